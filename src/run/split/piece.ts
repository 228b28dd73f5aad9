/**
 * A search cut into pieces, each of which any thread, process or machine can do. What the pieces record adds up to exactly
 * what the whole search would have counted, whoever does them and in whatever order.
 */
import type { TableKeeper } from "../../domains/index.ts";
import type { RunOutcome } from "../outcome.ts";
import type { RunRequest } from "../run.ts";

/** Whether the first solution ends a split search, or all are wanted. */
export type Split = "first" | "all";

/** What else is wanted of a split search. Whatever is not named is not recorded, which is cheaper. */
export interface SplitDetail {
  /** Record every solution, rather than only counting them. */
  readonly list?: boolean;
  /** Record the states that got furthest. */
  readonly best?: boolean;
  /** Stop after making exactly this many nodes; the search is then a single piece. */
  readonly most?: number;
  /** Walk this many nodes as a single piece first: a search that ends by then is spared being cut. */
  readonly quick?: number;
  /** How many pieces there should be, roughly; the splitter has a number of its own, fit for a database. */
  readonly pieces?: number;
}

/** What a piece is, beside the request of the whole search. */
export type Piece = IdaPiece | PlacementPiece;

/** One round of IDA* below a node: positions of actions lead to it. */
export interface IdaPiece {
  readonly kind: "ida-star";
  readonly path: readonly number[];
  /** On the cost and the estimate of a whole path. */
  readonly bound: number;
}

/** The prefixes of the placement tree from `first` up to, but not including, `end`. */
export interface PlacementPiece {
  readonly kind: "placements";
  readonly first: number;
  readonly end: number;
  /** All solutions, or up to the first. */
  readonly all: boolean;
  readonly list?: boolean;
  readonly best?: boolean;
  /** Stop after exactly this many placements. Such a piece is the whole tree, uncut. */
  readonly most?: number;
}

/** What was found in a piece, or in as much of it as has been walked. */
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
  /** The prefix that the solution lies in, if the piece has several. */
  readonly winner?: number;
  /** The cells of every solution, in the order of the walk, if they are to be listed. */
  readonly listed?: readonly (readonly number[])[];
  /** The cells of the deepest board of the piece, unless its walker had met one as good before. */
  readonly best?: DeepestBoard;
  /** Set if the walk stopped at the number of nodes it was allowed. */
  readonly limit?: "nodes";
  readonly timeMs: number;
  /** Of an unfinished piece: where to go on. Without it the piece is begun again. */
  readonly rest?: PlacementRest;
  /** Of an unfinished piece: how much of it was walked, from 0 to 1; an estimate. */
  readonly share?: number;
}

export interface DeepestBoard {
  readonly depth: number;
  readonly cells: readonly number[];
}

/** A place in the tree below a prefix. */
interface PlacementRest {
  readonly prefix: number;
  readonly place: readonly number[];
}

export interface NumberedPiece {
  readonly index: number;
  readonly piece: Piece;
}

export type PieceRecords = ReadonlyMap<number, PieceRecord>;

/** What a split search has found so far; exact once every piece that counts is finished. */
export interface SplitProgress {
  readonly made: number;
  readonly solutions: number;
  /** How much of the search was walked, from 0 to 1; an estimate. 0 if nothing can be said. */
  readonly share: number;
  /** The cells of the solutions in the order of the walk, if they were to be listed; otherwise of the first one. */
  readonly boards: readonly (readonly number[])[];
  /** The cells of the deepest board; of equals, the first in the order of the walk. */
  readonly best: readonly number[] | null;
}

/** The plan of a split search. */
export interface SplitPlan {
  /** From the finished pieces: those still needed, as far as can be said now, or the outcome of the whole search. */
  next(finished: PieceRecords): readonly NumberedPiece[] | RunOutcome;
  /** What is known from finished and unfinished pieces together. */
  progress(finished: PieceRecords, unfinished: PieceRecords): SplitProgress;
  /** Walks pieces with what the plan has made already; for a host that plans and works in one thread. */
  walker(): PieceWalker;
}

/** How searches of one kind are split. */
export interface Splitter {
  /** The search it can split, for a message. */
  readonly search: string;
  splits(request: RunRequest): boolean;
  readonly ways: readonly Split[];
  /** The limits that it keeps to; others would depend on who does what. */
  readonly limits: readonly string[];
  plan(request: RunRequest, way: Split, keeper: TableKeeper, detail: SplitDetail): SplitPlan;
  /** What all pieces of a search share is made here, once for each thread or process. */
  walker(request: RunRequest, keeper: TableKeeper): PieceWalker;
}

/** Walks the pieces of one search, one after the other, a slice at a time. */
export interface PieceWalker {
  /** Takes up a piece: at its start, or where the record of an earlier walk left off. */
  begin(piece: Piece, earlier?: PieceRecord): void;
  /** Walks on for a few hundredths of a second at most. False once the piece is finished. */
  advance(): boolean;
  /** What has been found in the piece so far. */
  record(): PieceRecord;
}
