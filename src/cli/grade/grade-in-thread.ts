/**
 * Grading in a thread of its own: the command stays responsive, and a program that needs too much memory ends its thread,
 * not the grading: the next board begins in a new one.
 */
import { defaultMemory } from "../../node/memory-in-use.ts";
import { startThread } from "../../node/threads/start-thread.ts";
import type { GradedRun, GradeRequest } from "../../run/rules/grade.ts";
import type { FromGrader, ToGrader } from "./grade-thread.ts";

/** A board whose program ran out of memory has no result. */
export type Graded = GradedRun | { readonly board: string; readonly result: null };

/** The boards graded until the end or an interrupt, in order. */
export async function gradeInThread(
  request: GradeRequest,
  signal: AbortSignal,
  graded: (soFar: number) => void,
): Promise<Graded[]> {
  const stop = new Int32Array(new SharedArrayBuffer(4));
  signal.addEventListener("abort", () => Atomics.store(stop, 0, 1));
  const runs: Graded[] = [];
  while (runs.length < request.boards.length && !signal.aborted) {
    const ending = await oneThread({ request, from: runs.length, stop }, (run) => {
      runs.push(run);
      graded(runs.length);
    });
    if (ending === "memory") runs.push({ board: request.boards[runs.length]!, result: null });
  }
  return runs;
}

async function oneThread(workerData: ToGrader, heard: (run: FromGrader) => void): Promise<"end" | "memory"> {
  const worker = await startThread("grade-thread", {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: Math.ceil(defaultMemory() / 2 ** 20) },
  });
  return new Promise((resolve, reject) => {
    worker.on("message", heard);
    worker.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "ERR_WORKER_OUT_OF_MEMORY" ? resolve("memory") : reject(error),
    );
    worker.on("exit", () => resolve("end"));
  });
}
