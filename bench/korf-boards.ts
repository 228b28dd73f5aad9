/** Korf's hundred 15-puzzles for the benches: opened by number, sorted by difficulty. */
import { heuristics } from "../src/domains/sliding-tiles/heuristics/index.ts";
import { SlidingTiles } from "../src/domains/sliding-tiles/problem.ts";
import { korf100 } from "../src/domains/sliding-tiles/published-boards.ts";

export const fifteen = { rows: 4, columns: 4 };
/** 0 1 … 15. */
export const korfGoal = Array.from({ length: 16 }, (_, cell) => cell);

/** The numbers from 1 to 100, ordered by the nodes that IDA* makes with Manhattan, fewest first. */
export const easiestFirst: readonly number[] = korf100
  .map((_, i) => i + 1)
  .sort((a, b) => korfBoard(a).nodes - korfBoard(b).nodes);

export function korfBoard(number: number) {
  return korf100[number - 1]!;
}

export function korfProblem(number: number): SlidingTiles {
  return new SlidingTiles(fifteen, korfBoard(number).start, { goal: korfGoal });
}

export function korfManhattan() {
  return heuristics.manhattan.create(fifteen, korfGoal);
}
