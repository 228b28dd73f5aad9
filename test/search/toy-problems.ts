/** Small problems whose answers are known without a search: graphs, a grid, a chain, an endless tree. */
import type { Heuristic, Problem } from "../../src/search/index.ts";

export interface Edge {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

export interface Graph {
  readonly nodes: number;
  readonly edges: readonly Edge[];
  readonly starts: readonly number[];
  readonly goals: readonly number[];
}

/** A state is a node of the graph, an action the position of an edge. A cost requested wrongly is NaN. */
export function graphProblem({ edges, starts, goals }: Graph): Problem<number, number> {
  const positions = edges.map((_, position) => position);
  return {
    starts,
    actions: (node) => positions.filter((position) => edges[position]!.from === node),
    result: (_, position) => edges[position]!.to,
    cost: (from, position, to) => {
      const edge = edges[position]!;
      return edge.from === from && edge.to === to ? edge.cost : Number.NaN;
    },
    isGoal: (node) => goals.includes(node),
    key: (node) => node,
    backward: {
      starts: goals,
      actions: (node) => positions.filter((position) => edges[position]!.to === node),
      result: (_, position) => edges[position]!.from,
    },
  };
}

/** For each node the least cost to a goal (Dijkstra without a queue). */
export function costsToGoal({ nodes, edges, goals }: Graph): number[] {
  const costs = Array.from({ length: nodes }, (_, node) =>
    goals.includes(node) ? 0 : Number.POSITIVE_INFINITY,
  );
  const waiting = new Set(costs.keys());
  while (waiting.size > 0) {
    const nearest = [...waiting].reduce((a, b) => (costs[b]! < costs[a]! ? b : a));
    waiting.delete(nearest);
    for (const { from, to, cost } of edges)
      if (to === nearest) costs[from] = Math.min(costs[from]!, costs[nearest]! + cost);
  }
  return costs;
}

/** The least cost from a start to a goal. */
export function leastCost(graph: Graph): number {
  const costs = costsToGoal(graph);
  return Math.min(...graph.starts.map((start) => costs[start]!));
}

/** The same among the paths of at most `steps` steps. */
export function leastCostWithin(graph: Graph, steps: number): number {
  let costs = Array.from({ length: graph.nodes }, (_, node) =>
    graph.goals.includes(node) ? 0 : Number.POSITIVE_INFINITY,
  );
  for (let step = 0; step < steps; step++) {
    const longer = costs.slice();
    for (const { from, to, cost } of graph.edges) longer[from] = Math.min(longer[from]!, costs[to]! + cost);
    costs = longer;
  }
  return Math.min(...graph.starts.map((start) => costs[start]!));
}

interface Toy {
  readonly graph: Graph;
  readonly heuristic: Heuristic<number>;
}

/** Four columns of fields with the cost of entering each, from the first field to the last. */
function grid(entering: readonly number[]): Toy {
  const columns = 4;
  const edges: Edge[] = [];
  for (let from = 0; from < entering.length; from++) {
    const neighbours = [from - columns, from + columns];
    if (from % columns > 0) neighbours.push(from - 1);
    if (from % columns < columns - 1) neighbours.push(from + 1);
    for (const to of neighbours) {
      const cost = entering[to];
      if (cost !== undefined) edges.push({ from, to, cost });
    }
  }
  const last = entering.length - 1;
  const stepsToLast = (field: number) =>
    Math.floor(last / columns) - Math.floor(field / columns) + (last % columns) - (field % columns);
  return {
    graph: { nodes: entering.length, edges, starts: [0], goals: [last] },
    heuristic: (field) => Math.min(...entering) * stepsToLast(field),
  };
}

function toy(
  edges: readonly (readonly [from: number, to: number, cost: number])[],
  starts: readonly number[],
  goals: readonly number[],
  h: readonly number[],
): Toy {
  const rows = edges.map(([from, to, cost]) => ({ from, to, cost }));
  return { graph: { nodes: h.length, edges: rows, starts, goals }, heuristic: (node) => h[node]! };
}

const endless = Number.POSITIVE_INFINITY;

/** With admissible heuristics; those named unsolvable have no solution. */
export const toys: Readonly<Record<string, Toy>> = {
  grid: grid([1, 1, 5, 1, 9, 2, 1, 1, 1, 1, 9, 1, 1, 3, 1, 1]),
  "grid of real costs": grid([0.1, 0.7, 0.3, 0.2, 0.1, 0.9, 0.3, 0.1, 0.25, 0.1, 0.6, 0.1]),
  "start is a goal": toy([[0, 1, 1]], [0], [0], [0, 0]),
  "several starts and goals": toy(
    [
      [0, 3, 2],
      [1, 3, 1],
      [2, 4, 7],
      [3, 5, 4],
      [3, 6, 5],
      [5, 7, 2],
      [6, 8, 0],
    ],
    [0, 1, 2],
    [7, 8],
    [6, 5, 0, 3, 0, 1, 0, 0, 0],
  ),
  "inconsistent heuristic": toy(
    [
      [0, 1, 1],
      [0, 2, 1],
      [1, 3, 1],
      [2, 3, 2],
      [3, 4, 3],
      [4, 5, 1],
    ],
    [0],
    [5],
    [0, 5, 1, 1, 1, 0],
  ),
  "free cycles": toy(
    [
      [0, 1, 0],
      [1, 2, 0],
      [2, 0, 0],
      [2, 3, 1],
      [3, 4, 0],
      [4, 2, 0],
      [4, 5, 2],
      [0, 5, 9],
    ],
    [0],
    [5],
    [0, 0, 0, 0, 0, 0],
  ),
  "dead ends known to the heuristic": toy(
    [
      [0, 1, 1],
      [0, 2, 5],
      [1, 3, 1],
      [2, 4, 1],
    ],
    [0],
    [4],
    [6, endless, 1, endless, 0],
  ),
  unsolvable: toy(
    [
      [0, 1, 1],
      [1, 0, 1],
      [1, 2, 0],
      [2, 0, 0],
      [3, 4, 1],
    ],
    [0],
    [4],
    [0, 0, 0, 0, 0],
  ),
  "unsolvable without a step": toy([], [0], [1], [0, 0]),
};

/** From 0 up to `length`, one step at a time; the estimate is exact. */
export function chain(length: number): { problem: Problem<number, 1>; heuristic: Heuristic<number> } {
  const problem: Problem<number, 1> = {
    starts: [0],
    actions: (state) => (state < length ? [1] : []),
    result: (state) => state + 1,
    isGoal: (state) => state === length,
    key: (state) => state,
    backward: {
      starts: [length],
      actions: (state) => (state > 0 ? [1] : []),
      result: (state) => state - 1,
    },
  };
  return { problem, heuristic: (state) => length - state };
}

/** Two binary trees without end: the starts lie in one, the goal is the root of the other. */
export const endlessTree: Problem<number, "left" | "right"> = {
  starts: [1],
  actions: () => ["left", "right"],
  result: (state, action) => (state > 0 ? 2 * state + (action === "right" ? 1 : 0) : Math.trunc(state / 2)),
  isGoal: (state) => state === -1,
  key: (state) => state,
  backward: {
    starts: [-1],
    actions: () => ["left", "right"],
    result: (state, action) => 2 * state - (action === "right" ? 1 : 0),
  },
};
