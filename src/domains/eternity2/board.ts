/** Boards: which piece lies where and how it is turned; what matches, what does not, and what that is worth. */
import { colourOn, neighbour, opposite, type Puzzle } from "./pieces.ts";

export interface Board {
  /** Row by row: 0 for an empty cell, else 1 + 4 * piece + quarter turns clockwise. */
  readonly cells: readonly number[];
  /** The cell that was filled last, -1 at a start. */
  readonly last: number;
  /** How many cells are filled. */
  readonly filled: number;
}

export const EMPTY = 0;

export function pieceOn(value: number): number {
  return (value - 1) >> 2;
}

export function rotationOn(value: number): number {
  return (value - 1) & 3;
}

export function cellValue(piece: number, rotation: number): number {
  return 1 + piece * 4 + rotation;
}

/** The colour on a side of what lies on a cell, which must not be empty. */
export function colourAt(puzzle: Puzzle, cells: readonly number[], cell: number, side: number): number {
  const value = cells[cell]!;
  return colourOn(puzzle.pieces[pieceOn(value)]!, rotationOn(value), side);
}

/** The empty board with the hints on it. */
export function startBoard(puzzle: Puzzle): Board {
  const cells: number[] = new Array(puzzle.width * puzzle.height).fill(EMPTY);
  for (const { cell, piece, rotation } of puzzle.hints) cells[cell] = cellValue(piece, rotation);
  return { cells, last: -1, filled: puzzle.hints.length };
}

/** One side of a filled cell that is wrong. */
export interface Conflict {
  readonly cell: number;
  readonly side: number;
}

/**
 * All wrong sides: another colour than the neighbour's, a colour other than grey at the rim, grey towards an empty
 * cell. Of two neighbours that do not match both sides are listed.
 */
export function conflicts(puzzle: Puzzle, cells: readonly number[]): Conflict[] {
  const found: Conflict[] = [];
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === EMPTY) continue;
    for (let side = 0; side < 4; side++) if (!isRight(puzzle, cells, cell, side)) found.push({ cell, side });
  }
  return found;
}

export function isValid(puzzle: Puzzle, cells: readonly number[]): boolean {
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === EMPTY) continue;
    for (let side = 0; side < 4; side++) if (!isRight(puzzle, cells, cell, side)) return false;
  }
  return true;
}

function isRight(puzzle: Puzzle, cells: readonly number[], cell: number, side: number): boolean {
  const colour = colourAt(puzzle, cells, cell, side);
  const beside = neighbour(puzzle, cell, side);
  if (beside < 0) return colour === 0;
  if (cells[beside] === EMPTY) return colour !== 0;
  return colour === colourAt(puzzle, cells, beside, opposite(side));
}

/** How many inner edges match, as the community counts: grey against grey does not count. */
export function score(puzzle: Puzzle, cells: readonly number[]): number {
  let matches = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === EMPTY) continue;
    for (const side of [1, 2]) {
      const beside = neighbour(puzzle, cell, side);
      if (beside < 0 || cells[beside] === EMPTY) continue;
      const colour = colourAt(puzzle, cells, cell, side);
      if (colour !== 0 && colour === colourAt(puzzle, cells, beside, opposite(side))) matches++;
    }
  }
  return matches;
}

/** The score of a solution. */
export function bestScore({ width, height }: Puzzle): number {
  return width * (height - 1) + height * (width - 1);
}
