/** Which heuristic dominates which: never below the other, and above it on some states. */
import { TOLERANCE } from "./estimate-statistics.ts";

export interface Dominance {
  readonly better: string;
  readonly worse: string;
  /** States on which the better one is higher. */
  readonly strictlyOn: number;
}

export interface DominanceRelation {
  readonly dominates: readonly Dominance[];
  /** Those that agree on every state, in groups of two or more. */
  readonly equal: readonly (readonly string[])[];
}

/**
 * Among heuristics that do not overestimate: for others, a higher estimate is not a better one. The better ones come in the
 * order given, then the worse ones.
 */
export function dominanceAmong(
  estimates: ReadonlyMap<string, Float64Array>,
  counted: number,
): DominanceRelation {
  const names = [...estimates.keys()];
  const dominates: Dominance[] = [];
  const equal: string[][] = [];
  for (const [place, better] of names.entries()) {
    for (const [other, worse] of names.entries()) {
      if (other === place) continue;
      const strictlyOn = statesAbove(estimates.get(better)!, estimates.get(worse)!, counted);
      if (strictlyOn === undefined) continue;
      if (strictlyOn > 0) dominates.push({ better, worse, strictlyOn });
      else if (place < other) {
        const group = equal.find((one) => one.includes(better));
        if (group === undefined) equal.push([better, worse]);
        else if (!group.includes(worse)) group.push(worse);
      }
    }
  }
  return { dominates, equal };
}

/** On how many states the first is higher; undefined if it is lower on one. */
function statesAbove(first: Float64Array, second: Float64Array, counted: number): number | undefined {
  let above = 0;
  for (let state = 0; state < counted; state++) {
    if (first[state]! < second[state]! - TOLERANCE) return undefined;
    if (first[state]! > second[state]! + TOLERANCE) above++;
  }
  return above;
}

/** The relation without what follows from others: the lines of a lattice, of equal ones only for the first. */
export function latticeLines({ dominates, equal }: DominanceRelation): readonly Dominance[] {
  const isFirst = (name: string) => equal.every((group) => group.indexOf(name) <= 0);
  const own = dominates.filter(({ better, worse }) => isFirst(better) && isFirst(worse));
  return own.filter(
    ({ better, worse }) =>
      !own.some(
        (upper) => upper.better === better && own.some((l) => l.better === upper.worse && l.worse === worse),
      ),
  );
}
