/** Runs what is left of a study on this machine and keeps every result at once. */
import { availableParallelism } from "node:os";
import type { RunOutcome } from "../run/outcome.ts";
import { solveOptions } from "../run/settings.ts";
import type { PlannedRun } from "../study/matrix.ts";
import { Pool, type TaskSource } from "./pool/pool.ts";
import type { PoolTask, TaskAnswer } from "./pool/pool-task.ts";

/** A planned run with its limits as numbers. */
interface StudyTask extends PoolTask {
  readonly planned: PlannedRun;
}

export interface StudyProgress {
  readonly done: number;
  readonly running: number;
  readonly left: number;
  /** Null while nothing can be said. */
  readonly leftMs: number | null;
}

export interface RunStudyOptions {
  readonly jobs: number;
  /** Keeps a result. */
  record(planned: PlannedRun, outcome: RunOutcome): Promise<void>;
  onProgress?(progress: StudyProgress): void;
}

const PROGRESS_EVERY_MS = 500;

/** The memory of a run that gives no limit: its share of half of what is free. */
export function defaultMemory(jobs: number): number {
  return Math.floor(process.availableMemory() / 2 / Math.max(1, jobs));
}

export function defaultJobs(): number {
  return availableParallelism();
}

/** A request with its limits as numbers; `memory` if it gives none. */
export function taskFor({ request }: Pick<PlannedRun, "request">, memory: number): PoolTask {
  const { limits } = solveOptions(request.settings);
  return {
    request,
    timeMs: limits.time,
    memory: limits.memory ?? memory,
    isLimited: limits.memory !== undefined,
  };
}

/**
 * A process keeps to one domain: a search that has seen several is slower, by a third and more, while strategies, heuristics
 * and options may change freely. Its memory limit is set when it begins.
 */
export function groupOf({ request, memory }: PoolTask): string {
  return `${request.domain} ${memory}`;
}

/** The runs of a study, group by group. */
class PlannedTasks implements TaskSource<StudyTask> {
  private readonly groups = new Map<string, StudyTask[]>();
  private readonly begun = performance.now();
  private done = 0;
  left: number;
  readonly groupOf = groupOf;
  readonly isClosed = true;

  constructor(
    todo: readonly PlannedRun[],
    private readonly options: RunStudyOptions,
  ) {
    const memory = defaultMemory(options.jobs);
    // Turned round: the next one is at the end.
    for (const planned of todo.toReversed()) {
      const task = { ...taskFor(planned, memory), planned };
      const group = groupOf(task);
      if (!this.groups.get(group)?.push(task)) this.groups.set(group, [task]);
    }
    this.left = todo.length;
  }

  take(group: string | undefined): StudyTask | undefined {
    const own = group === undefined ? undefined : this.groups.get(group);
    const tasks = own ?? [...this.groups.values()].sort((a, b) => b.length - a.length)[0];
    const task = tasks?.pop();
    if (tasks?.length === 0) this.groups.delete(groupOf(task!));
    return task;
  }

  async finished({ planned }: StudyTask, answer: TaskAnswer): Promise<void> {
    await this.options.record(planned, answer as RunOutcome);
    this.done++;
    this.left--;
  }

  progress(running: number): StudyProgress {
    const eachMs = (performance.now() - this.begun) / this.done;
    return {
      done: this.done,
      running,
      left: this.left - running,
      leftMs: this.done === 0 ? null : eachMs * this.left,
    };
  }
}

/** Ends when all is done, or soon after `signal`; rejects if a result cannot be kept. */
export async function runPlanned(
  todo: readonly PlannedRun[],
  options: RunStudyOptions,
  signal: AbortSignal,
): Promise<void> {
  const tasks = new PlannedTasks(
    todo.filter(({ split }) => split === undefined),
    options,
  );
  await runTasks(tasks, options.jobs, signal, (running) => options.onProgress?.(tasks.progress(running)));
}

/** Lets a pool work on tasks. */
export async function runTasks<Task extends PoolTask>(
  tasks: TaskSource<Task>,
  jobs: number,
  signal: AbortSignal,
  onProgress: (running: number) => void,
  onPool?: (pool: Pool<Task>) => void,
): Promise<void> {
  if (signal.aborted) return;
  const pool = new Pool(tasks, jobs);
  onPool?.(pool);
  const timer = setInterval(() => onProgress(pool.running), PROGRESS_EVERY_MS);
  const stop = () => pool.stop();
  signal.addEventListener("abort", stop);
  try {
    await pool.run();
  } finally {
    clearInterval(timer);
    signal.removeEventListener("abort", stop);
  }
}
