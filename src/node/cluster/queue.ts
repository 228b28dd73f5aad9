/**
 * The runs of studies as jobs of pg-boss on PostgreSQL. Whether a job waits, who has it and how often it was lost stands
 * in its row and nowhere else. A worker that takes a job has it for some seconds and extends that time while it lives;
 * what is not extended is handed out again, and recorded as died after the tenth loss.
 * A job's id follows from the study and the number of the run, so it can be put in again without harm. A result and the
 * end of its job are one transaction.
 */
import { createHash } from "node:crypto";
import { CompiledQuery, type Kysely, sql, type Transaction } from "kysely";
import PgBoss from "pg-boss";
import { died, pieceDied } from "../../run/outcome.ts";
import { studySentence } from "../../run/sentences.ts";
import type { NumberedPiece } from "../../run/split/piece.ts";
import type { PlannedRun } from "../../study/matrix.ts";
import type { Environment, RunOrigin } from "../../study/results.ts";
import type { TaskAnswer } from "../pool/pool-task.ts";
import { type Patience, persistently } from "../store/persistently.ts";
import { resultRow } from "../store/result-row.ts";
import { numberTypes, type ResultTable, rowColumns, type StoreTables } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { oneAtATime } from "../store/store-postgres.ts";

/** What a job carries: everything that a worker needs. */
interface RunJob extends Pick<PlannedRun, "number" | "run" | "request"> {
  readonly study: string;
  /** Set if only this piece of the search is to be done. */
  readonly piece?: NumberedPiece;
}

export interface TakenJob extends RunJob {
  readonly job: string;
  /** How often it was lost before; tells this claim from those of workers that were taken for dead. */
  readonly losses: number;
}

/** What a worker found, to be recorded. */
export interface FinishedJob {
  readonly taken: TakenJob;
  readonly answer: TaskAnswer;
  readonly origin: RunOrigin | null;
}

/**
 * A run that is lost this often, with the worker that had it, is recorded as died. A run that fails takes its process
 * along, not its worker: most losses are machines that were taken away.
 */
const MOST_LOSSES = 10;
/** Jobs wait as long as their study; pg-boss would keep them for two weeks. */
const KEEP_UNTIL = "9999-01-01T00:00:00Z";
const JOBS_PER_INSERT = 2000;
const SCHEMA = "frontier_queue";
const jobTable = sql.table(`${SCHEMA}.job`);

export class StudyQueue {
  private constructor(
    private readonly boss: PgBoss,
    private readonly store: Store,
    private readonly name: string,
  ) {}

  private static lastOpening: Promise<unknown> = Promise.resolve();

  /** Programs share a queue only if their version and their signature are the same: others never see its jobs. */
  static open(store: Store, environment: Pick<Environment, "version" | "signature">): Promise<StudyQueue> {
    // One after the other: each takes both connections of a program, and two would wait for each other's second one.
    const opening = StudyQueue.lastOpening.then(() => StudyQueue.make(store, environment));
    StudyQueue.lastOpening = opening.catch(() => {});
    return opening;
  }

  private static async make(
    store: Store,
    { version, signature }: Pick<Environment, "version" | "signature">,
  ): Promise<StudyQueue> {
    // Its timers are off: it would expire jobs right after the database was away, when nobody could extend them, and
    // archive jobs that have waited for two weeks.
    const boss = new PgBoss({
      db: executor(store.db),
      schema: SCHEMA,
      supervise: false,
      schedule: false,
    });
    const name = `study-runs-${version}-${signature}`.replace(/[^\w-]/g, "_");
    await store.query(() =>
      oneAtATime(store.db, SCHEMA, async (connection) => {
        await boss.start();
        await boss.createQueue(name, { name, policy: "standard" });
        await makeIndexes(connection);
      }),
    );
    return new StudyQueue(boss, store, name);
  }

  /** Queues the runs that are not in the queue yet. */
  async put(study: string, runs: Iterable<PlannedRun>, patience: Patience = {}): Promise<void> {
    let batch: RunJob[] = [];
    for (const { number, run, request } of runs) {
      batch.push({ study, number, run, request });
      if (batch.length < JOBS_PER_INSERT) continue;
      await persistently(() => this.insert(batch), patience);
      if (patience.signal?.aborted) return;
      batch = [];
    }
    await persistently(() => this.insert(batch), patience);
  }

  /** Queues pieces of a split search, ahead of runs: someone is waiting for them. */
  putPieces(
    study: string,
    { number, run, request }: PlannedRun,
    pieces: readonly NumberedPiece[],
  ): Promise<void> {
    return this.insert(pieces.map((piece) => ({ study, number, run, request, piece })));
  }

