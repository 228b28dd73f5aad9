/** A rule program by its file, or by the name that a course document gives it. */
import { existsSync } from "node:fs";
import { type Named, nameIn } from "../../search/index.ts";
import type { Language } from "../../words/languages.ts";
import { packageFile } from "./package-files.ts";

interface ProgramRow extends Named {
  readonly file: string;
  /** The language of the document that uses this name; without one, the program is there in several. */
  readonly language?: Language;
}

/** The programs of the 8-puzzle documents. */
const programs: Readonly<Record<string, ProgramRow>> = {
  "puzampro.clp": { file: "puzampro.clp", aliases: ["puzampro"] },
  "puzanpo.clp": { file: "puzampro.clp", aliases: ["puzanpo"], language: "en" },
  "puzdesco.clp": { file: "puzdesco.clp", aliases: ["puzdesco"] },
  "puzmanha.clp": { file: "puzmanha.clp", aliases: ["puzmanha"] },
};

/** The file that a word stands for: the word itself, unless there is no such file and a program of ours has that name. */
export function programFile(word: string, language: Language): string {
  const name = existsSync(word) ? undefined : nameIn(programs, word);
  if (name === undefined) return word;
  const { file, language: own = language } = programs[name]!;
  // There are none in Portuguese.
  return packageFile(`programs/8-puzzle/${own === "pt" ? "en" : own}/${file}`);
}
