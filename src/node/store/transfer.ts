/**
 * A study as a file, to move it from one store to another: one JSON object a line, the study first, then what belongs to
 * it, and at the end a checksum of everything before.
 */

import { createHash } from "node:crypto";
import { createReadStream, statSync } from "node:fs";
import type { Transaction } from "kysely";
import { studySentence } from "../../run/sentences.ts";
import { OptionError } from "../../search/index.ts";
import { cannotRead } from "../files/file-trouble.ts";
import { checkStudy, isStudy, rowsOf } from "./check-store.ts";
import { resultOf } from "./result-row.ts";
import { type ResultTable, rowColumns, type StoreTables, type StudyTable } from "./schema.ts";
import type { Shape } from "./shapes.ts";
import * as shapes from "./shapes.ts";
import type { Store } from "./store.ts";

const FORMAT = "frontier-study";
const VERSION = 1;
/** No line of ours has more characters; a file of another kind may be one line without end. */
const LONGEST_LINE = 50_000_000;
/** Rows in one statement. */
const ROWS = 200;

/** The tables whose rows belong to a study. */
const parts = ["results", "deaths", "pieces"] as const;
type Part = (typeof parts)[number];
type Row = Readonly<Record<string, string | number | null>>;

const rowShapes: Readonly<Record<Part, Shape>> = {
  results: (row) => resultOf(row as ResultTable) !== undefined,
  deaths: shapes.death,
  pieces: shapes.piece,
};

/** What no two rows of a study have in common. */
const keys: Readonly<Record<Part, (row: Row) => unknown>> = {
  results: ({ number }) => number,
  deaths: ({ number, attempt }) => `${number} ${attempt}`,
  pieces: ({ number, piece }) => `${number} ${piece}`,
};

/** The lines of the file, without their ends. Throws an OptionError at what is damaged: no store would take it. */
export async function* exportedLines(store: Store, study: StudyTable): AsyncGenerator<string> {
  const checksum = createHash("sha256");
  let lines = 0;
  for await (const line of linesOf(store, study)) {
    checksum.update(`${line}\n`);
    lines++;
    yield line;
  }
  yield JSON.stringify({ end: { lines, checksum: checksum.digest("hex") } });
}

async function* linesOf(store: Store, study: StudyTable): AsyncGenerator<string> {
  checkStudy(study);
  yield JSON.stringify({ format: FORMAT, version: VERSION, study });
  for await (const results of rowsOf(store, study.id)) {
    if (resultOf(results) === undefined)
      throw new OptionError(studySentence("result-damaged", study.id, results.number));
    yield JSON.stringify({ results });
  }
  for (const name of ["deaths", "pieces"] as const) {
    const rows = await store.query(() =>
      store.db.selectFrom(name).selectAll().where("study", "=", study.id).execute(),
    );
    for (const row of rows) yield JSON.stringify({ [name]: row });
  }
}

/**
 * Throws an OptionError if the file is damaged, before a store is made for it. A pipe can be read only once: there, it is
 * seen when the study is put into the store.
 */
export async function checkExport(file: string): Promise<void> {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() === false) return;
  await readInto(new Import(undefined, file), file);
}

/**
 * Puts an exported study into a store, all of it or nothing, under its own id or, if another study has that, the next
 * number of its name. Returns the id. Throws an OptionError if the file is damaged or its study is there already.
 */
export async function importStudy(store: Store, file: string): Promise<string> {
  return store.query(() =>
    store.db
      .transaction()
      .execute((transaction) => readInto(new Import({ transaction, label: store.label }, file), file)),
  );
}

/** Returns the id of the study. */
async function readInto(reading: Import, file: string): Promise<string> {
  for await (const line of linesIn(file)) await reading.line(line);
  return reading.end();
}

async function* linesIn(file: string): AsyncGenerator<string> {
  const begun: string[] = [];
  let length = 0;
  try {
    for await (const part of createReadStream(file, "utf8") as AsyncIterable<string>) {
      const [end = "", ...lines] = part.split("\n");
      begun.push(end);
      length += end.length;
      for (const line of lines) {
        // A copy by mail may have gained these.
        yield begun.splice(0).join("").replace(/\r$/, "");
        begun.push(line);
        length = line.length;
      }
      if (length > LONGEST_LINE) throw new OptionError(studySentence("no-export", file));
    }
  } catch (error) {
    if (error instanceof OptionError) throw error;
    throw cannotRead(file, error);
  }
  if (length > 0) yield begun.join("");
}

