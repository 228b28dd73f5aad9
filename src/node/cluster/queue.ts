/**
 * The runs of studies as jobs of pg-boss on PostgreSQL. A job is one run; its id follows from the study and the number, so
 * it can be put in again without harm. What a worker holds is written down with its promise to be alive; when that time
 * is over, others take it. A result, the end of its job and of the claim are one transaction; all lock claims before jobs.
 */
import { createHash } from "node:crypto";
import { CompiledQuery, type Kysely, sql, type Transaction } from "kysely";
import PgBoss from "pg-boss";
import { died } from "../../run/outcome.ts";
import { studySentences } from "../../run/sentences.ts";
import type { NumberedPiece } from "../../run/split/piece.ts";
import type { PlannedRun } from "../../study/matrix.ts";
import type { Environment } from "../../study/results.ts";
import type { TaskAnswer } from "../pool/pool-task.ts";
import type { ResultTable, StoreTables } from "../store/schema.ts";
import { resultRow, type Store } from "../store/store.ts";
import { alone, isCollision } from "../store/store-postgres.ts";

/** What a job carries: everything that a worker needs. */
export interface RunJob extends Pick<PlannedRun, "number" | "run" | "request"> {
  readonly study: string;
  /** Only this piece of the search. */
  readonly piece?: NumberedPiece;
}

export interface TakenJob extends RunJob {
  readonly job: string;
}

/** A run that takes so many workers with it is not tried again. */
const MOST_DEATHS = 3;
/** pg-boss's own expiry is no help: it would end long runs too. Here a claim ends with its worker. */
const EXPIRE_SECONDS = 30 * 86_400;
const RETRIES = 1_000_000;
const JOBS_PER_INSERT = 2000;
const MOST_COLLISIONS = 10;
const SCHEMA = "frontier_queue";

export class StudyQueue {
  private constructor(
    private readonly boss: PgBoss,
    private readonly store: Store,
    private readonly name: string,
    readonly worker: string,
  ) {}

  /** Programs share a queue only if their version and their signature are the same: others never see its jobs. */
  static async open(
    address: string,
    store: Store,
    { version, signature }: Pick<Environment, "version" | "signature">,
    worker: string,
  ): Promise<StudyQueue> {
    const boss = new PgBoss({ connectionString: address, schema: SCHEMA, max: 2 });
    // It tries again by itself; what matters to a user comes from the store's own queries.
    boss.on("error", () => {});
    const name = `runs-${version}-${signature}`.replace(/[^\w-]/g, "_");
    try {
      await store.asking(() =>
        alone(store.db, SCHEMA, async () => {
          await boss.start();
          await boss.createQueue(name);
        }),
      );
    } catch (error) {
      await stopped(boss);
      throw error;
    }
    return new StudyQueue(boss, store, name, worker);
  }

  /** Puts runs in that are not in already. */
  put(study: string, runs: readonly PlannedRun[]): Promise<void> {
    return this.insert(runs.map(({ number, run, request }) => ({ study, number, run, request })));
  }

  /** Puts pieces of a split search in, before runs that wait: they are waited for. */
  putPieces(
    study: string,
    { number, run, request }: PlannedRun,
    pieces: readonly NumberedPiece[],
  ): Promise<void> {
    return this.insert(pieces.map((piece) => ({ study, number, run, request, piece })));
  }

  /** Takes pieces out again, also from workers that have them in work. */
  async withdraw(study: string, number: number, pieces: readonly number[]): Promise<void> {
    if (pieces.length === 0) return;
    const ids = pieces.map((index) => pieceJobId(study, number, index));
    await this.inTransaction(async (transaction) => {
      await transaction.deleteFrom("claims").where("job", "in", ids).execute();
      await this.boss.deleteJob(this.name, ids, { db: executor(transaction) });
    });
  }

  /** The jobs that this worker holds. */
  async held(): Promise<Set<string>> {
    const rows = await this.store.asking(() =>
      this.store.db.selectFrom("claims").select("job").where("worker", "=", this.worker).execute(),
    );
    return new Set(rows.map(({ job }) => job));
  }

  private async insert(all: readonly RunJob[]): Promise<void> {
    for (let first = 0; first < all.length; first += JOBS_PER_INSERT) {
      const jobs = all.slice(first, first + JOBS_PER_INSERT).map((data) => ({
        id: data.piece
          ? pieceJobId(data.study, data.number, data.piece.index)
          : jobId(data.study, data.number),
        name: this.name,
        data,
        priority: data.piece ? 1 : 0,
        retryLimit: RETRIES,
        expireInSeconds: EXPIRE_SECONDS,
      }));
      await this.store.asking(() => this.boss.insert(jobs));
    }
  }

  /** Takes at most so many jobs and writes down that this worker holds them. */
  take(most: number): Promise<TakenJob[]> {
    return this.inTransaction(async (transaction) => {
      const db = executor(transaction);
      const jobs = await this.boss.fetch<RunJob>(this.name, { batchSize: most, db });
      if (jobs.length === 0) return [];
      await transaction
        .insertInto("claims")
        .values(jobs.map(({ id }) => ({ job: id, queue: this.name, worker: this.worker, deaths: 0 })))
        .onConflict((conflict) => conflict.column("job").doUpdateSet({ worker: this.worker }))
        .execute();
      return jobs.map(({ id, data }) => ({ ...data, job: id }));
    });
  }

