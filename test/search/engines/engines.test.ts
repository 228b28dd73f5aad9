/** The contract of every engine, tested through the table of strategies: a new row is tested without a new test. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Heuristic,
  Search,
  type SearchEvent,
  type StrategyName,
  solve,
  strategies,
} from "../../../src/search/index.ts";
import {
  chain,
  costsToGoal,
  type Edge,
  endlessTree,
  type Graph,
  graphProblem,
  leastCost,
  leastCostWithin,
  toys,
} from "../toy-problems.ts";
import { expectCost, expectPath, expectSoundCounters, guard, optionsFor } from "./expectations.ts";

const names = Object.keys(strategies) as StrategyName[];
describe.each(names)("%s", (name) => {
  const row = strategies[name];

  describe.each(Object.entries(toys))("%s", (_, { graph, heuristic }) => {
    const problem = graphProblem(graph);
    const options = optionsFor<number, number>(row, heuristic, graph.nodes);
    const least = leastCost(graph);

    it("gives the promised answer", () => {
      const result = solve(problem, name, options);
      expectSoundCounters(graph.starts.length, result);
      if (least === Number.POSITIVE_INFINITY) {
        expect(result).toMatchObject({ outcome: "unsolvable", cost: null, actions: [], states: [] });
        return;
      }
      expectPath(problem, result);
      expectCost(row, result.cost, least, false);
    });

    it("reports what it counts, and counts the same without an observer", () => {
      const events: SearchEvent<number, number>[] = [];
      const observer = { event: (event: SearchEvent<number, number>) => events.push(event) };
      const { metrics, outcome } = solve(problem, name, { ...options, observer });
      const count = (...types: string[]) => events.filter(({ type }) => types.includes(type)).length;
      const children = count("generate", "duplicate", "update", "reopen");
      expect(children + Math.max(count("start"), graph.starts.length)).toBe(metrics.generated);
      expect(count("duplicate")).toBe(metrics.duplicates);
      expect(count("expand")).toBe(metrics.expanded);
      expect(count("goal")).toBe(outcome === "solved" ? 1 : 0);
      expect(events.filter(({ type, parent }) => type === "take" && parent !== null)).toHaveLength(
        metrics.taken,
      );
      const unobserved = solve(problem, name, options).metrics;
      // Time and memory are sampled, not counted.
      expect({ ...unobserved, timeMs: 0, memoryBytes: 0 }).toEqual({ ...metrics, timeMs: 0, memoryBytes: 0 });
    });

    it("names no node before it is made", () => {
      const made = new Set<number>();
      const observer = {
        event: ({ type, id, parent }: SearchEvent<number, number>) => {
          if (type === "start" || type === "generate") made.add(id);
          else if (type !== "bound" && type !== "duplicate") expect(made).toContain(id);
          if (parent !== null) expect(made).toContain(parent);
        },
      };
      solve(problem, name, { ...options, observer });
    });
  });

  it.each(["several starts and goals", "inconsistent heuristic"])(
    "keeps its word in %s with any choice",
    (toy) => {
      const { graph, heuristic } = toys[toy]!;
      const problem = graphProblem(graph);
      const options = optionsFor<number, number>(row, heuristic, graph.nodes);
      for (const duplicates of row.options.duplicates) {
        for (const goalTest of row.options.goalTest) {
          for (const ties of row.options.ties)
            expectPath(problem, solve(problem, name, { ...options, duplicates, goalTest, ties }));
        }
      }
    },
  );

  it("asks the problem nothing after its end", () => {
    const { graph, heuristic } = toys.grid!;
    let questions = 0;
    const problem = new Proxy(graphProblem(graph), {
      get(target, property, receiver) {
        questions++;
        return Reflect.get(target, property, receiver);
      },
    });
    const search = new Search(problem, name, optionsFor(row, heuristic, graph.nodes));
    while (search.advance());
    const atTheEnd = questions;
    expect(search.advance()).toBe(false);
    expect(questions).toBe(atTheEnd);
  });

  it("stops at the limit of nodes in an endless space", () => {
    const limits = { nodes: 100, depth: row.needs.includes("depth limit") ? 1000 : undefined };
    const result = solve(endlessTree, name, { heuristic: () => 0, limits });
    expect(result).toMatchObject({ outcome: "limit", limit: "nodes" });
    expect(result.metrics.expanded).toBe(100);
  });

  it("does not call a problem unsolvable because of a depth limit", () => {
    const { graph, heuristic } = toys.grid!;
    const problem = graphProblem(graph);
    const limited = (depth: number) =>
      solve(problem, name, { ...optionsFor(row, heuristic, graph.nodes), limits: { nodes: guard, depth } });
    expect(limited(5)).toMatchObject({ outcome: "limit", limit: "depth" });
    for (const depth of [6, 7, 8]) {
      const result = limited(depth);
      if (result.outcome === "solved") expect(result.depth).toBeLessThanOrEqual(depth);
      else expect(result).toMatchObject({ outcome: "limit", limit: "depth" });
    }
  });
});

describe("random graphs", () => {
  it.each(names)("%s agrees with Dijkstra", (name) => {
    const row = strategies[name];
    fc.assert(
      fc.property(graphs, estimates, (graph, estimate) => {
        const problem = graphProblem(graph);
        const least = leastCost(graph);
        const options = optionsFor<number, number>(row, admissible(graph, estimate), graph.nodes);
        const result = solve(problem, name, options);
        expectSoundCounters(graph.starts.length, result);
        if (least === Number.POSITIVE_INFINITY) {
          expect(result.outcome).toBe("unsolvable");
          return;
        }
        expectPath(problem, result);
        expectCost(row, result.cost, least, false);
      }),
      { numRuns: 150 },
    );
  });

  it("sma-star finds the cheapest path that fits into its capacity, however small", () => {
    fc.assert(
      fc.property(
        graphs,
        estimates,
        fc.integer({ min: 2, max: 12 }),
        fc.constantFrom("path", "parent", "none"),
        (graph, estimate, capacity, duplicates) => {
          // Without the check of the path the tree has no end but the capacity.
          const held = duplicates === "path" ? capacity : Math.min(capacity, 6);
          const heuristic = admissible(graph, estimate);
          const problem = graphProblem(graph);
          const options = { heuristic, duplicates, capacity: held, limits: { nodes: guard } } as const;
          const result = solve(problem, "sma-star", options);
          expectSoundCounters(graph.starts.length, result);
          expect(result.limit).not.toBe("nodes");
          const least = leastCostWithin(graph, held - 1);
          if (least < Number.POSITIVE_INFINITY) {
            expectPath(problem, result);
            expect(result.cost).toBeCloseTo(least, 9);
          } else if (leastCost(graph) < Number.POSITIVE_INFINITY) {
            expect(result).toMatchObject({ outcome: "limit", limit: "memory" });
          } else {
            expect(result.limit ?? result.outcome).toMatch(/^(memory|unsolvable)$/);
          }
        },
      ),
      { numRuns: 1500 },
    );
  });

  it("beam search is honest about what it pruned", () => {
    fc.assert(
      fc.property(graphs, estimates, fc.integer({ min: 1, max: 3 }), (graph, estimate, width) => {
        const problem = graphProblem(graph);
        const events: string[] = [];
        const result = solve(problem, "beam", {
          heuristic: admissible(graph, estimate),
          width,
          observer: {
            event: ({ type, h }) => events.push(h === Number.POSITIVE_INFINITY ? "hopeless" : type),
          },
        });
        if (result.outcome === "solved") expectPath(problem, result);
        else if (events.includes("prune")) expect(result.limit).toBe("width");
        else expect(result.outcome).toBe("unsolvable");
        if (result.outcome === "unsolvable") expect(leastCost(graph)).toBe(Number.POSITIVE_INFINITY);
      }),
      { numRuns: 300 },
    );
  });
});

const graphs: fc.Arbitrary<Graph> = fc.integer({ min: 2, max: 7 }).chain((nodes) => {
  const node = fc.integer({ min: 0, max: nodes - 1 });
  // Half of the edges cost nothing or a fraction.
  const cost = fc.constantFrom(0, 0, 0.1, 1 / 3, 1, 1, 2, 5);
  const edge: fc.Arbitrary<Edge> = fc.record({ from: node, to: node, cost });
  return fc.record({
    nodes: fc.constant(nodes),
    edges: fc.array(edge, { maxLength: 16 }),
    starts: fc.array(node, { minLength: 1, maxLength: 3 }),
    goals: fc.array(node, { minLength: 1, maxLength: 2 }),
  });
});

/** For each node which part of the true cost is known, and whether dead ends are. */
const estimates = fc.record({
  parts: fc.array(fc.constantFrom(0, 0.5, 1), { minLength: 7, maxLength: 7 }),
  knowsDeadEnds: fc.boolean(),
});

