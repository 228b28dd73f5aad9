/** Heuristics that know how a move changes them, which takes less than evaluating the next board. */
import type { Heuristic } from "../../../search/index.ts";
import type { Board } from "../board.ts";

/** It is 0 only at the goal. */
export interface ChangingHeuristic extends Heuristic<Board> {
  /** What is added when the tile on `from` moves to the blank on `to`; the board is the one before the move. */
  change(board: Board, from: number, to: number): number;
}

export function isChanging(heuristic: Heuristic<Board>): heuristic is ChangingHeuristic {
  return "change" in heuristic;
}
