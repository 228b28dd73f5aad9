/**
 * Many workers and runs against the queue's own code and a real PostgreSQL: each worker takes a batch and records it,
 * unless it is killed with what it has, or freezes for longer than its lease and records it late.
 */
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { StudyQueue, type TakenJob } from "../src/node/cluster/queue.ts";
import { openStore } from "../src/node/store/open-store.ts";
import type { Store } from "../src/node/store/store.ts";
import { died, type RunOutcome } from "../src/run/outcome.ts";
import { builtInStudies } from "../src/study/built-in/index.ts";
import { type PlannedRun, plannedRuns } from "../src/study/matrix.ts";
import { Random } from "./clips-random.ts";

export interface Simulation {
  readonly workers: number;
  readonly runs: number;
  readonly kills: number;
  readonly freezes: number;
  readonly seconds: number;
  readonly lost: number;
  readonly doubled: number;
  readonly wrong: number;
  readonly leftInQueue: number;
}

const STUDY = "simulated-1";
const BATCH = 50;
/** Seconds for which a worker has what it takes, and after which one that froze comes back. */
const LEASE = 4;
const FROZEN_MS = 9000;
/** Of a thousand batches. */
const KILLED = 30;
const FROZEN = 5;
/** Stores with two connections each: a thousand workers share them as they would a pooler. */
const STORES = 16;

export async function simulate(address: string, workers: number, runs: number): Promise<Simulation> {
  const stores = await Promise.all(Array.from({ length: STORES }, () => openStore(address)));
  const version = { version: "0", signature: "simulation" };
  const queues: StudyQueue[] = [];
  for (const store of stores) queues.push(await StudyQueue.open(store, version));
  const begun = performance.now();
  await queues[0]!.put(STUDY, numbered(runs));
  const counts = { kills: 0, freezes: 0 };
  const isOver = { now: false };
  const beat = recovering(stores[0]!, queues[0]!, runs, isOver);
  await Promise.all([
    beat,
    ...Array.from({ length: workers }, (_, i) => worker(queues[i % STORES]!, new Random(i), counts, isOver)),
  ]);
  const seconds = (performance.now() - begun) / 1000;
  const found = await counted(stores[0]!, runs);
  for (const store of stores) await store.close();
  return { workers, runs, ...counts, seconds, ...found };
}

function* numbered(runs: number): Generator<PlannedRun> {
  const [first] = plannedRuns(builtInStudies["clips-lab"]!);
  for (let number = 0; number < runs; number++) yield { ...first!, number };
}

/** A run that is known by its number. */
function answerOf({ number }: TakenJob): RunOutcome {
  return { ...died("simulated"), outcome: "solved", cost: number };
}

async function worker(
  queue: StudyQueue,
  random: Random,
  counts: { kills: number; freezes: number },
  isOver: { readonly now: boolean },
): Promise<void> {
  while (!isOver.now) {
    const taken = await queue.take(BATCH, LEASE);
    if (taken.length === 0) await pause(1000);
    const chance = random.below(1000);
    if (taken.length === 0) continue;
    if (chance < KILLED) {
      counts.kills++;
      continue;
    }
    if (chance < KILLED + FROZEN) {
      counts.freezes++;
      await pause(FROZEN_MS);
    }
    await queue.finish(taken.map((job) => ({ taken: job, answer: answerOf(job), origin: null })));
  }
}

/** What the heartbeats of living workers do, until every run has a result. */
async function recovering(
  store: Store,
  queue: StudyQueue,
  runs: number,
  isOver: { now: boolean },
): Promise<void> {
  while ((await store.doneCount(STUDY)) < runs) {
    await queue.recover(LEASE);
    await pause(1000);
  }
  isOver.now = true;
}

async function counted(
  store: Store,
  runs: number,
): Promise<Pick<Simulation, "lost" | "doubled" | "wrong" | "leftInQueue">> {
  const { all, different, wrong } = await store.db
    .selectFrom("results")
    .select(({ fn }) => [
      fn.countAll<string>().as("all"),
      fn.count<string>("number").distinct().as("different"),
      sql<string>`count(*) filter (where cost <> number or outcome <> 'solved')`.as("wrong"),
    ])
    .where("study", "=", STUDY)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ left: string }>`select count(*) as left from frontier_queue.job
    where data->>'study' = ${STUDY}`.execute(store.db);
  return {
    lost: runs - Number(different),
    doubled: Number(all) - Number(different),
    wrong: Number(wrong),
    leftInQueue: Number(rows[0]!.left),
  };
}
