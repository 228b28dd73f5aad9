/** The fast forms of sliding puzzles visit exactly the nodes of the plain form, in the same order. */
import { describe, expect, it } from "vitest";
import type { Board, Move, Shape } from "../../../../src/domains/sliding-tiles/board.ts";
import { heuristics } from "../../../../src/domains/sliding-tiles/heuristics/index.ts";
import { SlidingTiles, type SlidingTilesOptions } from "../../../../src/domains/sliding-tiles/problem.ts";
import { korf100 } from "../../../../src/domains/sliding-tiles/published-boards.ts";
import {
  type Heuristic,
  type Problem,
  Search,
  type SearchEvent,
  type SearchResult,
  type SolveOptions,
  type StrategyName,
  solve,
  strategies,
} from "../../../../src/search/index.ts";
import { seededBelow, shuffled } from "../all-boards.ts";

const sides = [2, 3, 4, 5];
const shapes = sides.flatMap((rows) => sides.map((columns) => ({ rows, columns })));
const remembering = (Object.keys(strategies) as StrategyName[]).filter(
  (name) => name !== "bidirectional" && strategies[name].options.duplicates.includes("keep-first"),
);
const estimates = ["zero", "misplaced", "manhattan", "blank", "linear-conflict"] as const;

/** The same problem without some of its fast forms. */
function without(problem: SlidingTiles, ...forms: ("graph" | "packed" | "inPlace")[]): Problem<Board, Move> {
  return Object.assign(Object.create(problem), Object.fromEntries(forms.map((form) => [form, undefined])));
}
const plainOf = (problem: SlidingTiles) => without(problem, "graph", "packed", "inPlace");

/** A start some moves from a random goal. */
function randomProblem(shape: Shape, seed: number, steps: number, options: SlidingTilesOptions = {}) {
  const below = seededBelow(seed);
  const tiles = Array.from({ length: shape.rows * shape.columns }, (_, tile) => tile);
  const goal = shuffled(tiles, below);
  const walk = new SlidingTiles(shape, goal, { goal });
  let start: Board = goal;
  for (let step = 0; step < steps; step++) {
    const actions = walk.actions(start);
    start = walk.result(start, actions[below(actions.length)]!);
  }
  return new SlidingTiles(shape, start, { ...options, goal });
}

/** Everything that a search reports, except measurements. */
function answer({ metrics, ...others }: SearchResult<Board, Move>) {
  return { ...others, metrics: { ...metrics, timeMs: 0, memoryBytes: 0 } };
}

function expectSame(
  problem: SlidingTiles,
  name: StrategyName,
  heuristic: Heuristic<Board>,
  options: SolveOptions<Board, Move> = {},
) {
  const limited = { heuristic, ...options, limits: { nodes: 600, ...options.limits } };
  const fast = solve(problem, name, limited);
  const plain = answer(solve(plainOf(problem), name, limited));
  expect(answer(fast)).toEqual(plain);
  expect(answer(solve(without(problem, "graph"), name, limited))).toEqual(plain);
  return fast;
}

