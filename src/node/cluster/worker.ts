/** A worker of a cluster: takes runs from the queue as its processes need them, and keeps them while it lives. */
import { setTimeout as pause } from "node:timers/promises";
import { studySentence } from "../../run/sentences.ts";
import { originOf, ownVersion } from "../environment.ts";
import { defaultMemory } from "../memory-in-use.ts";
import { Pool, type TaskSource } from "../pool/pool.ts";
import type { Effort, PoolTask, TaskAnswer } from "../pool/pool-task.ts";
import { groupOf, taskFor } from "../pool/run-tasks.ts";
import type { RunsToDo } from "../runs-to-do.ts";
import { briefly, type Patience, persistently, UnansweredError } from "../store/persistently.ts";
import type { Store } from "../store/store.ts";
import { runSplitOnCluster } from "./cluster-split.ts";
import { Presence } from "./presence.ts";
import { type FinishedJob, StudyQueue, type TakenJob } from "./queue.ts";

export interface WorkerOptions extends Pick<Patience, "onNotice"> {
  readonly jobs: number;
  /** Seconds between two signs of life; the runs of a worker that gave none for four times as long go to others. */
  readonly heartbeat: number;
  /** Called when there is no work; true ends the worker. */
  isOver?(): Promise<boolean>;
  onFinished?(): void;
}

interface JobTask extends PoolTask {
  readonly taken: TakenJob;
}

const LOST_AFTER_BEATS = 4;
/** How often an empty queue is polled. */
const IDLE_MS = 300;
/** Short runs are fetched in batches that take about this long. */
const AHEAD_MS = 200;
const MOST_AHEAD = 200;
/**
 * Results are recorded together with those that came in the meantime, with a pause in which short runs make a batch. With
 * this many unrecorded ones, processes wait.
 */
const GATHER_MS = 50;
const MOST_UNSAVED = 500;

/** Puts runs of a study into the queue, and pieces of split ones until their outcomes are known. */
export async function putRuns(
  store: Store,
  study: string,
  todo: RunsToDo,
  signal: AbortSignal,
  patience: Patience,
): Promise<void> {
  const queue = await persistently(() => StudyQueue.open(store, ownVersion()), { ...patience, signal });
  await queue.put(study, todo.whole(), { ...patience, signal });
  for (const planned of todo.split()) await runSplitOnCluster(queue, store, study, planned, signal, patience);
}

/** Ends after `signal`, when the runs in progress are done, or when `isOver` says so. */
export async function work(store: Store, options: WorkerOptions, signal: AbortSignal): Promise<void> {
  const version = ownVersion();
  const patience = { ...options, signal };
  const queue = await persistently(() => StudyQueue.open(store, version), patience);
  const lease = options.heartbeat * LOST_AFTER_BEATS;
  const worker = new Worker(queue, lease, options, signal);
  const presence = new Presence(store, version, options.jobs);
  const beat = async () => {
    await worker.keepJobs();
    const overdue = (await presence.announce(lease)) ? await queue.recover(lease) : 0;
    if (overdue > 0) options.onNotice?.(studySentence("runs-taken-up", overdue));
    if (worker.isIdle) await store.finishComplete();
  };
  const ended = new AbortController();
  let isAnswered = true;
  try {
    await persistently(beat, patience);
    void beatOn(beat, options.heartbeat * 1000, ended.signal);
    if (options.jobs > 0) await worker.run(signal);
    else await waitFor(options, signal);
    await persistently(() => store.finishComplete(), patience);
  } catch (error) {
    isAnswered = !(error instanceof UnansweredError);
    throw error;
  } finally {
    ended.abort();
    if (isAnswered) await persistently(() => presence.leave(), briefly).catch(() => {});
  }
}

/** One beat after the other. If one fails, as while the database is away, the next makes up for it. */
async function beatOn(beat: () => Promise<void>, everyMs: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(everyMs, undefined, { signal }).catch(() => {});
    if (!signal.aborted) await beat().catch(() => {});
  }
}

