/** Random boards: what every strategy finds is a game by the rules, and the optimal ones find the shortest. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lispAStar, lispSearch } from "../../../bench/lisp-knight.ts";
import type { ScoreBoard } from "../../../src/domains/knight-score/board.ts";
import { heuristics } from "../../../src/domains/knight-score/heuristics/index.ts";
import { KnightScore } from "../../../src/domains/knight-score/problem.ts";
import { randomCells } from "../../../src/domains/knight-score/random-board.ts";
import { type StrategyName, solve, strategies } from "../../../src/search/index.ts";
import { exhausted, type Game, replayed } from "./reference.ts";

const names = (Object.keys(strategies) as StrategyName[]).filter(
  (name) => !strategies[name].needs.includes("backward"),
);

/** Mostly numbers that have mirror images on the board, or are doubles. */
const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(1, 10, 12, 21, 11, 22, 33, 0, 7, 70, 99) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 120 }) },
  { weight: 2, arbitrary: fc.constant(null) },
);

const boards: fc.Arbitrary<ScoreBoard> = fc
  .record({ rows: fc.integer({ min: 2, max: 4 }), columns: fc.integer({ min: 2, max: 4 }) })
  .chain((shape) =>
    fc.record({
      name: fc.constant("random"),
      target: fc.integer({ min: 0, max: 250 }),
      shape: fc.constant(shape),
      cells: fc.array(value, {
        minLength: shape.rows * shape.columns,
        maxLength: shape.rows * shape.columns,
      }),
      knight: fc.constant(-1),
    }),
  );

const games: fc.Arbitrary<Game> = fc.constantFrom<Game>(
  { rules: "off", double: "largest" },
  { rules: "lisp", double: "largest" },
  { rules: "official", double: "largest" },
  { rules: "official", double: "choose" },
);

describe("the target", () => {
  it.each(names)("%s plays by the rules, as short as it promises", (name) => {
    const row = strategies[name];
    const usable = row.needs.includes("heuristic")
      ? (["base", "nova", "reach", "plan"] as const)
      : (["zero"] as const);
    fc.assert(
      fc.property(boards, games, fc.constantFrom(...usable), (board, game, heuristic) => {
        const problem = new KnightScore(board, game);
        const limits = { nodes: 200_000, depth: row.needs.includes("depth limit") ? 20 : undefined };
        const result = solve(problem, name, { heuristic: heuristics[heuristic].create(problem), limits });
        const { fewest } = exhausted(board, game, board.target);
        expect(result.outcome).toBe(fewest === Number.POSITIVE_INFINITY ? "unsolvable" : "solved");
        if (result.outcome !== "solved") return;
        const scores = replayed(board, game, result.actions);
        expect(result.states.slice(1).map(({ score }) => score)).toEqual(scores);
        expect(scores.at(-1) ?? 0).toBeGreaterThanOrEqual(board.target);
        const isAdmissible = heuristics[heuristic].admissible;
        const isShortest =
          row.optimal === "always" ||
          row.optimal === "unit costs" ||
          (row.optimal === "admissible heuristic" && isAdmissible);
        if (isShortest) expect(result.depth).toBe(fewest);
        else expect(result.depth).toBeGreaterThanOrEqual(fewest);
      }),
      { numRuns: 60 },
    );
  });

  it("reach never overestimates, from any state", () => {
    fc.assert(
      fc.property(boards, games, (board, game) => {
        const problem = new KnightScore(board, game);
        const reach = heuristics.reach.create(problem);
        const walk = (state: (typeof problem.starts)[number]): number => {
          let left = problem.isGoal(state) ? 0 : Number.POSITIVE_INFINITY;
          for (const jump of problem.actions(state)) {
            const next = problem.result(state, jump);
            left = Math.min(left, 1 + walk(next));
            expect(reach(state)).toBeLessThanOrEqual(1 + reach(next));
          }
          expect(reach(state)).toBeLessThanOrEqual(left);
          return left;
        };
        walk(problem.starts[0]!);
      }),
      { numRuns: 150 },
    );
  });
});

