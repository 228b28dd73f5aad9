/** What is kept of a run: the numbers, and the first and the last board. */
import type { RunResult } from "./run.ts";
import type { RunOutcome } from "./store.ts";

export function outcomeOf(result: RunResult): RunOutcome {
  const { outcome, limit, reason, cost, depth, score = null, metrics, pictures, actions } = result;
  return {
    outcome,
    limit,
    reason,
    cost,
    depth,
    score,
    metrics,
    start: pictures[0] ?? null,
    end: pictures.at(-1) ?? null,
    length: pictures.length === 0 ? null : actions.length,
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
