/**
 * Runs in processes that stay alive over many runs. A process does the runs of one group only, one after the other. One
 * that dies, or is killed because it ignores its limits, costs only the run that it was doing. Pools of the same program,
 * as of two studies in the studio's server, share the cores.
 */

import type { RunOutcome } from "../../run/outcome.ts";
import { reasonText } from "../../run/sentences.ts";
import type { Effort, PoolTask, TaskAnswer } from "./pool-task.ts";
import { PoolProcess } from "./process.ts";

/** Where the pool gets its tasks from and takes their answers to. */
export interface TaskSource<Task extends PoolTask> {
  /** The next task, of this group if there is one; undefined if there is none now. */
  take(group: string | undefined): Task | undefined;
  /** Whether there will never be another task. */
  readonly isClosed: boolean;
  /** Tasks of equal groups may share a process. */
  groupOf(task: Task): string;
  /** The process gets its next task when the promise is fulfilled; an error stops the pool. */
  finished(task: Task, answer: TaskAnswer, effort: Effort): Promise<void>;
}

/** How often limits are checked. */
const WATCH_EVERY_MS = 200;
/**
 * While runs are shorter than this others are sent ahead, so that a process never waits: as many as take this long, and
 * several in one message.
 */
const SHORT_MS = 20;
const MOST_AHEAD = 32;
/** After a stop, runs that are nearly done get this long to finish. */
const GRACE_MS = 1000;
/** If more processes than this end before any work was done, something is wrong with the machine. */
const MOST_FALSE_STARTS = 5;

/** The pools of this program that are running. */
const poolsAtWork = new Set<{ fill(): void }>();

export class Pool<Task extends PoolTask> {
  private readonly slots: Slot<Task>[];
  private falseStarts = 0;
  private isStopped = false;
  /** Stopped, and what is in progress is not waited for. */
  private isGivingUp = false;
  private settle: { resolve(): void; reject(error: unknown): void } | undefined;

  constructor(
    private readonly source: TaskSource<Task>,
    jobs: number,
  ) {
    this.slots = Array.from({ length: jobs }, () => new Slot());
  }

  /** Processes that are busy. */
  get running(): number {
    return this.slots.filter(({ tasks }) => tasks.length > 0).length;
  }

  /** Tasks that were taken and are not finished. */
  tasks(): Task[] {
    return this.slots.flatMap(({ tasks, waiting }) => [
      ...tasks,
      ...(waiting === undefined ? [] : [waiting]),
    ]);
  }

  /** Works until the source is closed and all is done, or until `stop`. Rejects if a result cannot be kept. */
  run(): Promise<void> {
    const watch = setInterval(() => this.checkLimits(), WATCH_EVERY_MS);
    poolsAtWork.add(this);
    return new Promise<void>((resolve, reject) => {
      this.settle = { resolve, reject };
      this.fill();
    }).finally(() => {
      clearInterval(watch);
      this.isStopped = true;
      for (const slot of this.slots) slot.end();
      poolsAtWork.delete(this);
      for (const other of poolsAtWork) other.fill();
    });
  }

  /** Gives the processes work: to be called when a source that was empty has some again. */
  fill(): void {
    const share = Math.ceil(this.slots.length / Math.max(1, poolsAtWork.size));
    this.slots.forEach((slot, index) => {
      if (index < share || slot.waiting !== undefined) this.fillSlot(slot);
      // While others need its core, a process that has nothing to do gives its memory back.
      else if (slot.tasks.length === 0) slot.end();
    });
    const isIdle = this.slots.every(({ tasks, saving }) => tasks.length === 0 && saving === 0);
    if (isIdle && (this.isStopped || this.source.isClosed)) this.settle?.resolve();
  }

  /** Takes no more work. What does not end soon is given up; with `patient` it is waited for. */
  stop(patient = false): void {
    this.isStopped = true;
    this.isGivingUp = !patient;
    if (!patient) setTimeout(() => this.settle?.resolve(), GRACE_MS).unref();
    this.fill();
  }

  /** Gives up tasks that nobody needs any more, even if a process is doing them. */
  cancel(isObsolete: (task: Task) => boolean): void {
    for (const slot of this.slots) {
      if (slot.waiting !== undefined && isObsolete(slot.waiting)) slot.waiting = undefined;
      if (!slot.tasks.some(isObsolete)) continue;
      slot.end();
      this.beginAgain(
        slot,
        slot.tasks.splice(0).filter((task) => !isObsolete(task)),
      );
    }
    this.fill();
  }

