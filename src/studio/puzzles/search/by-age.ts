/** Strategies that order their frontier by age alone: their nodes have no f that is worth showing. */
import { type Strategy, type StrategyName, strategies } from "../../../search/index.ts";

export function isByAge({ gWeight, hWeight }: Pick<Strategy, "gWeight" | "hWeight">): boolean {
  return gWeight === 0 && hWeight === 0;
}

/** Which numbers of a node a strategy uses; those that it does not use say nothing. */
export function numbersOf(name: string | undefined): { readonly h: boolean; readonly f: boolean } {
  const row: Strategy | undefined = strategies[name as StrategyName];
  if (row === undefined) return { h: true, f: true };
  return { h: row.needs.includes("heuristic"), f: !isByAge(row) };
}

/** The same for the name of a strategy, which may be missing or wrong in a link. */
export function isNamedByAge(name: string | undefined): boolean {
  const row: Strategy | undefined = strategies[name as StrategyName];
  return row !== undefined && isByAge(row);
}
