/** The words of the editor in English; the other languages have the same. */

import { constructSummaries, type FunctionName, functionHelp } from "../../../../clips/reference/index.ts";
import { renameSentences } from "../../../../clips/service/rename.ts";

const functions = Object.fromEntries(functionHelp.map(([name, , summary]) => [name, summary])) as Record<
  FunctionName,
  string
>;

export const en = {
  /** What each function does. */
  functions: functions as Readonly<Record<FunctionName, string>>,
  constructs: constructSummaries as Readonly<Record<keyof typeof constructSummaries, string>>,
  definedAt: (line: number) => `Line ${line} of this program.`,
  close: "Close",
  apply: "Rename",
  rename: (name: string) => `New name for ${name}`,
  places: (count: number) => (count === 1 ? "1 place" : `${count} places`),
  cannotFormat: "The program cannot be laid out: a parenthesis or quote is missing.",
  renameProblems: renameSentences,
  /** What CodeMirror says, by its own English words; those that are missing stay as they are. */
  phrases: {} as Readonly<Record<string, string>>,
};

export type EditorWords = typeof en;
