/**
 * A run in a worker thread of its own: the program stays responsive, the kernel sees one domain only and keeps its
 * speed, and a run that needs too much memory takes nothing else down with it.
 */

import type { Fault } from "../../domains/index.ts";
import type { RunRequest, RunResult } from "../../run/run.ts";
import type { SearchResult, Sentence } from "../../search/index.ts";
import { defaultMemory } from "../memory-in-use.ts";
import { startThread } from "./start-thread.ts";

/** What the thread is given. */
export interface ToThread {
  readonly request: RunRequest;
  /** Not 0 at index 0: stop. */
  readonly stop: Int32Array;
  readonly memory: number;
  readonly traceFile: string | undefined;
  /** Threads that a long search may use, this one included. */
  readonly cores: number;
}

/** What the thread says. */
export type FromThread =
  | { readonly type: "progress"; readonly soFar: SearchResult<unknown, unknown> }
  | { readonly type: "building"; readonly table: string; readonly share: number; readonly bytes: number }
  | { readonly type: "warning"; readonly sentence: Sentence }
  | { readonly type: "result"; readonly result: RunResult }
  | Failure;

interface Failure extends Fault {
  readonly type: "failure";
  readonly kind: "text" | "option" | "crash";
}

/** A run that could not be made; `kind` says whose fault it is. */
export class RunError extends Error {
  override readonly name = "RunError";
  constructor(readonly failure: Omit<Failure, "type">) {
    super(failure.message);
  }
}

export interface ThreadOptions {
  readonly traceFile?: string | undefined;
  /** Threads that a long search may use; by default its own only. */
  readonly cores?: number;
  /** Not 0 at index 0: stop. By default nothing stops the run. */
  readonly stop?: Int32Array;
  onMessage?(message: Exclude<FromThread, { type: "result" } | Failure>): void;
}

/** Room that the thread has beyond the memory limit, so that the limit is met before the thread's own end. */
const HEADROOM_MB = 512;

export async function runInThread(request: RunRequest, options: ThreadOptions = {}): Promise<RunResult> {
  const memory = defaultMemory();
  const stop = options.stop ?? new Int32Array(new SharedArrayBuffer(4));
  const data: ToThread = { request, stop, memory, traceFile: options.traceFile, cores: options.cores ?? 1 };
  const worker = await startThread("thread", {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: Math.ceil(memory / 2 ** 20) + HEADROOM_MB },
  });
  let soFar: SearchResult<unknown, unknown> | undefined;
  return new Promise((resolve, reject) => {
    worker.on("message", (message: FromThread) => {
      if (message.type === "result") resolve(message.result);
      else if (message.type === "failure") reject(new RunError(message));
      else {
        if (message.type === "progress") ({ soFar } = message);
        options.onMessage?.(message);
      }
    });
    worker.on("error", (error: NodeJS.ErrnoException) => {
      const ranOut = error.code === "ERR_WORKER_OUT_OF_MEMORY" && soFar !== undefined;
      if (ranOut)
        resolve({ ...soFar!, outcome: "limit", limit: "memory", pictures: [], settings: request.settings });
      else reject(error);
    });
  });
}
