/**
 * Boards of the sliding puzzles: numbers row by row, 0 for the blank. Which moves there are, and whether one
 * board can be turned into another.
 */
import type { Named } from "../../search/index.ts";

/** Tiles row by row; 0 is the blank. */
export type Board = readonly number[];

/** Moves of the blank. */
export type Move = "up" | "left" | "right" | "down";

export interface Shape {
  readonly rows: number;
  readonly columns: number;
}

/** In Korf's order, which is the default. */
export const moves: readonly Move[] = ["up", "left", "right", "down"];

/** What people call them who speak another language. */
export const moveNames: Readonly<Record<Move, Named>> = {
  up: { aliases: ["arriba", "dalt", "cima"] },
  left: { aliases: ["izquierda", "esquerra", "esquerda"] },
  right: { aliases: ["derecha", "dreta", "direita"] },
  down: { aliases: ["abajo", "baix", "baixo"] },
};

export const opposite: Readonly<Record<Move, Move>> = {
  up: "down",
  down: "up",
  left: "right",
  right: "left",
};

export const smallestSide = 2;
export const largestSide = 5;

/** Where a move takes the blank, or -1 if that is off the board. */
export function target(shape: Shape, blank: number, move: Move): number {
  const row = Math.floor(blank / shape.columns);
  const column = blank % shape.columns;
  if (move === "up") return row > 0 ? blank - shape.columns : -1;
  if (move === "down") return row < shape.rows - 1 ? blank + shape.columns : -1;
  if (move === "left") return column > 0 ? blank - 1 : -1;
  return column < shape.columns - 1 ? blank + 1 : -1;
}

/** The board after a move of the blank, which must be possible. */
export function moved(board: Board, blank: number, to: number): Board {
  const next = board.slice();
  next[blank] = next[to]!;
  next[to] = 0;
  return next;
}

/** Steps between two cells, along rows and columns. */
export function distance(shape: Shape, from: number, to: number): number {
  const { columns } = shape;
  return (
    Math.abs(Math.floor(from / columns) - Math.floor(to / columns)) +
    Math.abs((from % columns) - (to % columns))
  );
}

/** The tiles in order, 1 2 3 …, with the blank last. */
export function defaultGoal(shape: Shape): Board {
  const cells = shape.rows * shape.columns;
  return Array.from({ length: cells }, (_, cell) => (cell + 1) % cells);
}

/** The cell of each tile. */
export function cellsOf(board: Board): number[] {
  const cells: number[] = [];
  board.forEach((tile, cell) => {
    cells[tile] = cell;
  });
  return cells;
}

/**
 * Whether a board can be turned into another of the same tiles. Each move swaps the blank with one tile, so the
 * swaps needed and the steps of the blank are both even or both odd; on a rectangle nothing else stands in the way.
 */
export function isReachable(shape: Shape, from: Board, to: Board): boolean {
  const cellInGoal = cellsOf(to);
  const permutation = from.map((tile) => cellInGoal[tile]!);
  let swaps = 0;
  for (let cell = 0; cell < permutation.length; cell++) {
    while (permutation[cell] !== cell) {
      const other = permutation[cell]!;
      permutation[cell] = permutation[other]!;
      permutation[other] = other;
      swaps++;
    }
  }
  return swaps % 2 === distance(shape, from.indexOf(0), cellInGoal[0]!) % 2;
}