describe("the best score", () => {
  const optimal = names.filter((name) => /always|admissible/.test(strategies[name].optimal));

  it.each(optimal)("%s finds it", (name) => {
    fc.assert(
      fc.property(boards, games, (board, game) => {
        const problem = new KnightScore(board, { ...game, goal: "best" });
        const heuristic = heuristics.reach.createForBest(problem);
        const result = solve(problem, name, { heuristic, limits: { nodes: 200_000 } });
        const { best } = exhausted(board, game, 0);
        expect(result.outcome).toBe("solved");
        expect(result.states.at(-1)!.score).toBe(best);
        expect(replayed(board, game, result.actions).at(-1) ?? 0).toBe(best);
        expect(problem.bestSoFar()).toMatchObject({ cost: expect.any(Number) });
        expect(problem.bestSoFar().states.at(-1)!.score).toBe(best);
      }),
      { numRuns: 60 },
    );
  });

  it("stops in time on boards with negative numbers", () => {
    const withNegatives = boards.map((board) => ({
      ...board,
      cells: board.cells.map((cell, i) => (cell !== null && i % 3 === 1 ? -cell : cell)),
    }));
    fc.assert(
      fc.property(withNegatives, games, (board, game) => {
        const problem = new KnightScore(board, { ...game, goal: "best" });
        const heuristic = heuristics.reach.createForBest(problem);
        const result = solve(problem, "a-star", { heuristic });
        const isPlaced = board.cells.slice(0, board.shape.columns).some((cell) => cell !== null);
        const { best } = exhausted(board, game, 0);
        const found = result.states.at(-1)!.score;
        // The knight has to be placed somewhere, which may itself cost points.
        if (isPlaced && best === 0) expect(found).toBeLessThanOrEqual(0);
        else expect(found).toBe(best);
      }),
      { numRuns: 150 },
    );
  });
});

describe("the preset's choices", () => {
  it("count as a straight port of the Lisp program does, on any board", () => {
    const listBoards = boards.filter(({ target }) => target > 0);
    fc.assert(
      fc.property(listBoards, fc.boolean(), (board, rules) => {
        const { shape, cells, target } = board;
        const rows = Array.from({ length: shape.rows }, (_, row) =>
          cells.slice(row * shape.columns, (row + 1) * shape.columns),
        );
        const problem = new KnightScore(board, { rules: rules ? "lisp" : "off" });
        const options = { duplicates: "none", goalTest: "taken", counting: "lisp" } as const;
        const numbers = ({ metrics, depth }: ReturnType<typeof solve>) => [
          metrics.expanded,
          metrics.generated,
          depth,
        ];
        const best = solve(problem, "a-star", {
          ...options,
          ties: "reversed-list",
          precision: "single",
          heuristic: heuristics.base.create(problem),
        });
        const list = lispAStar(rows, target, rules);
        expect(numbers(best)).toEqual([list.expanded, list.generated, list.node?.depth ?? null]);
        for (const breadth of [true, false]) {
          const ours = breadth
            ? solve(problem, "breadth-first", options)
            : solve(problem, "depth-first", { ...options, ties: "in-order" });
          const theirs = lispSearch(rows, target, rules, breadth);
          expect(numbers(ours)).toEqual([theirs.expanded, theirs.generated, theirs.node?.depth ?? null]);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe("random boards F", () => {
  it.each(["off", "lisp", "official"] as const)(
    "plan reaches 2000 points in few expansions, rules %s",
    (rules) => {
      const shape = { rows: 10, columns: 10 };
      const depths = Array.from({ length: 8 }, (_, seed) => {
        const board = { name: "F", target: 2000, shape, cells: randomCells(shape, seed + 1), knight: -1 };
        const problem = new KnightScore(board, { rules });
        const heuristic = heuristics.plan.create(problem);
        const result = solve(problem, "a-star", { heuristic, limits: { nodes: 1000 } });
        expect(result.outcome).toBe("solved");
        expect(replayed(board, { rules, double: "largest" }, result.actions).at(-1)).toBeGreaterThanOrEqual(
          2000,
        );
        return result.depth!;
      });
      const mean = depths.reduce((sum, depth) => sum + depth) / depths.length;
      expect(mean).toBeLessThan(27);
    },
  );
});
