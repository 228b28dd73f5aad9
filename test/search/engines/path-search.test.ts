/** What IDA* owes graphs that are not trees: an end, the cheapest path, few rounds. */
import { describe, expect, it } from "vitest";
import { type Problem, solve } from "../../../src/search/index.ts";
import { type Edge, type Graph, graphProblem, leastCost } from "../toy-problems.ts";

const still = () => 0;
/** Met only by a search that goes round in circles. */
const guard = { nodes: 200_000 };

function graph(nodes: number, edges: readonly (readonly [number, number, number])[], goals: number[]): Graph {
  return { nodes, edges: edges.map(([from, to, cost]) => ({ from, to, cost })), starts: [0], goals };
}

const policies = ["parent", "path", "none"] as const;

describe.each(policies)("ida-star with duplicates %s", (duplicates) => {
  it("leaves a cycle without cost", () => {
    const free = graph(5, [[0, 1, 0], [1, 2, 0], [2, 0, 0], [2, 3, 1], [3, 4, 1]], [4]); // biome-ignore format: one line
    const result = solve(graphProblem(free), "ida-star", { heuristic: still, duplicates, limits: guard });
    expect(result).toMatchObject({ outcome: "solved", cost: 2, states: [0, 1, 2, 3, 4] });
    expect(result.metrics.duplicates).toBeGreaterThan(0);
  });

  it.each([0, 1, 0.5])(
    "recognises that a graph with a cycle of steps that cost %s has no solution",
    (cost) => {
      const cyclic = graph(6, [[0, 1, cost], [1, 2, cost], [2, 0, cost], [2, 3, 1], [3, 1, cost], [0, 3, 2]], [5]); // biome-ignore format: one line
      const result = solve(graphProblem(cyclic), "ida-star", { heuristic: still, duplicates, limits: guard });
      expect(result).toMatchObject({ outcome: "unsolvable" });
    },
  );

  it("recognises that two states with nothing but steps to each other hold no solution", () => {
    const there: Problem<boolean, 1> = {
      starts: [true],
      actions: () => [1],
      result: (state) => !state,
      isGoal: () => false,
      key: Number,
    };
    const result = solve(there, "ida-star", { heuristic: still, duplicates, limits: guard });
    expect(result).toMatchObject({ outcome: "unsolvable" });
  });
});

describe("ida-star with its default options", () => {
  it("begins at 200,000 starts", () => {
    const starts = Array.from({ length: 200_000 }, (_, start) => start);
    const problem: Problem<number, 1> = {
      starts,
      actions: () => [1],
      result: (state) => state + 1,
      isGoal: (state) => state === 200_001,
      key: (state) => state,
    };
    const result = solve(problem, "ida-star", { heuristic: (state) => 200_001 - state });
    expect(result).toMatchObject({ outcome: "solved", cost: 2 });
  });
});

describe("ida-star with real costs", () => {
  /** Layers of nodes, each joined to all of the next by edges of different costs: almost every path has an f of its own. */
  function layers(count: number, width: number, seed: number): Graph {
    let random = seed;
    const next = () => (random = (random * 48271) % 2147483647) / 2147483647;
    const edges: Edge[] = [];
    const node = (layer: number, place: number) => (layer === 0 ? 0 : 1 + (layer - 1) * width + place);
    for (let layer = 0; layer < count; layer++)
      for (let from = 0; from < (layer === 0 ? 1 : width); from++)
        for (let to = 0; to < width; to++)
          edges.push({ from: node(layer, from), to: node(layer + 1, to), cost: 1 + next() });
    const nodes = 1 + count * width;
    return { nodes, edges, starts: [0], goals: [nodes - 1] };
  }

  it.each([1, 2, 3, 4, 5, 6])("finds the cheapest path in a few rounds (%i)", (seed) => {
    const layered = layers(7, 4, seed);
    const problem = graphProblem(layered);
    let rounds = 0;
    const observer = { event: ({ type }: { type: string }) => void (rounds += type === "bound" ? 1 : 0) };
    const result = solve(problem, "ida-star", { heuristic: still, observer });
    expect(result.cost).toBeCloseTo(leastCost(layered), 12);
    // Of 4 ** 7 paths almost every one has an f of its own.
    expect(rounds).toBeLessThan(120);
    expect(result.metrics.expanded).toBeLessThan(60_000);
    const { metrics } = solve(problem, "ida-star", { heuristic: still });
    const unmeasured = { timeMs: 0, memoryBytes: 0 };
    expect({ ...metrics, ...unmeasured }).toEqual({ ...result.metrics, ...unmeasured });
  });

  it("reports one goal, the one it returns", () => {
    const problem = graphProblem(layers(7, 4, 7));
    const goals: number[] = [];
    const observer = {
      event: (event: { type: string; g: number }) => void (event.type === "goal" && goals.push(event.g)),
    };
    const { cost } = solve(problem, "ida-star", { heuristic: still, observer });
    expect(goals).toEqual([cost]);
  });
});
