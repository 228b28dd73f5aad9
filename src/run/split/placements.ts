/** The plan of an Eternity II placement search in pieces: the prefixes of its tree, a few at a time. */

import { type Board, cellOrder, PlacementSearch } from "../../domains/eternity2/solver.ts";
import { eternityPuzzle } from "../../domains/index.ts";
import type { RunOutcome } from "../outcome.ts";
import { domainNamed, type RunRequest } from "../run.ts";
import { studySentence } from "../sentences.ts";
import { effectiveSettings } from "../settings.ts";
import type {
  DeepestBoard,
  NumberedPiece,
  PieceRecord,
  PieceRecords,
  PieceWalker,
  PlacementPiece,
  Split,
  SplitDetail,
  SplitPlan,
  SplitProgress,
  Splitter,
} from "./piece.ts";
import { PlacementTree, PlacementWalker } from "./placement-walker.ts";
import { wholeOutcome } from "./whole-outcome.ts";

const PIECES_WANTED = 200;

export const placements: Splitter = {
  search: "eternity2 · depth-limited · formulation=matching · max-depth=CELLS",
  splits: ({ domain, input, settings }) => {
    if (domain !== "eternity2") return false;
    const effective = effectiveSettings(domainNamed(domain), input, settings);
    const { pieces } = eternityPuzzle(input, effective);
    return (
      effective.strategy === "depth-limited" &&
      effective.formulation === "matching" &&
      (effective.cost ?? "uniform") === "uniform" &&
      Number(effective["max-depth"]) >= pieces.length
    );
  },
  ways: ["first", "all"],
  limits: ["memory", "max-depth"],
  plan: (request, way, _keeper, detail) => new PlacementPlan(request, way, detail),
  walker: (request) => new PlacementWalker(treeOf(request)),
};

/** The tree of a request, the same everywhere. */
function treeOf({ input, settings }: RunRequest): PlacementTree {
  const effective = effectiveSettings(domainNamed("eternity2"), input, settings);
  const puzzle = eternityPuzzle(input, effective);
  return new PlacementTree(new PlacementSearch(puzzle, cellOrder(puzzle, effective.fill ?? "row")));
}

class PlacementPlan implements SplitPlan {
  private readonly tree: PlacementTree;
  private readonly all: boolean;
  /** The whole tree as a piece, walked to a limit before it is cut, or instead. */
  private readonly whole: NumberedPiece | undefined;
  private cutPieces: readonly NumberedPiece[] | undefined;

  constructor(
    private readonly request: RunRequest,
    way: Split,
    private readonly detail: SplitDetail,
  ) {
    this.tree = treeOf(request);
    this.all = way === "all";
    const most = detail.most ?? detail.quick;
    if (most !== undefined) this.whole = { index: 0, piece: { ...this.wanted(), first: 0, end: 1, most } };
  }

  walker(): PieceWalker {
    return new PlacementWalker(this.tree);
  }

  next(finished: PieceRecords): readonly NumberedPiece[] | RunOutcome {
    const counting = this.countingPieces(finished);
    const missing = counting.filter(({ index }) => !finished.has(index));
    if (missing.length > 0) return missing;
    const records = counting.map(({ index }) => finished.get(index)!);
    const { made, solutions } = this.sums(counting, records);
    const solution = records.find((record) => record.solution !== null)?.solution;
    const isStopped = records.some(({ limit }) => limit !== undefined);
    const { domain, input, settings } = this.request;
    const row = domainNamed(domain);
    return wholeOutcome(row.open(input, effectiveSettings(row, input, settings)), {
      outcome: isStopped ? "limit" : solutions > 0 ? "solved" : "unsolvable",
      ...(this.all && { reason: studySentence("solutions", solutions) }),
      ...(solution && { solution: { end: boardOf(solution), depth: this.tree.search.length } }),
      made,
      // Every placement is an expanded node, unless it completes a solution; so is the start.
      expanded: 1 + made - solutions,
      deepest: records.reduce((most, { deepest }) => Math.max(most, deepest), 0),
      rounds: 1,
      timeMs: records.reduce((total, { timeMs }) => total + timeMs, 0),
    });
  }

