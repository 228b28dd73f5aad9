/** Faults of a cluster: workers that are killed, frozen or started again with the same process number, aged jobs, a database that goes. */
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import PgBoss from "pg-boss";
import { openStore } from "../../src/node/store/open-store.ts";
import { persistently } from "../../src/node/store/persistently.ts";
import { Random } from "../clips-random.ts";
import { cutOff } from "../cut-off.ts";
import type { PrivatePostgres } from "../private-postgres.ts";
import { compare, frontier, isRunning, noTally, type Program, RUNS, studyFile, type Tally } from "./scene.ts";

const HEARTBEAT = "0.3";
/** Longer than four heartbeats. */
const PAST_THE_LEASE_MS = 2500;
const POLL_MS = 20;

interface Scene {
  /** A new worker. */
  worker(): Program;
  /** Waits until so many more runs are done. False if the study has ended before, so that there is nothing to disturb. */
  reached(more: number): Promise<boolean>;
}

/** A study with two workers, disturbed while it runs; then it is compared. */
async function disturbed(
  postgres: PrivatePostgres,
  times: number,
  disturb: (scene: Scene, workers: Program[]) => Promise<void>,
  around: readonly string[] = [],
): Promise<Tally> {
  const tally = noTally();
  const words = ["--store", postgres.address, "--heartbeat", HEARTBEAT];
  const worker = () => frontier(["worker", ...words, "--jobs", "1"], tally, around);
  const store = await openStore(postgres.address);
  const done = async () => {
    const newest = (await store.newest("many"))?.id;
    return newest === undefined ? 0 : store.doneCount(newest);
  };
  for (let time = 0; time < times; time++) {
    const before = (await store.newest("many"))?.id;
    const workers = [worker(), worker()];
    const study = frontier(["study", "run", studyFile, ...words, "--jobs", "0", "--quiet"], tally);
    while (isRunning(study) && (await store.newest("many"))?.id === before) await pause(POLL_MS);
    const reached = async (more: number) => {
      const aim = (await done()) + more;
      while (isRunning(study) && (await done()) < aim) await pause(POLL_MS);
      if (isRunning(study)) tally.attempts++;
      return isRunning(study);
    };
    await disturb({ worker, reached }, workers);
    const { output } = await study.ended;
    for (const { child } of workers) child.kill("SIGTERM");
    // A namespace passes no signal on: its first process is ended with it.
    if (around.length > 0) for (const { child } of workers) child.kill("SIGKILL");
    await Promise.all(workers.map(({ ended }) => ended));
    const newest = (await persistently(() => store.newest("many")))?.id;
    if (newest !== undefined && newest !== before) await compare(postgres.address, newest, tally);
    else {
      console.log(`  no study: ${output}`);
      tally.lost += RUNS;
    }
  }
  await store.close();
  return tally;
}

export function workersKilled(postgres: PrivatePostgres, times: number): Promise<Tally> {
  const random = new Random(2);
  return disturbed(postgres, times, async ({ worker, reached }, workers) => {
    for (let killed = 0; killed < 2; killed++) {
      if (!(await reached(random.below(RUNS / 2)))) return;
      workers[killed]!.child.kill("SIGKILL");
      workers.push(worker());
    }
  });
}

export function workersFrozen(postgres: PrivatePostgres, times: number): Promise<Tally> {
  const random = new Random(3);
  return disturbed(postgres, times, async ({ reached }, workers) => {
    if (!(await reached(random.below(RUNS)))) return;
    workers[0]!.child.kill("SIGSTOP");
    await pause(PAST_THE_LEASE_MS);
    workers[0]!.child.kill("SIGCONT");
  });
}

/** In a namespace of its own each worker is process number 1, as in a container that its host starts again. */
export function sameProcessNumber(postgres: PrivatePostgres, times: number): Promise<Tally> {
  const contained = ["unshare", "--pid", "--fork", "--kill-child", "--mount-proc"];
  const random = new Random(5);
  return disturbed(
    postgres,
    times,
    async ({ worker, reached }, workers) => {
      if (!(await reached(random.below(RUNS)))) return;
      workers[0]!.child.kill("SIGKILL");
      workers.push(worker());
    },
    contained,
  );
}

/** Jobs that have waited for two months are still there when somebody cleans up. */
export function agedJobs(postgres: PrivatePostgres, times: number): Promise<Tally> {
  return disturbed(postgres, times, async ({ reached }) => {
    if (!(await reached(1))) return;
    const store = await openStore(postgres.address);
    const age = sql`update frontier_queue.job set created_on = created_on - interval '60 days',
      start_after = start_after - interval '60 days', keep_until = keep_until - interval '60 days'
      where state = 'created'`;
    await age.execute(store.db);
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
  });
}

/** All connections of a program that runs a study, and works on it, are lost at one of its messages. */
export async function connectionsLost(postgres: PrivatePostgres, times: number): Promise<Tally> {
  const tally = noTally();
  const random = new Random(6);
  const network = await cutOff(postgres.address);
  const study = async () => {
    const words = ["--store", network.address, "--heartbeat", HEARTBEAT, "--jobs", "1", "--quiet"];
    const { code, output } = await frontier(["study", "run", studyFile, ...words], tally).ended;
    if (code === 0) return compare(postgres.address, "many", tally);
    console.log(`  code ${code}: ${output}`);
    tally.lost += RUNS;
  };
  await study();
  const messages = network.messages();
  // Every other time among the first and last messages, where a program does what it does once only.
  for (let time = 0; time < times; time++) {
    const early = random.below(time % 2 === 0 ? messages : 20);
    network.cutIn(1 + (time % 4 === 3 ? messages - 1 - early : early), random.below(2) === 0);
    tally.attempts++;
    await study();
  }
  network.end();
  return tally;
}

export function databaseKilled(postgres: PrivatePostgres, times: number): Promise<Tally> {
  const random = new Random(4);
  return disturbed(postgres, times, async ({ reached }) => {
    if (!(await reached(random.below(RUNS)))) return;
    postgres.kill();
    await pause(random.below(2000));
    postgres.start();
  });
}
