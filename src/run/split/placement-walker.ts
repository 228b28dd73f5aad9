/** Walks pieces of the placement tree of Eternity II: the subtrees below some prefixes, one after the other. */
import { type PlacementSearch, splitAt, splitTree, type TreeSplit } from "../../domains/eternity2/solver.ts";
import { now } from "../../search/host.ts";
import type { DeepestBoard, PieceRecord, PieceWalker, PlacementPiece } from "./piece.ts";

/** Placements in a slice. Few at first: V8 soon optimizes the loop, and enters the new code at the next call. */
const FIRST_SLICE = 10_000;
const LARGEST_SLICE = 1_000_000;

/** The tree of a search, cut into prefixes only when needed: cutting takes longer than many searches. */
export class PlacementTree {
  private cut: TreeSplit | undefined;

  constructor(readonly search: PlacementSearch) {}

  /** The first request must not come in the middle of a walk. */
  get split(): TreeSplit {
    return (this.cut ??= splitTree(this.search));
  }
}

/** What goes into a record. */
interface Found {
  /** Not counting those of the current prefix, which the search counts itself. */
  made: number;
  deepest: number;
  solutions: number;
  solution: readonly number[] | null;
  winner: number | undefined;
  readonly listed: (readonly number[])[];
  best: DeepestBoard | undefined;
  limit: "nodes" | undefined;
  timeMs: number;
}

export class PlacementWalker implements PieceWalker {
  private piece: PlacementPiece = { kind: "placements", first: 0, end: 0, all: true };
  private cut: TreeSplit = { depth: 0, prefixes: [], above: 0 };
  private prefix = 0;
  private found = foundIn(undefined, 0);
  private isFinished = true;
  private slice = FIRST_SLICE;
  // The best board of all pieces walked here: only a better one is worth the time it takes to record it.
  private bestDepth = -1;
  private bestPrefix = -1;

  private readonly search: PlacementSearch;

  constructor(private readonly tree: PlacementTree) {
    this.search = tree.search;
  }

  begin(piece: PlacementPiece, earlier?: PieceRecord): void {
    const rest = earlier?.rest;
    this.piece = piece;
    this.cut = piece.most === undefined ? this.tree.split : splitAt(this.search, 0);
    this.found = foundIn(rest && earlier, this.cut.depth);
    this.isFinished = false;
    this.enter(rest?.prefix ?? piece.first, rest?.place);
    if (rest !== undefined && this.found.best !== undefined) this.keepBest(this.found.best);
  }

  advance(): boolean {
    const begun = now();
    this.walk();
    this.found.timeMs += now() - begun;
    return !this.isFinished;
  }

  record(): PieceRecord {
    const { piece, isFinished } = this;
    const { deepest, solutions, solution, winner, listed, best, limit, timeMs } = this.found;
    return {
      made: this.made,
      expanded: this.made - solutions,
      deepest,
      nextBound: null,
      solutions,
      solution,
      ...(winner !== undefined && { winner }),
      ...(piece.list && { listed: [...listed] }),
      ...(best !== undefined && { best }),
      ...(limit !== undefined && { limit }),
      timeMs,
      ...(!isFinished && this.unfinished()),
    };
  }

  private unfinished(): Pick<PieceRecord, "rest" | "share"> {
    const { piece, prefix, search } = this;
    const walked = prefix - piece.first + search.share(this.cut.depth);
    return { rest: { prefix, place: search.place() }, share: walked / (piece.end - piece.first) };
  }

  private get made(): number {
    return this.found.made + this.search.placements;
  }

  private walk(): void {
    const { piece, search } = this;
    const most = piece.most ?? Number.POSITIVE_INFINITY;
    for (let left = this.slice; left > 0 && !this.isFinished; ) {
      const before = search.placements;
      const reached = search.advance(Math.min(left, most - this.made));
      left -= search.placements - before;
      if (reached === "deeper" || reached === "solution") this.reachDepth();
      if (reached === "solution") this.countSolution();
      if (reached === "ended") this.leavePrefix();
      else if (this.made >= most && !this.isFinished) {
        this.found.limit = "nodes";
        this.isFinished = true;
      }
    }
    this.slice = Math.min(2 * this.slice, LARGEST_SLICE);
  }

  private enter(prefix: number, place = this.cut.prefixes[prefix]!.place): void {
    this.prefix = prefix;
    this.search.goTo(place, this.cut.depth, Math.max(this.found.deepest, this.depthOfNoUse()));
    if (this.cut.depth > 0 && this.search.depth === this.cut.depth) this.reachDepth();
  }

  private leavePrefix(): void {
    const next = this.prefix + 1;
    if (next === this.piece.end) this.isFinished = true;
    else {
      this.found.made += this.search.placements;
      this.enter(next);
    }
  }

  private reachDepth(): void {
    const { depth } = this.search;
    this.found.deepest = Math.max(this.found.deepest, depth);
    if (!this.piece.best || depth <= this.depthOfNoUse()) return;
    this.found.best = { depth, cells: this.search.board().cells };
    this.keepBest(this.found.best);
  }

  private keepBest({ depth }: DeepestBoard): void {
    if (depth <= this.depthOfNoUse()) return;
    this.bestDepth = depth;
    this.bestPrefix = this.prefix;
  }

  /** Boards of this prefix with at most this many steps are no better than the best one: of equals, the first counts. */
  private depthOfNoUse(): number {
    if (!this.piece.best) return -1;
    return this.prefix < this.bestPrefix ? this.bestDepth - 1 : this.bestDepth;
  }

  private countSolution(): void {
    const { found, piece } = this;
    const { cells } = this.search.board();
    found.solutions++;
    found.winner ??= this.prefix;
    found.solution ??= cells;
    if (piece.list) found.listed.push(cells);
    if (!piece.all) this.isFinished = true;
  }
}

function foundIn(earlier: PieceRecord | undefined, depth: number): Found {
  return {
    made: earlier?.made ?? 0,
    deepest: earlier?.deepest ?? depth,
    solutions: earlier?.solutions ?? 0,
    solution: earlier?.solution ?? null,
    winner: earlier?.winner,
    listed: [...(earlier?.listed ?? [])],
    best: earlier?.best,
    limit: undefined,
    timeMs: earlier?.timeMs ?? 0,
  };
}
