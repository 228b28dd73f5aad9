/** Finds a study by what a user calls it: the name of a built-in one, or a file. */
import { existsSync } from "node:fs";
import { studySentence } from "../../run/sentences.ts";
import { nearNames, OptionError } from "../../search/index.ts";
import { builtInStudies } from "../../study/built-in/index.ts";
import type { StudyDefinition } from "../../study/definition.ts";
import { withPrograms } from "../../study/program-part.ts";
import { readStudyFile } from "./definition-file.ts";
import { packageText } from "./package-files.ts";

/** Throws an OptionError if there is no such study, or if its file is wrong. */
export function definitionNamed(which: string): StudyDefinition {
  if (Object.hasOwn(builtInStudies, which))
    return withPrograms(builtInStudies[which]!, (file) => packageText(`programs/${file}`));
  if (existsSync(which) || /[./\\]/.test(which)) return readStudyFile(which);
  const known = Object.keys(builtInStudies);
  throw new OptionError(studySentence("no-study-or-file", which, known, nearNames(which, known)));
}

/** Whether `definitionNamed` would find a study; otherwise it may still be the name of one in a store. */
export function isDefinition(which: string): boolean {
  return Object.hasOwn(builtInStudies, which) || existsSync(which);
}
