/** What stands first in a search command: a domain, or a file with a program that states a problem of the user's own. */
import type { Command } from "commander";
import { type AnyDomain, domains, type Settings } from "../domains/index.ts";
import { readText } from "../node/files/bounded-text.ts";
import { domainWith, OWN_PROBLEM } from "../run/own-problem/domain.ts";
import { isProgramName, type OwnSource } from "../run/own-problem/source.ts";
import { knownName, nameIn } from "../search/index.ts";
import { ExitCode } from "./exit-codes.ts";
import { type CommandInput, readInput } from "./input.ts";
import { untilInterrupted } from "./terminal/interrupt.ts";
import { taskWithProgress } from "./terminal/run-with-progress.ts";
import { atPlace } from "./usage-error.ts";

export interface NamedDomain {
  /** The name of the row; the same for all programs. */
  readonly name: string;
  /** What people read. */
  readonly title: string;
  readonly domain: AnyDomain;
  /** The program, if it is one. */
  readonly own?: OwnSource;
}

/** A program is run for the names of its heuristics, within the limits of the settings. `facts` is what a rule program begins with, in the place of its own. */
export async function namedDomain(word: string, settings: Settings, facts = ""): Promise<NamedDomain> {
  if (nameIn(domains, word) !== undefined || !isProgramName(word)) {
    const name = knownName(domains, "domain", word);
    return { name, title: name, domain: domains[name]! };
  }
  const own = { file: word, text: readText(word, word), facts };
  const names = await atPlace(word, () =>
    untilInterrupted(async (signal) => {
      const found = await taskWithProgress("names", { request: { settings } }, word, { own, signal });
      // There is nothing yet that could be kept.
      if (signal.aborted) process.exit(ExitCode.interrupted);
      return found;
    }),
  );
  return { name: OWN_PROBLEM, title: word, domain: domainWith(names), own };
}

/** The problem: of a domain, what the user names; of a program, its own. */
export function inputOf({ domain, own }: NamedDomain, word: string, settings: Settings): CommandInput {
  return own === undefined ? readInput(domain, word, settings) : { input: { text: "" }, label: own.file };
}

export interface OwnInput extends CommandInput {
  readonly own?: OwnSource | undefined;
}

/** The problems that several words name; of a rule program, each is what one of them begins with. */
export function inputsOf(named: NamedDomain, words: readonly string[], settings: Settings): OwnInput[] {
  const { own } = named;
  if (own === undefined) return words.map((word) => inputOf(named, word, settings));
  if (words.length === 0) return [{ ...inputOf(named, "", settings), own }];
  return words.map((facts) => ({ input: { text: "" }, label: facts, own: { ...own, facts } }));
}

/** Whether a command whose first word this is needs no other: the program states the problem. */
export function statesProblem(word: string): boolean {
  return nameIn(domains, word) === undefined && isProgramName(word);
}

/** Refuses a call as the parser does. */
export function missing(command: Command, argument: string): never {
  command.error(`error: missing required argument '${argument}'`, { code: "commander.missingArgument" });
}
