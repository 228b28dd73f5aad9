/** Estimates of the remaining cost, and ways to combine them. */

/** An estimate of the cost from a state to the nearest goal; Infinity if no goal can be reached. */
export type Heuristic<State> = (state: State) => number;

/** Knows nothing: A* with it is uniform-cost search. */
export const zero: Heuristic<unknown> = () => 0;

/** The largest of several estimates: admissible if all of them are, and at least as good as each. */
export function maximum<State>(...heuristics: readonly Heuristic<State>[]): Heuristic<State> {
  if (heuristics.length === 1) return heuristics[0]!;
  return (state) => {
    let largest = 0;
    for (const heuristic of heuristics) largest = Math.max(largest, heuristic(state));
    return largest;
  };
}

/** An estimate times a weight: with a weight above 1 it is no longer admissible. */
export function weighted<State>(weight: number, heuristic: Heuristic<State>): Heuristic<State> {
  return (state) => weight * heuristic(state);
}
