/**
 * A search cut into pieces, each a piece of work for any process. What the pieces record adds up to exactly what the whole
 * search would have counted, whoever did them and in whatever order they came in.
 */
import type { TableKeeper } from "../../domains/index.ts";
import type { RunOutcome } from "../outcome.ts";
import type { RunRequest } from "../run.ts";

/** Whether the first solution ends a split search, or all are wanted. */
export type Split = "first" | "all";

/** What a piece is, beside the request of the whole search. */
export type Piece = IdaPiece | PlacementPiece;

/** One round of IDA* below a node: positions of actions lead to it. */
export interface IdaPiece {
  readonly kind: "ida-star";
  readonly path: readonly number[];
  /** On the cost and the estimate of a whole path. */
  readonly bound: number;
}

/** The prefixes of the placement tree from one to before another. */
export interface PlacementPiece {
  readonly kind: "placements";
  readonly first: number;
  readonly end: number;
  /** All solutions, or up to the first. */
  readonly all: boolean;
}

/** What was found in a piece. */
export interface PieceRecord {
  readonly made: number;
  readonly expanded: number;
  /** The most steps from the start of the whole search. */
  readonly deepest: number;
  /** The least bound above that of the piece; null if nothing lies above. */
  readonly nextBound: number | null;
  readonly solutions: number;
  /** Positions of the actions of the first solution from the start of the whole search, or its cells; null without one. */
  readonly solution: readonly number[] | null;
  /** Which prefix it lies in, if the piece has several. */
  readonly winner?: number;
  readonly timeMs: number;
}

export interface NumberedPiece {
  readonly index: number;
  readonly piece: Piece;
}

/** The plan of a split search. */
export interface SplitPlan {
  /** The pieces that are still to be done, as far as can be said now, or the outcome of the whole search. */
  next(records: ReadonlyMap<number, PieceRecord>): readonly NumberedPiece[] | RunOutcome;
}

/** How searches of one kind are split. */
export interface Splitter {
  /** The search it can split, for a message. */
  readonly search: string;
  splits(request: RunRequest): boolean;
  readonly ways: readonly Split[];
  /** The limits that it keeps to; others would depend on who does what. */
  readonly limits: readonly string[];
  plan(request: RunRequest, way: Split, keeper: TableKeeper): SplitPlan;
  /** Does a piece. What is the same for all pieces of a search is made once a process. */
  worker(request: RunRequest, host: PieceHost): PieceDoer;
}

export interface PieceDoer {
  do(piece: Piece): PieceRecord;
}

export interface PieceHost {
  readonly keeper: TableKeeper;
  /** Called every few milliseconds. */
  progress(): void;
}
