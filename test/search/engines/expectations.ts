/** What the contract tests of the engines expect of every result, and the options that let every search end. */
import { expect } from "vitest";
import type { Heuristic, Problem, SearchResult, SolveOptions, Strategy } from "../../../src/search/index.ts";

/** Far more than any search here needs: meeting it means that a search is going round in circles. */
export const guard = 1_000_000;

/** Options under which a strategy ends on any finite problem of at most `states` states. */
export function optionsFor<State, Action>(
  row: Strategy,
  heuristic: Heuristic<State>,
  states: number,
): SolveOptions<State, Action> {
  const remembersStates = row.options.duplicates.some((policy) => policy.startsWith("keep-"));
  return {
    heuristic,
    duplicates: remembersStates ? undefined : "path",
    limits: { nodes: guard, depth: row.needs.includes("depth limit") ? states : undefined },
  };
}

/** The path begins at a start, each step is possible and leads where it says, the costs add up, a goal ends it. */
export function expectPath<State, Action>(
  problem: Problem<State, Action>,
  result: SearchResult<State, Action>,
) {
  const { states, actions } = result;
  const keys = states.map((state) => problem.key(state));
  expect(result.outcome).toBe("solved");
  expect(states).toHaveLength(actions.length + 1);
  expect(problem.starts.map((start) => problem.key(start))).toContain(keys[0]);
  let cost = 0;
  const isPossible = actions.map((action, step) => problem.actions(states[step]!).includes(action));
  const leadsTo = actions.map((action, step) => {
    cost += problem.cost?.(states[step]!, action, states[step + 1]!) ?? 1;
    return problem.key(problem.result(states[step]!, action));
  });
  expect(isPossible).not.toContain(false);
  expect(leadsTo).toEqual(keys.slice(1));
  expect(problem.isGoal(states[states.length - 1]!)).toBe(true);
  expect(result.cost).toBeCloseTo(cost, 9);
  expect(result.depth).toBe(actions.length);
}

/** The cost is what the row promises, for an admissible heuristic. */
export function expectCost(row: Strategy, cost: number | null, least: number, unitCosts: boolean) {
  const isOptimal =
    row.optimal === "always" ||
    row.optimal === "admissible heuristic" ||
    (row.optimal === "unit costs" && unitCosts);
  if (isOptimal) expect(cost).toBeCloseTo(least, 9);
  else expect(cost).toBeGreaterThanOrEqual(least - 1e-9);
  if (row.optimal === "within the weight") expect(cost).toBeLessThanOrEqual(2 * least + 1e-9);
}

export function expectSoundCounters(starts: number, { metrics }: SearchResult<unknown, unknown>) {
  // Rounds expand every start again.
  if (starts === 1) expect(metrics.generated).toBeGreaterThanOrEqual(metrics.expanded - 1);
  expect(metrics.generated).toBeGreaterThan(0);
  expect(metrics.taken).toBeLessThanOrEqual(metrics.generated);
  expect(metrics.opened).toBeLessThanOrEqual(metrics.generated);
  expect(metrics.duplicates).toBeLessThan(metrics.generated);
  expect(metrics.frontierLeft).toBeGreaterThanOrEqual(0);
  expect(metrics.frontierLeft).toBeLessThanOrEqual(metrics.peakFrontier);
}
