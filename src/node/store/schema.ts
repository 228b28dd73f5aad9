/** The tables of a store, the same in the embedded database and in PostgreSQL, and how they are made. */
import type { ColumnDefinitionBuilder, Kysely } from "kysely";

export interface StudyTable {
  id: string;
  name: string;
  /** The definition and the environment, as JSON. */
  definition: string;
  environment: string;
  /** Runs in all. */
  total: number;
  started_at: string;
  finished_at: string | null;
}

/** One row per finished run; the key makes a second result of the same run impossible. */
export interface ResultTable {
  study: string;
  number: number;
  domain: string;
  instance: string;
  strategy: string;
  heuristic: string | null;
  settings: string;
  repetition: number;
  outcome: string;
  limit_met: string | null;
  /** A code and values, as JSON. */
  reason: string | null;
  cost: number | null;
  depth: number | null;
  score: number | null;
  /** As JSON. */
  metrics: string | null;
  start_state: string | null;
  end_state: string | null;
  path_length: number | null;
  recorded_at: string;
}

/** What was found in a piece of a split search, as JSON. */
interface PieceTable {
  study: string;
  number: number;
  piece: number;
  record: string;
}

/** Programs that take runs of a cluster, for people to see; which runs they have stands in the queue. */
interface WorkerTable {
  id: string;
  version: string;
  jobs: number;
  /** Seconds since 1970 by the clock of the database. */
  alive_until: number;
}

export interface StoreTables {
  studies: StudyTable;
  results: ResultTable;
  pieces: PieceTable;
  workers: WorkerTable;
}

/** Raised when the tables change; another number is refused. */
export const SCHEMA_VERSION = 1;

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Makes the tables that are missing. */
export async function makeTables(db: Kysely<StoreTables>): Promise<void> {
  const table = (name: string) => db.schema.createTable(name).ifNotExists();
  await table("studies")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", required)
    .addColumn("definition", "text", required)
    .addColumn("environment", "text", required)
    .addColumn("total", "integer", required)
    .addColumn("started_at", "text", required)
    .addColumn("finished_at", "text")
    .execute();
  await table("results")
    .addColumn("study", "text", required)
    .addColumn("number", "integer", required)
    .addColumn("domain", "text", required)
    .addColumn("instance", "text", required)
    .addColumn("strategy", "text", required)
    .addColumn("heuristic", "text")
    .addColumn("settings", "text", required)
    .addColumn("repetition", "integer", required)
    .addColumn("outcome", "text", required)
    .addColumn("limit_met", "text")
    .addColumn("reason", "text")
    .addColumn("cost", "double precision")
    .addColumn("depth", "integer")
    .addColumn("score", "double precision")
    .addColumn("metrics", "text")
    .addColumn("start_state", "text")
    .addColumn("end_state", "text")
    .addColumn("path_length", "integer")
    .addColumn("recorded_at", "text", required)
    .addPrimaryKeyConstraint("results_key", ["study", "number"])
    .execute();
  await table("pieces")
    .addColumn("study", "text", required)
    .addColumn("number", "integer", required)
    .addColumn("piece", "integer", required)
    .addColumn("record", "text", required)
    .addPrimaryKeyConstraint("pieces_key", ["study", "number", "piece"])
    .execute();
  await table("workers")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("version", "text", required)
    .addColumn("jobs", "integer", required)
    .addColumn("alive_until", "double precision", required)
    .execute();
}
