/**
 * Manhattan distance plus two moves for each tile that must leave its line to let another pass (Hansson, Mayer and
 * Yung 1992). Per line the fewest tiles that must leave is the length minus the longest run of tiles in order.
 */
import type { Heuristic } from "../../../search/index.ts";
import { type Board, cellsOf, type Shape } from "../board.ts";
import type { TileSum } from "./tile-sum.ts";

/** The estimate, and its parts: the steps of the tiles, and for each line how many tiles must leave it. */
export interface LinearConflict extends Heuristic<Board> {
  readonly manhattan: TileSum;
  leavingRow(board: Board, row: number): number;
  leavingColumn(board: Board, column: number): number;
}

export function isLinearConflict(heuristic: Heuristic<Board>): heuristic is LinearConflict {
  return "leavingRow" in heuristic;
}

export function linearConflict(shape: Shape, goal: Board, manhattan: TileSum): LinearConflict {
  const { rows, columns } = shape;
  const goalCell = cellsOf(goal);
  const goalRow = goalCell.map((cell) => Math.floor(cell / columns));
  const goalColumn = goalCell.map((cell) => cell % columns);
  const places: number[] = [];
  const leavingRow = (board: Board, row: number) => {
    places.length = 0;
    for (let column = 0; column < columns; column++) {
      const tile = board[row * columns + column]!;
      if (tile !== 0 && goalRow[tile] === row) places.push(goalColumn[tile]!);
    }
    return places.length - longestIncreasing(places);
  };
  const leavingColumn = (board: Board, column: number) => {
    places.length = 0;
    for (let row = 0; row < rows; row++) {
      const tile = board[row * columns + column]!;
      if (tile !== 0 && goalColumn[tile] === column) places.push(goalRow[tile]!);
    }
    return places.length - longestIncreasing(places);
  };
  const estimate = (board: Board) => {
    let leaving = 0;
    for (let row = 0; row < rows; row++) leaving += leavingRow(board, row);
    for (let column = 0; column < columns; column++) leaving += leavingColumn(board, column);
    return manhattan(board) + 2 * leaving;
  };
  return Object.assign(estimate, { manhattan, leavingRow, leavingColumn });
}

/** The length of the longest increasing subsequence of at most five numbers. */
function longestIncreasing(places: readonly number[]): number {
  let longest = 0;
  const lengthEndingAt: number[] = [];
  for (let i = 0; i < places.length; i++) {
    let length = 1;
    for (let j = 0; j < i; j++) {
      if (places[j]! < places[i]! && lengthEndingAt[j]! >= length) length = lengthEndingAt[j]! + 1;
    }
    lengthEndingAt.push(length);
    if (length > longest) longest = length;
  }
  return longest;
}
