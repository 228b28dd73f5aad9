/** Numbers over several cells: what a method needs on the instances that can be compared. */

import type { Cell, Method, Part } from "../study/cells.ts";
import type { ReportCounter } from "../study/counters.ts";
import { geometricMean, median } from "../study/statistics.ts";

/** Instances that every method solved: only on these can all of them be compared. */
export function solvedByAll(part: Part, methods: readonly Method[]): string[] {
  return part.instances.filter((instance) =>
    methods.every((method) => part.cell(instance, method)?.outcome === "solved"),
  );
}

export function cellsOf(part: Part, method: Method, instances: readonly string[] = part.instances): Cell[] {
  return instances.flatMap((instance) => part.cell(instance, method) ?? []);
}

/** Null if none is above zero: there was nothing to search. */
export function meanCount(cells: readonly Cell[], counter: ReportCounter): number | null {
  const counts = cells.flatMap(({ metrics }) => (metrics && metrics[counter] > 0 ? [metrics[counter]] : []));
  return counts.length === 0 ? null : geometricMean(counts);
}

export function totalTime(cells: readonly Cell[]): number {
  return cells.reduce((sum, { timeMs }) => sum + (timeMs ?? 0), 0);
}

/** Microseconds for each node of the counter; null without nodes. */
export function timePerNode(cells: readonly Cell[], counter: ReportCounter): number | null {
  const nodes = cells.reduce((sum, { metrics }) => sum + (metrics?.[counter] ?? 0), 0);
  return nodes === 0 ? null : (1000 * totalTime(cells)) / nodes;
}

/** The median of a derived number over the cells that have it. */
export function middle(cells: readonly Cell[], name: "penetrance" | "branchingFactor"): number | null {
  const values = cells.flatMap(({ metrics }) => metrics?.[name] ?? []);
  return values.length === 0 ? null : median(values);
}

/** Two methods on instances that both solved. */
export interface Duel {
  readonly instances: number;
  /** On how many of them the first needs fewer, and more, nodes than the second. */
  readonly fewer: number;
  readonly more: number;
  /** The same number on every one of them. */
  readonly isAlike: boolean;
  /** The second's nodes divided by the first's: mean and range; null if no instance has both above zero. */
  readonly ratio: { readonly mean: number; readonly least: number; readonly most: number } | null;
}

export function duel(
  part: Part,
  first: Method,
  second: Method,
  counter: ReportCounter,
  instances: readonly string[] = solvedByAll(part, [first, second]),
): Duel {
  const pairs = instances.map((instance) => ({
    own: part.cell(instance, first)!.metrics![counter],
    other: part.cell(instance, second)!.metrics![counter],
  }));
  const ratios = pairs.flatMap(({ own, other }) => (own > 0 && other > 0 ? [other / own] : []));
  const range = ratios.reduce(
    ({ least, most }, ratio) => ({ least: Math.min(least, ratio), most: Math.max(most, ratio) }),
    {
      least: Number.POSITIVE_INFINITY,
      most: 0,
    },
  );
  return {
    instances: pairs.length,
    fewer: pairs.filter(({ own, other }) => own < other).length,
    more: pairs.filter(({ own, other }) => own > other).length,
    isAlike: pairs.every(({ own, other }) => own === other),
    ratio: ratios.length === 0 ? null : { mean: geometricMean(ratios), ...range },
  };
}
