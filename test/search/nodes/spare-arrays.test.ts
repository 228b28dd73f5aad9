/** Searches that take over the arrays of others: nothing of one shows in another. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { type Problem, Search, solve } from "../../../src/search/index.ts";
import { chain } from "../toy-problems.ts";

/** The fields of a square; the goal is the last. */
const SIDE = 20;
const numbers: Problem<number, number> = {
  starts: [0],
  actions: (field) => [field + 1, field + SIDE].filter((next) => next < SIDE * SIDE),
  result: (_, next) => next,
  isGoal: (field) => field === SIDE * SIDE - 1,
  key: (field) => field * 1001,
  backward: {
    starts: [SIDE * SIDE - 1],
    actions: (field) => (field > 0 ? [field] : []),
    result: (field) => field - 1,
  },
};
const heuristic = (field: number) => (SIDE * SIDE - 1 - field) / SIDE;
/** Those that remember states. */
const names = [
  "breadth-first",
  "depth-first",
  "uniform-cost",
  "greedy",
  "a-star",
  "weighted-a-star",
  "beam",
  "bidirectional",
] as const;
const options = { heuristic, limits: { depth: 100 } };

it.each(names)("%s gives the same result every time, after any other search", (name) => {
  const result = () => {
    const { metrics, ...rest } = solve(numbers, name, options);
    const { timeMs, memoryBytes, ...counts } = metrics;
    return { ...rest, counts, memoryBytes };
  };
  const { memoryBytes, ...first } = result();
  for (const other of names) solve(numbers, other, options);
  const again = result();
  expect(again).toMatchObject(first);
  // How full the frontier was is looked at now and then, by the clock.
  expect(again.memoryBytes / memoryBytes).toBeCloseTo(1, 1);
});

it("searches inside the functions of a search have arrays of their own", () => {
  const { problem, heuristic: exact } = chain(300);
  const nested: Problem<number, 1> = {
    ...problem,
    isGoal: (state) =>
      solve(chain(20 + (state % 50)).problem, "uniform-cost").cost === 20 + (state % 50) && state === 300,
  };
  expect(solve(nested, "a-star", { heuristic: exact })).toMatchObject({
    cost: 300,
    metrics: { generated: 301 },
  });
});

it("a search that is over can be asked again", () => {
  const search = new Search(numbers, "a-star", { heuristic });
  while (search.advance());
  const { states } = search.result();
  solve(numbers, "uniform-cost");
  expect(search.result().states).toEqual(states);
  expect(search.frontierSize).toBe(search.result().metrics.frontierLeft);
});

it("the states of a search that is over are not kept in memory", () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const made: WeakRef<object>[] = [];
  const objects: Problem<{ field: number }, number> = {
    starts: [{ field: 0 }],
    actions: ({ field }) => numbers.actions(field),
    result: (_, next) => {
      const state = { field: next };
      made.push(new WeakRef(state));
      return state;
    },
    isGoal: () => false,
    key: ({ field }) => field,
  };
  expect(solve(objects, "uniform-cost").outcome).toBe("unsolvable");
  return new Promise<void>((resolve) => setTimeout(resolve, 0)).then(() => {
    collect();
    expect(made.filter((state) => state.deref() !== undefined).length).toBeLessThan(5);
  });
});
