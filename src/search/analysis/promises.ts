/** Whether a heuristic never overestimates and never falls by more than a step costs: proved over a space, or refuted. */
import { TOLERANCE } from "./estimate-statistics.ts";
import type { Survey } from "./survey.ts";

/** The nearest state to a goal that refutes a promise. */
export interface Counterexample<State, Action> {
  readonly refutes: "admissible" | "consistent";
  readonly state: State;
  readonly h: number;
  /** The true cost; null if it is not known. */
  readonly cost: number | null;
  /** The step by which the estimate falls too far; null if the estimate itself is too high. */
  readonly step: {
    readonly action: Action;
    readonly next: State;
    readonly cost: number;
    readonly h: number;
  } | null;
}

export interface Promises<State, Action> {
  /** Null if nothing speaks against it, but not every state was seen. */
  readonly admissible: boolean | null;
  readonly consistent: boolean | null;
  /** To being admissible, otherwise to being consistent; null if there is none. */
  readonly counterexample: Counterexample<State, Action> | null;
}

export function promisesOf<State, Action>(
  survey: Survey<State, Action>,
  estimates: Float64Array,
): Promises<State, Action> {
  const tooHigh = nearestOverestimate(survey, estimates);
  const falling = nearestFall(survey, estimates);
  const kept = survey.coverage === "whole" ? true : null;
  return {
    admissible: tooHigh === null ? kept : false,
    // Consistent means admissible too, so it needs 0 at the goals.
    consistent: falling === null && tooHigh === null ? kept : false,
    counterexample: tooHigh ?? falling,
  };
}

function nearestOverestimate<State, Action>(
  { graph, counted, costs }: Survey<State, Action>,
  estimates: Float64Array,
): Counterexample<State, Action> | null {
  let nearest = -1;
  for (let state = 0; state < counted; state++) {
    if (!(estimates[state]! > costs[state]! + TOLERANCE)) continue;
    if (nearest < 0 || costs[state]! < costs[nearest]!) nearest = state;
  }
  if (nearest < 0) return null;
  const [h, cost] = [estimates[nearest]!, costs[nearest]!];
  return { refutes: "admissible", state: graph.states[nearest]!, h, cost, step: null };
}

function nearestFall<State, Action>(
  { graph, counted, costs }: Survey<State, Action>,
  estimates: Float64Array,
): Counterexample<State, Action> | null {
  const { states, stepBegins, stepTargets, stepCosts } = graph;
  const costOf = (state: number) => (Number.isNaN(costs[state]) ? Number.POSITIVE_INFINITY : costs[state]!);
  let nearest: { from: number; step: number } | undefined;
  for (let from = 0; from < counted; from++) {
    if (nearest !== undefined && costOf(from) >= costOf(nearest.from)) continue;
    for (let step = stepBegins[from]!; step < stepBegins[from + 1]!; step++) {
      const next = estimates[stepTargets[step]!];
      if (next === undefined || !(estimates[from]! > stepCosts[step]! + next + TOLERANCE)) continue;
      nearest = { from, step };
      break;
    }
  }
  if (nearest === undefined) return null;
  const { from, step } = nearest;
  const target = stepTargets[step]!;
  return {
    refutes: "consistent",
    state: states[from]!,
    h: estimates[from]!,
    cost: Number.isNaN(costs[from]) ? null : costs[from]!,
    step: {
      action: graph.actionOf(from, step),
      next: states[target]!,
      cost: stepCosts[step]!,
      h: estimates[target]!,
    },
  };
}
