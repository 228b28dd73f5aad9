/** A race of several searches on one board, as plain data: how each stands, and what can be said at the end. */

import type { Rival } from "../puzzle.ts";
import type { Progress, SearchOutcome } from "../search/messages.ts";

export interface Runner {
  readonly rival: Rival;
  readonly name: string;
  readonly progress: Progress | null;
  readonly fault: string | null;
  /** Expansions and nodes in the frontier, at every frame that was raced. */
  readonly history: readonly (readonly [expanded: number, frontier: number])[];
}

/** `a-star manhattan`; a strategy without a heuristic alone. */
export function rivalName({ strategy, heuristic }: Rival, isInformed: boolean): string {
  return isInformed ? `${strategy} ${heuristic}` : strategy;
}

export function isRunning({ progress, fault }: Runner): boolean {
  return fault === null && (progress === null || progress.result === null);
}

export function withRaced(runner: Runner, progress: Progress): Runner {
  const { expanded, frontierLeft } = progress.metrics;
  return { ...runner, progress, history: thinned([...runner.history, [expanded, frontierLeft]]) };
}

const MOST_POINTS = 400;

/** Every second point of a long history, the last one always. */
function thinned<Point>(points: readonly Point[]): readonly Point[] {
  if (points.length <= MOST_POINTS) return points;
  return points.filter((_, i) => i % 2 === 0 || i === points.length - 1);
}

/** What the race has shown, for a sentence in any language. */
export interface Verdict {
  /** Of those with a solution, the ones with the fewest expansions. */
  readonly winners: readonly string[];
  readonly expanded: number;
  readonly bestCost: number;
  /** Those whose solution is dearer, with its cost. */
  readonly dearer: readonly (readonly [name: string, cost: number])[];
}

/** Null until all are done; without winners if nobody has found a solution. */
export function verdict(runners: readonly Runner[]): Verdict | null {
  if (runners.length === 0 || runners.some(isRunning)) return null;
  const solved = runners.flatMap(({ name, progress }) => {
    const result: SearchOutcome | null | undefined = progress?.result;
    return result?.outcome === "solved"
      ? [{ name, cost: result.cost ?? 0, expanded: progress!.metrics.expanded }]
      : [];
  });
  const expanded = Math.min(...solved.map((one) => one.expanded));
  const bestCost = Math.min(...solved.map((one) => one.cost));
  return {
    winners: solved.filter((one) => one.expanded === expanded).map(({ name }) => name),
    expanded,
    bestCost,
    dearer: solved.filter(({ cost }) => cost > bestCost).map(({ name, cost }) => [name, cost]),
  };
}

const columns = [
  "outcome",
  "cost",
  "depth",
  "expanded",
  "generated",
  "duplicates",
  "peakFrontier",
  "timeMs",
  "memoryBytes",
] as const;

/** The table as CSV (RFC 4180), numbers as they are. */
export function raceCsv(runners: readonly Runner[]): string {
  const lines = runners.map(({ rival, progress, fault }) => {
    const result = progress?.result;
    const metrics = progress?.metrics;
    return [
      rival.strategy,
      rival.heuristic,
      fault ?? result?.outcome ?? "running",
      result?.cost ?? "",
      result?.outcome === "solved" ? result.actions.length : "",
      metrics?.expanded ?? "",
      metrics?.generated ?? "",
      metrics?.duplicates ?? "",
      metrics?.peakFrontier ?? "",
      metrics?.timeMs.toFixed(3) ?? "",
      metrics?.memoryBytes ?? "",
    ];
  });
  return [["strategy", "heuristic", ...columns], ...lines]
    .map((line) => `${line.map((field) => quoted(String(field))).join(",")}\r\n`)
    .join("");
}

function quoted(field: string): string {
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
