/** The messages between the pool and its processes. */

import type { RunOutcome } from "../../run/outcome.ts";
import type { RunRequest } from "../../run/run.ts";
import type { Piece, PieceRecord } from "../../run/split/piece.ts";

/** One piece of work for a process of the pool. */
export interface PoolTask {
  readonly request: RunRequest;
  /** Set if only this piece of the search is to be done. */
  readonly piece?: Piece;
  /** The limits of the request as numbers: milliseconds, if there is a limit; bytes. */
  readonly timeMs: number | undefined;
  readonly cpuMs: number | undefined;
  readonly memory: number;
  /** Whether the request itself sets the memory limit. */
  readonly isLimited: boolean;
}

/** Tasks to be done one after the other, each with an answer of its own. */
export type ToProcess = readonly Pick<PoolTask, "request" | "piece" | "memory">[];

/** The result of a task; for a piece its record, or an outcome if it died. */
export type TaskAnswer = RunOutcome | PieceRecord;

/** What a task took of the machine, and how the process ended that did it. */
export interface Effort {
  /** Of all threads of the process; null if it ended before it could say. */
  readonly cpuMs: number | null;
  /** The exit code or the signal of a process that ended with its task; null if it lives on. */
  readonly exitStatus: number | string | null;
}

export type FromProcess =
  | { readonly type: "ready" }
  /** A table is being built, which does not count as time of the run; or it is ready. */
  | { readonly type: "building"; readonly isReady: boolean }
  | { readonly type: "answer"; readonly answer: TaskAnswer; readonly cpuMs: number };
