/** Heuristics that add up one number per tile and cell: misplaced tiles and Manhattan distance. */
import type { Heuristic } from "../../../search/index.ts";
import type { Board } from "../board.ts";

/** The estimate, and its table for the fast forms: `table[tile * cells + cell]`; 0 in all only at the goal. */
export interface TileSum extends Heuristic<Board> {
  readonly table: Int8Array;
}

/** Sums `estimate(tile, cell)` over all tiles; the blank counts for nothing. */
export function tileSum(cells: number, estimate: (tile: number, cell: number) => number): TileSum {
  const table = new Int8Array(cells * cells);
  for (let tile = 1; tile < cells; tile++) {
    for (let cell = 0; cell < cells; cell++) table[tile * cells + cell] = estimate(tile, cell);
  }
  const sum = (board: Board) => {
    let h = 0;
    for (let cell = 0; cell < cells; cell++) h += table[board[cell]! * cells + cell]!;
    return h;
  };
  return Object.assign(sum, { table });
}

export function isTileSum(heuristic: Heuristic<Board>): heuristic is TileSum {
  return "table" in heuristic;
}
