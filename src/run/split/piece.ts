/**
 * A search cut into pieces that any thread, process or machine can do. What the pieces record adds up to exactly what
 * the whole search would have counted, whoever does them and in whatever order.
 */
import type { TableKeeper } from "../../domains/index.ts";
import type { RoundCounts } from "../../search/index.ts";
import type { RunOutcome } from "../outcome.ts";
import type { RunRequest } from "../run.ts";

/** Whether a split search ends at the first solution or finds all of them. */
export type Split = "first" | "all";

/** What else a split search should record; leaving it out is cheaper. */
export interface SplitDetail {
  /** Record every solution, rather than only counting them. */
  readonly list?: boolean;
  /** Record the states that got furthest. */
  readonly best?: boolean;
  /** Stop after making exactly this many nodes; the search is then a single piece. */
  readonly most?: number;
  /** Walk this many nodes as a single piece first: a search that ends by then need not be cut. */
  readonly quick?: number;
  /** Roughly how many pieces there should be; the splitter's default suits a database. */
  readonly pieces?: number;
  /** Go on after rounds that are walked already. */
  readonly from?: RoundCounts;
}

/** What defines a piece, besides the request of the whole search. */
export type Piece = IdaPiece | PlacementPiece;

/** One round of IDA* below a node, which is given by the positions of the actions that lead to it. */
export interface IdaPiece {
  readonly kind: "ida-star";
  readonly path: readonly number[];
  /** The bound on cost plus estimate, counted from the start of the whole search. */
  readonly bound: number;
}

/** The prefixes of the placement tree from `first` up to, but not including, `end`. */
export interface PlacementPiece {
  readonly kind: "placements";
  readonly first: number;
  readonly end: number;
  /** Whether to find all solutions, or stop at the first. */
  readonly all: boolean;
  readonly list?: boolean;
  readonly best?: boolean;
  /** Stop after exactly this many placements. Such a piece is the whole tree, uncut. */
  readonly most?: number;
}

/** What was found in a piece, or in the part of it walked so far. */
export interface PieceRecord {
  readonly made: number;
  readonly expanded: number;
  /** The greatest depth, counted from the start of the whole search. */
  readonly deepest: number;
  /** The least f above the piece's bound; null if there is none. */
  readonly nextBound: number | null;
  readonly solutions: number;
  /**
   * The first solution: positions of its actions from the start of the whole search, or its cells; null if there is
   * none.
   */
  readonly solution: readonly number[] | null;
  /** The prefix that the solution lies in, if the piece has several. */
  readonly winner?: number;
  /** The cells of every solution, in the order of the walk, if a list was requested. */
  readonly listed?: readonly (readonly number[])[];
  /** The cells of the deepest board of the piece, unless its walker had already met one as deep. */
  readonly best?: DeepestBoard;
  /** Set if the walk stopped at the number of nodes it was allowed. */
  readonly limit?: "nodes";
  readonly timeMs: number;
  /** Where to resume an unfinished piece; without it the piece starts over. */
  readonly rest?: PlacementRest;
  /** How much of an unfinished piece has been walked, from 0 to 1; an estimate. */
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
  /** How much of the search has been walked, from 0 to 1; an estimate, 0 if there is none. */
  readonly share: number;
  /** The cells of the solutions in the order of the walk, if a list was requested; otherwise of the first one. */
  readonly boards: readonly (readonly number[])[];
  /** The cells of the deepest board; of equally deep ones, the first in the order of the walk. */
  readonly best: readonly number[] | null;
  /** Of a search in rounds: what one walk would have counted, earlier rounds included, and the positions of its actions. */
  readonly counts?: RoundCounts;
  readonly path?: readonly number[] | null;
}

/** The plan of a split search. */
export interface SplitPlan {
  /** Given the finished pieces: those still needed, as far as is known now, or the outcome of the whole search. */
  next(finished: PieceRecords): readonly NumberedPiece[] | RunOutcome;
  /** What is known from finished and unfinished pieces together. */
  progress(finished: PieceRecords, unfinished: PieceRecords): SplitProgress;
  /** Walks pieces with what the plan has already prepared; for a host that plans and works in one thread. */
  walker(): PieceWalker;
}

/** How searches of one kind are split. */
export interface Splitter {
  /** The search it can split, for messages in any language. */
  readonly search: string;
  splits(request: RunRequest): boolean;
  readonly ways: readonly Split[];
  /** The limits that it supports; the effect of others would depend on who does what. */
  readonly limits: readonly string[];
  plan(request: RunRequest, way: Split, keeper: TableKeeper, detail: SplitDetail): SplitPlan;
  /** Prepares what all pieces of a search share, once per thread or process. */
  walker(request: RunRequest, keeper: TableKeeper): PieceWalker;
}

/** Walks the pieces of one search, one after the other, a slice at a time. */
export interface PieceWalker {
  /** Begins a piece, or resumes it where the record of an earlier walk left off. */
  begin(piece: Piece, earlier?: PieceRecord): void;
  /** Walks on for a few hundredths of a second at most. False once the piece is finished. */
  advance(): boolean;
  /** What has been found in the piece so far. */
  record(): PieceRecord;
}
