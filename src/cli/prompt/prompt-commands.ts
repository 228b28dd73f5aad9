/** The commands of the prompt that are not part of the language: they begin with a colon. */
import type { Environment } from "../../clips/index.ts";
import { wholeNumber } from "../../domains/index.ts";
import { errorLines, networkLines, orderLines, treeLines, whyLines, whyNotLines } from "./explain-text.ts";
import { englishSpeech, type Speech } from "./speech.ts";
import type { PromptWords } from "./words/en.ts";

interface PromptCommand {
  readonly name: keyof PromptWords["commands"];
  readonly argument: string;
  /** Lines to show. */
  run(environment: Environment, argument: string, speech: Speech): string[];
}

export const PROMPT_COMMANDS: readonly PromptCommand[] = [
  {
    name: ":help",
    argument: "",
    run: (_environment, _argument, { words }) =>
      PROMPT_COMMANDS.map(
        ({ name, argument }) => `${`${name} ${argument}`.padEnd(16)}${words.commands[name]}`,
      ),
  },
  {
    name: ":why-not",
    argument: "RULE",
    run: (environment, rule, speech) => {
      if (rule === "") return [speech.words.whichRule];
      const found = environment.whyNot(rule);
      return found === undefined ? [speech.words.noRule(rule)] : whyNotLines(speech, found);
    },
  },
  {
    name: ":why",
    argument: "FACT",
    run: (environment, what, speech) => {
      const { words } = speech;
      const index = /^(?:f-)?(\d+)$/.exec(what)?.[1];
      const name = /^\[(.+)\]$/.exec(what)?.[1];
      if (index === undefined && name === undefined) return [words.whichEntity];
      const why = environment.why(name ?? Number(index));
      if (why !== undefined) return whyLines(speech, why);
      return [name === undefined ? words.noFact(`f-${index}`) : words.noInstance(what)];
    },
  },
  {
    name: ":order",
    argument: "",
    run: (environment, _, speech) => orderLines(speech, environment.order()),
  },
  {
    name: ":undo",
    argument: "[N]",
    run: (environment, count, { words }) => {
      const wanted = count === "" ? 1 : wholeNumber(count, { least: 1 });
      if (wanted === undefined) return [words.howManyFirings];
      const undone = environment.undo(wanted);
      return [undone === 0 ? words.nothingToUndo : words.undone(undone, environment.fired)];
    },
  },
  {
    name: ":tree",
    argument: "",
    run: (environment, _, speech) =>
      treeLines(speech, environment.derivation() ?? { facts: [], instances: [], firings: [] }),
  },
  {
    name: ":network",
    argument: "",
    run: (environment, _, { words }) => {
      const picture = environment.network();
      return picture.nodes.length === 0 ? [words.noRules] : networkLines(picture);
    },
  },
  {
    name: ":errors",
    argument: "",
    run: (environment, _, speech) => {
      const errors = environment.errors();
      if (errors.length === 0) return [speech.words.noErrors];
      return errors.flatMap((error) => [error.message, ...errorLines(speech, error)]);
    },
  },
];

/** The answer to a line that begins with a colon; undefined for any other line. */
export function promptCommand(
  environment: Environment,
  line: string,
  speech: Speech = englishSpeech,
): string[] | undefined {
  const [, name, argument] = /^\s*(:\S*)\s*(.*?)\s*$/.exec(line) ?? [];
  if (name === undefined) return undefined;
  const command = PROMPT_COMMANDS.find((row) => row.name === name);
  if (command === undefined) return [speech.words.noCommand(name)];
  return command.run(environment, argument!, speech);
}
