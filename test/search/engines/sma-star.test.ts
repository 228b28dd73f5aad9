/** Memory-bounded search where a node has very many children. */
import { describe, expect, it } from "vitest";
import { type Problem, solve, zero } from "../../../src/search/index.ts";

const COUNT = 60_000;

const wide = Array.from({ length: COUNT }, (_, i) => i + 1);

/** From 0 to each of `wide`, and from each of these to a dead end; the dead end taken last is the goal. */
const deadEnds: Problem<number, number> = {
  starts: [0],
  actions: (state) => (state === 0 ? wide : state > COUNT ? [] : [state + COUNT]),
  result: (_, next) => next,
  isGoal: (state) => state === 2 * COUNT,
  key: (state) => state,
};

describe("sma-star takes time in proportion to what it expands", () => {
  it("among the children of one node", () => {
    const { outcome, metrics } = solve(deadEnds, "sma-star", { heuristic: zero });
    expect({ outcome, expanded: metrics.expanded }).toEqual({ outcome: "solved", expanded: 2 * COUNT });
  });

  it("among starts", () => {
    const { outcome, cost } = solve({ ...deadEnds, starts: wide }, "sma-star", { heuristic: zero });
    expect({ outcome, cost }).toEqual({ outcome: "solved", cost: 1 });
  });
});
