/** The commands of the prompt that are not part of the language: they begin with a colon. */
import type { Environment } from "../../clips/index.ts";
import { wholeNumber } from "../../domains/index.ts";
import { errorLines, networkLines, orderLines, treeLines, whyLines, whyNotLines } from "./explain-text.ts";

interface PromptCommand {
  readonly name: string;
  readonly argument: string;
  readonly summary: string;
  /** Lines to show. */
  run(environment: Environment, argument: string): string[];
}

export const PROMPT_COMMANDS: readonly PromptCommand[] = [
  {
    name: ":help",
    argument: "",
    summary: "this list",
    run: () =>
      PROMPT_COMMANDS.map(({ name, argument, summary }) => `${`${name} ${argument}`.padEnd(16)}${summary}`),
  },
  {
    name: ":why-not",
    argument: "RULE",
    summary: "why a rule does not fire",
    run: (environment, rule) => {
      if (rule === "") return ["Which rule? :why-not RULE"];
      const found = environment.whyNot(rule);
      return found === undefined ? [`There is no rule ${rule}.`] : whyNotLines(found);
    },
  },
  {
    name: ":why",
    argument: "FACT",
    summary: "where a fact or an instance came from: :why 5, :why [a]",
    run: (environment, what) => {
      const index = /^(?:f-)?(\d+)$/.exec(what)?.[1];
      const name = /^\[(.+)\]$/.exec(what)?.[1];
      if (index === undefined && name === undefined) return ["Which fact or instance? :why 5, :why [a]"];
      const why = environment.why(name ?? Number(index));
      if (why !== undefined) return whyLines(why);
      const sort = name === undefined ? `fact f-${index}` : `instance ${what}`;
      return [`There has been no ${sort} since the last reset.`];
    },
  },
  {
    name: ":order",
    argument: "",
    summary: "why the activations are in this order",
    run: (environment) => orderLines(environment.order()),
  },
  {
    name: ":undo",
    argument: "[N]",
    summary: "step back N firings (1)",
    run: (environment, count) => {
      const wanted = count === "" ? 1 : wholeNumber(count, { least: 1 });
      if (wanted === undefined) return ["How many firings? :undo 3"];
      const undone = environment.undo(wanted);
      if (undone === 0) return ["There is no firing to undo."];
      const { fired } = environment;
      const now = fired === 0 ? "before the first firing" : `after firing ${fired}`;
      return [`${undone} ${undone === 1 ? "firing" : "firings"} undone; this is the state ${now}.`];
    },
  },
  {
    name: ":tree",
    argument: "",
    summary: "which fact came from which",
    run: (environment) => treeLines(environment.derivation() ?? { facts: [], instances: [], firings: [] }),
  },
  {
    name: ":network",
    argument: "",
    summary: "the Rete network with the matches in each node",
    run: (environment) => {
      const picture = environment.network();
      return picture.nodes.length === 0 ? ["There are no rules."] : networkLines(picture);
    },
  },
  {
    name: ":errors",
    argument: "",
    summary: "the errors so far, with their places",
    run: (environment) => {
      const errors = environment.errors();
      if (errors.length === 0) return ["There were no errors."];
      return errors.flatMap((error) => [error.message, ...errorLines(error)]);
    },
  },
];

/** The answer to a line that begins with a colon; undefined for any other line. */
export function promptCommand(environment: Environment, line: string): string[] | undefined {
  const [, name, argument] = /^\s*(:\S*)\s*(.*?)\s*$/.exec(line) ?? [];
  if (name === undefined) return undefined;
  const command = PROMPT_COMMANDS.find((row) => row.name === name);
  if (command === undefined) return [`There is no command ${name}; :help lists them.`];
  return command.run(environment, argument);
}
