/** Every limit holds in every strategy, whatever legal values its options, the costs and the estimates have. */
import { describe, expect, it } from "vitest";
import { heuristics } from "../../src/domains/sliding-tiles/heuristics/index.ts";
import { instances } from "../../src/domains/sliding-tiles/instances.ts";
import { SlidingTiles } from "../../src/domains/sliding-tiles/problem.ts";
import {
  type Heuristic,
  numberOptions,
  type Problem,
  type StrategyName,
  solve,
  strategies,
  zero,
} from "../../src/search/index.ts";

const names = Object.keys(strategies) as StrategyName[];
const numbers = [0, 1e-9, 1, 1.5, 2, 1e8, 2 ** 32, Number.MAX_SAFE_INTEGER];
const depths = [undefined, 60, 1e9, Number.MAX_SAFE_INTEGER];

/** Every strategy with each of its numbers at each extreme value, and every depth limit. */
const searches = names.flatMap((name) => {
  const own = Object.entries(numberOptions).filter(([option]) => option in strategies[name].options);
  const values = own.flatMap(([option, { least, isWhole }]) =>
    numbers
      .filter((value) => value >= least && (!isWhole || Number.isInteger(value)))
      .map((value): Readonly<Record<string, number>> => ({ [option]: value })),
  );
  return [{}, ...values].flatMap((options) =>
    depths
      .filter((depth) => depth !== undefined || !strategies[name].needs.includes("depth limit"))
      .map((depth) => ({ name, options, depth })),
  );
});

const fifteen = { rows: 4, columns: 4 };
const board = new SlidingTiles(fifteen, instances["korf-1"]!.start, {
  goal: Array.from({ length: 16 }, (_, cell) => cell),
});

/** A line without an end on either side, every step at the same cost; the only goal is a million steps away. */
function line(cost: number, integerCosts: boolean): Problem<unknown, unknown> {
  const steps = { actions: () => [-1, 1], result: (at: number, step: number) => at + step };
  const problem: Problem<number, number> = {
    ...steps,
    starts: [0],
    isGoal: (at) => at === 1e6,
    key: (at) => at,
    cost: () => cost,
    integerCosts,
    backward: { ...steps, starts: [1e6], result: (at, step) => at - step },
  };
  return problem as Problem<unknown, unknown>;
}

const away = (cost: number) => ((at: number) => cost * Math.abs(1e6 - at)) as Heuristic<unknown>;

const problems: readonly {
  readonly what: string;
  readonly problem: Problem<unknown, unknown>;
  readonly heuristic: Heuristic<unknown>;
}[] = [
  {
    what: "the 15-puzzle",
    problem: board as Problem<unknown, unknown>,
    heuristic: heuristics.manhattan.create(fifteen, board.goal) as Heuristic<unknown>,
  },
  { what: "steps of 100,000,000", problem: line(1e8, true), heuristic: zero },
  { what: "steps and estimates of 1,000,000", problem: line(1e6, true), heuristic: away(1e6) },
  { what: "steps of 0", problem: line(0, true), heuristic: zero },
  { what: "steps of a billionth", problem: line(1e-9, false), heuristic: away(1e-9) },
  { what: "steps of 1e285", problem: line(1e285, false), heuristic: zero },
];

describe.each(problems)("$what", ({ problem, heuristic }) => {
  // On a busy machine 3 ms may be over before the first expansion.
  it.each(searches)("$name with $options to depth $depth", { retry: 2 }, ({ name, options, depth }) => {
    const limited = (limits: object) =>
      solve(problem, name, { ...options, heuristic, limits: { depth, ...limits } });
    // A search may have solved the board, or have reached its depth, before.
    expect(limited({ nodes: 300 }).metrics.expanded).toBeLessThanOrEqual(300);
    // What does not look at the clock never ends: nothing else stops it.
    expect(limited({ time: 3 }).metrics.expanded).toBeGreaterThan(0);
  });
});
