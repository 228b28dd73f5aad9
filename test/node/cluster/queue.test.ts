/** The queue of a cluster on a real PostgreSQL: who has a run, who loses it, and when it is given up. */
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { StudyQueue } from "../../../src/node/cluster/queue.ts";
import { openStore } from "../../../src/node/store/open-store.ts";
import type { Store } from "../../../src/node/store/store.ts";
import { died } from "../../../src/run/outcome.ts";
import { builtInStudies } from "../../../src/study/built-in/index.ts";
import { plannedRuns } from "../../../src/study/matrix.ts";
import { isMissing, PrivatePostgres } from "./postgres.ts";

const runs = plannedRuns(builtInStudies["clips-lab"]!);
/** More seconds than any test lasts. */
const LONG = 600;

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

  it("hands out every run once, even if it was put in twice", async () => {
    await Promise.all([queue.put(study, runs), queue.put(study, runs)]);
    const taken = await Promise.all([queue.take(6, LONG), queue.take(100, LONG), queue.take(7, LONG)]);
    const numbers = taken.flat().map(({ number }) => number);
    expect(numbers.sort((a, b) => a - b)).toEqual(runs.map(({ number }) => number));
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

  it("finds overdue runs without reading the waiting ones", async () => {
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
  });
});
