/** What the CLIPS prompt says beyond CLIPS itself, in English. */
import type { Why } from "../../../clips/index.ts";

type Firing = NonNullable<Why["firing"]>;

export const en = {
  hint: ":help lists what else this prompt can do.",
  interrupted: (fired: number) =>
    `Interrupted. ${fired === 0 ? "No rule has fired" : `This is the state after firing ${fired}`}.`,
  noCommand: (name: string) => `There is no command ${name}; :help lists them.`,
  commands: {
    ":help": "this list",
    ":why-not": "why a rule does not fire",
    ":why": "where a fact or an instance came from: :why 5, :why [a]",
    ":order": "why the activations are in this order",
    ":undo": "step back N firings (1)",
    ":tree": "which fact came from which",
    ":network": "the Rete network with the matches in each node",
    ":errors": "the errors so far, with their places",
  },
  whichRule: "Which rule? :why-not RULE",
  noRule: (rule: string) => `There is no rule ${rule}.`,
  whichEntity: "Which fact or instance? :why 5, :why [a]",
  noFact: (label: string) => `There has been no fact ${label} since the last reset.`,
  noInstance: (label: string) => `There has been no instance ${label} since the last reset.`,
  howManyFirings: "How many firings? :undo 3",
  nothingToUndo: "There is no firing to undo.",
  undone: (firings: number, fired: number) =>
    `${firings} ${firings === 1 ? "firing" : "firings"} undone; this is the state ${fired === 0 ? "before the first firing" : `after firing ${fired}`}.`,
  noRules: "There are no rules.",
  noErrors: "There were no errors.",

  alternative: (number: number) => `Alternative ${number}`,
  survivors: "Partial matches that survive each step",
  ownMatches: (matches: number) => `(${matches} ${matches === 1 ? "match" : "matches"} on its own)`,
  nearest: "Nearest",
  strategy: (strategy: string, evaluation: string) =>
    `Strategy ${strategy}; salience is evaluated ${evaluation}.`,
  evaluations: {
    "when-defined": "when defined",
    "when-activated": "when activated",
    "every-cycle": "every cycle",
  } as Readonly<Record<string, string>>,
  notInFocus: "(not in focus)",
  emptyAgenda: "The agenda is empty.",
  moreFacts: (facts: number) => `… and ${facts} more ${facts === 1 ? "fact" : "facts"}`,
  goneAfter: (firing: number) => `gone after ${firing}`,
  /** Where an error is, in a text without a name. */
  place: (line: number, column: number) => `line ${line}, column ${column}`,

  gone: (isFact: boolean): string => (isFact ? "(retracted since)" : "(deleted since)"),
  given: "was given",
  madeBy: (isFact: boolean, firing: string) => `was ${isFact ? "asserted" : "made"} by ${firing}`,
  firing: ({ number, rule, matched }: Firing) =>
    `firing ${number} of ${rule}${matched.length === 0 ? "" : `, which matched ${matched.join(", ")}`}`,
  set: (slot: string, firing: string | null) =>
    `slot ${slot} was set ${firing === null ? "from outside" : `by ${firing}`}`,
  above: "see above",
};

export type PromptWords = typeof en;
