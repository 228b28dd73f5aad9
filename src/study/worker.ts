/** A worker of a cluster: takes runs from the queue as its processes need them, and renews its promise to be alive. */
import { hostname } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { ownVersion } from "./environment.ts";
import type { PlannedRun } from "./matrix.ts";
import { Pool, type TaskSource } from "./pool.ts";
import type { PoolTask } from "./pool-task.ts";
import { StudyQueue, type TakenJob } from "./queue.ts";
import { defaultMemory, groupOf, taskFor } from "./run-study.ts";
import type { RunOutcome, Store } from "./store.ts";
import { AwayError } from "./store-postgres.ts";

export interface WorkerOptions {
  readonly jobs: number;
  /** Seconds between two signs of life; a worker that gave none for four times as long is taken for dead. */
  readonly heartbeat: number;
  /** Asked when there is no work: whether to end. */
  isOver?(): Promise<boolean>;
  /** Something that a user should know. */
  onWord?(sentence: string): void;
  onFinished?(job: TakenJob, outcome: RunOutcome): void;
}

interface JobTask extends PoolTask {
  readonly taken: TakenJob;
}

const DEAD_AFTER_BEATS = 4;
/** How often an empty queue is asked again. */
const IDLE_MS = 300;
/** How long a database that is away is asked again before one is told. */
const AWAY_MS = 500;
/** Runs that take this long in all are fetched at once. */
const AHEAD_MS = 200;
const MOST_AHEAD = 200;

function workerName(): string {
  return `${hostname()}:${process.pid}`;
}

/** Puts runs of a study into the queue. */
export async function putRuns(
  address: string,
  store: Store,
  study: string,
  runs: readonly PlannedRun[],
): Promise<void> {
  const queue = await StudyQueue.open(address, store, ownVersion(), workerName());
  try {
    await queue.put(study, runs);
  } finally {
    await queue.close();
  }
}

/** Ends after `signal`, when the runs in work are done, or when `isOver` says so. */
export async function work(
  address: string,
  store: Store,
  options: WorkerOptions,
  signal: AbortSignal,
): Promise<void> {
  const version = ownVersion();
  const queue = await StudyQueue.open(address, store, version, workerName());
  const worker = new Worker(queue, options);
  const lease = options.heartbeat * DEAD_AFTER_BEATS;
  const beat = async () => {
    await queue.beat(version.version, options.jobs, lease);
    const again = await queue.revive(lease);
    if (again > 0) options.onWord?.(`${again} runs of dead workers were taken up again.`);
    await queue.finishComplete();
  };
  const beats = setInterval(() => void beat().catch(() => {}), options.heartbeat * 1000);
  try {
    await worker.persistently(beat);
    if (options.jobs > 0) await worker.run(signal);
    else await waitFor(options, signal);
    await worker.persistently(() => queue.finishComplete());
  } finally {
    clearInterval(beats);
    await queue.close();
  }
}

/** Without processes of its own: until others have done the work. */
async function waitFor({ isOver }: WorkerOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await isOver?.())) await pause(IDLE_MS);
}

class Worker implements TaskSource<JobTask> {
  isClosed = false;
  readonly groupOf = groupOf;
  /** Taken from the queue and not yet given to a process. */
  private readonly waiting: JobTask[] = [];
  private readonly memory: number;
  private meanMs = AHEAD_MS;
  private isHungry = false;
  private wake: () => void = () => {};

  constructor(
    private readonly queue: StudyQueue,
    private readonly options: WorkerOptions,
  ) {
    this.memory = defaultMemory(options.jobs);
  }

  take(group: string | undefined): JobTask | undefined {
    const own = this.waiting.findIndex((task) => groupOf(task) === group);
    const [task] = this.waiting.splice(Math.max(0, own), 1);
    if (task === undefined) {
      this.isHungry = true;
      this.wake();
    }
    return task;
  }

  async finished({ taken }: JobTask, outcome: RunOutcome): Promise<void> {
    await this.persistently(() => this.queue.finish(taken, outcome));
    this.meanMs += ((outcome.metrics?.timeMs ?? 0) - this.meanMs) / 8;
    this.options.onFinished?.(taken, outcome);
  }

  /** Feeds a pool until there is nothing more to do. */
  async run(signal: AbortSignal): Promise<void> {
    const pool = new Pool<JobTask>(this, this.options.jobs);
    const stop = () => {
      this.isClosed = true;
      this.wake();
      pool.stop(true);
    };
    signal.addEventListener("abort", stop);
    if (signal.aborted) stop();
    const working = pool.run();
    const feeding = this.feed(pool);
    try {
      await Promise.race([working, feeding.then(() => working)]);
    } finally {
      stop();
      signal.removeEventListener("abort", stop);
      await feeding;
      const unbegun = [...this.waiting, ...pool.unbegun()];
      await this.persistently(() => this.queue.giveBack(unbegun.map(({ taken }) => taken)));
    }
  }

  private async feed(pool: Pool<JobTask>): Promise<void> {
    const { jobs, isOver } = this.options;
    while (!this.isClosed) {
      const ahead = Math.min(MOST_AHEAD, Math.ceil(AHEAD_MS / Math.max(1, this.meanMs)));
      // Of long runs only what can begin now: what waits here could be begun elsewhere.
      const most = ahead > 1 ? jobs * ahead : Math.max(1, jobs - pool.running);
      const taken = (await this.persistently(() => this.queue.take(most))) ?? [];
      this.waiting.push(...taken.map((job) => ({ ...taskFor(job, this.memory), taken: job })));
      this.isHungry = false;
      pool.fill();
      const isEmpty = taken.length < most;
      if (!this.isHungry) await new Promise<void>((resolve) => (this.wake = resolve));
      else if (isEmpty && pool.running === 0 && (await isOver?.())) this.isClosed = true;
      else if (isEmpty) await pause(IDLE_MS);
    }
    pool.fill();
  }

  /** Asks again while the database is away; gives up when the worker is to end. */
  async persistently<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
    for (let tries = 0; ; tries++) {
      try {
        const answer = await ask();
        if (tries > 1) this.options.onWord?.("The store is back.");
        return answer;
      } catch (error) {
        if (!(error instanceof AwayError) || (this.isClosed && tries > 20)) throw error;
        if (tries === 1) this.options.onWord?.(`${error.message} Waiting for it…`);
        await pause(AWAY_MS);
      }
    }
  }
}
