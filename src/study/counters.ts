/** The node counters that a report can be about, with the words for them. */
import type { Counters } from "../search/index.ts";

export interface CounterWords {
  /** For heads of tables and axes. */
  readonly title: string;
  /** In a sentence: "manhattan expands the fewest nodes". */
  readonly verb: string;
}

export const reportCounters = {
  expanded: { title: "nodes expanded", verb: "expands" },
  generated: { title: "nodes generated", verb: "generates" },
  opened: { title: "nodes opened", verb: "opens" },
  taken: { title: "nodes taken", verb: "takes" },
} as const satisfies Partial<Record<keyof Counters, CounterWords>>;
export type ReportCounter = keyof typeof reportCounters;

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
