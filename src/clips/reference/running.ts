// Help for functions about running: the agenda, its strategies, the focus stack and breakpoints.
import type { HelpRow } from "./row.ts";

export const runningHelp = [
  ["run", "(run [<integer>])", "Fires rules until the agenda is empty, or at most this many."],
  ["halt", "(halt)", "Ends the run after this firing."],
  ["agenda", "(agenda [<module>])", "Lists the activations in firing order."],
  ["refresh", "(refresh <rule>)", "Puts activations that have already fired back on the agenda."],
  [
    "refresh-agenda",
    "(refresh-agenda [<module>])",
    "Recomputes the saliences on the agenda and reorders it.",
  ],
  ["set-strategy", "(set-strategy <strategy>)", "Sets how activations of equal salience are ordered."],
  ["get-strategy", "(get-strategy)", "The strategy of the agenda."],
  [
    "set-salience-evaluation",
    "(set-salience-evaluation <when>)",
    "Sets when saliences are computed: when-defined, when-activated, every-cycle.",
  ],
  ["get-salience-evaluation", "(get-salience-evaluation)", "Returns when saliences are computed."],
  ["matches", "(matches <rule> [<how>])", "Lists the matches of the patterns of a rule."],
  [
    "focus",
    "(focus <module>+)",
    "Pushes modules onto the focus stack; the rules of the first one fire first.",
  ],
  ["pop-focus", "(pop-focus)", "Removes the current module from the focus stack."],
  ["get-focus", "(get-focus)", "The current module of the focus stack."],
  ["get-focus-stack", "(get-focus-stack)", "The modules of the focus stack."],
  ["list-focus-stack", "(list-focus-stack)", "Lists the modules of the focus stack."],
  ["clear-focus-stack", "(clear-focus-stack)", "Empties the focus stack."],
  ["set-break", "(set-break <rule>)", "Stops runs before this rule fires."],
  ["remove-break", "(remove-break [<rule>])", "Removes one breakpoint or all."],
  ["show-breaks", "(show-breaks [<module>])", "Lists the breakpoints."],
  [
    "get-incremental-reset",
    "(get-incremental-reset)",
    "Returns whether new rules see the facts that already exist.",
  ],
  [
    "set-incremental-reset",
    "(set-incremental-reset <boolean>)",
    "Sets whether new rules see the facts that already exist.",
  ],
  ["get-beta-memory-resizing", "(get-beta-memory-resizing)", "Returns whether the memories of joins grow."],
  [
    "set-beta-memory-resizing",
    "(set-beta-memory-resizing <boolean>)",
    "Sets whether the memories of joins grow.",
  ],
] as const satisfies readonly HelpRow[];
