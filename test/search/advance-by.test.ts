/** A search advanced by a number of expansions at a time takes the same course as one that is not interrupted. */
import { expect, it } from "vitest";
import { heuristics } from "../../src/domains/sliding-tiles/heuristics/index.ts";
import { SlidingTiles } from "../../src/domains/sliding-tiles/problem.ts";
import { Search, type StrategyName, solve, strategies } from "../../src/search/index.ts";

const shape = { rows: 2, columns: 3 };
const problem = new SlidingTiles(shape, [4, 2, 5, 0, 1, 3]);
const heuristic = heuristics.manhattan.create(shape, problem.goal);

it.each(Object.keys(strategies) as StrategyName[])("%s", (name) => {
  const options = { heuristic, limits: name === "depth-limited" ? { depth: 18 } : {} };
  const whole = solve(problem, name, options);
  const search = new Search(problem, name, options);
  let expected = 0;
  while (search.advanceBy(7)) {
    expected += 7;
    expect(search.result().metrics.expanded).toBe(expected);
  }
  const { outcome, cost, metrics } = search.result();
  expect([outcome, cost, metrics.expanded, metrics.generated]).toEqual([
    whole.outcome,
    whole.cost,
    whole.metrics.expanded,
    whole.metrics.generated,
  ]);
});

it("stops at the limit of nodes", () => {
  const search = new Search(problem, "breadth-first", { limits: { nodes: 10 } });
  expect(search.advanceBy(8)).toBe(true);
  expect(search.advanceBy(8)).toBe(false);
  expect(search.result()).toMatchObject({ outcome: "limit", limit: "nodes", metrics: { expanded: 10 } });
});

it("counts only the time it works", async () => {
  const search = new Search(problem, "breadth-first", { limits: { time: 300 } });
  expect(search.advanceBy(5)).toBe(true);
  await new Promise((resume) => setTimeout(resume, 350));
  expect(search.advanceBy(5)).toBe(true);
  expect(search.result().metrics.timeMs).toBeLessThan(300);
});
