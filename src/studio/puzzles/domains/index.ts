/** The table of domains on the page: a new domain is one folder here and one line. */

import { OWN_PROBLEM } from "../../../run/own-problem/domain.ts";
import { usePreferences } from "../../app/preferences.ts";
import { eternity2 } from "./eternity2/index.ts";
import { knightScore } from "./knight-score/index.ts";
import { ownProblem } from "./own-problem/index.ts";
import type { PuzzleRow, RowWords } from "./row.ts";
import { slidingTiles } from "./sliding-tiles/index.ts";

/** A row whose problems and states only it knows; the states it gives must come back to it. */
// biome-ignore lint/suspicious/noExplicitAny: stands for "some type", which TypeScript cannot say
export type AnyPuzzleRow = PuzzleRow<any, any, any>;

export const puzzleRows: Readonly<Record<string, AnyPuzzleRow>> = {
  "sliding-tiles": slidingTiles,
  "knight-score": knightScore,
  eternity2,
  [OWN_PROBLEM]: ownProblem,
};

/** The words of a row in the chosen language. */
export function useRowWords({ words }: AnyPuzzleRow): RowWords {
  return words[usePreferences(({ language }) => language)];
}