/** An admissible heuristic, as a rule an inconsistent one. */
function admissible(
  graph: Graph,
  { parts, knowsDeadEnds }: { readonly parts: readonly number[]; readonly knowsDeadEnds: boolean },
): Heuristic<number> {
  const costs = costsToGoal(graph);
  return (node) => {
    if (costs[node] === Number.POSITIVE_INFINITY) return knowsDeadEnds ? Number.POSITIVE_INFINITY : 0;
    // A little less than the true cost, which is added up in another order.
    return Math.max(0, parts[node]! * costs[node]! - 1e-12);
  };
}

describe("limits of the engines that count their own memory", () => {
  const limited: Partial<Record<StrategyName, number>> = {
    rbfs: 3000,
    "sma-star": 6000,
    beam: 300_000,
    bidirectional: 300_000,
  };

  it.each(Object.entries(limited))("%s stops before it holds more than %d bytes", (name, memory) => {
    const result = solve(endlessTree, name as StrategyName, {
      heuristic: () => 0,
      limits: { memory, nodes: guard },
    });
    expect(result).toMatchObject({ outcome: "limit", limit: "memory" });
    expect(result.metrics.memoryBytes).toBeLessThanOrEqual(memory);
  });

  it("sma-star never holds more nodes than its capacity", () => {
    const result = solve(endlessTree, "sma-star", {
      heuristic: () => 0,
      capacity: 12,
      limits: { nodes: guard },
    });
    expect(result).toMatchObject({ outcome: "limit", limit: "memory" });
    expect(result.metrics.peakFrontier).toBeLessThanOrEqual(12);
  });
});

describe("a path of 100,000 steps", () => {
  const { problem, heuristic } = chain(100_000);

  it.each(["ida-star", "rbfs", "sma-star", "beam", "bidirectional"] as const)("%s walks it", (name) => {
    const duplicates = name === "sma-star" ? "parent" : undefined;
    const result = solve(problem, name, { heuristic, duplicates });
    expect(result).toMatchObject({ outcome: "solved", cost: 100_000 });
    expect(result.states).toHaveLength(100_001);
  });
});
