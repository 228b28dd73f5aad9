/** From requests to tasks of the pool, and tasks run to their end. */
import { availableParallelism } from "node:os";
import { solveOptions } from "../../run/settings.ts";
import type { PlannedRun } from "../../study/matrix.ts";
import { Pool, type TaskSource } from "./pool.ts";
import type { PoolTask } from "./pool-task.ts";

const PROGRESS_EVERY_MS = 500;

/** The memory of the machine is shared by as many processes: with more of them, none would have enough for a search. */
export const MOST_JOBS = 256;

export function defaultJobs(): number {
  return availableParallelism();
}

/** A request with its limits as numbers; its memory limit is `memory` if it sets none. */
export function taskFor({ request }: Pick<PlannedRun, "request">, memory: number): PoolTask {
  // What is no option of a search is one of a rule program.
  const { limits } = solveOptions(request.settings);
  return {
    request,
    timeMs: limits.time,
    cpuMs: limits.cpu,
    memory: limits.memory ?? memory,
    isLimited: limits.memory !== undefined,
  };
}

/**
 * A process keeps to one domain: code that has run more than one is slower by a third and more, while strategies, heuristics
 * and options may change freely. Its memory limit is fixed when it starts.
 */
export function groupOf({ request, memory }: PoolTask): string {
  return `${request.domain} ${memory}`;
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
