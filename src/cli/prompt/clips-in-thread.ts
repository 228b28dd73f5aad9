/**
 * Runs a rule program in a thread, which can have a large stack: functions call themselves as deeply as in the C program.
 * What the program has printed is shown even when it is interrupted or runs out of memory.
 */
import { setTimeout as wait } from "node:timers/promises";
import type { Worker } from "node:worker_threads";
import { startThread } from "../../node/threads/start-thread.ts";
import { OptionError } from "../../search/index.ts";
import type { Language } from "../../words/languages.ts";
import { language } from "../language.ts";
import type { ClipsFlags } from "./clips-session.ts";
import { Output } from "./output.ts";
import { endOutOfMemory, OUT_OF_MEMORY } from "./upkeep.ts";

export interface ToClipsThread {
  readonly words: readonly string[];
  readonly flags: ClipsFlags;
  readonly memory: SharedArrayBuffer;
  readonly language: Language;
}

export type FromClipsThread = { type: "ended"; status: number } | { type: "refused"; message: string };

/** Only what is used is taken from the system. */
const STACK_MB = 256;
/** A thread that reads its input cannot be ended. */
const PATIENCE_MS = 200;

/** Gives the exit status of the program. */
export async function clipsInThread(words: readonly string[], flags: ClipsFlags): Promise<number> {
  const output = new Output();
  const workerData: ToClipsThread = { words, flags, memory: output.memory, language };
  const worker = await startThread("clips-thread", {
    workerData,
    resourceLimits: { stackSizeMb: STACK_MB },
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void endBy(signal, worker, output));
  }
  return new Promise((resolve, reject) => {
    worker.on("message", (message: FromClipsThread) => {
      if (message.type === "ended") resolve(message.status);
      else reject(new OptionError(message.message));
    });
    // Output that cannot be written ends the thread with the code for that.
    worker.on("exit", resolve);
    worker.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "ERR_WORKER_OUT_OF_MEMORY") return reject(error);
      endOutOfMemory(output);
      resolve(OUT_OF_MEMORY);
    });
  });
}

/** Shows what was printed and ends the process as the signal would have. */
async function endBy(signal: NodeJS.Signals, worker: Worker, output: Output): Promise<void> {
  await Promise.race([worker.terminate(), wait(PATIENCE_MS)]);
  output.flush();
  process.kill(process.pid, signal);
}
