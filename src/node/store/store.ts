/**
 * Where studies are kept: one set of queries for the embedded database and for PostgreSQL. A result is one transaction, and
 * its key is the study and the number of the run: a second result of the same run is dropped.
 */

import { type CompiledQuery, type Kysely, sql } from "kysely";
import type { RunOutcome } from "../../run/outcome.ts";
import { studySentence } from "../../run/sentences.ts";
import type { PieceRecord } from "../../run/split/piece.ts";
import { OptionError } from "../../search/index.ts";
import type { StudyDefinition } from "../../study/definition.ts";
import type { Environment, RunOrigin, StudyResults, StudyRun } from "../../study/results.ts";
import { diedRuns, retryDied } from "./deaths.ts";
import { resultRow } from "./result-row.ts";
import type { StoreTables, StudyTable, WorkerTable } from "./schema.ts";
import * as shapes from "./shapes.ts";
import { resultsIn } from "./study-row.ts";

/** A study as a list shows it. */
export interface StudySummary {
  readonly id: string;
  readonly name: string;
  readonly total: number;
  readonly done: number;
  readonly startedAt: string;
  readonly finishedAt: string | null;
}

/** What differs between the two databases. */
export interface StoreHost {
  /** What messages call the store: its file, or its address without the password. */
  readonly label: string;
  readonly db: Kysely<StoreTables>;
  /** Whether workers on other machines can take runs of its studies. */
  readonly isCluster: boolean;
  /** Turns an error of the database into one that a user understands. */
  explain(error: unknown): Error;
  /** Whether a question was rolled back because of another transaction, and can be asked again at once. */
  isCollision(error: unknown): boolean;
  /**
   * Holds a study until the returned function is called or this process ends, however it ends. Undefined if somebody
   * else holds it.
   */
  hold(study: string): Promise<(() => Promise<void>) | undefined>;
  /** Ends within seconds, even if the database does not answer. */
  close(): Promise<void>;
}

const MOST_COLLISIONS = 10;

export class Store {
  readonly label: string;
  readonly db: Kysely<StoreTables>;
  readonly isCluster: boolean;
  /** The query that keeps a result; only its parameters change. */
  private insertResult: CompiledQuery | undefined;

  constructor(private readonly host: StoreHost) {
    this.label = host.label;
    this.db = host.db;
    this.isCluster = host.isCluster;
  }

  /** Holds a study for the caller alone; see `StoreHost.hold`. */
  hold(study: string): Promise<(() => Promise<void>) | undefined> {
    return this.query(() => this.host.hold(study));
  }

  /** Begins a study and returns its id: the name with the next number. */
  begin(
    definition: StudyDefinition,
    environment: Environment,
    total: number,
    startedAt = new Date().toISOString(),
  ): Promise<string> {
    return this.query(async () => {
      const row = {
        name: definition.name,
        definition: JSON.stringify(definition),
        environment: JSON.stringify(environment),
        total,
        started_at: startedAt,
        finished_at: null,
        sequence: sql<number>`${this.db.selectFrom("studies").select(sql`coalesce(max(sequence), 0) + 1`.as("next"))}`,
      };
      const { many } = await this.db
        .selectFrom("studies")
        .select(({ fn }) => fn.countAll<number>().as("many"))
        .where("name", "=", definition.name)
        .executeTakeFirstOrThrow();
      // Another program may begin the same study at the same moment: then its number is taken.
      for (let number = Number(many) + 1; ; number++) {
        const id = `${definition.name}-${number}`;
        const { numInsertedOrUpdatedRows: added } = await this.db
          .insertInto("studies")
          .values({ id, ...row })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (added === 1n) return id;
      }
    });
  }

  /** The id that `begin` gave to a study, if it did; its answer may have been lost. */
  async begun(
    definition: StudyDefinition,
    environment: Environment,
    startedAt: string,
  ): Promise<string | undefined> {
    const found = await this.query(() =>
      this.db
        .selectFrom("studies")
        .select("id")
        .where("name", "=", definition.name)
        .where("started_at", "=", startedAt)
        .where("definition", "=", JSON.stringify(definition))
        .where("environment", "=", JSON.stringify(environment))
        .executeTakeFirst(),
    );
    return found?.id;
  }

