/** Starts worker threads; `node:worker_threads` is loaded with the first one, because many commands need none. */
import type { Worker, WorkerOptions } from "node:worker_threads";
import { builtFile, codeCache } from "../files/package-files.ts";

export async function startThread(
  name: "thread" | "piece-thread" | "clips-thread" | "move-thread" | "grade-thread",
  options: WorkerOptions,
): Promise<Worker> {
  const threads = await import("node:worker_threads");
  // The words of the command line follow: one of them may be the language.
  return new threads.Worker(codeCache(), { ...options, argv: [builtFile(name), ...process.argv.slice(2)] });
}