  private fillSlot(slot: Slot<Task>): void {
    const ahead = slot.ahead;
    if (this.isStopped || slot.tasks.length > ahead / 2) return;
    const sent: Task[] = [];
    while (slot.tasks.length < ahead) {
      const task = slot.waiting ?? this.source.take(slot.group);
      slot.waiting = undefined;
      if (task === undefined) break;
      const group = this.source.groupOf(task);
      if (group !== slot.group) {
        // The process of another group finishes its tasks first.
        if (slot.tasks.length > 0) {
          slot.waiting = task;
          break;
        }
        slot.end();
        slot.group = group;
        slot.meanMs = SHORT_MS;
      }
      slot.process ??= this.begin(slot, task);
      if (slot.tasks.length === 0) slot.since = performance.now();
      slot.tasks.push(task);
      sent.push(task);
    }
    if (sent.length > 0) slot.process!.send(sent);
  }

  private begin(slot: Slot<Task>, task: Task): PoolProcess {
    const process: PoolProcess = new PoolProcess(task, {
      clock: (isRunning) => {
        slot.since = isRunning ? performance.now() : Number.POSITIVE_INFINITY;
      },
      answer: (answer, effort) => {
        if (slot.process !== process) return;
        this.falseStarts = 0;
        slot.measure();
        void this.finish(slot, slot.tasks.shift()!, answer, effort);
      },
      ended: (reason, effort) => {
        if (slot.process === process) this.lost(slot, reason, effort);
      },
      interrupted: () => {
        if (slot.process !== process) return;
        slot.process = undefined;
        // The signal is meant for this program, which may not have seen it yet; its runs are not to blame.
        if (!this.isGivingUp) this.beginAgain(slot, slot.tasks.splice(0));
      },
    });
    return process;
  }

  private async finish(slot: Slot<Task>, task: Task, answer: TaskAnswer, effort: Effort): Promise<void> {
    slot.saving++;
    try {
      await this.source.finished(task, answer, effort);
      slot.saving--;
      this.fill();
    } catch (error) {
      this.settle?.reject(error);
    }
  }

  /** The process has ended: the run that it was doing died, and those waiting for it begin again elsewhere. */
  private lost(slot: Slot<Task>, died: RunOutcome, effort: Effort): void {
    slot.process = undefined;
    const [task, ...behind] = slot.tasks.splice(0);
    if (task === undefined) {
      if (++this.falseStarts > MOST_FALSE_STARTS) this.settle?.reject(new Error(reasonText(died.reason!)));
      return this.fill();
    }
    this.beginAgain(slot, behind);
    void this.finish(slot, task, died, effort);
  }

  /** Gives tasks that a process had to a new one. */
  private beginAgain(slot: Slot<Task>, tasks: readonly Task[]): void {
    if (tasks.length === 0) return;
    slot.process = this.begin(slot, tasks[0]!);
    slot.since = performance.now();
    slot.tasks.push(...tasks);
    slot.process.send(tasks);
  }

  /** Ends processes whose run does not keep to its limits. */
  private checkLimits(): void {
    for (const { process, tasks, since } of this.slots) {
      const [task] = tasks;
      if (task !== undefined) process?.check(task, performance.now() - since);
    }
  }
}

/** A place for one process. */
class Slot<Task> {
  process: PoolProcess | undefined;
  group: string | undefined;
  /** Sent to the process, which is doing the first. */
  readonly tasks: Task[] = [];
  /** Taken, but for a process of another group than the one here. */
  waiting: Task | undefined;
  /** Results on their way to the source. */
  saving = 0;
  /** When the first task was begun. */
  since = 0;
  meanMs = SHORT_MS;

  /** How many tasks the process should have. */
  get ahead(): number {
    return this.meanMs < SHORT_MS ? Math.min(MOST_AHEAD, 1 + Math.ceil(SHORT_MS / this.meanMs)) : 1;
  }

  /** Ends the process without declaring its tasks dead. */
  end(): void {
    const { process } = this;
    this.process = undefined;
    process?.kill();
  }

  measure(): void {
    const now = performance.now();
    if (this.since < now) this.meanMs += (now - this.since - this.meanMs) / 4;
    this.since = now;
  }
}
