/**
 * Turns what a user writes on the command line into a problem: a named instance, a file, standard input, or the text
 * itself.
 */
import { type Stats, statSync } from "node:fs";
import type { AnyDomain, ProblemInput, Settings } from "../domains/index.ts";
import { readText } from "../node/files/bounded-text.ts";
import { replaceFile } from "../node/files/shared-files.ts";
import { machineSentence } from "../node/sentences.ts";
import { studySentence } from "../run/sentences.ts";
import { nameIn, nearRows, OptionError } from "../search/index.ts";
import { words } from "./words/index.ts";

export interface CommandInput {
  readonly input: ProblemInput;
  /** What messages call it. */
  readonly label: string;
}

/** If the settings ask for a change to the problem file, it is made first. */
export function readInput(domain: AnyDomain, word: string, settings: Settings = {}): CommandInput {
  if (Object.hasOwn(domain.instances, word)) return { input: { instance: word }, label: word };
  if (word === "-") return { input: { text: readText(0, words.standardInput) }, label: words.standardInput };
  const file = statusOf(word);
  if (file?.isDirectory()) throw new OptionError(machineSentence("is-folder", word));
  if (file) return { input: { text: changedFile(domain, word, settings) }, label: word };
  const instance = nameIn(domain.instances, word);
  if (instance !== undefined) return { input: { instance }, label: instance };
  if (/\s|^[\d,]*$|[#&?]\w+=/.test(word)) return { input: { text: word }, label: `"${word}"` };
  throw new OptionError(studySentence("no-file-or-instance", word, nearRows(domain.instances, word)));
}

function changedFile(domain: AnyDomain, path: string, settings: Settings): string {
  const text = readText(path, path);
  const changed = domain.rewritten?.(text, settings);
  if (changed !== undefined && changed !== text) replaceFile(path, changed);
  return changed ?? text;
}

/** Undefined if this cannot be a file name, such as a board longer than file names may be. */
function statusOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
