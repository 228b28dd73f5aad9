/** From what a user writes on the command line to a problem: a named instance, a file, standard input, or the text itself. */
import { readFileSync, statSync } from "node:fs";
import type { AnyDomain, ProblemInput, Settings } from "../domains/index.ts";
import { OptionError } from "../search/index.ts";
import { replaceFile } from "../study/shared-files.ts";

export interface CommandInput {
  readonly input: ProblemInput;
  /** How messages call it. */
  readonly label: string;
}

/** No problem file is larger. */
const MOST_BYTES = 10_000_000;

/** Settings that ask for a change of a problem file are done to the file first. */
export function readInput(domain: AnyDomain, word: string, settings: Settings = {}): CommandInput {
  if (word in domain.instances) return { input: { instance: word }, label: word };
  if (word === "-") return { input: { text: decode(readFileSync(0)) }, label: "standard input" };
  const file = statSync(word, { throwIfNoEntry: false });
  if (file?.isDirectory()) throw new OptionError(`${word} is a folder, not a file.`);
  if (file && file.size > MOST_BYTES) throw new OptionError(`${word} is too large to be a problem.`);
  if (file) return { input: { text: changedFile(domain, word, settings) }, label: word };
  if (/\s|^[\d,]*$/.test(word)) return { input: { text: word }, label: `"${word}"` };
  const near = Object.keys(domain.instances).filter((name) => name.startsWith(word.slice(0, 3)));
  const hint = near.length > 0 ? ` Did you mean ${near.slice(0, 3).join(", ")}?` : "";
  throw new OptionError(`There is no file and no instance "${word}".${hint}`);
}

function changedFile(domain: AnyDomain, path: string, settings: Settings): string {
  const text = readFile(path);
  const changed = domain.rewritten?.(text, settings);
  if (changed !== undefined && changed !== text) replaceFile(path, changed);
  return changed ?? text;
}

function readFile(path: string): string {
  try {
    return decode(readFileSync(path));
  } catch (error) {
    throw new OptionError(`${path} cannot be read: ${(error as Error).message}`);
  }
}

/** Bytes that are no UTF-8 become U+FFFD, which the readers refuse with its place. */
function decode(content: Buffer): string {
  return content.toString("utf8").replace(/^\uFEFF/, "");
}
