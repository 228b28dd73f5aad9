/** What the threads that share a split search say to each other. */
import type { TableKeeper } from "../../domains/index.ts";
import type { RunRequest } from "../../run/run.ts";
import type { NumberedPiece, PieceRecord, Split } from "../../run/split/piece.ts";

/** A piece to be walked, from where an earlier walk left off if there was one. */
export interface AssignedPiece extends NumberedPiece {
  readonly earlier?: PieceRecord;
}

/** What a thread is started with. */
export interface PieceThreadData {
  readonly request: RunRequest;
  readonly way: Split;
  /** Tables that all threads read. */
  readonly tables: NonNullable<TableKeeper["shared"]>;
  /** Shared by all threads, by the numbers below. */
  readonly control: Int32Array;
}

/** What a thread is sent: the pieces of a round, of which every thread takes the next one that is free. */
export type ToPieceThread = readonly AssignedPiece[];

// The shared words: not 0 to stop; how many pieces have been taken; the first piece known to hold a solution.
export const STOP = 0;
export const TAKEN = 1;
export const WINNER = 2;
export const CONTROL_WORDS = 3;

/** Sent a few times a second, and when there is nothing left to take: what is new. */
export interface FromPieceThread {
  readonly finished: readonly (readonly [number, PieceRecord])[];
  readonly unfinished: readonly [number, PieceRecord] | null;
  readonly isIdle: boolean;
}
