/**
 * Manhattan distance plus two moves for each tile that must leave its line to let another pass (Hansson, Mayer and
 * Yung 1992). Per line the fewest tiles that must leave is the length minus the longest run of tiles in order.
 */
import type { Heuristic } from "../../../search/index.ts";
import { type Board, cellsOf, type Shape } from "../board.ts";
import type { ChangingHeuristic } from "./changing.ts";
import { ConflictLines } from "./conflict-lines.ts";
import type { TileSum } from "./tile-sum.ts";

/** The estimate, and its parts: the steps of the tiles, and for each line how many tiles must leave it. */
export interface LinearConflict extends ChangingHeuristic {
  readonly manhattan: TileSum;
  readonly inRows: ConflictLines;
  readonly inColumns: ConflictLines;
}

export function isLinearConflict(heuristic: Heuristic<Board>): heuristic is LinearConflict {
  return "inRows" in heuristic;
}

export function linearConflict(shape: Shape, goal: Board, manhattan: TileSum): LinearConflict {
  const goalCell = cellsOf(goal);
  const rowOf = goalCell.map((_, cell) => Math.floor(cell / shape.columns));
  const columnOf = goalCell.map((_, cell) => cell % shape.columns);
  const inRows = new ConflictLines(goalCell, rowOf, columnOf);
  const inColumns = new ConflictLines(goalCell, columnOf, rowOf);
  const estimate = (board: Board) => manhattan(board) + 2 * (inRows.all(board) + inColumns.all(board));
  const { table } = manhattan;
  const cells = goal.length;
  // A move along a row lets no tile of the row pass another; only the columns that it leaves and enters change.
  const change = (board: Board, from: number, to: number) => {
    const row = board[from]! * cells;
    const crossed = rowOf[from] === rowOf[to] ? inColumns : inRows;
    return table[row + to]! - table[row + from]! + 2 * crossed.change(board, from, to);
  };
  return Object.assign(estimate, { manhattan, inRows, inColumns, change });
}
