/** A race of several searches on one board, as plain data: how each search is doing, and what can be said at the end. */
import type { Fault } from "../../../domains/index.ts";
import type { Rival } from "../puzzle.ts";
import type { LaneBoard, Progress } from "../search/messages.ts";

export interface Runner {
  readonly rival: Rival;
  readonly name: string;
  readonly isInformed: boolean;
  readonly progress: Progress | null;
  readonly fault: Fault | null;
  /** At the step of the race; null while none is drawn. */
  readonly board: LaneBoard | null;
  /** Expansions and nodes in the frontier, at every frame that was raced. */
  readonly history: readonly (readonly [expanded: number, frontier: number])[];
}

/** A search at its start. */
export function newRunner(rival: Rival, isInformed: boolean): Runner {
  const name = rivalName(rival, isInformed);
  return { rival, name, isInformed, progress: null, fault: null, board: null, history: [] };
}

/** `a-star manhattan`, or just the strategy if it uses no heuristic. */
function rivalName({ strategy, heuristic }: Rival, isInformed: boolean): string {
  return isInformed ? `${strategy} ${heuristic}` : strategy;
}

export function isRunning({ progress, fault }: Runner): boolean {
  return fault === null && (progress === null || progress.result === null);
}

/** Whether the search is over at a step; how it ended is shown one step after its last expansion. */
export function hasEnded(runner: Runner, step: number): boolean {
  return !isRunning(runner) && step >= lastStep(runner);
}

/** The last step at which there is something new to see, as far as is known. */
export function lastStep({ progress, fault }: Runner): number {
  if (progress === null) return 0;
  return progress.metrics.expanded + (fault === null && progress.result === null ? 0 : 1);
}

export function lastOfRace(runners: readonly Runner[]): number {
  return Math.max(0, ...runners.map(lastStep));
}

/** Whether the worker must be asked what the search has expanded at a step; a solution is known here. */
export function needsAnswer(runner: Runner, step: number, draw: boolean): boolean {
  if (runner.fault !== null) return false;
  if (isRunning(runner) && step >= lastStep(runner)) return true;
  return draw && !(hasEnded(runner, step) && isSolved(runner));
}

export function isSolved({ progress }: Runner): boolean {
  return progress?.result?.outcome === "solved";
}

/** How many steps the longest solution has; null if there is none, or some searches are still running. */
export function longestSolution(runners: readonly Runner[]): number | null {
  if (runners.some(isRunning) || !runners.some(isSolved)) return null;
  return Math.max(
    ...runners.map((runner) => (isSolved(runner) ? runner.progress!.result!.actions.length : 0)),
  );
}

export function withRaced(runner: Runner, progress: Progress | null, board: LaneBoard | null): Runner {
  if (progress === null) return { ...runner, board };
  const { expanded, frontierLeft } = progress.metrics;
  return { ...runner, progress, board, history: thinned([...runner.history, [expanded, frontierLeft]]) };
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
  /** The searches with a more expensive solution, and its cost. */
  readonly costlier: readonly (readonly [name: string, cost: number])[];
}

/** Null until all are done; without winners if no search found a solution. */
export function verdict(runners: readonly Runner[]): Verdict | null {
  if (runners.length === 0 || runners.some(isRunning)) return null;
  const solved = runners.filter(isSolved).map(({ name, progress }) => ({
    name,
    cost: progress!.result!.cost ?? 0,
    expanded: progress!.metrics.expanded,
  }));
  const expanded = Math.min(...solved.map((one) => one.expanded));
  const bestCost = Math.min(...solved.map((one) => one.cost));
  return {
    winners: solved.filter((one) => one.expanded === expanded).map(({ name }) => name),
    expanded,
    bestCost,
    costlier: solved.filter(({ cost }) => cost > bestCost).map(({ name, cost }) => [name, cost]),
  };
}

/** The columns of the CSV file, numbers as they are. */
const csvColumns: Readonly<Record<string, (runner: Runner) => string | number | null | undefined>> = {
  strategy: ({ rival }) => rival.strategy,
  heuristic: ({ rival }) => rival.heuristic,
  outcome: ({ fault, progress }) => fault?.message ?? progress?.result?.outcome ?? "running",
  cost: ({ progress }) => progress?.result?.cost,
  depth: (runner) => (isSolved(runner) ? runner.progress!.result!.actions.length : null),
  expanded: ({ progress }) => progress?.metrics.expanded,
  generated: ({ progress }) => progress?.metrics.generated,
  duplicates: ({ progress }) => progress?.metrics.duplicates,
  peakFrontier: ({ progress }) => progress?.metrics.peakFrontier,
  timeMs: ({ progress }) => progress?.metrics.timeMs.toFixed(3),
  memoryBytes: ({ progress }) => progress?.metrics.memoryBytes,
};

/** The table as CSV (RFC 4180). */
export function raceCsv(runners: readonly Runner[]): string {
  const lines = runners.map((runner) => Object.values(csvColumns).map((value) => value(runner) ?? ""));
  return [Object.keys(csvColumns), ...lines]
    .map((line) => `${line.map((field) => quoted(String(field))).join(",")}\r\n`)
    .join("");
}

function quoted(field: string): string {
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
