/** Changes made to a sliding board by hand: pure functions from board to board. */
import { Random } from "../../../../domains/random.ts";
import {
  type Board,
  defaultGoal,
  distance,
  isReachable,
  type Shape,
} from "../../../../domains/sliding-tiles/board.ts";

/** The board with the contents of two cells swapped. */
export function swapped(board: Board, a: number, b: number): Board {
  const next = [...board];
  [next[a], next[b]] = [next[b]!, next[a]!];
  return next;
}

/** The board after a tile beside the gap has slid into it; undefined if the cell is not beside it. */
export function slid(shape: Shape, board: Board, cell: number): Board | undefined {
  const gap = board.indexOf(0);
  return distance(shape, gap, cell) === 1 ? swapped(board, gap, cell) : undefined;
}

/** The board with a tile moved to a cell, swapped with what was there. */
export function withTile(board: Board, cell: number, tile: number): Board | undefined {
  const from = board.indexOf(tile);
  return from < 0 || from === cell ? undefined : swapped(board, from, cell);
}

/** A board chosen by a seed from which the goal can be reached. */
export function shuffledBoard(shape: Shape, goal: Board, seed: number): Board {
  const board = new Random(seed).shuffled(goal);
  if (isReachable(shape, board, goal)) return board;
  // Swapping two tiles changes the parity.
  const [a, b] = board.flatMap((tile, cell) => (tile === 0 ? [] : [cell]));
  return swapped(board, a!, b!);
}

export function freshBoard(shape: Shape): Board {
  return defaultGoal(shape);
}
