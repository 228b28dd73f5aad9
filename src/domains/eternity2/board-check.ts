/** What is wrong with a board that somebody shows: pieces used twice, pieces of another puzzle, sides that differ. */

import { bestScore, type Conflict, conflicts, EMPTY, pieceOn, score } from "./board.ts";
import type { AddressedBoard } from "./formats/address.ts";
import { type Puzzle, turnlessName } from "./pieces.ts";

export interface BoardReport {
  readonly filled: number;
  readonly score: number;
  readonly bestScore: number;
  readonly conflicts: readonly Conflict[];
  /** Cells whose piece is used more often than the puzzle has it. */
  readonly duplicates: readonly number[];
  /** Cells whose piece the puzzle does not have; empty if the puzzle is not known. */
  readonly foreign: readonly number[];
}

export type ShownBoard = Pick<AddressedBoard, "puzzle" | "board"> & Partial<AddressedBoard>;

/** `puzzle` has the available pieces; without it, every piece is taken to be available once. */
export function checkBoard(shown: ShownBoard, puzzle?: Puzzle): BoardReport {
  const { cells, filled } = shown.board;
  const available = new Map<string, number>();
  for (const piece of puzzle?.pieces ?? []) {
    const name = turnlessName(piece);
    available.set(name, (available.get(name) ?? 0) + 1);
  }
  const seen = new Map<string, number>();
  const numbers = shown.numbers ?? [];
  const duplicates: number[] = [];
  const foreign: number[] = [];
  cells.forEach((value, cell) => {
    if (value === EMPTY) return;
    const name = turnlessName(shown.puzzle.pieces[pieceOn(value)]!);
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    if (puzzle !== undefined && !available.has(name)) foreign.push(cell);
    else if (times > (available.get(name) ?? 1) || isNumberedTwice(numbers, cell)) duplicates.push(cell);
  });
  return {
    filled,
    score: score(shown.puzzle, cells),
    bestScore: bestScore(shown.puzzle),
    conflicts: conflicts(shown.puzzle, cells),
    duplicates,
    foreign,
  };
}

function isNumberedTwice(numbers: readonly number[], cell: number): boolean {
  return numbers[cell] !== undefined && numbers[cell] !== 0 && numbers.indexOf(numbers[cell]) < cell;
}
