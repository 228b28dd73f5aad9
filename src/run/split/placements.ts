/**
 * The placement search of Eternity II in pieces: the prefixes of its tree, some at a time. What the program of one machine
 * does with threads (`placement-solver.ts`) is done here by any number of machines.
 */

import { cellOrder, PlacementSearch, splitTree, type TreeSplit } from "../../domains/eternity2/solver.ts";
import { eternityPuzzle, type OpenedProblem } from "../../domains/index.ts";
import { now } from "../../search/host.ts";
import type { RunOutcome } from "../outcome.ts";
import { domainNamed, type RunRequest } from "../run.ts";
import { studySentence } from "../sentences.ts";
import { effectiveSettings } from "../settings.ts";
import type {
  NumberedPiece,
  PieceDoer,
  PieceHost,
  PieceRecord,
  PlacementPiece,
  SplitPlan,
  Splitter,
} from "./piece.ts";
import { wholeOutcome } from "./whole-outcome.ts";

const PIECES_WANTED = 200;
const PLACEMENTS_PER_STEP = 1_000_000;

export const placements: Splitter = {
  search: "depth-limited on eternity2 with formulation matching and a max-depth of all cells",
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
  plan: (request, way) => new PlacementPlan(request, way === "all"),
  worker,
};

/** The walk of a request, and its tree cut into prefixes: the same everywhere. */
function tree({ input, settings }: RunRequest): { search: PlacementSearch; split: TreeSplit } {
  const effective = effectiveSettings(domainNamed("eternity2"), input, settings);
  const puzzle = eternityPuzzle(input, effective);
  const search = new PlacementSearch(puzzle, cellOrder(puzzle, effective.fill ?? "row"));
  return { search, split: splitTree(search) };
}

class PlacementPlan implements SplitPlan {
  private readonly split: TreeSplit;
  private readonly opened: OpenedProblem<unknown, unknown>;
  private readonly pieces: readonly NumberedPiece[];

  constructor(
    { domain, input, settings }: RunRequest,
    private readonly all: boolean,
  ) {
    const row = domainNamed(domain);
    this.opened = row.open(input, effectiveSettings(row, input, settings));
    this.split = tree({ domain, input, settings }).split;
    const { length } = this.split.prefixes;
    const size = Math.ceil(length / PIECES_WANTED);
    this.pieces = Array.from({ length: Math.ceil(length / size) }, (_, index) => {
      const first = index * size;
      return { index, piece: { kind: "placements", first, end: Math.min(length, first + size), all } };
    });
  }

  next(records: ReadonlyMap<number, PieceRecord>): readonly NumberedPiece[] | RunOutcome {
    const winner = this.pieces.findIndex(({ index }) => (records.get(index)?.solutions ?? 0) > 0);
    const isFirst = winner >= 0 && !this.all;
    const counting = isFirst ? this.pieces.slice(0, winner + 1) : this.pieces;
    const missing = counting.filter(({ index }) => !records.has(index));
    if (missing.length > 0) return missing;
    const counted = counting.map(({ index }) => records.get(index)!);
    const sum = (name: "made" | "solutions" | "timeMs") =>
      counted.reduce((total, record) => total + record[name], 0);
    const prefix = isFirst ? this.split.prefixes[counted.at(-1)!.winner!]! : undefined;
    const made = (prefix ?? this.split).above + sum("made");
    const solutions = sum("solutions");
    return wholeOutcome(this.opened, {
      outcome: solutions > 0 ? "solved" : "unsolvable",
      ...(this.all && { reason: studySentence("solutions", solutions) }),
      ...(winner >= 0 && { path: this.pathTo(records.get(winner)!.solution!) }),
      made,
      // Every piece placed is a node that is expanded, but for a solution; the start is one too.
      expanded: 1 + made - solutions,
      deepest: Math.max(this.split.depth, ...counted.map(({ deepest }) => deepest)),
      rounds: 1,
      timeMs: sum("timeMs"),
    });
  }

  /** From the cells of a board to the actions that fill them. */
  private pathTo(cells: readonly number[]): number[] {
    const { problem } = this.opened;
    const path: number[] = [];
    for (let state = problem.starts[0] as { cells: readonly number[] }; ; ) {
      const actions = problem.actions(state);
      const next = actions.map((action) => problem.result(state, action) as { cells: readonly number[] });
      const position = next.findIndex((board) =>
        board.cells.every((value, cell) => value === 0 || value === cells[cell]),
      );
      if (position < 0) return path;
      path.push(position);
      state = next[position]!;
    }
  }
}

function worker(request: RunRequest, host: PieceHost): PieceDoer {
  const { search, split } = tree(request);
  return { do: (piece: PlacementPiece) => walkBelow(search, split, piece, host) };
}

function walkBelow(
  search: PlacementSearch,
  { prefixes, depth }: TreeSplit,
  { first, end, all }: PlacementPiece,
  host: PieceHost,
): PieceRecord {
  const begun = now();
  let [made, solutions, deepest] = [0, 0, depth];
  let solution: readonly number[] | null = null;
  let winner: number | undefined;
  for (let prefix = first; prefix < end && (all || solutions === 0); prefix++) {
    search.goTo(prefixes[prefix]!.place, depth, deepest);
    for (
      let came = search.advance(PLACEMENTS_PER_STEP);
      came !== "ended";
      came = search.advance(PLACEMENTS_PER_STEP)
    ) {
      deepest = Math.max(deepest, came === "paused" ? 0 : search.depth);
      if (came === "solution") {
        solutions++;
        winner ??= prefix;
        solution ??= search.board().cells;
        if (!all) break;
      }
      host.progress();
    }
    made += search.placements;
  }
  return {
    made,
    expanded: made - solutions,
    deepest,
    nextBound: null,
    solutions,
    solution,
    ...(winner !== undefined && { winner }),
    timeMs: now() - begun,
  };
}