describe("packed nodes", () => {
  it("are used for every shape and heuristic", () => {
    for (const shape of shapes) {
      const problem = randomProblem(shape, 1, 10);
      for (const name of estimates)
        expect(problem.packed(heuristics[name].create(shape, problem.goal))).toBeDefined();
    }
  });

  it.each(remembering)("%s on boards from 2x2 to 5x5", (name) => {
    const outcomes = new Set<string>();
    shapes.forEach((shape, i) => {
      estimates.forEach((estimate, j) => {
        const problem = randomProblem(shape, 100 * i + j, 14);
        const heuristic = heuristics[estimate].create(shape, problem.goal);
        outcomes.add(expectSame(problem, name, heuristic).outcome);
      });
    });
    expect([...outcomes]).toContain("solved");
  });

  it.each(remembering)("%s with every choice", (name) => {
    const { duplicates, goalTest: goalTests, ties } = strategies[name].options;
    let seed = 0;
    for (const shape of [
      { rows: 2, columns: 3 },
      { rows: 4, columns: 4 },
      { rows: 5, columns: 4 },
    ]) {
      for (const policy of duplicates) {
        for (const goalTest of goalTests) {
          for (const tie of ties) {
            const problem = randomProblem(shape, ++seed, 12);
            const heuristic = heuristics.manhattan.create(shape, problem.goal);
            const options = { duplicates: policy, goalTest, ties: tie, limits: { nodes: 200, depth: 30 } };
            expectSame(problem, name, heuristic, { ...options, ...(name === "beam" && { width: 5 }) });
          }
        }
      }
    }
  });

  it.each(remembering)("%s reports the same events in the same order", (name) => {
    const problem = randomProblem({ rows: 3, columns: 4 }, 7, 16, { order: ["down", "right", "left", "up"] });
    const heuristic = heuristics.manhattan.create(problem.shape, problem.goal);
    const eventsOf = (searched: Problem<Board, Move>) => {
      const events: SearchEvent<Board, Move>[] = [];
      const observer = { event: (event: SearchEvent<Board, Move>) => events.push(event) };
      solve(searched, name, { heuristic, observer, limits: { nodes: 200 } });
      return events;
    };
    const events = eventsOf(problem);
    expect(events.length).toBeGreaterThan(10);
    expect(events).toEqual(eventsOf(plainOf(problem)));
  });

  it("hold a board of any size, and give it back", () => {
    for (const shape of shapes) {
      const problem = randomProblem(shape, 3, 25);
      const form = problem.packed(heuristics.manhattan.create(shape, problem.goal))!;
      const words = new Int32Array(form.wordsPerState + 4).fill(-1);
      form.pack(problem.start, words, 2);
      expect(form.unpack(words, 2)).toEqual(problem.start);
      expect([...words.slice(0, 2), ...words.slice(-2)]).toEqual([-1, -1, -1, -1]);
      expect(form.isGoal(words, 2)).toBe(problem.isGoal(problem.start));
      form.pack(problem.goal, words, 2);
      expect(form.isGoal(words, 2)).toBe(true);
    }
  });

  it("grow through many thousand boards", () => {
    const problem = new SlidingTiles({ rows: 3, columns: 3 }, [8, 6, 7, 2, 5, 4, 3, 0, 1]);
    const heuristic = heuristics.misplaced.create(problem.shape, problem.goal);
    const { metrics } = expectSame(problem, "a-star", heuristic, { limits: { nodes: 30_000 } });
    expect(metrics.opened).toBeGreaterThan(30_000);
  });

  it("are not used where the start has a different order", () => {
    const rootOrder = ["up", "down", "left", "right"] as const;
    const problem = randomProblem({ rows: 3, columns: 3 }, 5, 20, { rootOrder });
    const heuristic = heuristics.manhattan.create(problem.shape, problem.goal);
    expect(problem.packed(heuristic)).toBeUndefined();
    expect(problem.inPlace(heuristic)).toBeUndefined();
  });
});

describe("the graph kernel", () => {
  const searches = ["a-star", "uniform-cost", "breadth-first"] as const;
  const eight = { rows: 3, columns: 3 };

  it("is used for sums over tiles on up to sixteen cells", () => {
    for (const shape of shapes) {
      const problem = randomProblem(shape, 2, 10);
      for (const name of estimates) {
        const form = problem.graph(heuristics[name].create(shape, problem.goal), "f");
        const isSum = ["zero", "misplaced", "manhattan"].includes(name);
        expect(form !== undefined).toBe(isSum && shape.rows * shape.columns <= 16);
      }
    }
  });

  it.each(searches)("%s counts alike at every limit on nodes", (name) => {
    const problem = randomProblem({ rows: 3, columns: 4 }, 21, 18);
    const heuristic = heuristics.manhattan.create(problem.shape, problem.goal);
    for (let nodes = 0; nodes < 60; nodes++) expectSame(problem, name, heuristic, { limits: { nodes } });
  });

  it.each(searches)("%s reaches every board where the goal cannot be reached", (name) => {
    class WithoutParity extends SlidingTiles {
      override unsolvable() {
        return undefined;
      }
    }
    const problem = new WithoutParity(eight, [1, 2, 3, 4, 5, 6, 8, 7, 0]);
    const heuristic = heuristics.manhattan.create(eight, problem.goal);
    const result = solve(problem, name, { heuristic });
    expect(result).toMatchObject({ outcome: "unsolvable", metrics: { opened: 181_440, expanded: 181_440 } });
    expect(answer(result)).toEqual(answer(solve(without(problem, "graph"), name, { heuristic })));
  });

  it("does several searches in turn, and one after the other in the same memory", () => {
    const problems = [31, 32, 33].map((seed) => randomProblem(eight, seed, 60));
    const results = () =>
      problems.map((problem) => {
        const heuristic = heuristics.manhattan.create(eight, problem.goal);
        return new Search(problem, "a-star", { heuristic });
      });
    const inTurn = results();
    while (inTurn.map((search) => search.advanceBy(7)).includes(true));
    const alone = results().map((search) => {
      while (search.advance());
      return search.result();
    });
    expect(inTurn.map((search) => answer(search.result()))).toEqual(alone.map(answer));
    problems.forEach((problem, i) => {
      const heuristic = heuristics.manhattan.create(eight, problem.goal);
      expect(answer(solve(plainOf(problem), "a-star", { heuristic }))).toEqual(answer(alone[i]!));
    });
  });

  it("stops within a limit on memory", () => {
    const { start } = korf100[87]!;
    const goal = Array.from({ length: 16 }, (_, cell) => cell);
    const problem = new SlidingTiles({ rows: 4, columns: 4 }, start, { goal });
    const heuristic = heuristics.manhattan.create(problem.shape, goal);
    const limits = { memory: 20_000_000 };
    const { outcome, limit, metrics } = solve(problem, "a-star", { heuristic, limits });
    expect({ outcome, limit }).toEqual({ outcome: "limit", limit: "memory" });
    expect(metrics.memoryBytes).toBeLessThanOrEqual(limits.memory);
    expect(metrics.memoryBytes).toBeGreaterThan(limits.memory / 2);
  });
});

