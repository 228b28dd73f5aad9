/** The true costs of all states of a space at once: the cheapest way to a goal, found from the goals backwards (Dijkstra). */
import { Heap } from "../frontiers/heap.ts";
import { NONE } from "../nodes/node.ts";
import type { StateGraph } from "./state-graph.ts";

/** By state: the least cost of a path to a goal, Infinity where there is none. Every state must be expanded. */
export function trueCosts(graph: StateGraph<unknown, unknown>): Float64Array {
  const { stepCosts, isGoal } = graph;
  const { begins, sources, steps } = stepsInto(graph);
  const costs = new Float64Array(graph.states.length).fill(Number.POSITIVE_INFINITY);
  const frontier = new Heap("oldest");
  isGoal.forEach((isOne, state) => {
    if (!isOne) return;
    costs[state] = 0;
    frontier.push(state, 0, 0);
  });
  for (let state = frontier.pop(); state !== NONE; state = frontier.pop()) {
    const cost = frontier.poppedPriority;
    // A cheaper way was found after it was put in.
    if (cost > costs[state]!) continue;
    for (let at = begins[state]!; at < begins[state + 1]!; at++) {
      const before = sources[at]!;
      const through = cost + stepCosts[steps[at]!]!;
      if (through >= costs[before]!) continue;
      costs[before] = through;
      frontier.push(before, through, 0);
    }
  }
  return costs;
}

/** The steps sorted by the state they lead to, with the state that each begins in. */
function stepsInto({
  states,
  expanded,
  stepBegins,
  stepTargets,
  steps: count,
}: StateGraph<unknown, unknown>) {
  const begins = new Int32Array(states.length + 2);
  for (let step = 0; step < count; step++) begins[stepTargets[step]! + 2]!++;
  for (let state = 1; state < begins.length; state++) begins[state]! += begins[state - 1]!;
  const sources = new Int32Array(count);
  const steps = new Int32Array(count);
  for (let from = 0; from < expanded; from++) {
    for (let step = stepBegins[from]!; step < stepBegins[from + 1]!; step++) {
      const at = begins[stepTargets[step]! + 1]!++;
      sources[at] = from;
      steps[at] = step;
    }
  }
  return { begins, sources, steps };
}
