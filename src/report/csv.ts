/** Every run as a line of comma-separated values (RFC 4180), for a spreadsheet. */

import type { RuleCounters } from "../run/rules/rule-settings.ts";
import { reasonText } from "../run/sentences.ts";
import type { Metrics } from "../search/index.ts";
import { sortedEntries } from "../study/cells.ts";
import { exactCounters } from "../study/counters.ts";
import type { StudyResults, StudyRunResult } from "../study/results.ts";

type Value = string | number | null;

const metricNames: readonly (keyof (Metrics & RuleCounters))[] = [
  ...exactCounters,
  "penetrance",
  "branchingFactor",
  "timeMs",
  "memoryBytes",
  "fired",
  "facts",
  "goalFact",
  "peakAgenda",
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

/** Of several studies, with a first column that says of which one a run is. */
export function csvOf(...studies: readonly StudyResults[]): string {
  const cells = Object.values(columns);
  const isOne = studies.length === 1;
  const lines = studies.flatMap(({ id, runs }) =>
    runs.map((run) => [...(isOne ? [] : [id]), ...cells.map((cell) => cell(run))].map(csvCell).join(",")),
  );
  const head = [...(isOne ? [] : ["study"]), ...Object.keys(columns)];
  return [head.join(","), ...lines, ""].join("\r\n");
}

/** A cell of such a file. */
export function csvCell(value: Value): string {
  if (typeof value !== "string") return value === null ? "" : String(value);
  // A spreadsheet would treat text that begins like this as a formula.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
