/**
 * A* and IDA* with every admissible heuristic of the table find the length that a plain breadth-first walk found: on
 * more than 5,000 boards of 3x3 and on all of 2x3.
 */
import { describe, expect, it } from "vitest";
import type { Board } from "../../../src/domains/sliding-tiles/board.ts";
import { heuristics, type SlidingHeuristic } from "../../../src/domains/sliding-tiles/heuristics/index.ts";
import { SlidingTiles } from "../../../src/domains/sliding-tiles/problem.ts";
import { type Heuristic, solve } from "../../../src/search/index.ts";
import { boardsByDepth, seededBelow, shuffled } from "./all-boards.ts";

interface Sample {
  readonly board: Board;
  readonly goal: Board;
  readonly depth: number;
}

const eight = { rows: 3, columns: 3 };
const goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];
const levels = boardsByDepth(eight, goal);

/** This many random boards of each depth, or all if there are fewer. */
function sampled(seed: number, count: (depth: number) => number): Sample[] {
  const below = seededBelow(seed);
  return levels.flatMap((level, depth) =>
    shuffled([...level], below)
      .slice(0, count(depth))
      .map((board) => ({ board, goal, depth })),
  );
}

/** 5,000 of the boards within a number of moves of some random goals. */
function nearGoals(seed: number, goals: number, most: number): Sample[] {
  const below = seededBelow(seed);
  const others = Array.from({ length: goals }, () => shuffled([...goal], below));
  const samples = others.flatMap((other) =>
    boardsByDepth(eight, other, most).flatMap((level, depth) =>
      level.map((board) => ({ board, goal: other, depth })),
    ),
  );
  return shuffled(samples, below).slice(0, 5000);
}

const rows: [string, SlidingHeuristic][] = Object.entries<SlidingHeuristic>(heuristics).filter(
  ([, row]) => row.admissible,
);

describe("3x3", () => {
  /** For well-informed searches: over all depths, fewer where a search takes long. */
  const everywhere = sampled(1, (depth) => (depth <= 16 ? 800 : depth <= 20 ? 20 : depth <= 25 ? 8 : 2));
  /** The same for those that take a hundred times as long per node. */
  const mostlyNear = sampled(2, (depth) => (depth <= 14 ? 2000 : depth === 15 ? 250 : 1));
  /** For those that search almost the whole space: near many goals, and some further away. */
  const nearMany = [
    ...nearGoals(3, 12, 9),
    ...sampled(4, (depth) => (depth > 10 && depth % 5 === 0 ? 1 : 0)),
  ];
  /** For those that also visit the same boards again and again. */
  const nearestMany = nearGoals(5, 115, 5);

  it("the samples are large, and over all depths", () => {
    for (const samples of [everywhere, mostlyNear, nearMany, nearestMany])
      expect(samples.length).toBeGreaterThanOrEqual(5000);
    for (const samples of [everywhere, mostlyNear])
      expect(new Set(samples.map(({ depth }) => depth)).size).toBe(32);
  });

  const fitting = rows.filter(([, row]) => row.only?.fits(eight) ?? true);

  it("there are heuristics to try", () => {
    expect(fitting.map(([name]) => name)).toEqual(
      expect.arrayContaining(["zero", "misplaced", "manhattan", "blank", "linear-conflict"]),
    );
  });

  describe.each(fitting)("%s", (_, row) => {
    const heuristic = row.create(eight, goal);
    const isGuided = isGuiding(heuristic);
    const isFast = new SlidingTiles(eight, goal).inPlace(heuristic) !== undefined;

    it("A* finds the length", () => {
      expect(wrong("a-star", row, isGuided ? everywhere : nearMany)).toEqual([]);
    });

    it("IDA* finds the length", () => {
      const samples = isGuided ? (isFast ? everywhere : mostlyNear) : nearestMany;
      expect(wrong("ida-star", row, samples)).toEqual([]);
    });
  });

  /** Whether the estimate of boards of twenty moves is more than a few of them. */
  function isGuiding(heuristic: Heuristic<Board>): boolean {
    const boards = levels[20]!.slice(0, 1000);
    return boards.reduce((sum, board) => sum + heuristic(board), 0) / boards.length > 5;
  }

  function wrong(
    name: "a-star" | "ida-star",
    row: Pick<SlidingHeuristic, "create">,
    samples: readonly Sample[],
  ): Sample[] {
    const made = new Map<Board, Heuristic<Board>>();
    return samples.filter((sample) => {
      if (!made.has(sample.goal)) made.set(sample.goal, row.create(eight, sample.goal));
      const problem = new SlidingTiles(eight, sample.board, { goal: sample.goal });
      const { cost, actions } = solve(problem, name, { heuristic: made.get(sample.goal)! });
      return cost !== sample.depth || actions.length !== sample.depth;
    });
  }

  it("a heuristic that is too large is found out", () => {
    const manhattan = heuristics.manhattan.create(eight, goal);
    const row = { create: () => (board: Board) => 2 * manhattan(board) };
    const some = everywhere.filter((_, i) => i % 20 === 0);
    expect(wrong("a-star", row, some).length).toBeGreaterThan(0);
    expect(wrong("ida-star", row, some).length).toBeGreaterThan(0);
  });
});

describe.each([
  [2, 3, 1],
  [3, 2, 4],
  [2, 2, 1],
])("boards of %dx%d with another goal", (height, width, every) => {
  const shape = { rows: height, columns: width };
  const other = shuffled(
    Array.from({ length: height * width }, (_, tile) => tile),
    seededBelow(height * 10 + width),
  );
  const samples = boardsByDepth(shape, other)
    .flatMap((level, depth) => level.map((board) => ({ board, depth })))
    .filter((_, i) => i % every === 0);

  it.each(rows.filter(([, row]) => row.only?.fits(shape) ?? true))("%s", (_, row) => {
    const heuristic = row.create(shape, other);
    const wrong = samples.filter(({ board, depth }) => {
      const problem = new SlidingTiles(shape, board, { goal: other });
      // Far from the goal IDA* takes long where the estimate says little.
      const isLong = depth > 15 && heuristic(board) < depth / 3;
      const names = isLong ? (["a-star"] as const) : (["a-star", "ida-star"] as const);
      return names.some((name) => solve(problem, name, { heuristic }).depth !== depth);
    });
    expect(wrong).toEqual([]);
  });
});
