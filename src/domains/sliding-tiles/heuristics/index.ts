/** The table of heuristics for sliding puzzles. */
import { type Heuristic, zero } from "../../../search/index.ts";
import type { HeuristicRow } from "../../domain.ts";
import { lastMade } from "../../last-made.ts";
import type { TableKeeper } from "../../table-keeper.ts";
import { type Board, cellsOf, distance, type Shape } from "../board.ts";
import { linearConflict } from "./linear-conflict.ts";
import { type Partition, patternSum } from "./pattern-sum.ts";
import { type TileSum, tileSum } from "./tile-sum.ts";
import { walkingDistance } from "./walking-distance.ts";

export interface SlidingHeuristic extends HeuristicRow {
  /** The boards it is for, if not all: the length of their side, and a test. */
  readonly only?: { readonly side: number; fits(shape: Shape): boolean };
  /** Boards for which it takes more than seconds to make. */
  slowOn?(shape: Shape): boolean;
  create(shape: Shape, goal: Board, keeper?: TableKeeper): Heuristic<Board>;
}

export const heuristics = {
  zero: {
    aliases: ["z", "cero", "nula"],
    summary: "0 for every board",
    admissible: true,
    consistent: true,
    create: () => zero,
  },
  misplaced: {
    aliases: ["d", "desorden", "descolocadas", "descol·locades", "fora do lugar", "Hamming"],
    summary: "how many tiles are out of place",
    admissible: true,
    consistent: true,
    create: misplaced,
  },
  manhattan: {
    aliases: ["m"],
    summary: "steps of every tile to its place, along rows and columns",
    admissible: true,
    consistent: true,
    create: manhattan,
  },
  blank: {
    aliases: ["b", "blanco", "blanc", "branco"],
    summary: "steps of the blank to its place",
    admissible: true,
    consistent: true,
    create: (shape, goal) => {
      const goalBlank = goal.indexOf(0);
      return (board) => distance(shape, board.indexOf(0), goalBlank);
    },
  },
  "linear-conflict": {
    aliases: ["conflicto lineal", "conflicte lineal", "conflito linear"],
    summary: "manhattan, plus two for each tile that must make way for another",
    admissible: true,
    consistent: true,
    create: (shape, goal) => linearConflict(shape, goal, manhattan(shape, goal)),
  },
  "walking-distance": {
    summary: "moves to bring the tiles into their rows, and into their columns (5x5: ready in half a minute)",
    admissible: true,
    consistent: true,
    slowOn: ({ rows, columns }) => rows * columns > 20,
    create: walkingDistance,
  },
  "pdb-4-4": patterns(3, "8-puzzle; ready at once", [
    [1, 2, 3, 4],
    [5, 6, 7, 8],
  ]),
  "pdb-5-5-5": patterns(4, "15-puzzle; ready in half a second, 2 MB", [
    [1, 2, 3, 4, 5],
    [8, 9, 12, 13, 14],
    [6, 7, 10, 11, 15],
  ]),
  "pdb-6-6-3": patterns(4, "15-puzzle; ready in two seconds, 12 MB", [
    [1, 2, 3, 4, 5, 6],
    [8, 9, 10, 12, 13, 14],
    [7, 11, 15],
  ]),
  "pdb-7-8": {
    ...patterns(4, "15-puzzle; takes minutes and 1.6 GB to build, then 577 MB", [
      [1, 2, 3, 4, 5, 6, 7],
      [8, 9, 10, 11, 12, 13, 14, 15],
    ]),
    slowOn: () => true,
  },
  "pdb-6-6-6-6": {
    ...patterns(5, "24-puzzle; takes a minute to build, 255 MB on disk, then needs 0.8 GB of memory", [
      [1, 2, 5, 6, 7, 12],
      [3, 4, 8, 9, 13, 14],
      [10, 11, 15, 16, 20, 21],
      [17, 18, 19, 22, 23, 24],
    ]),
    slowOn: () => true,
  },
} satisfies Record<string, SlidingHeuristic>;

/**
 * A row for additive pattern databases on a square board. Their values are the least over all places of the blank,
 * so a move can change the estimate by more than its cost: they are not consistent.
 */
function patterns(side: number, summary: string, partition: Partition): SlidingHeuristic {
  return {
    summary: `additive pattern databases of ${partition.map(({ length }) => length).join(", ")} tiles (${summary})`,
    admissible: true,
    consistent: false,
    only: { side, fits: ({ rows, columns }) => rows === side && columns === side },
    create: (shape, goal, keeper) => patternSum(shape, goal, partition, keeper),
  };
}

const lastMisplaced = lastMade<TileSum>();

function misplaced(_: Shape, goal: Board): TileSum {
  return lastMisplaced(String(goal), () =>
    tileSum(goal.length, (tile, cell) => (goal[cell] === tile ? 0 : 1)),
  );
}

const lastManhattan = lastMade<TileSum>();

function manhattan(shape: Shape, goal: Board): TileSum {
  return lastManhattan(`${shape.columns} ${goal}`, () => {
    const goalCell = cellsOf(goal);
    return tileSum(goal.length, (tile, cell) => distance(shape, cell, goalCell[tile]!));
  });
}
