/** Costs that cannot be added exactly: searches that compare f with what they have forgotten do the same work as with whole costs. */
import { describe, expect, it } from "vitest";
import { comparableF } from "../../../src/search/engines/comparable-f.ts";
import { type Heuristic, type Problem, type SolveOptions, solve } from "../../../src/search/index.ts";
import { costsToGoal, type Edge, type Graph, graphProblem } from "../toy-problems.ts";

function randomNumbers(seed: number): (limit: number) => number {
  let state = seed * 7919 + 1;
  return (limit) => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
}

/** A square of fields, from corner to corner, with the cost of entering each; a step costs at least `unit`. */
function square(side: number, entering: (field: number) => number, unit: number) {
  const last = side * side - 1;
  const problem: Problem<number, number> = {
    starts: [0],
    actions: (field) => {
      const steps: number[] = [];
      if (field % side < side - 1) steps.push(1);
      if (field + side <= last) steps.push(side);
      if (field % side > 0) steps.push(-1);
      if (field >= side) steps.push(-side);
      return steps;
    },
    result: (field, step) => field + step,
    isGoal: (field) => field === last,
    key: (field) => field,
    cost: (_from, _step, to) => unit * entering(to),
  };
  const heuristic: Heuristic<number> = (field) =>
    unit * (2 * (side - 1) - (field % side) - Math.floor(field / side));
  return { problem, heuristic };
}

const searches = [
  ["ida-star", {}],
  ["rbfs", {}],
  ["sma-star", {}],
  ["sma-star", { capacity: 40 }],
] as const satisfies readonly (readonly [string, SolveOptions<number, number>])[];

describe.each(searches)("%s %o", (strategy, options) => {
  it.each([0.1, 0.3, 1 / 3, 1e-7])("expands with steps of %f what it expands with steps of 1", (unit) => {
    const limits = { nodes: 3000 };
    for (const side of [5, 12]) {
      const below = randomNumbers(side);
      const weights = Array.from({ length: side * side }, () => 1 + below(3));
      for (const entering of [() => 1, (field: number) => weights[field]!]) {
        const whole = square(side, entering, 1);
        const real = square(side, entering, unit);
        const expected = solve(whole.problem, strategy, { ...options, heuristic: whole.heuristic, limits });
        const found = solve(real.problem, strategy, { ...options, heuristic: real.heuristic, limits });
        expect(found.metrics.expanded).toBe(expected.metrics.expanded);
        expect(found.actions).toEqual(expected.actions);
      }
    }
  });

  it("finds what Dijkstra finds on graphs with costs of 0.1, 0.2, 0.3 and 1/3", () => {
    for (let seed = 1; seed <= 60; seed++) {
      const graph = randomGraph(seed);
      const costs = costsToGoal(graph);
      // Half of the true cost, or all of it: added up in another order, so sometimes a last digit too much.
      const heuristic = (node: number) => costs[node]! * (node % 2 === 0 ? 1 : 0.5);
      const { outcome, cost } = solve(graphProblem(graph), strategy, { ...options, heuristic });
      const least = costs[0]!;
      if (least === Number.POSITIVE_INFINITY) expect(outcome).toBe("unsolvable");
      else expect(cost).toBeCloseTo(least, 11);
    }
  });
});

function randomGraph(seed: number): Graph {
  const below = randomNumbers(seed);
  const nodes = 4 + below(8);
  const edges = Array.from({ length: 3 * nodes }, (): Edge => {
    return { from: below(nodes), to: below(nodes), cost: [0.1, 0.2, 0.3, 1 / 3][below(4)]! };
  });
  return { nodes, edges, starts: [0], goals: [nodes - 1] };
}

describe("f as it is compared", () => {
  it("is the same for sums that differ by rounding only", () => {
    expect(comparableF(0.1 + 0.2)).toBe(0.3);
    expect(comparableF(-(0.1 + 0.2))).toBe(-0.3);
    expect(comparableF(Array.from({ length: 2200 }, () => 0.1).reduce((a, b) => a + b))).toBe(220);
  });

  it("keeps whole numbers, infinity and what is near zero", () => {
    for (const f of [0, 3, 2 ** 53 - 1, 2 ** 52 + 1, 1e300, Number.POSITIVE_INFINITY, 5e-324, 1e-300])
      expect(comparableF(f)).toBe(f);
  });

  it("never swaps two numbers", () => {
    const around = [0.0999, 1, 9.999999999999, 10, 12.5, 99.99999999999999, 1e6 + 1 / 3];
    const numbers = around.flatMap((f) => [
      f * (1 - 2e-12),
      f * (1 - 2e-16),
      f,
      f * (1 + 3e-16),
      f * (1 + 2e-12),
    ]);
    const sorted = numbers.toSorted((a, b) => a - b).map(comparableF);
    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
    expect(new Set(sorted).size).toBeGreaterThan(around.length);
  });
});
