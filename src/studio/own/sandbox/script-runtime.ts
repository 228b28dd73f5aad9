/** What stands behind a program in TypeScript or JavaScript in its worker: it reads what the program exports. */
import { type Position, placed, readProgram, textOf } from "../../../run/own-problem/program.ts";
import { programSentence } from "../../../run/own-problem/sentences.ts";
import * as search from "../../../search/index.ts";
import { OptionError } from "../../../search/index.ts";
import { beat, serve } from "./serve-program.ts";

/** The program as a function, and how many lines it has; written in front of this script (compiled-programs.ts). */
declare const ownProgram: (exported: Record<string, unknown>, require: (name: string) => unknown) => void;
declare const ownLines: number;

serve(() => {
  const exported: Record<string, unknown> = {};
  try {
    ownProgram(exported, required);
  } catch (error) {
    if (error instanceof OptionError) throw error;
    throw placed(programSentence("program-load", textOf(error)), positionOf(error));
  }
  return readProgram(exported, { positionOf, beat });
});

function required(name: string): unknown {
  if (name !== "frontier/search") throw new OptionError(programSentence("program-import", name));
  return search;
}

/** The innermost place of an error that lies in the program. */
function positionOf(error: unknown): Position | undefined {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  for (const [, line, column] of stack.matchAll(/:(\d+):(\d+)\)?$/gm))
    if (Number(line) <= ownLines) return { line: Number(line), column: Number(column) };
  return undefined;
}
