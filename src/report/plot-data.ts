/** What the plots show, as plain numbers: values of each method in a row, and lines of points. */

import { type Cell, groups, type Part } from "../study/cells.ts";
import type { ReportCounter } from "../study/counters.ts";
import { ascending, median, quantile } from "../study/statistics.ts";
import { cellsOf, meanCount, solvedByAll } from "./measures.ts";
import type { ReportWords } from "./words/index.ts";

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
  words: ReportWords,
  measure: (cell: Cell) => number | null,
  best: "least" | "largest" = "least",
): Strip[] {
  const strips = part.methods.flatMap((method): Strip[] => {
    const dots = cellsOf(part, method).flatMap((cell) => {
      const value = measure(cell);
      // A log scale has no zero, and where there was nothing to search there is nothing to show.
      if (value === null || value <= 0) return [];
      const isSolved = cell.outcome === "solved" || cell.outcome === "unsolvable";
      const text = Number.isInteger(value) ? words.count(value) : words.significant(value);
      return [{ value, isSolved, title: `${cell.instance}: ${text}` }];
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
export function growthByDepth(part: Part, counter: ReportCounter, words: ReportWords): Line[] {
  const solved = part.cells.filter(({ outcome, metrics }) => outcome === "solved" && metrics![counter] > 0);
  const depths = new Map<string, number>();
  for (const { instance, run } of solved)
    if (run.depth !== null) depths.set(instance, Math.min(run.depth, depths.get(instance) ?? run.depth));
  if (new Set(depths.values()).size < LEAST_DEPTHS) return [];
  const lines = [...groups(solved, ({ method }) => method.name)].map(([name, cells]) => {
    const byDepth = groups(cells, ({ instance }) => String(depths.get(instance)));
    const points = [...byDepth].map(([depth, at]) => {
      const y = median(at.map(({ metrics }) => metrics![counter]));
      const instances = at.map(({ instance }) => instance);
      return { x: Number(depth), y, title: words.atDepth(name, Number(depth), y, instances) };
    });
    return { name, series: seriesOf(part, name), points: points.sort((a, b) => a.x - b.x) };
  });
  return highestLast(lines);
}

/** How many of its instances, in percent, a method has solved after each time; instances without a solution do not count. */
export function sharesSolved(part: Part, words: ReportWords): Line[] {
  const lines = cactusOf(part, words, ({ timeMs }) => timeMs, words.duration);
  const longest = lines.reduce((most, { points }) => Math.max(most, points.at(-1)!.y), 0);
  return lines.map(({ name, series, all, points }) => {
    const shown = evenly(
      points.map(({ x, y, title }) => ({ x: y, y: (100 * x) / all, title })),
      MOST_STEPS,
    );
    const last = shown.at(-1)!;
    return { name, series, points: last.x < longest ? [...shown, { ...last, x: longest }] : shown };
  });
}

/** A line of how much each method needs for its first, second, … instance, the cheapest first; `all` of them have a solution. */
export function cactusOf(
  part: Part,
  words: ReportWords,
  measure: (cell: Cell) => number | null,
  text: (value: number) => string,
): (Line & { readonly all: number })[] {
  const cells = part.cells.filter(({ outcome }) => outcome !== "unsolvable");
  const lines = [...groups(cells, ({ method }) => method.name)].map(([name, own]) => {
    const solved = own.flatMap((cell) => {
      const value = cell.outcome === "solved" ? measure(cell) : null;
      return value === null || value <= 0 ? [] : [{ value, instance: cell.instance }];
    });
    const points = solved
      .sort((a, b) => a.value - b.value)
      .map(({ value, instance }, i) => ({
        x: i + 1,
        y: value,
        title: words.within(name, i + 1, own.length, text(value), instance),
      }));
    return { name, series: seriesOf(part, name), all: own.length, points };
  });
  const shown = lines.filter(({ points }) => points.length > 0);
  return shown.reduce((sum, { points }) => sum + points.length, 0) < 2 ? [] : shown;
}

/** The method with the fewest nodes in the mean against each of the others, on the instances that both solved. */
export interface Scatter {
  readonly best: string;
  readonly rivals: readonly Line[];
}

/** More rivals would be a cloud. */
const MOST_RIVALS = 6;

/** Undefined without two methods that solved and searched the same instance. */
export function scatterOf(part: Part, counter: ReportCounter, words: ReportWords): Scatter | undefined {
  const shared = solvedByAll(part, part.methods);
  const means = part.methods.map((method) => ({
    method,
    // Without an instance that all solved, each by its own.
    mean: meanCount(cellsOf(part, method, shared.length > 0 ? shared : undefined), counter),
  }));
  const [best, ...others] = means.filter(({ mean }) => mean !== null).sort((a, b) => a.mean! - b.mean!);
  if (best === undefined) return undefined;
  const rivals = others.slice(0, MOST_RIVALS).map(({ method }): Line => {
    const points = solvedByAll(part, [best.method, method]).map((instance) => {
      const [x, y] = [best.method, method].map((one) => part.cell(instance, one)!.metrics![counter]);
      return { x: x!, y: y!, title: `${instance}: ${words.count(x!)}, ${method.name} ${words.count(y!)}` };
    });
    return {
      name: method.name,
      series: seriesOf(part, method.name),
      points: points.filter(({ x, y }) => x > 0 && y > 0),
    };
  });
  const drawn = rivals.filter(({ points }) => points.length > 0);
  return drawn.length === 0 ? undefined : { best: best.method.name, rivals: drawn };
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
