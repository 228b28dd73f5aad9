/** The runs of a study as a list that can be sorted and filtered: pure functions. */

import { domains, type Settings } from "../../../domains/index.ts";
import type { Outcome } from "../../../run/outcome.ts";
import { strategies } from "../../../search/index.ts";
import type { StudyRun, StudyRunResult } from "../../../study/results.ts";
import { decimal, real } from "../../app/numbers.ts";
import { routeHash } from "../../app/route.ts";

type Value = string | number | null;

export interface RunColumn {
  readonly isNumber: boolean;
  value(run: StudyRunResult): Value;
  /** The value as users read it; by default the value itself. */
  text?(value: number): string;
}

const counter = (name: "generated" | "expanded" | "duplicates" | "peakFrontier"): RunColumn => ({
  isNumber: true,
  value: ({ metrics }) => metrics?.[name] ?? null,
  text: real,
});

/** In the order of the table. */
export const runColumns = {
  domain: { isNumber: false, value: ({ domain }) => domain },
  instance: { isNumber: false, value: ({ instance }) => instance },
  strategy: { isNumber: false, value: ({ strategy }) => strategy },
  heuristic: { isNumber: false, value: ({ heuristic }) => heuristic },
  settings: { isNumber: false, value: ({ settings }) => settingsText(settings) },
  repetition: { isNumber: true, value: ({ repetition }) => repetition, text: String },
  outcome: { isNumber: false, value: ({ outcome }) => outcome },
  cost: { isNumber: true, value: ({ cost }) => cost, text: real },
  depth: { isNumber: true, value: ({ depth }) => depth, text: real },
  generated: counter("generated"),
  expanded: counter("expanded"),
  duplicates: counter("duplicates"),
  peakFrontier: counter("peakFrontier"),
  time: {
    isNumber: true,
    value: ({ metrics }) => metrics?.timeMs ?? null,
    text: (ms) => (ms < 1000 ? `${decimal(ms, ms < 10 ? 2 : 0)} ms` : `${decimal(ms / 1000, 1)} s`),
  },
} as const satisfies Record<string, RunColumn>;
export type RunColumnName = keyof typeof runColumns;

/** Where a run can be watched: its search, step by step. Null if it is no search, or its board cannot be read from its picture. */
export function replayHash(run: StudyRun & { readonly start?: string | null }): string | null {
  const { domain, strategy, heuristic, settings } = run;
  const board = boardOf(run);
  if (board === null || !Object.hasOwn(strategies, strategy)) return null;
  return routeHash("puzzles", {
    puzzle: domain,
    ...board,
    strategy,
    ...(heuristic !== null && { heuristic }),
    ...settings,
  });
}

/** The board of a run as part of an address. */
function boardOf({ domain: name, instance, start }: Parameters<typeof replayHash>[0]): Settings | null {
  const domain = Object.hasOwn(domains, name) ? domains[name]! : undefined;
  if (domain === undefined) return null;
  if (Object.hasOwn(domain.instances, instance)) return { instance };
  if (start == null) return null;
  try {
    const { problem, picture } = domain.open({ text: start }, {});
    return picture(problem.starts[0]) === start ? { board: start } : null;
  } catch {
    return null;
  }
}

export interface RunListView {
  /** Words that must all occur in a run. */
  readonly text: string;
  /** Null shows every outcome. */
  readonly outcome: Outcome | null;
  readonly sort: { readonly column: RunColumnName; readonly isDescending: boolean } | null;
}

/** The matching runs, in the chosen order; runs without a value come last in both directions. */
export function shownRuns(
  runs: readonly StudyRunResult[],
  { text, outcome, sort }: RunListView,
): StudyRunResult[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = runs.filter(
    (run) =>
      (outcome === null || run.outcome === outcome) && words.every((word) => searched(run).includes(word)),
  );
  if (sort === null) return found;
  const { value }: RunColumn = runColumns[sort.column];
  const sign = sort.isDescending ? -1 : 1;
  return found
    .map((run) => ({ run, value: value(run) }))
    .sort((a, b) => compared(a.value, b.value, sign))
    .map(({ run }) => run);
}

/** The columns in which the runs differ, and those that the table is about. */
export function tellingColumns(runs: readonly StudyRunResult[]): RunColumnName[] {
  const always: readonly RunColumnName[] = ["instance", "strategy", "outcome", "expanded", "time"];
  return (Object.keys(runColumns) as RunColumnName[]).filter((name) => {
    const { value }: RunColumn = runColumns[name];
    return always.includes(name) || runs.some((run) => value(run) !== value(runs[0]!));
  });
}

export function cellText(column: RunColumnName, run: StudyRunResult): string {
  const { value, text = String }: RunColumn = runColumns[column];
  const own = value(run);
  return own === null ? "—" : typeof own === "number" ? text(own) : own;
}

function searched({ domain, instance, strategy, heuristic, settings, outcome }: StudyRunResult): string {
  return `${domain} ${instance} ${strategy} ${heuristic ?? ""} ${settingsText(settings)} ${outcome}`.toLowerCase();
}

function settingsText(settings: StudyRunResult["settings"]): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}`)
    .join(" ");
}

const byName = new Intl.Collator("en", { numeric: true });

function compared(a: Value, b: Value, sign: number): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return (
    sign * (typeof a === "number" && typeof b === "number" ? a - b : byName.compare(String(a), String(b)))
  );
}
