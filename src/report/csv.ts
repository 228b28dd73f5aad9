/** Every run as a line of comma-separated values (RFC 4180), for a spreadsheet. */
import { reasonText } from "../run/sentences.ts";
import type { Metrics } from "../search/index.ts";
import { sortedEntries } from "../study/cells.ts";
import { exactCounters } from "../study/counters.ts";
import type { StudyResults, StudyRunResult } from "../study/results.ts";

type Value = string | number | null;

const metricNames: readonly (keyof Metrics)[] = [
  ...exactCounters,
  "penetrance",
  "branchingFactor",
  "timeMs",
  "memoryBytes",
];

const columns: Readonly<Record<string, (run: StudyRunResult) => Value>> = {
  domain: ({ domain }) => domain,
  instance: ({ instance }) => instance,
  strategy: ({ strategy }) => strategy,
  heuristic: ({ heuristic }) => heuristic,
  settings: ({ settings }) =>
    sortedEntries(settings)
      .map(([name, value]) => `${name}=${value}`)
      .join("; "),
  repetition: ({ repetition }) => repetition,
  outcome: ({ outcome }) => outcome,
  limit: ({ limit }) => limit,
  reason: ({ reason }) => reason && reasonText(reason),
  cost: ({ cost }) => cost,
  depth: ({ depth }) => depth,
  score: ({ score }) => score,
  ...Object.fromEntries(
    metricNames.map((name) => [name, ({ metrics }: StudyRunResult) => metrics?.[name] ?? null]),
  ),
};

export function csvOf({ runs }: StudyResults): string {
  const cells = Object.values(columns);
  const lines = runs.map((run) => cells.map((cell) => csvCell(cell(run))).join(","));
  return [Object.keys(columns).join(","), ...lines, ""].join("\r\n");
}

/** A cell of such a file. */
export function csvCell(value: Value): string {
  if (typeof value !== "string") return value === null ? "" : String(value);
  // A spreadsheet would treat text that begins like this as a formula.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