  /** Keeps a result and ends its job. A piece that died is the death of its whole search. */
  finish({ job, study, number, run, piece }: TakenJob, answer: TaskAnswer): Promise<void> {
    return this.inTransaction(async (transaction) => {
      await transaction.deleteFrom("claims").where("job", "=", job).execute();
      if ("outcome" in answer) {
        const outcome =
          piece === undefined ? answer : died(studySentences["piece-died"](answer.reason ?? ""));
        await keepResult(transaction, resultRow(study, number, run, outcome));
      } else {
        await transaction
          .insertInto("pieces")
          .values({ study, number, piece: piece!.index, record: JSON.stringify(answer) })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      await this.end("complete", [job], transaction);
    });
  }

  /** Gives jobs back that were taken and not begun. */
  async giveBack(jobs: readonly TakenJob[]): Promise<void> {
    if (jobs.length === 0) return;
    const ids = jobs.map(({ job }) => job);
    await this.inTransaction(async (transaction) => {
      await transaction.deleteFrom("claims").where("job", "in", ids).execute();
      await this.end("fail", ids, transaction);
    });
  }

  /** Promises to be alive for some seconds more. */
  async beat(version: string, jobs: number, seconds: number): Promise<void> {
    const alive_until = sql<number>`extract(epoch from now()) + ${seconds}`;
    await this.store.asking(() =>
      this.store.db
        .insertInto("workers")
        .values({ id: this.worker, version, jobs, alive_until })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ alive_until, jobs }))
        .execute(),
    );
  }

  /** Puts back what workers held that are dead, and forgets those workers. Says how many jobs it put back. */
  revive(seconds: number): Promise<number> {
    return this.inTransaction(async (transaction) => {
      // While the database was away nobody could renew a promise.
      const isOver = sql<boolean>`alive_until < extract(epoch from now())
        and extract(epoch from pg_postmaster_start_time()) + ${seconds} < extract(epoch from now())`;
      await transaction.deleteFrom("workers").where(isOver).execute();
      const held = await transaction
        .updateTable("claims")
        .set({ worker: null, deaths: sql<number>`deaths + 1` })
        .where("queue", "=", this.name)
        .where(({ eb, selectFrom }) => eb("worker", "not in", selectFrom("workers").select("id")))
        .returning(["job", "deaths"])
        .execute();
      const again = held.filter(({ deaths }) => deaths < MOST_DEATHS).map(({ job }) => job);
      if (again.length > 0) await this.end("fail", again, transaction);
      for (const { job } of held.filter(({ deaths }) => deaths >= MOST_DEATHS))
        await this.giveUp(transaction, job);
      return again.length;
    });
  }

  /** Marks the studies as finished all of whose runs have a result. */
  async finishComplete(): Promise<void> {
    await this.store.asking(() =>
      this.store.db
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

  /** Ends; this worker no longer promises anything. */
  async close(): Promise<void> {
    await this.store.db
      .deleteFrom("workers")
      .where("id", "=", this.worker)
      .execute()
      .catch(() => {});
    await stopped(this.boss);
  }

  private async giveUp(transaction: Transaction<StoreTables>, job: string): Promise<void> {
    const found = await this.boss.getJobById<RunJob>(this.name, job, {
      db: executor(transaction),
      includeArchive: false,
    });
    if (found !== null) {
      const { study, number, run } = found.data;
      const outcome = died(`The workers that had it were lost, ${MOST_DEATHS} times.`);
      await keepResult(transaction, resultRow(study, number, run, outcome));
      await this.end("complete", [job], transaction);
    }
    await transaction.deleteFrom("claims").where("job", "=", job).execute();
  }

  /** Ends jobs: a completed one is done, a failed one is taken again. */
  private end(
    how: "complete" | "fail",
    jobs: readonly string[],
    transaction: Transaction<StoreTables>,
  ): Promise<void> {
    const endJobs = this.boss[how] as unknown as EndJobs;
    return endJobs.call(this.boss, this.name, jobs, {}, { db: executor(transaction) });
  }

  private async inTransaction<Result>(
    work: (transaction: Transaction<StoreTables>) => Promise<Result>,
  ): Promise<Result> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.store.asking(() => this.store.db.transaction().execute(work));
      } catch (error) {
        if (!isCollision(error) || tries === MOST_COLLISIONS) throw error;
      }
    }
  }
}

/**
 * What pg-boss does, and not what its types say: by these, the connection may also come third, where it is taken for
 * data, and the job would end outside of the transaction.
 */
type EndJobs = (
  queue: string,
  jobs: readonly string[],
  data: object,
  connection: PgBoss.ConnectionOptions,
) => Promise<void>;

async function stopped(boss: PgBoss): Promise<void> {
  await boss.stop({ graceful: false }).catch(() => {});
}

async function keepResult(transaction: Transaction<StoreTables>, row: ResultTable): Promise<void> {
  await transaction
    .insertInto("results")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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

/** How pg-boss runs its statements inside a transaction of ours. */
function executor(transaction: Kysely<StoreTables>): PgBoss.Db {
  return {
    executeSql: async (text, values) => {
      const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, values));
      return { rows: rows as unknown[] };
    },
  };
}
