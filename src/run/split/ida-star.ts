/**
 * IDA* in pieces. A round is walked down to a cut with few nodes above it; every node at the cut that lies within the
 * bound is a piece. When all pieces of a round are done, the next bound is known. In the last round only the pieces
 * before the first solution, in the order of the walk, count.
 */

import type { AnyDomain, OpenedProblem, TableKeeper } from "../../domains/index.ts";
import { now } from "../../search/host.ts";
import type { Heuristic, InPlaceForm, RoundCounts } from "../../search/index.ts";
import { OptionError } from "../../search/index.ts";
import type { RunOutcome } from "../outcome.ts";
import { domainNamed, type RunRequest } from "../run.ts";
import { studySentence } from "../sentences.ts";
import { effectiveSettings } from "../settings.ts";
import type {
  IdaPiece,
  NumberedPiece,
  PieceRecord,
  PieceRecords,
  PieceWalker,
  SplitDetail,
  SplitPlan,
  SplitProgress,
  Splitter,
} from "./piece.ts";
import { wholeOutcome } from "./whole-outcome.ts";

/** Enough for many workers to share evenly. */
const PIECES_WANTED = 150;
const DEEPEST_CUT = 20;
const EXPANSIONS_PER_STEP = 200_000;

/** Only walks in place are worth splitting. */
export const idaStar: Splitter = {
  search: "sliding-tiles · ida-star",
  splits: ({ domain, input, settings }) => {
    const effective = effectiveSettings(domainNamed(domain), input, settings);
    return effective.strategy === "ida-star" && domain === "sliding-tiles";
  },
  ways: ["first"],
  limits: ["memory"],
  plan: (request, _way, keeper, detail) => new IdaPlan(request, keeper, detail),
  walker: (request, keeper) => {
    const { opened: problem, heuristic } = opened(request, keeper);
    return new IdaWalker(problem, heuristic);
  },
};

/** A problem and its estimate, as `run` would open them. */
function opened(
  { domain: name, input, settings }: RunRequest,
  keeper: TableKeeper,
): { opened: OpenedProblem<unknown, unknown>; heuristic: Heuristic<unknown> } {
  const domain: AnyDomain = domainNamed(name);
  const effective = effectiveSettings(domain, input, settings);
  const opened = domain.open(input, effective);
  return { opened, heuristic: opened.heuristic(effective.heuristic!, keeper) };
}

/** A node at the cut, or a goal above it, and what the walk above it had counted by then. */
interface Prefix {
  readonly path: readonly number[];
  readonly made: number;
  readonly expanded: number;
}

interface Round {
  readonly bound: number;
  readonly prefixes: readonly Prefix[];
  /** Counted above the cut, in the whole round. */
  readonly made: number;
  readonly expanded: number;
  readonly deepest: number;
  readonly nextBound: number;
}

class IdaPlan implements SplitPlan {
  private readonly opened: OpenedProblem<unknown, unknown>;
  private readonly heuristic: Heuristic<unknown>;
  private readonly cut: number;
  private readonly from: RoundCounts;
  /** Those begun. */
  private readonly rounds: Round[] = [];

  constructor(request: RunRequest, keeper: TableKeeper, { from, pieces = PIECES_WANTED }: SplitDetail) {
    const { opened: problem, heuristic } = opened(request, keeper);
    if (problem.problem.inPlace?.(heuristic) === undefined)
      throw new OptionError(studySentence("split-heuristic"));
    this.opened = problem;
    this.heuristic = heuristic;
    const bound = heuristic(problem.problem.starts[0]);
    this.from = from ?? { bound, rounds: 0, made: 0, expanded: 0, deepest: 0 };
    this.cut = this.cutDepth(pieces);
  }

  walker(): PieceWalker {
    return new IdaWalker(this.opened, this.heuristic);
  }

  progress(finished: PieceRecords, unfinished: PieceRecords): SplitProgress {
    const { counts, path } = this.summed(finished, unfinished);
    return {
      made: counts.made,
      solutions: path === null ? 0 : 1,
      share: 0,
      boards: [],
      best: null,
      counts,
      path,
    };
  }

  next(records: PieceRecords): readonly NumberedPiece[] | RunOutcome {
    const reason = this.opened.problem.unsolvable?.();
    if (reason !== undefined) return wholeOutcome(this.opened, { outcome: "unsolvable", reason });
    for (;;) {
      const { counts, path, missing, timeMs } = this.summed(records);
      if (missing.length > 0) return missing;
      if (path !== null)
        return wholeOutcome(this.opened, {
          outcome: "solved",
          solution: this.solutionAt(path),
          ...counts,
          timeMs,
        });
      if (counts.bound === Number.POSITIVE_INFINITY)
        return wholeOutcome(this.opened, { outcome: "unsolvable", ...counts, timeMs });
      this.rounds.push(this.walkAbove(counts.bound));
    }
  }