  progress(finished: PieceRecords, unfinished: PieceRecords): SplitProgress {
    const counting = this.countingPieces(finished);
    const isComplete = counting.every(({ index }) => finished.has(index));
    const records = counting.map(({ index }) => finished.get(index) ?? unfinished.get(index));
    const { made, solutions, share } = this.sums(counting, records);
    const first = records.find((record) => record !== undefined && record.solution !== null)?.solution;
    // A solution is known to be the first only once everything before it has been walked.
    const isFound = solutions > 0 && (isComplete || this.all);
    const listed = this.detail.list ? records.flatMap((record) => record?.listed ?? []) : [];
    return {
      made,
      solutions: isFound ? solutions : 0,
      share: share / (counting[0] === this.whole ? 1 : this.cut().length),
      boards: listed.length > 0 ? listed : isFound ? [first!] : [],
      best: deepestIn([...unfinished, ...finished]),
    };
  }

  /** The pieces whose records count. In a search for the first solution, nothing after a known one does. */
  private countingPieces(finished: PieceRecords): readonly NumberedPiece[] {
    const { whole } = this;
    const isCut =
      whole === undefined || (finished.get(0)?.limit !== undefined && this.detail.most === undefined);
    if (!isCut) return [whole];
    const pieces = this.cut();
    if (this.all) return pieces;
    const winner = pieces.findIndex(({ index }) => (finished.get(index)?.solutions ?? 0) > 0);
    return winner < 0 ? pieces : pieces.slice(0, winner + 1);
  }

  private cut(): readonly NumberedPiece[] {
    if (this.cutPieces === undefined) {
      const { prefixes } = this.tree.split;
      const size = Math.ceil(prefixes.length / (this.detail.pieces ?? PIECES_WANTED));
      const before = this.whole === undefined ? 0 : 1;
      this.cutPieces = Array.from({ length: Math.ceil(prefixes.length / size) }, (_, number) => {
        const [first, end] = [number * size, Math.min(prefixes.length, (number + 1) * size)];
        return { index: before + number, piece: { ...this.wanted(), first, end } };
      });
    }
    return this.cutPieces;
  }

  private wanted(): Omit<PlacementPiece, "first" | "end"> {
    const { list, best } = this.detail;
    return { kind: "placements", all: this.all, ...(list && { list }), ...(best && { best }) };
  }

  private sums(counting: readonly NumberedPiece[], records: readonly (PieceRecord | undefined)[]) {
    let [made, solutions, share] = [this.madeAbove(counting, records.at(-1)), 0, 0];
    for (const record of records) {
      if (record === undefined) continue;
      made += record.made;
      solutions += record.solutions;
      share += record.share ?? 1;
    }
    return { made, solutions, share };
  }

  /** Placements above the cut; a walk to the first solution has made only those before it. */
  private madeAbove(counting: readonly NumberedPiece[], last: PieceRecord | undefined): number {
    if (counting[0] === this.whole) return 0;
    const winner = this.all ? undefined : last?.winner;
    const { split } = this.tree;
    return (winner === undefined ? split : split.prefixes[winner]!).above;
  }
}

function boardOf(cells: readonly number[]): Board {
  return { cells, last: -1, filled: cells.length };
}

/** Of equally deep boards, the first in the order of the walk. */
function deepestIn(records: readonly (readonly [number, PieceRecord])[]): readonly number[] | null {
  let deepest: { index: number; board: DeepestBoard } | undefined;
  for (const [index, { best: board }] of records) {
    if (board === undefined) continue;
    const ahead = deepest === undefined ? 1 : board.depth - deepest.board.depth || deepest.index - index;
    if (ahead > 0) deepest = { index, board };
  }
  return deepest?.board.cells ?? null;
}