describe("the walk in place of tile sums", () => {
  it.each(["misplaced", "manhattan"] as const)("%s on boards from 2x2 to 5x5", (estimate) => {
    shapes.forEach((shape, i) => {
      for (let seed = 0; seed < 4; seed++) {
        const order = shuffled<Move>(["up", "left", "right", "down"], seededBelow(seed + i));
        const problem = randomProblem(shape, 1000 + 10 * i + seed, 12 + 4 * seed, { order });
        const heuristic = heuristics[estimate].create(shape, problem.goal);
        expect(problem.inPlace(heuristic)).toBeDefined();
        const fast = expectSame(problem, "ida-star", heuristic, { limits: { nodes: 100_000 } });
        expect(fast.outcome).toBe("solved");
      }
    });
  });

  it("a solved board needs no step", () => {
    for (const shape of shapes) {
      const problem = randomProblem(shape, 9, 0);
      const heuristic = heuristics.manhattan.create(shape, problem.goal);
      const result = expectSame(problem, "ida-star", heuristic);
      expect(result).toMatchObject({ outcome: "solved", depth: 0, states: [problem.goal], actions: [] });
    }
  });

  it("can be used again for another board", () => {
    const shape = { rows: 3, columns: 3 };
    const problem = randomProblem(shape, 11, 30);
    const heuristic = heuristics.manhattan.create(shape, problem.goal);
    const form = problem.inPlace(heuristic)!;
    const walked = (start: Board) => {
      let bound = form.place(start);
      for (;;) {
        form.begin(bound);
        if (form.walk(1_000_000) === "goal") return { made: form.made, path: form.path() };
        bound = form.nextBound;
      }
    };
    const first = walked(problem.start);
    const other = randomProblem(shape, 12, 25).start;
    const between = new SlidingTiles(shape, other, { goal: problem.goal });
    if (between.unsolvable() === undefined) walked(other);
    expect(walked(problem.start)).toEqual(first);
  });
});

describe("Korf's ten easiest 15-puzzles", () => {
  const goal = Array.from({ length: 16 }, (_, cell) => cell);
  const shape = { rows: 4, columns: 4 };
  const heuristic = heuristics.manhattan.create(shape, goal);

  // Recomputed with an independent program: the number of the board, its moves, its nodes.
  it.each([
    [79, 42, 540_860],
    [12, 45, 546_344],
    [42, 42, 877_823],
    [55, 41, 927_212],
    [97, 44, 1_002_927],
    [19, 46, 1_280_495],
    [94, 53, 1_337_340],
    [47, 47, 1_411_294],
    [93, 46, 1_599_909],
    [9, 46, 1_650_696],
  ])("korf-%d: %d moves, %d nodes", (number, moves, nodes) => {
    const { start, optimal, nodes: published } = korf100[number - 1]!;
    expect([optimal, published]).toEqual([moves, nodes]);
    const result = solve(new SlidingTiles(shape, start, { goal }), "ida-star", { heuristic });
    expect(result).toMatchObject({ outcome: "solved", cost: moves, metrics: { generated: nodes } });
  });

  it("are the easiest", () => {
    expect(korf100).toHaveLength(100);
    expect(korf100.filter(({ nodes }) => nodes <= 1_650_696)).toHaveLength(10);
  });
});
