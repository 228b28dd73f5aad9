/** The numbers of a result, and the fields of a run, by name: for tables, printed numbers and plots. */
import type { Metrics } from "../search/index.ts";
import { exactCounters } from "./counters.ts";
import type { StudyRun, StudyRunResult } from "./results.ts";

const counters = [
  ...exactCounters,
  "penetrance",
  "branchingFactor",
  "timeMs",
  "memoryBytes",
] as const satisfies readonly (keyof Metrics)[];

/** What a result can be asked for. `depth` is the solution's; `lastDepth` that of the node taken last. */
export const numberNames = [
  ...counters,
  "cost",
  "depth",
  "score",
  "lastDepth",
  "seconds",
  "fired",
  "facts",
  "goalFact",
  "peakAgenda",
] as const;
export type NumberName = (typeof numberNames)[number];

/** Null where the run has no such number. */
export function numberOf(result: StudyRunResult, name: NumberName): number | null {
  if (name === "cost" || name === "depth" || name === "score") return result[name];
  const { metrics } = result;
  if (metrics === null) return null;
  if (name === "lastDepth") return metrics.depth;
  return name === "seconds" ? metrics.timeMs / 1000 : (metrics[name] ?? null);
}

/** What a table can be arranged by, besides options. */
export const runFields = ["domain", "instance", "strategy", "heuristic", "repetition"] as const;

/** The text of a field or of an option of a run; "—" where it has none. */
export function fieldOf(run: StudyRun, name: string): string {
  const isField = (runFields as readonly string[]).includes(name);
  const value = isField ? run[name as (typeof runFields)[number]] : run.settings[name];
  return value === null || value === undefined ? "—" : String(value);
}