class Import {
  private id = "";
  private lines = 0;
  private isOver = false;
  private readonly checksum = createHash("sha256");
  private readonly known: Readonly<Record<Part, Set<unknown>>> = {
    results: new Set(),
    deaths: new Set(),
    pieces: new Set(),
  };
  private readonly waiting: Readonly<Record<Part, Row[]>> = { results: [], deaths: [], pieces: [] };

  constructor(
    /** Without a store, the file is only looked at. */
    private readonly store:
      | { readonly transaction: Transaction<StoreTables>; readonly label: string }
      | undefined,
    private readonly file: string,
  ) {}

  async line(text: string): Promise<void> {
    const value = this.parsed(text);
    if (this.lines === 0) await this.begin(value);
    else if ("end" in value) return this.checkEnd(value.end as Row);
    else await this.add(value);
    this.lines++;
    this.checksum.update(`${text}\n`);
  }

  /** Returns the id of the study. */
  async end(): Promise<string> {
    if (this.lines === 0) throw new OptionError(studySentence("no-export", this.file));
    if (!this.isOver) throw new OptionError(studySentence("export-short", this.file));
    for (const part of parts) await this.write(part);
    return this.id;
  }

  private async begin(value: Readonly<Record<string, unknown>>): Promise<void> {
    if (value.format !== FORMAT) throw new OptionError(studySentence("no-export", this.file));
    const version = Number(value.version);
    if (version > VERSION) throw new OptionError(studySentence("export-newer", this.file, version, VERSION));
    const study = this.row("studies", value.study) as unknown as StudyTable;
    if (!isStudy(study)) throw this.damaged();
    if (this.store === undefined) return;
    const { transaction, label } = this.store;
    const taken = await transaction
      .selectFrom("studies")
      .select(["id", "name", "definition", "started_at", "sequence"])
      .execute();
    const same = taken.find((one) => one.id === study.id);
    if (same?.started_at === study.started_at && same.definition === study.definition)
      throw new OptionError(studySentence("already-there", study.id, label));
    this.id = study.id;
    for (let number = 1; taken.some(({ id }) => id === this.id); number++)
      this.id = `${study.name}-${number}`;
    const sequence = Math.max(0, ...taken.map((one) => one.sequence)) + 1;
    await transaction
      .insertInto("studies")
      .values({ ...study, id: this.id, sequence })
      .execute();
  }

  private async add(value: Readonly<Record<string, unknown>>): Promise<void> {
    const part = parts.find((name) => name in value);
    if (part === undefined) throw this.damaged();
    const row = this.row(part, value[part]);
    const key = keys[part](row);
    if (!rowShapes[part](row) || this.known[part].has(key)) throw this.damaged();
    this.known[part].add(key);
    this.waiting[part].push({ ...row, study: this.id });
    if (this.waiting[part].length >= ROWS) await this.write(part);
  }

  private async write(part: Part): Promise<void> {
    const rows = this.waiting[part].splice(0);
    if (rows.length > 0)
      await this.store?.transaction
        .insertInto(part)
        .values(rows as never)
        .execute();
  }

  private checkEnd(end: Row): void {
    this.isOver = end.lines === this.lines && end.checksum === this.checksum.digest("hex");
    if (!this.isOver) throw this.damaged();
  }

  /** The columns that this version knows; each a text, a number or nothing. */
  private row(table: Part | "studies", value: unknown): Row {
    if (typeof value !== "object" || value === null) throw this.damaged();
    const given = value as Row;
    const entries = rowColumns[table].map((column) => [column, given[column] ?? null] as const);
    if (entries.some(([, cell]) => cell !== null && typeof cell !== "string" && typeof cell !== "number"))
      throw this.damaged();
    return Object.fromEntries(entries);
  }

  private parsed(text: string): Readonly<Record<string, unknown>> {
    try {
      const value: unknown = JSON.parse(text);
      if (typeof value === "object" && value !== null && !this.isOver)
        return value as Record<string, unknown>;
    } catch {
      // Said below.
    }
    throw this.lines === 0 ? new OptionError(studySentence("no-export", this.file)) : this.damaged();
  }

  private damaged(): OptionError {
    return new OptionError(studySentence("export-damaged", this.file, this.lines + 1));
  }
}
