/** Every strategy on sliding puzzles whose depth is known from a plain breadth-first walk. */
import { beforeAll, describe, expect, it } from "vitest";
import type { Board } from "../../../src/domains/sliding-tiles/board.ts";
import { heuristics } from "../../../src/domains/sliding-tiles/heuristics/index.ts";
import { SlidingTiles } from "../../../src/domains/sliding-tiles/problem.ts";
import {
  type Observer,
  type SolveOptions,
  type StrategyName,
  solve,
  strategies,
} from "../../../src/search/index.ts";
import { expectCost, expectPath, expectSoundCounters, guard } from "./expectations.ts";

const names = Object.keys(strategies) as StrategyName[];

describe("sliding tiles", () => {
  const small = { rows: 2, columns: 3 };
  const large = { rows: 3, columns: 3 };
  let smallBoards: readonly Sample[];
  let largeBoards: readonly Sample[];
  beforeAll(() => {
    smallBoards = boardsByDepth(small, 13);
    largeBoards = boardsByDepth(large, 16);
  });

  it.each(names)("%s solves 200 boards", (name) => {
    const row = strategies[name];
    // Blind searches get the smaller board, for a quick test.
    const isBlind = !row.needs.includes("heuristic");
    const shape = isBlind ? small : large;
    const boards = isBlind ? smallBoards : largeBoards;
    for (let sample = 0; sample < 200; sample++) {
      const { board, depth } = boards[Math.floor((sample * boards.length) / 200)]!;
      const problem = new SlidingTiles(shape, board);
      const heuristic = heuristics.manhattan.create(shape, problem.goal);
      const limits = { nodes: guard, depth: row.needs.includes("depth limit") ? 16 : undefined };
      const result = solve(problem, name, { heuristic, limits });
      expectPath(problem, result);
      expectCost(row, result.cost, depth, true);
      expectSoundCounters(1, result);
    }
  });

  // Without an observer, packed nodes handle all children of a node at once.
  it.each(names.filter((name) => strategies[name].options.ties.length > 1))(
    "%s is the same when watched",
    (name) => {
      let reopened = 0;
      for (const [rows, columns, most] of [
        [2, 3, 13],
        [3, 3, 16],
        [5, 5, 9],
      ] as const) {
        const boards = boardsByDepth({ rows, columns }, most);
        for (const ties of strategies[name].options.ties)
          for (let sample = 1; sample <= 6; sample++) {
            const { board } = boards[Math.floor((sample * boards.length) / 6) - 1]!;
            const problem = new SlidingTiles({ rows, columns }, board);
            const manhattan = heuristics.manhattan.create({ rows, columns }, problem.goal);
            const jumping = (at: Board) => (at[0]! % 2 === 0 ? 0 : manhattan(at));
            const run = (observer?: Observer<Board, string>) => {
              const limits = { nodes: 3000, depth: name === "depth-first" ? most : undefined };
              const heuristic = sample % 2 === 0 ? manhattan : jumping;
              const result = solve<Board, string>(problem, name, { heuristic, ties, limits, observer });
              const { timeMs: _, memoryBytes: __, ...counts } = result.metrics;
              return { ...result, metrics: counts };
            };
            const plain = run();
            expect(plain).toEqual(run({ event() {} }));
            reopened += plain.metrics.reopened;
          }
      }
      if (name === "a-star") expect(reopened).toBeGreaterThan(0);
    },
  );

  const optimalNames = names.filter(
    (name) => !["never", "within the weight"].includes(strategies[name].optimal),
  );

  it.each(optimalNames)("%s needs no deeper limit than the solution", (name) => {
    for (const { board, depth } of smallBoards.filter((sample) => sample.depth > 0 && sample.depth <= 8)) {
      const problem = new SlidingTiles(small, board);
      const heuristic = heuristics.manhattan.create(small, problem.goal);
      const limited = (limit: number) => solve(problem, name, { heuristic, limits: { depth: limit } });
      expect(limited(depth)).toMatchObject({ outcome: "solved", depth });
      expect(limited(depth - 1)).toMatchObject({ outcome: "limit", limit: "depth" });
    }
  });

  it("sma-star needs hardly more nodes than the solution has steps", () => {
    for (let sample = 0; sample < 60; sample++) {
      const { board, depth } = largeBoards[Math.floor((sample * largeBoards.length) / 60)]!;
      const problem = new SlidingTiles(large, board);
      const heuristic = heuristics.manhattan.create(large, problem.goal);
      for (const more of [1, 2, 5, 20]) {
        const capacity = depth + more;
        if (capacity < 2) continue;
        const result = solve(problem, "sma-star", { heuristic, capacity, limits: { nodes: guard } });
        expect(result).toMatchObject({ outcome: "solved", cost: depth });
      }
      if (depth < 2 || depth > 9) continue;
      const result = solve(problem, "sma-star", { heuristic, capacity: depth, limits: { nodes: guard } });
      expect(result).toMatchObject({ outcome: "limit", limit: "memory" });
    }
  });

  it("sma-star forgets nodes rather than stop at a memory limit that the path fits into", () => {
    const problem = new SlidingTiles(large, [8, 1, 3, 4, 0, 2, 7, 6, 5]);
    const heuristic = heuristics.zero.create();
    const free = solve(problem, "sma-star", { heuristic });
    const memory = 50_000;
    expect(free.metrics.memoryBytes).toBeGreaterThan(10 * memory);
    const limited = solve(problem, "sma-star", { heuristic, limits: { memory } });
    expect(limited).toMatchObject({ outcome: "solved", cost: free.cost });
    expect(limited.metrics.memoryBytes).toBeLessThanOrEqual(memory);
  });

  it("solves the hardest board with every strategy that can", () => {
    const problem = new SlidingTiles(large, [8, 6, 7, 2, 5, 4, 3, 0, 1]);
    const heuristic = heuristics.manhattan.create(large, problem.goal);
    const expanded = (name: StrategyName, options: SolveOptions<Board, string> = {}) => {
      const result = solve<Board, string>(problem, name, { heuristic, ...options });
      expect(result.cost).toBe(31);
      return result.metrics.expanded;
    };
    expect(expanded("rbfs")).toBe(17_445);
    expect(expanded("sma-star")).toBe(12_150);
    expect(expanded("sma-star", { capacity: 32 })).toBe(16_358);
    expect(expanded("beam")).toBe(19_022);
    expect(expanded("bidirectional")).toBe(15_316);
  });
});

interface Sample {
  readonly board: Board;
  readonly depth: number;
}

/** All boards of at most this many moves, breadth first from the goal. */
function boardsByDepth(shape: { rows: number; columns: number }, most: number): Sample[] {
  const goal = Array.from({ length: shape.rows * shape.columns }, (_, cell) => cell + 1);
  goal[goal.length - 1] = 0;
  const problem = new SlidingTiles(shape, goal);
  const samples: Sample[] = [{ board: goal, depth: 0 }];
  const reached = new Set([problem.key(goal)]);
  for (const { board, depth } of samples) {
    if (depth === most) break;
    for (const move of problem.actions(board)) {
      const next = problem.result(board, move);
      if (reached.has(problem.key(next))) continue;
      reached.add(problem.key(next));
      samples.push({ board: next, depth: depth + 1 });
    }
  }
  return samples;
}
