/** Faults of a cluster: workers that are killed, frozen or started again with the same process number, aged jobs, a database that goes. */
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import PgBoss from "pg-boss";
import { openStore } from "../../src/node/store/open-store.ts";
import { Random } from "../clips-random.ts";
import type { PrivatePostgres } from "../private-postgres.ts";
import { compare, frontier, noTally, type Program, studyFile, type Tally } from "./scene.ts";

const HEARTBEAT = "0.3";
/** Longer than four heartbeats. */
const PAST_THE_LEASE_MS = 2500;

interface Scene {
  readonly postgres: PrivatePostgres;
  readonly tally: Tally;
  /** A new worker. */
  worker(around?: readonly string[]): Program;
}

/** A study with two workers, disturbed while it runs; then it is compared. */
async function disturbed(
  postgres: PrivatePostgres,
  times: number,
  disturb: (scene: Scene, workers: Program[], time: number) => Promise<void>,
  around: readonly string[] = [],
): Promise<Tally> {
  const tally = noTally();
  const words = ["--store", postgres.address, "--heartbeat", HEARTBEAT];
  const worker = (how: readonly string[] = around) =>
    frontier(["worker", ...words, "--jobs", "1"], tally, how);
  for (let time = 0; time < times; time++) {
    const workers = [worker(), worker()];
    const study = frontier(["study", "run", studyFile, ...words, "--jobs", "0", "--quiet"], tally);
    await disturb({ postgres, tally, worker }, workers, time);
    const { output } = await study.ended;
    for (const { child } of workers) child.kill("SIGTERM");
    // A namespace passes no signal on: its first process is ended with it.
    if (around.length > 0) for (const { child } of workers) child.kill("SIGKILL");
    await Promise.all(workers.map(({ ended }) => ended));
    const store = await openStore(postgres.address, "read");
    const newest = (await store.newest("many"))?.id;
    await store.close();
    if (newest === undefined) console.log(`  no study: ${output}`);
    else await compare(postgres.address, newest, tally);
  }
  return tally;
}

export function workersKilled(postgres: PrivatePostgres, times: number): Promise<Tally> {
  const random = new Random(2);
  return disturbed(postgres, times, async ({ tally, worker }, workers) => {
    for (let killed = 0; killed < 2; killed++) {
      await pause(1000 + random.below(2000));
      workers[killed]!.child.kill("SIGKILL");
      tally.attempts++;
      workers.push(worker());
    }
  });
}

export function workersFrozen(postgres: PrivatePostgres, times: number): Promise<Tally> {
  const random = new Random(3);
  return disturbed(postgres, times, async ({ tally }, workers) => {
    await pause(1000 + random.below(1500));
    workers[0]!.child.kill("SIGSTOP");
    tally.attempts++;
    await pause(PAST_THE_LEASE_MS);
    workers[0]!.child.kill("SIGCONT");
  });
}

/** In a namespace of its own each worker is process number 1, as in a container that its host starts again. */
export function sameProcessNumber(postgres: PrivatePostgres, times: number): Promise<Tally> {
  const contained = ["unshare", "--pid", "--fork", "--kill-child", "--mount-proc"];
  return disturbed(
    postgres,
    times,
    async ({ tally, worker }, workers) => {
      await pause(2000);
      workers[0]!.child.kill("SIGKILL");
      tally.attempts++;
      workers.push(worker());
    },
    contained,
  );
}

/** Jobs that have waited for two months are still there when somebody cleans up. */
export function agedJobs(postgres: PrivatePostgres, times: number): Promise<Tally> {
  return disturbed(postgres, times, async ({ tally }) => {
    const store = await openStore(postgres.address);
    const age = sql`update frontier_queue.job set created_on = created_on - interval '60 days',
      start_after = start_after - interval '60 days', keep_until = keep_until - interval '60 days'
      where state = 'created'`;
    await pause(1500);
    await age.execute(store.db).catch(() => {});
    await store.close();
    const boss = new PgBoss({
      connectionString: postgres.address,
      schema: "frontier_queue",
      supervise: false,
      schedule: false,
    });
    await boss.start();
    await boss.maintain();
    await boss.stop({ graceful: false });
    tally.attempts++;
  });
}

export function databaseKilled(postgres: PrivatePostgres, times: number): Promise<Tally> {
  const random = new Random(4);
  return disturbed(postgres, times, async ({ tally }) => {
    await pause(1500 + random.below(1500));
    postgres.kill();
    tally.attempts++;
    await pause(random.below(2000));
    postgres.start();
  });
}
