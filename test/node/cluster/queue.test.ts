/** The queue of a cluster on a real PostgreSQL: who has a run, who loses it, and when it is given up. */
import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import PgBoss from "pg-boss";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Presence } from "../../../src/node/cluster/presence.ts";
import { StudyQueue } from "../../../src/node/cluster/queue.ts";
import { environment } from "../../../src/node/environment.ts";
import { openStore } from "../../../src/node/store/open-store.ts";
import type { Store } from "../../../src/node/store/store.ts";
import { died } from "../../../src/run/outcome.ts";
import { builtInStudies } from "../../../src/study/built-in/index.ts";
import { plannedRuns } from "../../../src/study/matrix.ts";
import { isMissing, PrivatePostgres } from "./postgres.ts";

const runs = plannedRuns(builtInStudies["clips-lab"]!);
/** More seconds than any test lasts. */
const LONG = 600;

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { said?: { code: string } }) => error.said?.code ?? String(error),
  );

describe.skipIf(isMissing)("the queue of a cluster", { timeout: 60_000 }, () => {
  const postgres = new PrivatePostgres();
  let store: Store;
  let queue: StudyQueue;
  let study = "";
  let tests = 0;
  beforeAll(async () => {
    postgres.start();
    store = await openStore(postgres.address);
  }, 60_000);
  afterAll(async () => {
    await store.close();
    postgres.end();
  });
  beforeEach(async () => {
    study = `clips-lab-${++tests}`;
    queue = await StudyQueue.open(store, { version: "0", signature: String(tests) });
  });

  it("is in a database whose errors are sentences", async () => {
    const asked = (...statements: string[]) =>
      store.query(() =>
        store.db.transaction().execute(async (transaction) => {
          for (const one of statements) await sql.raw(one).execute(transaction);
        }),
      );
    expect(await codeOf(asked("set transaction read only", "create schema x"))).toBe("store-read-only");
    expect(await codeOf(asked("select * from frontier_2.gone"))).toBe("store-damaged");
    expect(await codeOf(asked("select 1 / 0"))).toBe("store-answered");
    // Of another program.
    expect(await codeOf(asked("create schema frontier_20240101120000"))).toBe("done");
    await (await openStore(postgres.address, "read")).close();
    const address = "postgres://frontier@127.0.0.1:1/x?sslmode=require&sslrootcert=/no/file";
    expect(await codeOf(openStore(address))).toBe("store-unopened-because");
  });

  it("hands out every run once, even if it was put in twice", async () => {
    await Promise.all([queue.put(study, runs), queue.put(study, runs)]);
    const taken = await Promise.all([queue.take(6, LONG), queue.take(100, LONG), queue.take(7, LONG)]);
    const numbers = taken.flat().map(({ number }) => number);
    expect(numbers.sort((a, b) => a - b)).toEqual(runs.map(({ number }) => number));
  });

  it("is opened twice at the same moment by a program that both puts runs in and works on them", async () => {
    const own = { version: "0", signature: String(tests) };
    const [putting, working] = await Promise.all([StudyQueue.open(store, own), StudyQueue.open(store, own)]);
    await putting.put(study, runs);
    expect(await working.take(100, LONG)).toHaveLength(runs.length);
  });

  it("gives a run whose time is up to the next worker, and takes it from the first", async () => {
    await queue.put(study, runs.slice(0, 1));
    const [dead] = await queue.take(1, 0);
    expect(await queue.recover(0)).toBe(1);
    const [next] = await queue.take(1, LONG);
    expect(next).toEqual({ ...dead, losses: 1 });
    expect(await queue.extend([dead!], LONG)).toEqual(new Set());
    await queue.giveBack([dead!]);
    expect(await queue.extend([next!], LONG)).toEqual(new Set([next!.job]));
    expect(await queue.take(1, LONG)).toEqual([]);
  });

  it("leaves a long run with a worker that gives signs of life", async () => {
    await queue.put(study, runs.slice(0, 1));
    const taken = await queue.take(1, 0);
    expect(await queue.extend(taken, LONG)).toEqual(new Set([taken[0]!.job]));
    expect(await queue.recover(0)).toBe(0);
    expect(await queue.take(1, LONG)).toEqual([]);
  });

  it("waits after the database starts: until then nobody could give a sign of life", async () => {
    await queue.put(study, runs.slice(0, 1));
    await queue.take(1, 0);
    expect(await queue.recover(LONG)).toBe(0);
    expect(await queue.take(1, LONG)).toEqual([]);
    expect(await queue.recover(0)).toBe(1);
  });

  it("hands runs out, and takes those of dead workers back, when the clock of the database was set back", async () => {
    const setBack = () =>
      sql`update frontier_queue.job set start_after = start_after + interval '1 hour',
        started_on = started_on + interval '1 hour', created_on = created_on + interval '1 hour'`.execute(
        store.db,
      );
    await queue.put(study, runs.slice(0, 2));
    await setBack();
    const [dead, alive] = await queue.take(2, LONG);
    await setBack();
    expect(await queue.extend([alive!], LONG)).toEqual(new Set([alive!.job]));
    expect(await queue.recover(0)).toBe(1);
    expect(await queue.take(2, LONG)).toEqual([{ ...dead, losses: 1 }]);
  });

  it("records a run that is lost ten times as died; one that is given back is not lost", async () => {
    await queue.put(study, runs.slice(0, 1));
    for (let losses = 0; losses < 10; losses++) {
      for (let times = 0; times < 3; times++) {
        const given = await queue.take(1, LONG);
        expect(given.map((job) => job.losses)).toEqual([losses]);
        await queue.giveBack(given);
      }
      await queue.take(1, 0);
      expect(await store.hasResult(study, 0)).toBe(false);
      await queue.recover(0);
    }
    expect(await queue.take(1, LONG)).toEqual([]);
    const rows = await store.db
      .selectFrom("results")
      .select(["outcome", "reason"])
      .where("study", "=", study)
      .execute();
    expect(rows).toEqual([
      { outcome: "died", reason: JSON.stringify({ code: "workers-lost", values: [10] }) },
    ]);
  });

  it("keeps a result and ends its job together, or neither", async () => {
    await sql`create function refuse() returns trigger language plpgsql as 'begin raise ''refused''; end'`.execute(
      store.db,
    );
    // When everything but the commit is done.
    await sql`create constraint trigger refuse after insert on frontier_2.results
      deferrable initially deferred for each row execute function refuse()`.execute(store.db);
    await queue.put(study, runs.slice(0, 1));
    const [job] = await queue.take(1, LONG);
    await expect(queue.finish([{ taken: job!, answer: died("tried"), origin: null }])).rejects.toThrow(
      "refused",
    );
    await sql`drop trigger refuse on frontier_2.results`.execute(store.db);
    await queue.giveBack([job!]);
    expect(await queue.take(1, LONG)).toEqual([job]);
    await queue.finish([{ taken: job!, answer: died("tried"), origin: null }]);
    await queue.giveBack([job!]);
    expect(await queue.take(1, LONG)).toEqual([]);
    expect(await store.hasResult(study, job!.number)).toBe(true);
  });

  it("keeps one result of two workers that have both done a run", async () => {
    await queue.put(study, runs.slice(0, 1));
    const [slow] = await queue.take(1, 0);
    await queue.recover(0);
    const [next] = await queue.take(1, LONG);
    await queue.finish([{ taken: slow!, answer: died("first"), origin: null }]);
    expect(await queue.extend([next!], LONG)).toEqual(new Set());
    await queue.finish([{ taken: next!, answer: died("second"), origin: null }]);
    expect(await store.doneCount(study)).toBe(1);
  });

  it("takes up what nobody holds at this moment, and waits for no one", async () => {
    const other = await openStore(postgres.address);
    await queue.put(study, runs.slice(0, 2));
    const [held] = await queue.take(2, 0);
    await other.db.transaction().execute(async (transaction) => {
      await sql`select 1 from frontier_queue.job where id = ${held!.job} for update`.execute(transaction);
      expect(await queue.recover(0)).toBe(1);
    });
    expect(await queue.recover(0)).toBe(1);
    expect(await queue.take(2, LONG)).toHaveLength(2);
    await other.close();
  });

  it("asks again what was rolled back because two transactions wanted the same rows in another order", async () => {
    const other = await openStore(postgres.address);
    await queue.put(study, runs.slice(0, 2));
    const [one = "", two = ""] = (await queue.take(2, LONG)).map(({ job }) => job);
    let tries = 0;
    const locked = (by: Store, first: string, second: string) =>
      by.query(() =>
        by.db.transaction().execute(async (transaction) => {
          for (const job of [first, second]) {
            await sql`select 1 from frontier_queue.job where id = ${job} for update`.execute(transaction);
            tries++;
            // Each has its first row before one of them wants its second.
            while (tries < 2) await pause(10);
          }
        }),
      );
    await Promise.all([locked(store, one, two), locked(other, two, one)]);
    // Two rows each, and the first row of the one that was rolled back.
    expect(tries).toBe(5);
    await other.close();
  });

  it("keeps runs that have waited for two months, whatever cleans up the queue", async () => {
    await queue.put(study, runs.slice(0, 2));
    await sql`update frontier_queue.job set created_on = created_on - interval '60 days',
      start_after = start_after - interval '60 days', keep_until = keep_until - interval '60 days'`.execute(
      store.db,
    );
    const boss = new PgBoss({
      connectionString: postgres.address,
      schema: "frontier_queue",
      supervise: false,
      schedule: false,
    });
    await boss.start();
    await boss.maintain();
    await boss.stop({ graceful: false });
    expect(await queue.take(5, LONG)).toHaveLength(2);
  });

  it("knows a worker that has the process number of a dead one as another", async () => {
    const version = { version: "0", signature: "0" };
    const [dead, next] = [new Presence(store, version, 1), new Presence(store, version, 1)];
    await queue.put(study, runs.slice(0, 1));
    const claimed = await queue.take(1, 0);
    // One that was silent for too long is there again with its next sign.
    await dead.announce(-1);
    await dead.announce(LONG);
    await next.announce(LONG);
    expect((await store.workers()).filter(({ signature }) => signature === "0")).toHaveLength(2);
    // What the next one extends is its own, not that of the dead one.
    expect(await queue.extend([], LONG)).toEqual(new Set());
    expect(await queue.recover(0)).toBe(1);
    expect((await queue.take(1, LONG)).map(({ losses }) => losses)).toEqual([1]);
    expect(await queue.extend(claimed, LONG)).toEqual(new Set());
    await dead.leave();
    await next.leave();
  });

  it("is looked after by all of a few workers, and by a few of many", async () => {
    const version = { version: "0", signature: "many" };
    const workers = Array.from({ length: 80 }, () => new Presence(store, version, 1));
    const turns: boolean[] = [];
    for (const worker of workers) turns.push(await worker.announce(LONG));
    for (const worker of workers) turns.push(await worker.announce(LONG));
    expect(turns.slice(0, 3)).toEqual([true, true, true]);
    // Four of eighty are to be expected.
    expect(turns.slice(80).filter((isTurn) => isTurn).length).toBeLessThan(40);
    const alone = new Presence(store, { version: "0", signature: "alone" }, 1);
    for (let times = 0; times < 20; times++) expect(await alone.announce(LONG)).toBe(true);
    await alone.leave();
    for (const worker of workers) await worker.leave();
  });

  it("finds overdue runs without reading the waiting ones, and takes the next without sorting them", async () => {
    await queue.put(
      study,
      Array.from({ length: 200 }, (_, i) =>
        runs.map((run) => ({ ...run, number: 100 * i + run.number })),
      ).flat(),
    );
    await sql`analyze frontier_queue.job`.execute(store.db);
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain select count(*) from frontier_queue.job
      where state = 'active' and started_on + expire_in < now()`.execute(store.db);
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toMatch(/Index Scan|Bitmap/);
    const next = await sql<{ "QUERY PLAN": string }>`explain select id from frontier_queue.job
      where name = ${sql.lit(`study-runs-0-${tests}`)} and state < 'active' and start_after < now()
      order by priority desc, created_on, id limit 10 for update skip locked`.execute(store.db);
    expect(next.rows.map((row) => row["QUERY PLAN"]).join("\n")).not.toMatch(/Sort/);
  });
});

describe.skipIf(isMissing)("a store in PostgreSQL", { timeout: 60_000 }, () => {
  const postgres = new PrivatePostgres();
  beforeAll(() => postgres.start(), 60_000);
  afterAll(() => postgres.end());

  it("that asks for a password says how to give it one", async () => {
    const store = await openStore(postgres.address);
    await sql`create role asked login password 'secret'`.execute(store.db);
    const { rows } = await sql<{ hba_file: string }>`show hba_file`.execute(store.db);
    const accounts = rows[0]!.hba_file;
    writeFileSync(accounts, `local all asked scram-sha-256\n${readFileSync(accounts)}`);
    await sql`select pg_reload_conf()`.execute(store.db);
    await sql`drop schema frontier_2 cascade`.execute(store.db);
    await store.close();
    const address = (password: string) => postgres.address.replace("frontier@", `asked${password}@`);
    await expect.poll(() => codeOf(openStore(address("")))).toBe("store-asks-password");
    expect(await codeOf(openStore(address(":wrong")))).toBe("store-refused");
    expect(await codeOf(openStore(address(":secret"), "read"))).toBe("no-store");
  });

  it("is not made by reading; one of format 1 is copied and stays; a newer one is refused", async () => {
    expect(await codeOf(openStore(postgres.address, "read"))).toBe("no-store");
    const former = await openStore(postgres.address);
    const { run } = runs[0]!;
    const id = await former.begin(builtInStudies["clips-lab"]!, environment(), 2);
    await former.record(id, 0, run, died("x"));
    await sql`alter schema frontier_2 rename to frontier_1`.execute(former.db);
    await sql`alter table frontier_1.studies drop column sequence`.execute(former.db);
    await sql`alter table frontier_1.results drop column origin, drop column checksum`.execute(former.db);
    await former.close();

    const store = await openStore(postgres.address, "read");
    expect((await store.results((await store.find("clips-lab"))!)).runs).toEqual([
      { ...run, ...died("x"), origin: null },
    ]);
    const { rows } = await sql`select * from frontier_1.results`.execute(store.db);
    expect(rows).toHaveLength(1);
    await sql`create schema frontier_3`.execute(store.db);
    await store.close();
    for (const access of ["read", "write"] as const)
      expect(await codeOf(openStore(postgres.address, access))).toBe("store-newer");
  });
});