  /** Adds up all rounds begun, as one walk would have counted them; a round with pieces missing is not over. */
  private summed(finished: PieceRecords, unfinished?: PieceRecords) {
    let { made, expanded, deepest, rounds, bound } = this.from;
    let [timeMs, begin] = [0, 0];
    let path: readonly number[] | null = null;
    const missing: NumberedPiece[] = [];
    for (const round of this.rounds) {
      const { prefixes } = round;
      const winner = winnerAmong(prefixes, begin, finished);
      const counting = winner < 0 ? prefixes : prefixes.slice(0, winner + 1);
      const above = winner < 0 ? round : prefixes[winner]!;
      made += above.made;
      expanded += above.expanded;
      deepest = Math.max(deepest, round.deepest);
      let nextBound = round.nextBound;
      for (const [number, prefix] of counting.entries()) {
        const index = begin + number;
        const record = finished.get(index) ?? unfinished?.get(index);
        if (!finished.has(index))
          missing.push({ index, piece: { kind: "ida-star", path: prefix.path, bound: round.bound } });
        if (record === undefined) continue;
        made += record.made;
        expanded += record.expanded;
        deepest = Math.max(deepest, record.deepest);
        timeMs += record.timeMs;
        nextBound = Math.min(nextBound, record.nextBound ?? Number.POSITIVE_INFINITY);
      }
      rounds++;
      if (winner >= 0) path = finished.get(begin + winner)!.solution;
      bound = nextBound;
      begin += prefixes.length;
    }
    return { counts: { made, expanded, deepest, rounds, bound }, path, missing, timeMs };
  }

  private solutionAt(path: readonly number[]): { end: unknown; depth: number } {
    const { problem } = this.opened;
    const end = path.reduce<unknown>(
      (state, position) => problem.result(state, problem.actions(state)[position]!),
      problem.starts[0],
    );
    return { end, depth: path.length };
  }

  /** The first depth with enough nodes. */
  private cutDepth(pieces: number): number {
    for (let depth = 1; depth < DEEPEST_CUT; depth++) {
      if (this.walkAbove(Number.MAX_SAFE_INTEGER, depth).prefixes.length >= pieces) return depth;
    }
    return DEEPEST_CUT;
  }

  private walkAbove(bound: number, cut = this.cut): Round {
    const { problem } = this.opened;
    const prefixes: Prefix[] = [];
    let [made, expanded, deepest, nextBound] = [0, 0, 0, Number.POSITIVE_INFINITY];
    const walk = (state: unknown, parent: unknown, path: readonly number[]): void => {
      deepest = Math.max(deepest, path.length);
      if (path.length === cut || problem.isGoal(state)) {
        prefixes.push({ path, made, expanded });
        return;
      }
      expanded++;
      problem.actions(state).forEach((action, position) => {
        const child = problem.result(state, action);
        if (parent !== undefined && problem.key(child) === problem.key(parent)) return;
        made++;
        const f = path.length + 1 + this.heuristic(child);
        if (f > bound) nextBound = Math.min(nextBound, f);
        else walk(child, state, [...path, position]);
      });
    };
    walk(problem.starts[0], undefined, []);
    return { bound, prefixes, made, expanded, deepest, nextBound };
  }
}

/** The first prefix of a round known to hold a solution, or -1; its pieces are numbered from `begin`. */
function winnerAmong(prefixes: readonly Prefix[], begin: number, finished: PieceRecords): number {
  return prefixes.findIndex((_, number) => (finished.get(begin + number)?.solutions ?? 0) > 0);
}

/** Walks one round below a node at the cut. A walk that stopped halfway starts over. */
class IdaWalker implements PieceWalker {
  private readonly form: InPlaceForm<unknown>;
  private path: readonly number[] = [];
  private timeMs = 0;
  private reached: "goal" | "end" | "paused" = "paused";

  constructor(
    private readonly opened: OpenedProblem<unknown, unknown>,
    heuristic: Heuristic<unknown>,
  ) {
    const form = opened.problem.inPlace?.(heuristic);
    if (form === undefined) throw new OptionError(studySentence("split-heuristic"));
    this.form = form;
  }

  begin({ path, bound }: IdaPiece): void {
    const { problem } = this.opened;
    let state: unknown = problem.starts[0];
    let parent: unknown;
    for (const position of path)
      [state, parent] = [problem.result(state, problem.actions(state)[position]!), state];
    this.path = path;
    this.timeMs = 0;
    this.form.place(state, parent);
    this.form.begin(bound - path.length);
  }

  advance(): boolean {
    const begun = now();
    this.reached = this.form.walk(EXPANSIONS_PER_STEP);
    this.timeMs += now() - begun;
    return this.reached === "paused";
  }

  record(): PieceRecord {
    const { path, form, timeMs, reached } = this;
    const { made, expanded, deepest, nextBound } = form;
    return {
      made,
      expanded,
      deepest: path.length + deepest,
      nextBound: nextBound === Number.POSITIVE_INFINITY ? null : nextBound + path.length,
      solutions: reached === "goal" ? 1 : 0,
      solution: reached === "goal" ? [...path, ...form.path()] : null,
      timeMs,
    };
  }
}
