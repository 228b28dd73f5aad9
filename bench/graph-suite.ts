/**
 * Random graphs and what every strategy owes them, for bench/random-graphs.ts and a test. Costs are zero, whole or real; there are
 * loops, several starts and goals; the estimates are admissible and as a rule inconsistent. The truth is found without a queue.
 */
import { type Heuristic, type Problem, type StrategyName, solve, strategies } from "../src/search/index.ts";

export interface RandomGraph {
  readonly seed: number;
  readonly costsFrom: readonly number[];
  readonly problem: Problem<number, number>;
  readonly heuristic: Heuristic<number>;
  /** The least cost within this many steps, for each number of steps up to the number of states. */
  readonly leastWithin: readonly number[];
  /** A depth limit to be tried. */
  readonly depth: number;
}

interface Edge {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

/** Ways to choose the costs of a graph. */
const costs: readonly (readonly number[])[] = [[1], [0, 0, 1], [0, 1, 2, 5, 12], [0, 0.1, 1 / 3, 1, 2.7]];
const impossible = Number.POSITIVE_INFINITY;

/** The same graph for the same seed, on every machine. */
export function randomGraph(seed: number): RandomGraph {
  const below = randomNumbers(seed);
  const nodes = 2 + below(8);
  const some = (most: number) => Array.from({ length: 1 + below(most) }, () => below(nodes));
  const costsFrom = costs[below(costs.length)]!;
  const edges: Edge[] = Array.from({ length: below(3 * nodes) }, () => ({
    from: below(nodes),
    to: below(nodes),
    cost: costsFrom[below(costsFrom.length)]!,
  }));
  const starts = some(3);
  const goals = some(2);
  const leastFrom = leastCosts(nodes, edges, goals);
  const parts = Array.from({ length: nodes }, () => below(3) / 2);
  const knowsDeadEnds = below(2) === 1;
  const estimates = leastFrom[nodes]!.map((cost, node) =>
    // A little less than the true cost, which is added up in another order.
    cost < impossible ? Math.max(0, parts[node]! * cost - 1e-12) : knowsDeadEnds ? impossible : 0,
  );
  return {
    seed,
    costsFrom,
    problem: problemOf(edges, starts, goals),
    heuristic: (node) => estimates[node]!,
    leastWithin: leastFrom.map((least) => Math.min(...starts.map((start) => least[start]!))),
    depth: below(nodes),
  };
}

function problemOf(
  edges: readonly Edge[],
  starts: readonly number[],
  goals: readonly number[],
): Problem<number, number> {
  const positions = edges.map((_, position) => position);
  return {
    starts,
    actions: (node) => positions.filter((position) => edges[position]!.from === node),
    result: (_, position) => edges[position]!.to,
    cost: (_, position) => edges[position]!.cost,
    isGoal: (node) => goals.includes(node),
    key: (node) => node,
    backward: {
      starts: goals,
      actions: (node) => positions.filter((position) => edges[position]!.to === node),
      result: (_, position) => edges[position]!.from,
    },
  };
}

/** For each number of steps and each node the least cost to a goal (Bellman and Ford). */
function leastCosts(nodes: number, edges: readonly Edge[], goals: readonly number[]): number[][] {
  const rows = [Array.from({ length: nodes }, (_, node) => (goals.includes(node) ? 0 : impossible))];
  for (let steps = 1; steps <= nodes; steps++) {
    const shorter = rows[steps - 1]!;
    const row = shorter.slice();
    for (const { from, to, cost } of edges) row[from] = Math.min(row[from]!, shorter[to]! + cost);
    rows.push(row);
  }
  return rows;
}

/** Whole numbers from 0 below a limit (Park and Miller). */
function randomNumbers(seed: number): (limit: number) => number {
  let state = (seed * 7919 + 1) % 2147483647;
  return (limit) => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
}

/** What a strategy with its default options does wrong on a graph, without and with a depth limit; undefined if nothing. */
export function faultOf(name: StrategyName, graph: RandomGraph): string | undefined {
  const steps = graph.leastWithin.length - 1;
  const limit = name === "depth-limited" ? steps : undefined;
  return faultWithin(name, graph, limit, steps) ?? faultWithin(name, graph, graph.depth, graph.depth);
}

function faultWithin(
  name: StrategyName,
  { problem, heuristic, leastWithin, costsFrom }: RandomGraph,
  depth: number | undefined,
  steps: number,
): string | undefined {
  const { optimal } = strategies[name];
  const least = leastWithin[steps]!;
  const result = solve(problem, name, { heuristic, limits: { nodes: 200_000, depth } });
  const { outcome, limit, cost, states, actions } = result;
  if (limit !== null && limit !== "depth") return `meets the limit of ${limit}`;
  if (outcome !== "solved") {
    if (least < impossible) return `says ${limit ?? outcome}, but a solution costs ${least}`;
    const isSolvable = leastWithin.at(-1)! < impossible;
    return isSolvable && outcome === "unsolvable" ? "says unsolvable because of a depth limit" : undefined;
  }
  if (least === impossible) return "solves what has no solution";
  if (depth !== undefined && actions.length > depth)
    return `goes ${actions.length} steps with a limit of ${depth}`;
  const walked = actions.reduce(
    (sum, action, at) => sum + problem.cost!(states[at]!, action, states[at + 1]!),
    0,
  );
  if (Math.abs(walked - cost!) > 1e-9) return `says ${cost}, but its path costs ${walked}`;
  const isPath = actions.every(
    (action, at) =>
      problem.actions(states[at]!).includes(action) && problem.result(states[at]!, action) === states[at + 1],
  );
  if (!isPath || !problem.starts.includes(states[0]!) || !problem.isGoal(states.at(-1)!))
    return "has no path";
  const isCheapest =
    optimal === "always" ||
    optimal === "admissible heuristic" ||
    (optimal === "unit costs" && costsFrom.length === 1);
  if (isCheapest && cost! > least + 1e-9) return `finds ${cost}, but a solution costs ${least}`;
  if (optimal === "within the weight" && cost! > 2 * least + 1e-9)
    return `finds ${cost}, above twice ${least}`;
  return undefined;
}
