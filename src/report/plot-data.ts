/** What the plots show, as plain numbers: values of each method in a row, and lines of points. */

import { type Cell, groups, type Part } from "../study/cells.ts";
import type { ReportCounter } from "../study/counters.ts";
import { ascending, median, quantile } from "../study/statistics.ts";
import { count, duration, significant } from "../words/number-text.ts";
import { cellsOf } from "./measures.ts";

export interface Strip {
  readonly name: string;
  readonly dots: readonly { readonly value: number; readonly isSolved: boolean; readonly title: string }[];
  readonly least: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
  readonly most: number;
}

/** The values of each method that has any above zero, the method with the best median first. */
export function stripsOf(
  part: Part,
  measure: (cell: Cell) => number | null,
  best: "least" | "largest" = "least",
): Strip[] {
  const strips = part.methods.flatMap((method): Strip[] => {
    const dots = cellsOf(part, method).flatMap((cell) => {
      const value = measure(cell);
      // A log scale has no zero, and where there was nothing to search there is nothing to show.
      if (value === null || value <= 0) return [];
      const isSolved = cell.outcome === "solved" || cell.outcome === "unsolvable";
      return [{ value, isSolved, title: `${cell.instance}: ${significant(value)}` }];
    });
    if (dots.length === 0) return [];
    const values = ascending(dots.map(({ value }) => value));
    const at = (share: number) => quantile(values, share);
    return [
      { name: method.name, dots, least: at(0), low: at(0.25), median: at(0.5), high: at(0.75), most: at(1) },
    ];
  });
  return strips.sort((a, b) => (best === "least" ? a.median - b.median : b.median - a.median));
}

export interface Line {
  readonly name: string;
  /** The position of the method in the study, so that it has the same colour in every plot. */
  readonly series: number;
  readonly points: readonly { readonly x: number; readonly y: number; readonly title: string }[];
}

/** With fewer depths no growth can be seen. */
const LEAST_DEPTHS = 3;

/** The median count of each method over the depth of an instance: that of the shallowest solution any method found. */
export function growthByDepth(part: Part, counter: ReportCounter): Line[] {
  const solved = part.cells.filter(({ outcome, metrics }) => outcome === "solved" && metrics![counter] > 0);
  const depths = new Map<string, number>();
  for (const { instance, run } of solved)
    if (run.depth !== null) depths.set(instance, Math.min(run.depth, depths.get(instance) ?? run.depth));
  if (new Set(depths.values()).size < LEAST_DEPTHS) return [];
  const lines = [...groups(solved, ({ method }) => method.name)].map(([name, cells]) => {
    const byDepth = groups(cells, ({ instance }) => String(depths.get(instance)));
    const points = [...byDepth].map(([depth, at]) => {
      const y = median(at.map(({ metrics }) => metrics![counter]));
      return { x: Number(depth), y, title: `${name}, depth ${depth}: ${count(y)}` };
    });
    return { name, series: seriesOf(part, name), points: points.sort((a, b) => a.x - b.x) };
  });
  return highestLast(lines);
}

/** How many of its instances, in percent, a method has solved after each time; instances without a solution do not count. */
export function sharesSolved(part: Part): Line[] {
  const cells = part.cells.filter(({ outcome }) => outcome !== "unsolvable");
  const times = cells.flatMap(({ outcome, timeMs }) => (outcome === "solved" && timeMs ? [timeMs] : []));
  if (times.length < 2) return [];
  const longest = times.reduce((a, b) => Math.max(a, b));
  const lines = [...groups(cells, ({ method }) => method.name)].map(([name, own]) => {
    const solved = ascending(
      own.flatMap(({ outcome, timeMs }) => (outcome === "solved" && timeMs ? [timeMs] : [])),
    );
    const shown = solved.map((x, i) => {
      const y = (100 * (i + 1)) / own.length;
      return { x, y, title: `${name}: ${i + 1} of ${own.length} within ${duration(x)}` };
    });
    const points = evenly(shown, MOST_STEPS);
    const last = points.at(-1);
    return {
      name,
      series: seriesOf(part, name),
      points: last && last.x < longest ? [...points, { ...last, x: longest }] : points,
    };
  });
  return lines.filter(({ points }) => points.length > 0);
}

function seriesOf({ methods }: Part, name: string): number {
  return methods.findIndex((method) => method.name === name);
}

/** More steps cannot be distinguished on a page. */
const MOST_STEPS = 400;

function evenly<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  return Array.from({ length: most }, (_, i) => items[Math.round((i * (items.length - 1)) / (most - 1))]!);
}

/** In the order in which the lines end, from the bottom, so that the names below a plot are in order of merit. */
function highestLast(lines: readonly Line[]): Line[] {
  const end = ({ points }: Line) => points.at(-1)?.y ?? 0;
  return [...lines].sort((a, b) => end(a) - end(b));
}
