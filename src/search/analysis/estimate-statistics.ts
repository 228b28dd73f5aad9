/** What a heuristic is worth on the states of a survey: its errors, by true cost too, and whether it keeps what is asked of one. */
import { checkedEstimate } from "../answers.ts";
import type { Heuristic } from "../heuristic.ts";
import type { Survey } from "./survey.ts";

/** Sums of real costs differ in their last bits with the order of adding. */
export const TOLERANCE = 1e-9;

/** The estimates at one true cost. */
export interface CostRow {
  /** Of non-whole costs, the whole part. */
  readonly cost: number;
  readonly states: number;
  readonly mean: number;
  readonly meanError: number;
  readonly maxError: number;
  readonly exactShare: number;
}

/** The states with one estimate. */
export interface EstimateRow {
  readonly h: number;
  readonly states: number;
  /** Of those whose true cost is known; null if it is of none. */
  readonly meanCost: number | null;
}

export interface EstimateStatistics {
  /** Over the states from which a goal can be reached, or may be: the mean estimate; null if there are none. */
  readonly mean: number | null;
  /** The error is the distance from the true cost; null if no true cost is known. */
  readonly meanError: number | null;
  readonly maxError: number | null;
  /** Of the states with a known true cost, how many have just that as their estimate. */
  readonly exactShare: number | null;
  /** States with an estimate above the true cost. */
  readonly overestimated: number;
  /** States without a way to a goal that the estimate recognises as such. */
  readonly deadEndsSeen: number;
  /** States with an estimate above every true cost, which a search therefore takes last: dead ends, and others. */
  readonly deadEndsLast: number;
  readonly othersLast: number;
  /** Of the means and the share, in a sample; null for a whole space. */
  readonly standardErrors: {
    readonly mean: number | null;
    readonly meanError: number | null;
    readonly exactShare: number | null;
  } | null;
  readonly byCost: readonly CostRow[];
  /** How often each estimate occurs, in ascending order; of non-whole ones the whole part. */
  readonly distribution: readonly EstimateRow[];
}

/** The estimates of the counted states and of those that their steps lead to. */
export function estimatesOf<State>(
  { graph, estimated }: Survey<State, unknown>,
  heuristic: Heuristic<State>,
): Float64Array {
  const estimates = new Float64Array(estimated);
  for (let number = 0; number < estimates.length; number++) {
    const state = graph.states[number]!;
    estimates[number] = checkedEstimate(heuristic(state), state);
  }
  return estimates;
}

export function statisticsOf(
  { counted, costs, coverage }: Survey<unknown, unknown>,
  estimates: Float64Array,
): EstimateStatistics {
  const all = new Sums();
  const errors = new Sums();
  const exact = new Sums();
  const rows = new Map<number, { h: Sums; error: Sums; exact: Sums }>();
  const distribution = new Map<number, { states: number; cost: Sums }>();
  let overestimated = 0;
  let deadEndsSeen = 0;
  let deadEndsLast = 0;
  let othersLast = 0;
  const highest = highestCost(costs, counted);
  for (let state = 0; state < counted; state++) {
    const h = estimates[state]!;
    const cost = costs[state]!;
    if (cost === Number.POSITIVE_INFINITY) {
      if (h === Number.POSITIVE_INFINITY) deadEndsSeen++;
      if (h > highest + TOLERANCE) deadEndsLast++;
      continue;
    }
    const whole = Math.trunc(h + TOLERANCE);
    let same = distribution.get(whole);
    if (same === undefined) distribution.set(whole, (same = { states: 0, cost: new Sums() }));
    same.states++;
    all.add(h);
    if (Number.isNaN(cost)) continue;
    same.cost.add(cost);
    const error = Math.abs(cost - h);
    const isExact = error <= TOLERANCE ? 1 : 0;
    if (h > cost + TOLERANCE) overestimated++;
    if (h > highest + TOLERANCE) othersLast++;
    errors.add(error);
    exact.add(isExact);
    const at = Math.floor(cost + TOLERANCE);
    let row = rows.get(at);
    if (row === undefined) rows.set(at, (row = { h: new Sums(), error: new Sums(), exact: new Sums() }));
    row.h.add(h);
    row.error.add(error);
    row.exact.add(isExact);
  }
  const isSample = coverage !== "whole";
  return {
    mean: all.mean(),
    meanError: errors.mean(),
    maxError: errors.count === 0 ? null : errors.largest,
    exactShare: exact.mean(),
    overestimated,
    deadEndsSeen,
    deadEndsLast,
    othersLast,
    standardErrors: isSample
      ? {
          mean: all.standardError(),
          meanError: errors.standardError(),
          exactShare: exact.standardError(),
        }
      : null,
    byCost: [...rows]
      .sort(([a], [b]) => a - b)
      .map(([cost, { h, error, exact }]) => ({
        cost,
        states: h.count,
        mean: h.mean()!,
        meanError: error.mean()!,
        maxError: error.largest,
        exactShare: exact.mean()!,
      })),
    distribution: [...distribution]
      .sort(([a], [b]) => a - b)
      .map(([h, { states, cost }]) => ({ h, states, meanCost: cost.mean() })),
  };
}

/** Of the known ones that are finite; with none, nothing is above it. */
function highestCost(costs: Float64Array, counted: number): number {
  let highest = Number.NEGATIVE_INFINITY;
  for (let state = 0; state < counted; state++) {
    const cost = costs[state]!;
    if (cost > highest && cost !== Number.POSITIVE_INFINITY) highest = cost;
  }
  return highest === Number.NEGATIVE_INFINITY ? Number.POSITIVE_INFINITY : highest;
}

/** Adds up values for their mean, exact for whole numbers, and its standard error (Welford). */
export class Sums {
  count = 0;
  largest = Number.NEGATIVE_INFINITY;
  private sum = 0;
  private average = 0;
  private squares = 0;

  add(value: number): void {
    this.count++;
    this.sum += value;
    if (value > this.largest) this.largest = value;
    const off = value - this.average;
    this.average += off / this.count;
    this.squares += off * (value - this.average);
  }

  mean(): number | null {
    return this.count === 0 ? null : this.sum / this.count;
  }

  standardError(): number | null {
    return this.count < 2 ? null : Math.sqrt(this.squares / (this.count - 1) / this.count);
  }
}
