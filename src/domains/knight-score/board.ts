/**
 * Boards of the knight score game: a number or nothing on each cell, row by row. Cells are named by a letter for the
 * column and a number for the row, from the top: A1, B3.
 */

export interface Shape {
  readonly rows: number;
  readonly columns: number;
}

/** The number on a cell, or null. */
export type Cell = number | null;

/** A board to play on, as a file describes it. */
export interface ScoreBoard {
  readonly name: string;
  readonly target: number;
  readonly shape: Shape;
  readonly cells: readonly Cell[];
  /** The knight's cell, or NOWHERE: then its first move places it on a number of the first row. */
  readonly knight: number;
}

export const NOWHERE = -1;
/** Columns are named by the letters of the alphabet. */
export const mostColumns = 26;
export const mostRows = 1000;

/** Row and column offsets of a jump, in the order of the Lisp program. */
const jumps = [
  [2, -1],
  [2, 1],
  [1, 2],
  [-1, 2],
  [-2, 1],
  [-2, -1],
  [-1, -2],
  [1, -2],
] as const;

export function cellName({ columns }: Shape, cell: number): string {
  return `${String.fromCharCode(65 + (cell % columns))}${Math.floor(cell / columns) + 1}`;
}

/** For each cell, the cells one jump away, in the order of `jumps`. */
export function neighbourTable({ rows, columns }: Shape): readonly (readonly number[])[] {
  return Array.from({ length: rows * columns }, (_, cell) => {
    const row = Math.floor(cell / columns);
    const column = cell % columns;
    return jumps
      .filter(([down, right]) => isInside(row + down, rows) && isInside(column + right, columns))
      .map(([down, right]) => cell + down * columns + right);
  });
}

function isInside(at: number, length: number): boolean {
  return at >= 0 && at < length;
}

/** The colour of a cell on a chessboard, 0 or 1: every jump changes it. */
export function colour({ columns }: Shape, cell: number): 0 | 1 {
  return ((Math.floor(cell / columns) + (cell % columns)) % 2) as 0 | 1;
}
