/** The node counters: those that a report can be about, and those that every run of the same search repeats. */
import type { Counters, Metrics, Named } from "../search/index.ts";

export const reportCounters = [
  "expanded",
  "generated",
  "opened",
  "taken",
] as const satisfies readonly (keyof Counters)[];
export type ReportCounter = (typeof reportCounters)[number];

/** Every number of a run, with the documents' words for it. */
export const counterNames: Readonly<Record<keyof Metrics, Named>> = {
  opened: { aliases: ["abiertos", "oberts", "abertos"] },
  generated: { aliases: ["generados", "generats", "gerados"] },
  expanded: { aliases: ["expandidos", "expandits"] },
  taken: { aliases: ["extraídos", "extrets", "retirados"] },
  duplicates: { aliases: ["simetrías", "repetidos", "repetits"] },
  reopened: { aliases: ["reabiertos", "reoberts", "reabertos"] },
  frontierLeft: { aliases: ["frontier-left", "hojas", "nodos hoja"] },
  peakFrontier: { aliases: ["peak-frontier"] },
  depth: { aliases: ["profundidad", "profunditat", "profundidade"] },
  penetrance: { aliases: ["penetrancia", "penetrància"] },
  branchingFactor: { aliases: ["branching-factor", "ramificación", "ramificació", "ramificação"] },
  timeMs: { aliases: ["time", "tiempo", "temps", "tempo"] },
  memoryBytes: { aliases: ["memory", "memoria", "memòria", "memória"] },
};

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
