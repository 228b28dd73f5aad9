/** The table of heuristics for sliding puzzles. */
import { type Heuristic, zero } from "../../search/index.ts";
import type { HeuristicRow } from "../domain.ts";
import type { TableKeeper } from "../table-keeper.ts";
import { type Board, cellsOf, distance, type Shape } from "./board.ts";
import { linearConflict } from "./linear-conflict.ts";
import { type TileSum, tileSum } from "./tile-sum.ts";

export interface SlidingHeuristic extends HeuristicRow {
  /** The boards it is for, if not all: in words, and as a test. */
  readonly only?: { readonly boards: string; fits(shape: Shape): boolean };
  create(shape: Shape, goal: Board, keeper?: TableKeeper): Heuristic<Board>;
}

export const heuristics = {
  zero: {
    summary: "0 for every board",
    admissible: true,
    consistent: true,
    create: () => zero,
  },
  misplaced: {
    summary: "how many tiles are not in their place",
    admissible: true,
    consistent: true,
    create: (_, goal) => tileSum(goal.length, (tile, cell) => (goal[cell] === tile ? 0 : 1)),
  },
  manhattan: {
    summary: "steps of every tile to its place, along rows and columns",
    admissible: true,
    consistent: true,
    create: manhattan,
  },
  blank: {
    summary: "steps of the blank to its place",
    admissible: true,
    consistent: true,
    create: (shape, goal) => {
      const goalBlank = goal.indexOf(0);
      return (board) => distance(shape, board.indexOf(0), goalBlank);
    },
  },
  "linear-conflict": {
    summary: "manhattan, and two for each tile that must let another one pass",
    admissible: true,
    consistent: true,
    create: (shape, goal) => linearConflict(shape, goal, manhattan(shape, goal)),
  },
} satisfies Record<string, SlidingHeuristic>;

function manhattan(shape: Shape, goal: Board): TileSum {
  const goalCell = cellsOf(goal);
  return tileSum(goal.length, (tile, cell) => distance(shape, cell, goalCell[tile]!));
}