  /** Keeps a result. False if the run had one already. */
  record(
    study: string,
    number: number,
    run: StudyRun,
    outcome: RunOutcome,
    origin: RunOrigin | null = null,
  ): Promise<boolean> {
    return this.query(async () => {
      const row = resultRow(study, number, run, outcome, origin);
      this.insertResult ??= this.db
        .insertInto("results")
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .compile();
      const query = { ...this.insertResult, parameters: Object.values(row) };
      const { numAffectedRows: added } = await this.db.executeQuery(query);
      return added === 1n;
    });
  }

  /** Keeps what was found in a piece of a split search. */
  async recordPiece(study: string, number: number, piece: number, record: PieceRecord): Promise<void> {
    await this.query(() =>
      this.db
        .insertInto("pieces")
        .values({ study, number, piece, record: JSON.stringify(record) })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  }

  /** The pieces of a split search that are done. */
  async pieces(study: string, number: number): Promise<Map<number, PieceRecord>> {
    const rows = await this.query(() =>
      this.db
        .selectFrom("pieces")
        .select(["number", "piece", "record"])
        .where("study", "=", study)
        .where("number", "=", number)
        .execute(),
    );
    if (!rows.every(shapes.piece)) throw this.damaged();
    return new Map(rows.map(({ piece, record }) => [piece, JSON.parse(record) as PieceRecord]));
  }

  /** Of the runs that have died, the fewest times that one was tried; Infinity if none has. */
  async fewestTries(study: string): Promise<number> {
    const died = await this.query(() => diedRuns(this.db, study));
    return died.reduce((fewest, { attempt }) => Math.min(fewest, attempt), Number.POSITIVE_INFINITY);
  }

  /** Takes back the results of runs that died fewer than `most` times, so that they are done again. Returns how many. */
  async retryDied(study: string, most: number): Promise<number> {
    return this.query(() =>
      this.db.transaction().execute((transaction) => retryDied(transaction, study, most)),
    );
  }

  /** Marks a study as complete. */
  async finish(study: string): Promise<void> {
    await this.query(() =>
      this.db
        .updateTable("studies")
        .set({ finished_at: new Date().toISOString() })
        .where("id", "=", study)
        .where("finished_at", "is", null)
        .execute(),
    );
  }

  /** Marks every study as complete whose runs all have a result. */
  async finishComplete(): Promise<void> {
    await this.query(() =>
      this.db
        .updateTable("studies")
        .set({ finished_at: new Date().toISOString() })
        .where("finished_at", "is", null)
        .where(({ selectFrom, eb }) =>
          eb(
            "total",
            "=",
            selectFrom("results")
              .select(({ fn }) => fn.countAll<number>().as("many"))
              .whereRef("results.study", "=", "studies.id"),
          ),
        )
        .execute(),
    );
  }

  /** The numbers of the runs that have a result. */
  async done(study: string): Promise<Set<number>> {
    const rows = await this.query(() =>
      this.db.selectFrom("results").select("number").where("study", "=", study).execute(),
    );
    return new Set(rows.map(({ number }) => number));
  }

  async hasResult(study: string, number: number): Promise<boolean> {
    const found = await this.query(() =>
      this.db
        .selectFrom("results")
        .select("number")
        .where("study", "=", study)
        .where("number", "=", number)
        .executeTakeFirst(),
    );
    return found !== undefined;
  }

  /** How many runs of a study have a result. */
  async doneCount(study: string): Promise<number> {
    const { many } = await this.query(() =>
      this.db
        .selectFrom("results")
        .select(({ fn }) => fn.countAll<number>().as("many"))
        .where("study", "=", study)
        .executeTakeFirstOrThrow(),
    );
    return Number(many);
  }

  /** All studies, the newest last. */
  summaries(): Promise<StudySummary[]> {
    return this.query(async () => {
      const counts = await this.db
        .selectFrom("results")
        .select(({ fn }) => ["study", fn.countAll<number>().as("done")])
        .groupBy("study")
        .execute();
      const done = new Map(counts.map((row) => [row.study, Number(row.done)]));
      const studies = await this.db
        .selectFrom("studies")
        .selectAll()
        .orderBy("sequence")
        .orderBy("started_at")
        .execute();
      return this.whole(studies).map((row) => ({
        id: row.id,
        name: row.name,
        total: row.total,
        done: done.get(row.id) ?? 0,
        startedAt: row.started_at,
        finishedAt: row.finished_at,
      }));
    });
  }

  /** The workers that have given a sign of life. */
  workers(): Promise<Omit<WorkerTable, "alive_until">[]> {
    if (!this.isCluster) return Promise.resolve([]);
    return this.query(() =>
      this.db
        .selectFrom("workers")
        .select(["id", "version", "signature", "jobs"])
        .where("alive_until", ">", sql<number>`extract(epoch from now())`)
        .orderBy("id")
        .execute(),
    );
  }

  /** All studies in the order in which they were begun. */
  studies(): Promise<readonly StudyTable[]> {
    return this.query(async () =>
      this.whole(await this.db.selectFrom("studies").selectAll().orderBy("sequence").execute()),
    );
  }

  /** The studies that are not finished. */
  unfinished(): Promise<StudyTable[]> {
    return this.query(() =>
      this.db.selectFrom("studies").selectAll().where("finished_at", "is", null).execute(),
    );
  }

  /** The study of an id; if there is none, the newest one of a name. */
  async find(which: string): Promise<StudyTable | undefined> {
    const [found] = await this.query(async () =>
      this.whole(await this.db.selectFrom("studies").selectAll().where("id", "=", which).execute()),
    );
    return found ?? this.newest(which);
  }

  /** A study that was here before. Throws an OptionError if a damaged database has lost it. */
  async known(id: string): Promise<StudyTable> {
    const study = await this.find(id);
    if (study?.id !== id) throw this.damaged();
    return study;
  }

  /** The newest study of a name: the one begun last. */
  async newest(name: string): Promise<StudyTable | undefined> {
    const rows = await this.query(() =>
      this.db
        .selectFrom("studies")
        .selectAll()
        .where("name", "=", name)
        .orderBy("sequence", "desc")
        .orderBy("started_at", "desc")
        .limit(1)
        .execute(),
    );
    return this.whole(rows)[0];
  }

  /** Everything that a study gave so far. */
  async results(study: StudyTable): Promise<StudyResults> {
    const rows = await this.query(() =>
      this.db.selectFrom("results").selectAll().where("study", "=", study.id).orderBy("number").execute(),
    );
    return this.read(() => resultsIn(study, rows));
  }

  close(): Promise<void> {
    return this.host.close();
  }

  /** Studies as they are written; a damaged database may give others. */
  private whole(studies: readonly StudyTable[]): readonly StudyTable[] {
    if (studies.every(shapes.study)) return studies;
    throw this.damaged();
  }

  /** What to throw where the database does not give back what was written. */
  damaged(): OptionError {
    return new OptionError(studySentence("store-damaged", this.label));
  }

  /** Reads what rows hold. What cannot be read is damaged. */
  read<Result>(read: () => Result): Result {
    try {
      return read();
    } catch (error) {
      if (error instanceof OptionError) throw error;
      throw this.damaged();
    }
  }

  /**
   * Runs queries, a whole transaction at the most, again if they collide with others; their errors become ones that a user
   * understands.
   */
  async query<Result>(ask: () => Promise<Result>): Promise<Result> {
    for (let tries = 1; ; tries++) {
      try {
        return await ask();
      } catch (error) {
        if (tries === MOST_COLLISIONS || !this.host.isCollision(error)) throw this.host.explain(error);
      }
    }
  }
}
