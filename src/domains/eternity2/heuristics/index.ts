/**
 * The table of heuristics of the report (its section 6), as its program computes them. None is admissible: a board
 * that looks wrong gets a huge value, but stays in the frontier.
 */
import { type Heuristic, zero } from "../../../search/index.ts";
import type { HeuristicRow } from "../../domain.ts";
import { type Board, colourAt, EMPTY, isValid } from "../board.ts";
import { centreDistance, rimLength, spiral } from "../cell-orders.ts";
import { opposite, type Puzzle } from "../pieces.ts";

/** What a wrong board gets: a tenth of the largest number of 32 bits, so that a cost can be added. */
const HUGE = Math.floor((2 ** 31 - 1) / 10);

export interface EternityHeuristic extends HeuristicRow {
  create(puzzle: Puzzle): Heuristic<Board>;
}

const notAdmissible = { admissible: false, consistent: false };

export const heuristics = {
  zero: { summary: "0 for every board", admissible: true, consistent: true, create: () => zero },
  "border-first": {
    aliases: ["H1"],
    summary: "corners, then the rim, then what is far from the centre (H1 of the report)",
    ...notAdmissible,
    create: borderFirst,
  },
  spiral: {
    aliases: ["H2", "espiral"],
    summary: "cells along a spiral, down the first column first (H2)",
    ...notAdmissible,
    create: alongSpiral,
  },
  colours: {
    aliases: ["H3", "colors", "colores"],
    summary: "cells left, while the last piece's colours are left on other pieces (H3)",
    ...notAdmissible,
    create: coloursLeft,
  },
} satisfies Record<string, EternityHeuristic>;

function borderFirst(puzzle: Puzzle): Heuristic<Board> {
  const { width, height } = puzzle;
  const count = width * height;
  const distances = Array.from({ length: count }, (_, cell) => centreDistance(puzzle, cell));
  const isCorner = (cell: number) => onSide(cell % width, width) && onSide(Math.floor(cell / width), height);
  const isRim = (cell: number) => onSide(cell % width, width) || onSide(Math.floor(cell / width), height);
  return ({ cells, last, filled }) => {
    if (last < 0) return 0;
    if (filled <= 4 && !isCorner(last)) return HUGE;
    if (filled <= rimLength(puzzle) && !isRim(last)) return HUGE;
    if (!isValid(puzzle, cells)) return HUGE;
    let left = 0;
    for (let cell = 0; cell < count; cell++) if (cells[cell] === EMPTY) left += distances[cell]!;
    return count * left;
  };
}

function onSide(place: number, length: number): boolean {
  return place === 0 || place === length - 1;
}

function alongSpiral(puzzle: Puzzle): Heuristic<Board> {
  const { width, height } = puzzle;
  // The report's spiral is the usual one with columns and rows exchanged.
  const order = spiral({ width: height, height: width }).map(
    (cell) => (cell % height) * width + Math.floor(cell / height),
  );
  return ({ cells, last, filled }) => {
    if (last < 0) return order.length;
    if (order[filled - 1] !== last || !isValid(puzzle, cells)) return HUGE;
    return order.length - filled;
  };
}

function coloursLeft(puzzle: Puzzle): Heuristic<Board> {
  const { pieces } = puzzle;
  const colours = Math.max(...pieces.flat()) + 1;
  const stored = new Int32Array(4 * colours);
  for (const piece of pieces) for (let side = 0; side < 4; side++) stored[side * colours + piece[side]!]!++;
  const left = new Int32Array(stored.length);
  return ({ cells, last, filled }) => {
    if (last < 0) return pieces.length;
    if (!isValid(puzzle, cells)) return HUGE;
    left.set(stored);
    for (let cell = 0; cell < cells.length; cell++) {
      if (cells[cell] === EMPTY) continue;
      for (let side = 0; side < 4; side++) left[side * colours + colourAt(puzzle, cells, cell, side)]!--;
    }
    for (let side = 0; side < 4; side++) {
      const colour = colourAt(puzzle, cells, last, side);
      if (colour !== 0 && left[opposite(side) * colours + colour]! < 0) return HUGE;
    }
    return pieces.length - filled;
  };
}