/** Without processes of its own, waits until others have done the work. */
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
  /** With fewer jobs waiting here, more are fetched. */
  private low = 0;
  /** Done, and not yet recorded. */
  private readonly unsaved: FinishedJob[] = [];
  private saving: Promise<void> | undefined;
  private fail: (error: unknown) => void = () => {};
  private wake: () => void = () => {};
  private pool: Pool<JobTask> | undefined;

  constructor(
    private readonly queue: StudyQueue,
    /** Seconds for which a job is kept without a sign of life. */
    private readonly lease: number,
    private readonly options: WorkerOptions,
    private readonly signal: AbortSignal,
  ) {
    this.memory = defaultMemory(options.jobs);
  }

  /** Whether there is nothing to do: then a study may be complete. */
  get isIdle(): boolean {
    return this.waiting.length === 0 && this.unsaved.length === 0 && !this.pool?.running;
  }

  take(group: string | undefined): JobTask | undefined {
    const own = this.waiting.findIndex((task) => groupOf(task) === group);
    const [task] = this.waiting.splice(Math.max(0, own), 1);
    if (task === undefined || this.waiting.length < this.low) {
      this.isHungry = true;
      this.wake();
    }
    return task;
  }

  async finished({ taken }: JobTask, answer: TaskAnswer, effort: Effort): Promise<void> {
    const timeMs = "outcome" in answer ? answer.metrics?.timeMs : answer.timeMs;
    this.meanMs += ((timeMs ?? 0) - this.meanMs) / 8;
    this.unsaved.push({ taken, answer, origin: originOf(effort, this.options.jobs) });
    this.saving ??= this.save();
    if (this.unsaved.length > MOST_UNSAVED) await this.saving;
  }

  /** Records what is done, one batch after the other. The jobs stay in hand until then. */
  private async save(): Promise<void> {
    try {
      while (this.unsaved.length > 0) {
        const batch = this.unsaved.slice(0, MOST_UNSAVED);
        await this.persistently(() => this.queue.finish(batch));
        this.unsaved.splice(0, batch.length);
        for (const _ of batch) this.options.onFinished?.();
        if (!this.isClosed) await pause(GATHER_MS);
      }
    } catch (error) {
      this.fail(error);
    } finally {
      this.saving = undefined;
    }
  }

  /** Feeds a pool until there is nothing more to do. */
  async run(signal: AbortSignal): Promise<void> {
    const pool = new Pool<JobTask>(this, this.options.jobs);
    this.pool = pool;
    const stop = () => {
      this.isClosed = true;
      this.wake();
      pool.stop(true);
    };
    signal.addEventListener("abort", stop);
    if (signal.aborted) stop();
    const working = pool.run();
    const feeding = this.feed(pool);
    const failed = new Promise<never>((_resolve, reject) => (this.fail = reject));
    failed.catch(() => {});
    try {
      await Promise.race([working, feeding.then(() => working), failed]);
      while (this.saving !== undefined) await Promise.race([this.saving, failed]);
    } finally {
      stop();
      signal.removeEventListener("abort", stop);
      await feeding;
      const unbegun = [...this.waiting, ...pool.tasks()];
      await this.persistently(() => this.queue.giveBack(unbegun.map(({ taken }) => taken)));
    }
  }

  private taskOf(taken: TakenJob): JobTask {
    const task = { ...taskFor(taken, this.memory), taken };
    return taken.piece === undefined ? task : { ...task, piece: taken.piece.piece };
  }

  private async feed(pool: Pool<JobTask>): Promise<void> {
    const { jobs, isOver } = this.options;
    while (!this.isClosed) {
      const ahead = Math.min(MOST_AHEAD, Math.ceil(AHEAD_MS / Math.max(1, this.meanMs)));
      // Long runs are fetched only if they can begin now: what waits here could begin elsewhere.
      const most = ahead > 1 ? jobs * ahead : Math.max(1, jobs - pool.running);
      this.low = ahead > 1 ? Math.floor(most / 2) : 0;
      const taken = await this.persistently(() => this.queue.take(most, this.lease));
      this.waiting.push(...taken.map((job) => this.taskOf(job)));
      this.isHungry = false;
      pool.fill();
      const isEmpty = taken.length < most;
      // Stopped in the meantime: nothing would wake this loop.
      if (this.isClosed) break;
      if (!this.isHungry) await new Promise<void>((resolve) => (this.wake = resolve));
      else if (isEmpty && this.isIdle && (await isOver?.())) this.isClosed = true;
      else if (isEmpty) await pause(IDLE_MS);
    }
    pool.fill();
  }

  /** Extends the time of the jobs in hand. Drops those that were withdrawn, or went to others in the meantime. */
  async keepJobs(): Promise<void> {
    const tasks = [...this.waiting, ...(this.pool?.tasks() ?? [])];
    const taken = [...tasks, ...this.unsaved].map((held) => held.taken);
    const mine = new Set(tasks.map((task) => task.taken.job));
    const kept = await this.queue.extend(taken, this.lease);
    const isLost = ({ taken }: JobTask) => mine.has(taken.job) && !kept.has(taken.job);
    for (const task of this.waiting.filter(isLost)) this.waiting.splice(this.waiting.indexOf(task), 1);
    this.pool?.cancel(isLost);
  }

  private persistently<Result>(query: () => Promise<Result>): Promise<Result> {
    return persistently(query, { ...this.options, signal: this.signal });
  }
}
