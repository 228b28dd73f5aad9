/** What the pool and its processes say to each other. */

import type { RunOutcome } from "../../run/outcome.ts";
import type { RunRequest } from "../../run/run.ts";
import type { Piece, PieceRecord } from "../../run/split/piece.ts";

/** One piece of work for a process of the pool. */
export interface PoolTask {
  readonly request: RunRequest;
  /** Only this piece of the search. */
  readonly piece?: Piece;
  /** The limits of the request in numbers: milliseconds, or undefined; bytes. */
  readonly timeMs: number | undefined;
  readonly memory: number;
  /** Whether the request itself gives that limit of memory. */
  readonly isLimited: boolean;
}

export type ToProcess = Pick<PoolTask, "request" | "piece" | "memory">;

/** The result of a task: an outcome, or the record of a piece that did not die. */
export type TaskAnswer = RunOutcome | PieceRecord;

export type FromProcess =
  | { readonly type: "ready" }
  /** A table is being built, which is no part of the time of a run; or it is ready. */
  | { readonly type: "building"; readonly isReady: boolean }
  | { readonly type: "answer"; readonly answer: TaskAnswer };
