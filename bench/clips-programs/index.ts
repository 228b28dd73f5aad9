/** The programs on which the rule engine is compared with the C program. */

import { readFileSync } from "node:fs";
import { blocks } from "./blocks.ts";
import { eightPuzzle } from "./eight-puzzle.ts";
import { hundredRules } from "./hundred-rules.ts";
import { manners } from "./manners.ts";
import { objects } from "./objects.ts";
import { river } from "./river.ts";
import { sudoku } from "./sudoku.ts";
import { waltz } from "./waltz.ts";
import { waltzDb } from "./waltz-db.ts";

export interface RuleProgram {
  readonly name: string;
  /** Commands for -f2 that end with `(exit)`. */
  text(): string;
  /** True when a run takes so long that one is enough. */
  readonly long?: boolean;
  /** True for those whose mean is claimed. */
  readonly inMean?: boolean;
}

export const PROGRAMS: readonly RuleProgram[] = [
  { name: "Manners 16", text: () => manners(16) },
  { name: "Manners 32", text: () => manners(32) },
  { name: "Manners 64", text: () => manners(64), inMean: true },
  { name: "Manners 128", text: () => manners(128), inMean: true },
  { name: "Manners 256", text: () => manners(256), long: true },
  { name: "Waltz 12", text: () => waltz(12) },
  { name: "Waltz 25", text: () => waltz(25), inMean: true },
  { name: "Waltz 37", text: () => waltz(37) },
  { name: "Waltz 50", text: () => waltz(50), inMean: true },
  { name: "WaltzDB 200", text: () => waltzDb(200) },
  { name: "sudoku 4x4", text: () => sudoku(100), inMean: true },
  { name: "zebra", text: () => classic("zebra") },
  { name: "river", text: () => river(200, 8), inMean: true },
  { name: "blocks", text: () => blocks(5, 50) },
  { name: "8-puzzle depth", text: () => eightPuzzle("8 1 3 7 2 5 4 0 6", "depth"), inMean: true },
  { name: "8-puzzle breadth", text: () => eightPuzzle("0 1 2 3 4 6 7 8 5", "breadth"), inMean: true },
  { name: "100 constants", text: () => hundredRules("constants", 20_000) },
  { name: "100 predicates", text: () => hundredRules("predicates", 10_000), inMean: true },
  { name: "100 tests", text: () => hundredRules("tests", 5_000) },
  { name: "objects", text: () => objects(60, 1_200) },
];

/** A program that the repository shows as an example. */
function classic(name: string): string {
  return `${readFileSync(`programs/classic/${name}.clp`, "utf8")}\n(reset)\n(run)\n(exit)\n`;
}
