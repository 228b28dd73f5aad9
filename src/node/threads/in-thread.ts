/**
 * A run in a worker thread of its own: the program stays responsive, the kernel sees one domain only and keeps its
 * speed, and a run that needs too much memory takes nothing else down with it.
 */

import type { Settings } from "../../domains/index.ts";
import type { BoardEstimates } from "../../run/heuristics/board.ts";
import type { SpaceRequest, SpaceResult } from "../../run/heuristics/space.ts";
import type { OwnSource } from "../../run/own-problem/source.ts";
import type { RunRequest, RunResult } from "../../run/run.ts";
import { solveOptions } from "../../run/settings.ts";
import type { AnalysisProgress, Finding, SearchResult, Sentence } from "../../search/index.ts";
import { defaultMemory } from "../memory-in-use.ts";
import { guarded } from "./own-guard.ts";
import { type Failure, RunError } from "./run-error.ts";
import { startThread } from "./start-thread.ts";

/** What a thread can do, and what comes of it. */
export interface ThreadTasks {
  run: {
    readonly asked: {
      readonly request: RunRequest;
      readonly traceFile: string | undefined;
      /** Threads that a long search may use, this one included. */
      readonly cores: number;
    };
    readonly result: RunResult;
  };
  /** The estimates of one board. */
  board: {
    readonly asked: { readonly request: RunRequest; readonly heuristics: readonly string[] | undefined };
    readonly result: BoardEstimates;
  };
  /** The analysis of heuristics on a space. */
  space: { readonly asked: { readonly request: SpaceRequest }; readonly result: SpaceResult };
  /** What is wrong with a problem or its heuristic. */
  check: { readonly asked: { readonly request: RunRequest }; readonly result: readonly Finding[] };
  /** The names of the heuristics of the user's program. */
  names: {
    readonly asked: { readonly request: { readonly settings: Settings } };
    readonly result: readonly string[];
  };
}

export type ThreadTask = {
  [Kind in keyof ThreadTasks]: { readonly kind: Kind } & ThreadTasks[Kind]["asked"];
}[keyof ThreadTasks];

/** What the thread is given. */
export interface ToThread {
  readonly task: ThreadTask;
  /** The program that states the problem, instead of a domain. */
  readonly own: OwnSource | undefined;
  /** Counts the calls of that program's functions. */
  readonly beats: Int32Array;
  /** Not 0 at index 0: stop. */
  readonly stop: Int32Array;
  readonly memory: number;
}

/** What the thread says. */
export type FromThread =
  | { readonly type: "progress"; readonly soFar: SearchResult<unknown, unknown> }
  | { readonly type: "building"; readonly table: string; readonly share: number; readonly bytes: number }
  | { readonly type: "warning"; readonly sentence: Sentence }
  | { readonly type: "analysing"; readonly soFar: AnalysisProgress }
  | { readonly type: "result"; readonly result: ThreadTasks[keyof ThreadTasks]["result"] }
  | Failure;

type ProgressMessage = Exclude<FromThread, { type: "result" } | Failure>;

interface TaskOptions {
  /** Not 0 at index 0: stop. By default nothing stops the work. */
  readonly stop?: Int32Array;
  /** The program that states the problem, instead of a domain. */
  readonly own?: OwnSource | undefined;
  onMessage?(message: ProgressMessage): void;
}

export interface ThreadOptions extends TaskOptions {
  readonly traceFile?: string | undefined;
  /** Threads that a long search may use; by default its own only. */
  readonly cores?: number;
}

/** Room that the thread has beyond the memory limit, so that the limit is met before the thread's own end. */
const HEADROOM_MB = 512;

export async function runInThread(request: RunRequest, options: ThreadOptions = {}): Promise<RunResult> {
  const { traceFile, cores = 1, stop, own } = options;
  let soFar: SearchResult<unknown, unknown> | undefined;
  const onMessage = (message: ProgressMessage) => {
    if (message.type === "progress") ({ soFar } = message);
    options.onMessage?.(message);
  };
  try {
    return await inThread("run", { request, traceFile, cores }, { ...(stop && { stop }), own, onMessage });
  } catch (error) {
    const ranOut = (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY";
    if (!ranOut || soFar === undefined) throw error;
    return { ...soFar, outcome: "limit", limit: "memory", pictures: [], settings: request.settings };
  }
}

/** Any task in a thread of its own. */
export async function inThread<Kind extends keyof ThreadTasks>(
  kind: Kind,
  asked: ThreadTasks[Kind]["asked"],
  options: TaskOptions = {},
): Promise<ThreadTasks[Kind]["result"]> {
  const { own } = options;
  const limit = own === undefined ? undefined : solveOptions(asked.request.settings).limits.memory;
  const memory = limit ?? defaultMemory();
  const stop = options.stop ?? new Int32Array(new SharedArrayBuffer(4));
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const data: ToThread = { task: { kind, ...asked } as ThreadTask, own, beats, stop, memory };
  const worker = await startThread("thread", {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: Math.ceil(memory / 2 ** 20) + HEADROOM_MB },
    // What a program prints must not stand among the results.
    ...(own !== undefined && { stdout: true, stderr: true }),
  });
  const result = new Promise<ThreadTasks[Kind]["result"]>((resolve, reject) => {
    worker.on("message", (message: FromThread) => {
      if (message.type === "result") resolve(message.result as ThreadTasks[Kind]["result"]);
      else if (message.type === "failure") reject(new RunError(message));
      else options.onMessage?.(message);
    });
    if (own === undefined) worker.on("error", reject);
  });
  if (own === undefined) return result;
  // It is run once for its names before, and prints the same then.
  for (const output of [worker.stdout, worker.stderr])
    if (kind === "names") output.resume();
    else output.pipe(process.stderr, { end: false });
  const guard = guarded(worker, { settings: asked.request.settings, stop, beats, memory });
  return Promise.race([result, guard.trouble]).finally(() => guard.release());
}
