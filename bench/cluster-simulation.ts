/**
 * Many workers and runs against the queue's own code and a real PostgreSQL: each worker gives signs of life, takes a batch
 * and records it, unless it is killed with what it has, or freezes for longer than its lease and records it late.
 */
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { Presence } from "../src/node/cluster/presence.ts";
import { StudyQueue, type TakenJob } from "../src/node/cluster/queue.ts";
import { openStore } from "../src/node/store/open-store.ts";
import { persistently } from "../src/node/store/persistently.ts";
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
  /** In which all runs were put into the queue. */
  readonly putSeconds: number;
  readonly seconds: number;
  readonly lost: number;
  readonly doubled: number;
  readonly wrong: number;
  readonly leftInQueue: number;
}

const STUDY = "simulated-1";
const VERSION = { version: "0", signature: "simulation" };
const BATCH = 50;
/** Seconds, as a worker's own. */
const HEARTBEAT = 5;
const LEASE = 4 * HEARTBEAT;
const FROZEN_MS = 1500 * LEASE;
/** Of a thousand batches. */
const KILLED = 30;
const FROZEN = 5;
/** A thousand workers share these connections in pairs, as they would a pooler: one for work, one for signs of life. */
const PAIRS = 16;

/** What workers of one pair of connections share. */
interface Pair {
  readonly store: Store;
  readonly queue: StudyQueue;
  readonly work: Turns;
  readonly signs: Turns;
}

interface Progress {
  kills: number;
  freezes: number;
  isOver: boolean;
}

export async function simulate(address: string, workers: number, runs: number): Promise<Simulation> {
  const pairs: Pair[] = [];
  for (let i = 0; i < PAIRS; i++) {
    const store = await openStore(address);
    const queue = await StudyQueue.open(store, VERSION);
    pairs.push({ store, queue, work: new Turns(), signs: new Turns() });
  }
  const { store, queue } = pairs[0]!;
  const progress: Progress = { kills: 0, freezes: 0, isOver: false };
  const begun = performance.now();
  await queue.put(STUDY, numbered(runs));
  const putSeconds = (performance.now() - begun) / 1000;
  await Promise.all([
    untilDone(store, runs, progress),
    ...Array.from({ length: workers }, (_, i) => workersInTurn(pairs[i % PAIRS]!, new Random(i), progress)),
  ]);
  const seconds = (performance.now() - begun) / 1000;
  const { kills, freezes } = progress;
  const found = await counted(store, runs);
  for (const pair of pairs) await pair.store.close();
  return { workers, runs, kills, freezes, putSeconds, seconds, ...found };
}

/** One after the other, in the order in which they asked. */
class Turns {
  private last: Promise<unknown> = Promise.resolve();

  take<Result>(query: () => Promise<Result>): Promise<Result> {
    const answer = this.last.then(() => persistently(query));
    this.last = answer.catch(() => {});
    return answer;
  }
}

function* numbered(runs: number): Generator<PlannedRun> {
  const [first] = plannedRuns(builtInStudies["clips-lab"]!);
  for (let number = 0; number < runs; number++) yield { ...first!, number };
}

/** A run that is known by its number. */
function answerOf({ number }: TakenJob): RunOutcome {
  return { ...died("simulated"), outcome: "solved", cost: number };
}

/** One worker after the other in the same place: who is killed is followed by another. */
async function workersInTurn(pair: Pair, random: Random, progress: Progress): Promise<void> {
  while (!progress.isOver) {
    const worker = new SimulatedWorker(pair);
    await Promise.all([worker.work(random, progress), worker.beatOn(progress)]);
  }
}

class SimulatedWorker {
  private readonly presence: Presence;
  private taken: readonly TakenJob[] = [];
  private readonly end = new AbortController();
  private isFrozen = false;

  constructor(private readonly pair: Pair) {
    this.presence = new Presence(pair.store, VERSION, 1);
  }

  /** Until it is killed or nothing is left. */
  async work(random: Random, progress: Progress): Promise<void> {
    const { queue, work } = this.pair;
    while (!progress.isOver) {
      this.taken = await work.take(() => queue.take(BATCH, LEASE));
      if (this.taken.length === 0) {
        await pause(1000);
        continue;
      }
      const chance = random.below(1000);
      if (chance < KILLED) {
        progress.kills++;
        break;
      }
      if (chance < KILLED + FROZEN) {
        progress.freezes++;
        this.isFrozen = true;
        await pause(FROZEN_MS);
        this.isFrozen = false;
      }
      const finished = this.taken.map((taken) => ({ taken, answer: answerOf(taken), origin: null }));
      await work.take(() => queue.finish(finished));
      this.taken = [];
    }
    this.end.abort();
  }

  /** What a worker does at every heartbeat. */
  async beatOn(progress: Progress): Promise<void> {
    const { queue, signs } = this.pair;
    const { signal } = this.end;
    while (!signal.aborted && !progress.isOver) {
      await pause(1000 * HEARTBEAT, undefined, { signal }).catch(() => {});
      if (signal.aborted || this.isFrozen) continue;
      await signs.take(() => queue.extend(this.taken, LEASE));
      if (await signs.take(() => this.presence.announce(LEASE))) await signs.take(() => queue.recover(LEASE));
    }
  }
}

async function untilDone(store: Store, runs: number, progress: Progress): Promise<void> {
  while ((await persistently(() => store.doneCount(STUDY))) < runs) await pause(2000);
  progress.isOver = true;
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
