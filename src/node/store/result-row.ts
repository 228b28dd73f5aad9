/** A result as a row of a store, and back. Its checksum tells a damaged row from a whole one. */
import { createHash } from "node:crypto";
import type { Outcome, RunOutcome } from "../../run/outcome.ts";
import { reasonOf } from "../../run/sentences.ts";
import type { Metrics, Said } from "../../search/index.ts";
import type { RunOrigin, StudyRun, StudyRunResult } from "../../study/results.ts";
import type { ResultTable } from "./schema.ts";
import * as shapes from "./shapes.ts";
import { jsonIn } from "./shapes.ts";

export function resultRow(
  study: string,
  number: number,
  run: StudyRun,
  outcome: RunOutcome,
  origin: RunOrigin | null,
): ResultTable {
  const row = {
    study,
    number,
    domain: run.domain,
    instance: run.instance,
    strategy: run.strategy,
    heuristic: run.heuristic,
    settings: JSON.stringify(run.settings),
    repetition: run.repetition,
    outcome: outcome.outcome,
    limit_met: outcome.limit,
    reason: outcome.reason && JSON.stringify(outcome.reason),
    cost: outcome.cost,
    depth: outcome.depth,
    score: outcome.score,
    metrics: outcome.metrics === null ? null : JSON.stringify(outcome.metrics),
    start_state: outcome.start && asStored(outcome.start),
    end_state: outcome.end && asStored(outcome.end),
    path_length: outcome.length,
    recorded_at: new Date().toISOString(),
    origin: origin === null ? null : JSON.stringify(origin),
  };
  return { ...row, checksum: checksumOf(row) };
}

/** A text as both databases give it back: neither keeps NUL or half of a pair of surrogates, which a rule program may print. */
export function asStored(text: string): string {
  return text.replace(/[\0\p{Cs}]/gu, "\ufffd");
}

/** The order of the columns is that of this list, whatever a database gives. */
const covered = [
  "number",
  "domain",
  "instance",
  "strategy",
  "heuristic",
  "settings",
  "repetition",
  "outcome",
  "limit_met",
  "reason",
  "cost",
  "depth",
  "score",
  "metrics",
  "start_state",
  "end_state",
  "path_length",
  "recorded_at",
  "origin",
] as const satisfies readonly (keyof ResultTable)[];

/** Of everything but the study, which an import may number anew. */
function checksumOf(row: Omit<ResultTable, "checksum">): string {
  const text = JSON.stringify(covered.map((column) => row[column]));
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** A result as it was written; undefined if its row is damaged. Rows of earlier versions have no checksum. */
export function resultOf(row: ResultTable): StudyRunResult | undefined {
  if (!shapes.result(row) || (row.checksum !== null && row.checksum !== checksumOf(row))) return undefined;
  const settings = jsonIn(row.settings, shapes.settings) as StudyRun["settings"] | undefined;
  const metrics = columnIn(row.metrics, shapes.metrics) as Metrics | null | undefined;
  const origin = columnIn(row.origin, shapes.origin) as RunOrigin | null | undefined;
  const reason = reasonIn(row.reason);
  if (settings === undefined || metrics === undefined || origin === undefined || reason === undefined)
    return undefined;
  if (metrics === null && row.outcome !== "died") return undefined;
  return {
    domain: row.domain,
    instance: row.instance,
    strategy: row.strategy,
    heuristic: row.heuristic,
    settings,
    repetition: row.repetition,
    outcome: row.outcome as Outcome,
    limit: row.limit_met,
    reason,
    cost: row.cost,
    depth: row.depth,
    score: row.score,
    metrics,
    start: row.start_state,
    end: row.end_state,
    length: row.path_length,
    origin,
  };
}

function columnIn(column: string | null, shape: shapes.Shape): unknown {
  return column === null ? null : jsonIn(column, shape);
}

/** Stores of earlier versions have an English text here instead of a code and values. */
function reasonIn(column: string | null): Said | null | undefined {
  if (column !== null && !column.startsWith("{")) return reasonOf(column);
  return columnIn(column, shapes.reason) as Said | null | undefined;
}