  /** Withdraws pieces, even from workers that are busy with them. */
  async withdraw(study: string, number: number, pieces: readonly number[]): Promise<void> {
    if (pieces.length === 0) return;
    const ids = pieces.map((index) => pieceJobId(study, number, index));
    await this.inTransaction((transaction) => this.remove(ids, transaction));
  }

  /**
   * Takes at most this many jobs, for this many seconds. As pg-boss's `fetch`, but with the time in the same statement:
   * two updates of each job were most of what the database had to do for a short run. And whenever a job is to begin by the
   * clock: none is put in for later, and a clock that is set back must not hold them up.
   */
  async take(most: number, seconds: number): Promise<TakenJob[]> {
    const { rows } = await this.store.query(() =>
      sql<{ data: RunJob; job: string; losses: number }>`
        with next as (
          select id from ${jobTable} where name = ${this.name} and state < 'active'
          order by priority desc, created_on, id limit ${most} for update skip locked
        )
        update ${jobTable} as job set state = 'active', started_on = now(),
          expire_in = ${seconds} * interval '1 second',
          retry_count = retry_count + case when started_on is null then 0 else 1 end
        from next where job.name = ${this.name} and job.id = next.id
        returning job.data, job.id as job, job.retry_count as losses`.execute(this.store.db),
    );
    return rows.map(({ data, job, losses }) => ({ ...data, job, losses }));
  }

