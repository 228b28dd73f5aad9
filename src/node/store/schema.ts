/** The tables of a store, the same in the embedded database and in PostgreSQL, and how they are made. */
import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from "kysely";

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
  /** The order in which studies were begun, whatever the clocks of their machines said. */
  sequence: number;
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
  /** Who did it and what it took, as JSON; null in results of format 1. */
  origin: string | null;
  /** Null in results of format 1. */
  checksum: string | null;
}

/** Each time a run died and was tried again. */
export interface DeathTable {
  study: string;
  number: number;
  /** From 1. */
  attempt: number;
  reason: string | null;
  origin: string | null;
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
export interface WorkerTable {
  id: string;
  version: string;
  signature: string;
  jobs: number;
  /** Seconds since 1970 by the clock of the database. */
  alive_until: number;
}

export interface StoreTables {
  studies: StudyTable;
  results: ResultTable;
  pieces: PieceTable;
  deaths: DeathTable;
  workers: WorkerTable;
}

/** The format of the tables. Raised when they change; older ones are moved on, newer ones refused. */
export const SCHEMA_VERSION = 2;

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** The columns of results that are not texts. */
export const numberTypes: { readonly [Column in keyof ResultTable]?: "integer" | "double precision" } = {
  number: "integer",
  repetition: "integer",
  cost: "double precision",
  depth: "integer",
  score: "double precision",
  path_length: "integer",
};

const mayBeEmpty: readonly (keyof ResultTable)[] = [
  ...["heuristic", "limit_met", "reason", "cost", "depth", "score", "metrics", "start_state", "end_state"],
  ...["path_length", "origin", "checksum"],
] as (keyof ResultTable)[];

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
    .addColumn("sequence", "integer", required)
    .execute();
  let results: CreateTableBuilder<string, string> = table("results");
  for (const column of rowColumns.results)
    results = results.addColumn(column, numberTypes[column] ?? "text", (definition) =>
      mayBeEmpty.includes(column) ? definition : required(definition),
    );
  await results.addPrimaryKeyConstraint("results_key", ["study", "number"]).execute();
  await table("pieces")
    .addColumn("study", "text", required)
    .addColumn("number", "integer", required)
    .addColumn("piece", "integer", required)
    .addColumn("record", "text", required)
    .addPrimaryKeyConstraint("pieces_key", ["study", "number", "piece"])
    .execute();
  await makeLaterTables(db);
}

/** Those that format 1 did not have, or not in this form. */
async function makeLaterTables(db: Kysely<StoreTables>): Promise<void> {
  const table = (name: string) => db.schema.createTable(name).ifNotExists();
  await table("deaths")
    .addColumn("study", "text", required)
    .addColumn("number", "integer", required)
    .addColumn("attempt", "integer", required)
    .addColumn("reason", "text")
    .addColumn("origin", "text")
    .addColumn("recorded_at", "text", required)
    .addPrimaryKeyConstraint("deaths_key", ["study", "number", "attempt"])
    .execute();
  await table("workers")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("version", "text", required)
    .addColumn("signature", "text", required)
    .addColumn("jobs", "integer", required)
    .addColumn("alive_until", "double precision", required)
    .execute();
}

/** Changes tables of format 1 in place. */
export async function changeTables(db: Kysely<StoreTables>): Promise<void> {
  await db.schema
    .alterTable("studies")
    .addColumn("sequence", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.updateTable("studies").set({ sequence: sql<number>`rowid` }).execute();
  for (const column of ["origin", "checksum"])
    await db.schema.alterTable("results").addColumn(column, "text").execute();
  await db.schema.dropTable("workers").execute();
  await makeLaterTables(db);
}

/** Fills new tables with what the tables of format 1 hold, in whatever order of columns those have. */
export async function copyTables(from: Kysely<StoreTables>, to: Kysely<StoreTables>): Promise<void> {
  await to
    .insertInto("studies")
    .columns([...formerColumns.studies, "sequence"])
    .expression(
      from
        .selectFrom("studies")
        .select([
          ...formerColumns.studies,
          sql<number>`row_number() over (order by started_at, id)`.as("sequence"),
        ]),
    )
    .execute();
  await to
    .insertInto("results")
    .columns(formerColumns.results)
    .expression(from.selectFrom("results").select(formerColumns.results))
    .execute();
  await to
    .insertInto("pieces")
    .columns(formerColumns.pieces)
    .expression(from.selectFrom("pieces").select(formerColumns.pieces))
    .execute();
}

/** The columns of format 1. */
const formerColumns = {
  studies: ["id", "name", "definition", "environment", "total", "started_at", "finished_at"],
  results: [
    ...["study", "number", "domain", "instance", "strategy", "heuristic", "settings", "repetition"],
    ...["outcome", "limit_met", "reason", "cost", "depth", "score", "metrics", "start_state", "end_state"],
    ...["path_length", "recorded_at"],
  ] as Exclude<keyof ResultTable, "origin" | "checksum">[],
  pieces: ["study", "number", "piece", "record"],
} as const;

/** The columns of each table that holds studies and what they gave. */
export const rowColumns = {
  studies: [...formerColumns.studies, "sequence"],
  results: [...formerColumns.results, "origin", "checksum"],
  deaths: ["study", "number", "attempt", "reason", "origin", "recorded_at"],
  pieces: formerColumns.pieces,
} as const satisfies { [Name in keyof StoreTables]?: readonly (keyof StoreTables[Name])[] };
