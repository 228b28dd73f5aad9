/** What is kept of a run: the numbers, and the first and the last board. */
import type { Searched } from "./run.ts";
import type { RunOutcome } from "./store.ts";

export function outcomeOf({ result, picture }: Searched): RunOutcome {
  const { outcome, limit, reason, cost, depth, score = null, metrics, states, actions } = result;
  const [first] = states;
  return {
    outcome,
    limit,
    reason,
    cost,
    depth,
    score,
    metrics,
    start: first === undefined ? null : picture(first),
    end: first === undefined ? null : picture(states.at(-1)),
    length: first === undefined ? null : actions.length,
  };
}

/** A run without a result, and why. */
export function died(reason: string): RunOutcome {
  return {
    outcome: "died",
    limit: null,
    reason,
    cost: null,
    depth: null,
    score: null,
    metrics: null,
    start: null,
    end: null,
    length: null,
  };
}
