/** The tables of the report, row by row, and what must hold for its formulation on any board. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startBoard } from "../../../src/domains/eternity2/board.ts";
import { cellOrder } from "../../../src/domains/eternity2/cell-orders.ts";
import { generate } from "../../../src/domains/eternity2/generate.ts";
import { costs } from "../../../src/domains/eternity2/heuristics/costs.ts";
import { heuristics } from "../../../src/domains/eternity2/heuristics/index.ts";
import { instances } from "../../../src/domains/eternity2/instances.ts";
import { scrambled } from "../../../src/domains/eternity2/pieces.ts";
import { PlaceMatching } from "../../../src/domains/eternity2/placement-problem.ts";
import { PlaceAnywhere } from "../../../src/domains/eternity2/problem.ts";
import { run } from "../../../src/run/run.ts";
import { maximum, type SolveOptions, type StrategyName, solve } from "../../../src/search/index.ts";
import { countersIn, reportRows, requestFor } from "../../../src/study/eternity2-report.ts";

type Options = SolveOptions<ReturnType<typeof startBoard>, string>;

/** What the preset says, without a heuristic. */
const asReported: Options = {
  duplicates: "keep-first",
  goalTest: "taken",
  counting: "kept",
  nodeStop: "taken",
};

/** Millions of nodes: `study run java-report` in test/cli/study.test.ts runs these with all others. */
const isLong = ({ board, heuristic }: (typeof reportRows)[number]) =>
  board === "report-3x3" && heuristic === undefined;

describe("the tables of the report", () => {
  it("has 42 rows, three of them long", () => {
    expect(reportRows).toHaveLength(42);
    expect(reportRows.filter(isLong)).toHaveLength(3);
  });

  it.each(reportRows.filter((row) => !isLong(row)))(
    "$board $strategy $heuristic $cost",
    { timeout: 180_000 },
    (row) => {
      expect(countersIn(run(requestFor(row)))).toEqual(row.counters);
    },
  );

  it("finds 4x4 with few rotations only because its pieces are stored as solved", () => {
    const settings = { strategy: "a-star", heuristic: "border-first", cost: "rotations" };
    const request = { domain: "eternity2", input: { instance: "report-4x4" } };
    const stored = run({ ...request, settings: { ...settings, preset: "java-report" } });
    const scrambled = run({ ...request, settings: { ...settings, pieces: "scrambled", nodes: "1000" } });
    expect(stored.metrics.expanded).toBe(16);
    expect(scrambled.metrics.expanded).toBeGreaterThan(100);
  });
});

/** A random small board, scrambled. */
const puzzles = fc
  .record({
    seed: fc.nat(1e6),
    width: fc.integer({ min: 2, max: 3 }),
    height: fc.integer({ min: 2, max: 3 }),
  })
  .map(({ seed, width, height }) => generate({ width, height, frameColours: 5, innerColours: 4, seed }));

const searches: readonly [StrategyName, (keyof typeof heuristics)[]][] = [
  ["depth-first", []],
  ["breadth-first", []],
  ["greedy", ["border-first"]],
  ["greedy", ["spiral"]],
  ["a-star", ["colours"]],
  ["a-star", ["border-first", "colours"]],
];

describe.each(searches)("%s %j on random boards", (strategy, names) => {
  it("counts alike", () => {
    fc.assert(
      fc.property(puzzles, fc.constantFrom(...Object.values(costs)), (puzzle, cost) => {
        const cells = puzzle.width * puzzle.height;
        let children = 0;
        const observer = {
          event: ({ type, depth }: { type: string; depth: number }) => {
            if (type === "expand") children += 4 * (cells - depth) ** 2;
          },
        };
        const heuristic = maximum(...names.map((name) => heuristics[name].create(puzzle)));
        const isHeap = strategy === "greedy" || strategy === "a-star";
        const ties = isHeap ? ("java-heap" as const) : undefined;
        const limits = { nodes: 60 };
        const options: Options = { ...asReported, heuristic, ties, limits, observer };
        const { metrics } = solve(new PlaceAnywhere(puzzle, cost), strategy, options);
        expect(metrics.generated).toBe(metrics.expanded + metrics.frontierLeft + 1);
        expect(metrics.generated + metrics.duplicates).toBe(1 + children);
      }),
      { numRuns: 15 },
    );
  });
});

describe("the space of boards", () => {
  it("has C(N,d)^2 d! 4^d boards at depth d: 13,505 in all on 2x2", () => {
    const byDepth = [0, 0, 0, 0, 0];
    const puzzle = generate({ width: 2, height: 2, frameColours: 8, innerColours: 1, seed: 3 });
    const problem = new PlaceAnywhere(puzzle);
    const unsolvable = Object.assign(Object.create(problem), { isGoal: () => false }) as typeof problem;
    const observer = {
      event: ({ type, depth }: { type: string; depth: number }) => {
        if (type === "start" || type === "generate") byDepth[depth]!++;
      },
    };
    const { metrics } = solve(unsolvable, "breadth-first", { ...asReported, observer });
    expect(byDepth).toEqual([1, 64, 1152, 6144, 6144]);
    expect(metrics.generated).toBe(13_505);
  });

  it.each([2, 3, 4, 5])("a search of %i that never errs generates 1 + 4 (1 + 4 + … + N²)", (side) => {
    const { puzzle } = instances[`report-${side}x${side}`]!;
    const cells = side * side;
    const problem = new PlaceAnywhere(puzzle, costs.uniform);
    // An estimate that knows the stored solution: pieces unturned, on the cell of the spiral where they belong.
    const right = solve(problem, "a-star", {
      ...asReported,
      ties: "java-heap",
      heuristic: heuristics.spiral.create(puzzle),
      limits: { nodes: 300 },
    });
    const target = right.states.at(-1);
    if (target === undefined) return;
    const knows = (board: { cells: readonly number[]; filled: number }) =>
      board.cells.every((value, cell) => value === 0 || value === target.cells[cell])
        ? cells - board.filled
        : 1e6;
    const { metrics } = solve(problem, "greedy", { ...asReported, ties: "java-heap", heuristic: knows });
    const squares = (cells * (cells + 1) * (2 * cells + 1)) / 6;
    expect(metrics.generated + metrics.duplicates).toBe(1 + 4 * squares);
  });

  it("keeps hints and says nothing else after scrambling", () => {
    const { puzzle } = instances["report-3x3"]!;
    const hinted = { ...puzzle, hints: [{ cell: 4, piece: 4, rotation: 0 }] };
    const other = scrambled(hinted, 7);
    const [hint] = other.hints;
    const value = startBoard(other).cells[4]!;
    expect(value).toBe(1 + 4 * hint!.piece + hint!.rotation);
    const solved = solve(new PlaceMatching(other, cellOrder(other, "spiral")), "depth-first");
    expect(solved.outcome).toBe("solved");
    expect(solved.states.at(-1)!.cells[4]).toBe(value);
  });
});
