/** From the text of a file to the results of a study: what `frontier study report --json` writes. */
import { reasonOf } from "../../../run/sentences.ts";
import type { Said } from "../../../search/index.ts";
import { type ReportCounter, reportCounters } from "../../../study/counters.ts";
import type { StudyResults, StudyRunResult } from "../../../study/results.ts";

/** What is wrong with a file, by a name that the page has words for. */
export type StudyFileFault = "no-json" | "no-study" | "no-run";

export class StudyFileError extends Error {
  constructor(
    readonly fault: StudyFileFault,
    /** Where in the file, such as `runs[3].outcome`; empty for all of it. */
    readonly place = "",
  ) {
    super(`${fault} ${place}`);
  }
}

type Kind = (value: unknown) => boolean;
type Shape = Readonly<Record<string, Kind>>;

const text: Kind = (value) => typeof value === "string";
const number: Kind = (value) => typeof value === "number";
const table: Kind = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const list: Kind = (value) => Array.isArray(value);
const orNull =
  (kind: Kind): Kind =>
  (value) =>
    value === null || kind(value);

const isSaid: Kind = (value) => table(value) && text((value as Said).code) && list((value as Said).values);

const study: Shape = {
  id: text,
  name: text,
  title: text,
  question: text,
  startedAt: text,
  finishedAt: orNull(text),
  environment: table,
  runs: list,
  left: number,
  printed: table,
  plots: list,
  // Files of earlier versions have neither.
  statements: (value) => value === undefined || list(value),
  counter: (value) => value === undefined || reportCounters.includes(value as ReportCounter),
} satisfies Record<keyof StudyResults, Kind>;

const run: Shape = {
  domain: text,
  instance: text,
  strategy: text,
  heuristic: orNull(text),
  settings: table,
  repetition: number,
  outcome: (value) => ["solved", "unsolvable", "limit", "interrupted", "died"].includes(value as string),
  limit: orNull(text),
  reason: orNull((value) => text(value) || isSaid(value)),
  cost: orNull(number),
  depth: orNull(number),
  score: orNull(number),
  metrics: orNull(table),
  start: orNull(text),
  end: orNull(text),
  length: orNull(number),
  // Nor this.
  origin: (value) => value === undefined || value === null || table(value),
} satisfies Record<keyof StudyRunResult, Kind>;

/** Throws a StudyFileError. */
export function readStudy(content: string): StudyResults {
  const value = parsed(content);
  const wrong = table(value) ? firstWrong(value as Record<string, unknown>, study) : "";
  if (wrong !== undefined) throw new StudyFileError("no-study", wrong);
  const results = value as StudyResults;
  results.runs.forEach((one, index) => {
    const place = table(one) ? firstWrong(one as unknown as Record<string, unknown>, run) : "";
    if (place !== undefined) throw new StudyFileError("no-run", `runs[${index}].${place}`.replace(/\.$/, ""));
  });
  const { counter = "expanded", statements = [] }: Partial<StudyResults> = results;
  return { ...results, counter, statements, runs: results.runs.map(withReason) };
}

/** Files of earlier versions give the reason as an English text. */
function withReason(run: StudyRunResult): StudyRunResult {
  const reason: unknown = run.reason;
  return typeof reason === "string" ? { ...run, reason: reasonOf(reason) } : run;
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw new StudyFileError("no-json");
  }
}

function firstWrong(value: Readonly<Record<string, unknown>>, shape: Shape): string | undefined {
  return Object.keys(shape).find((name) => !shape[name]!(value[name]));
}