  /**
   * Keeps jobs for this many seconds from now. Returns those that the caller still has. pg-boss 10 has no call for this; the
   * row is the same that it expires. Counted anew from now, they outlive a clock that is set.
   */
  async extend(taken: readonly TakenJob[], seconds: number): Promise<Set<string>> {
    if (taken.length === 0) return new Set();
    const { rows } = await this.store.query(() =>
      sql<{ id: string }>`update ${jobTable} as job
        set started_on = now(), expire_in = ${seconds} * interval '1 second'
        from ${claims(taken)} where ${this.isClaimed()} returning job.id`.execute(this.store.db),
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Records results and ends their jobs, all of them or none. A piece that died is the death of its whole search. */
  finish(finished: readonly FinishedJob[]): Promise<void> {
    return this.inTransaction(async (transaction) => {
      const results = finished.flatMap(({ taken: { study, number, run, piece }, answer, origin }) => {
        if (!("outcome" in answer)) return [];
        const outcome = piece === undefined ? answer : pieceDied(answer);
        return [resultRow(study, number, run, outcome, origin)];
      });
      const pieces = finished.flatMap(({ taken: { study, number, piece }, answer }) =>
        "outcome" in answer ? [] : [{ study, number, piece: piece!.index, record: JSON.stringify(answer) }],
      );
      if (results.length > 0) await keepResults(transaction, results);
      if (pieces.length > 0)
        await transaction
          .insertInto("pieces")
          .values(pieces)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      await this.remove(
        finished.map(({ taken }) => taken.job),
        transaction,
      );
    });
  }

  /** Gives jobs back as if they had never been taken; this does not count as a loss. */
  async giveBack(taken: readonly TakenJob[]): Promise<void> {
    if (taken.length === 0) return;
    await this.store.query(() =>
      sql`update ${jobTable} as job set state = 'created', started_on = null
        from ${claims(taken)} where ${this.isClaimed()}`.execute(this.store.db),
    );
  }

  /**
   * Hands out again what dead workers had, and records as died what was lost too often. Returns how many jobs were overdue.
   * For the first `grace` seconds after a start of the database it does nothing: nobody could extend anything before. What
   * somebody is extending or ending at this moment is left for the next time, where pg-boss's `expire` would wait for it.
   * What was begun later than now was so before the clock was set back, by a worker that has said nothing since.
   */
  async recover(grace: number): Promise<number> {
    const overdue = sql`select id, retry_count from ${jobTable}
      where name = ${this.name} and state = 'active' and (started_on + expire_in < now() or started_on > now())
        and now() not between pg_postmaster_start_time()
          and pg_postmaster_start_time() + ${grace} * interval '1 second'
      for update skip locked`;
    const last = MOST_LOSSES - 1;
    const { rows } = await this.store.query(() =>
      sql<{ again: string; lost: string }>`with overdue as (${overdue}), again as (
          update ${jobTable} as job set state = 'retry' from overdue
          where job.name = ${this.name} and job.id = overdue.id and overdue.retry_count < ${last} returning job.id
        )
        select (select count(*) from again) as again,
          (select count(*) from overdue where retry_count >= ${last}) as lost`.execute(this.store.db),
    );
    const [again, lost] = [Number(rows[0]!.again), Number(rows[0]!.lost)];
    if (lost > 0)
      await this.inTransaction(async (transaction) => {
        const jobs = await sql<{ data: RunJob }>`with overdue as (${overdue})
          delete from ${jobTable} as job using overdue
          where job.name = ${this.name} and job.id = overdue.id and overdue.retry_count >= ${last}
          returning job.data`.execute(transaction);
        const outcome = died(studySentence("workers-lost", MOST_LOSSES));
        const results = jobs.rows.map(({ data }) =>
          resultRow(data.study, data.number, data.run, outcome, null),
        );
        if (results.length > 0) await keepResults(transaction, results);
      });
    return again + lost;
  }

  private async insert(jobs: readonly RunJob[]): Promise<void> {
    if (jobs.length === 0) return;
    const rows = jobs.map((data) => ({
      id: data.piece ? pieceJobId(data.study, data.number, data.piece.index) : jobId(data.study, data.number),
      name: this.name,
      data,
      priority: data.piece ? 1 : 0,
      // Also what pg-boss's own maintenance would allow, should somebody run it.
      retryLimit: MOST_LOSSES - 1,
      keepUntil: KEEP_UNTIL,
    }));
    await this.store.query(() => this.boss.insert(rows));
  }

  private isClaimed() {
    return sql`job.name = ${this.name} and job.id = claim.id and job.retry_count = claim.losses
      and job.state = 'active'`;
  }

  private async remove(jobs: string[], transaction: Transaction<StoreTables>): Promise<void> {
    await this.boss.deleteJob(this.name, jobs, { db: executor(transaction) });
  }

  private inTransaction<Result>(
    work: (transaction: Transaction<StoreTables>) => Promise<Result>,
  ): Promise<Result> {
    return this.store.query(() => this.store.db.transaction().execute(work));
  }
}

/** Claims as a table that a statement can join. */
function claims(taken: readonly TakenJob[]) {
  const ids = taken.map(({ job }) => job);
  const losses = taken.map((job) => job.losses);
  return sql`unnest(${ids}::uuid[], ${losses}::int[]) as claim (id, losses)`;
}

/**
 * In the order of their keys, so that two transactions with the same results wait for each other and do not collide. Each
 * column is one parameter: a parameter for each value of a hundred rows takes longer to write and read than the rows.
 */
async function keepResults(
  transaction: Transaction<StoreTables>,
  rows: readonly ResultTable[],
): Promise<void> {
  const sorted = [...rows].sort((a, b) => a.study.localeCompare(b.study) || a.number - b.number);
  const lists = rowColumns.results.map(
    (column) => sql`${sorted.map((row) => row[column])}::${sql.raw(numberTypes[column] ?? "text")}[]`,
  );
  await transaction
    .insertInto("results")
    .columns(rowColumns.results)
    .expression(sql`select * from unnest(${sql.join(lists)})`)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * What is overdue is asked for at every heartbeat while most jobs wait, and the next jobs are asked for all the time: in
 * this order pg-boss takes them, and without the index it would sort everything that waits.
 */
async function makeIndexes(transaction: Transaction<StoreTables>): Promise<void> {
  const { rows } = await sql`select 1 where to_regclass(${`${SCHEMA}.frontier_waiting`}) is null`.execute(
    transaction,
  );
  if (rows.length === 0) return;
  await sql`create index if not exists frontier_active on ${jobTable} (name) where state = 'active'`.execute(
    transaction,
  );
  await sql`create index frontier_waiting on ${jobTable} (name, priority desc, created_on, id)
    where state < 'active'`.execute(transaction);
}

function pieceJobId(study: string, number: number, piece: number): string {
  return jobId(`${study} ${number}`, piece);
}

/** A job's id: a UUID of the free form that is the same for the same run, and sorts by its number. */
function jobId(study: string, number: number): string {
  const digest = createHash("sha256").update(study).digest("hex");
  const hex = `${digest.slice(0, 12)}8${digest.slice(12, 15)}8${number.toString(16).padStart(15, "0")}`;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Lets pg-boss run its statements on a connection of the store, or inside a transaction of ours. */
function executor(db: Kysely<StoreTables>): PgBoss.Db {
  const run = async (connection: Kysely<StoreTables>, text: string, values: unknown[]) => {
    const { rows } = await connection.executeQuery(CompiledQuery.raw(text, values));
    return { rows: rows as unknown[] };
  };
  return {
    executeSql: (text, values) => {
      if (db.isTransaction) return run(db, text, values);
      return db.connection().execute(async (connection) => {
        try {
          return await run(connection, text, values);
        } catch (error) {
          // pg-boss sends whole transactions as one text: one that fails half-way would stay open on the connection.
          await sql`rollback`.execute(connection).catch(() => {});
          throw error;
        }
      });
    },
  };
}
