/** What stands first in a search command: a domain, or a file with a program that states a problem of the user's own. */
import type { Command } from "commander";
import { type AnyDomain, domains, type Settings } from "../domains/index.ts";
import { readText } from "../node/files/bounded-text.ts";
import { domainOf, OWN_PROBLEM } from "../run/own-problem/domain.ts";
import { isProgramName, type OwnSource } from "../run/own-problem/source.ts";
import { knownName, nameIn } from "../search/index.ts";
import { type CommandInput, readInput } from "./input.ts";
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

/** `facts` is what a rule program begins with, in the place of its own. */
export async function namedDomain(word: string, facts = ""): Promise<NamedDomain> {
  if (nameIn(domains, word) !== undefined || !isProgramName(word)) {
    const name = knownName(domains, "domain", word);
    return { name, title: name, domain: domains[name]! };
  }
  const own = { file: word, text: readText(word, word), facts };
  const { readOwnProgram } = await import("../node/own-program.ts");
  const domain = await atPlace(word, async () => domainOf(await readOwnProgram(own)));
  return { name: OWN_PROBLEM, title: word, domain, own };
}

/** The problem: of a domain, what the user names; of a program, its own. */
export function inputOf({ domain, own }: NamedDomain, word: string, settings: Settings): CommandInput {
  return own === undefined ? readInput(domain, word, settings) : { input: { text: "" }, label: own.file };
}

/** Whether a command whose first word this is needs no other: the program states the problem. */
export function statesProblem(word: string): boolean {
  return nameIn(domains, word) === undefined && isProgramName(word);
}

/** Refuses a call as the parser does. */
export function missing(command: Command, argument: string): never {
  command.error(`error: missing required argument '${argument}'`, { code: "commander.missingArgument" });
}
