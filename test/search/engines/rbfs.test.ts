/** Recursive best-first search among very many siblings. */
import { expect, it } from "vitest";
import { type Problem, solve } from "../../../src/search/index.ts";

it("does not compare all siblings for every node that it takes", () => {
  const siblings = 100_000;
  const actions = Array.from({ length: siblings }, (_, action) => action);
  let asked = 0;
  /** From 0 to any of the siblings, all with the same estimate; only the last is the goal. */
  const problem: Problem<number, number> = {
    starts: [-1],
    actions: (state) => (state === -1 ? actions : []),
    result: (_, action) => action,
    isGoal: (state) => {
      asked++;
      return state === siblings - 1;
    },
    key: (state) => state,
  };
  const result = solve(problem, "rbfs", { heuristic: () => 0, limits: { time: 10_000 } });
  // The siblings are taken in the order of their actions. At 100,000 comparisons for each this would take minutes.
  expect(result).toMatchObject({ outcome: "solved", actions: [siblings - 1] });
  expect(asked).toBe(siblings + 1);
});
