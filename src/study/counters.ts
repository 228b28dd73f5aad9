/** The node counters: those that a report can be about, and those that every run of the same search repeats. */
import type { Counters } from "../search/index.ts";

export const reportCounters = [
  "expanded",
  "generated",
  "opened",
  "taken",
] as const satisfies readonly (keyof Counters)[];
export type ReportCounter = (typeof reportCounters)[number];

/** Every node count that is the same whenever the same search is run. */
export const exactCounters = [
  "generated",
  "expanded",
  "duplicates",
  "reopened",
  "taken",
  "opened",
  "peakFrontier",
  "frontierLeft",
] as const satisfies readonly (keyof Counters | "frontierLeft")[];
