/**
 * IDA* in pieces. A round is walked down to a cut with few nodes above it; every node at the cut that lies within the
 * bound is a piece. When all pieces of a round are done, the next bound is known. In the last round only the pieces
 * before the first solution, in the order of the walk, count.
 */

import type { AnyDomain, OpenedProblem, TableKeeper } from "../../domains/index.ts";
import { now } from "../../search/host.ts";
import type { Heuristic, InPlaceForm } from "../../search/index.ts";
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
  plan: (request, _way, keeper) => new IdaPlan(request, keeper),
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
  private readonly rounds: Round[] = [];

  constructor(request: RunRequest, keeper: TableKeeper) {
    const { opened: problem, heuristic } = opened(request, keeper);
    if (problem.problem.inPlace?.(heuristic) === undefined)
      throw new OptionError(studySentence("split-heuristic"));
    this.opened = problem;
    this.heuristic = heuristic;
    this.cut = this.cutDepth();
  }

  walker(): PieceWalker {
    return new IdaWalker(this.opened, this.heuristic);
  }

  progress(finished: PieceRecords, unfinished: PieceRecords): SplitProgress {
    let [made, solutions, begin] = [0, 0, 0];
    for (const { prefixes, made: all } of this.rounds) {
      const winner = winnerAmong(prefixes, begin, finished);
      const counting = winner < 0 ? prefixes.length : winner + 1;
      made += winner < 0 ? all : prefixes[winner]!.made;
      for (let index = begin; index < begin + counting; index++)
        made += (finished.get(index) ?? unfinished.get(index))?.made ?? 0;
      if (winner >= 0) solutions = 1;
      begin += prefixes.length;
    }
    return { made, solutions, share: 0, boards: [], best: null };
  }

  next(records: PieceRecords): readonly NumberedPiece[] | RunOutcome {
    const reason = this.opened.problem.unsolvable?.();
    if (reason !== undefined) return wholeOutcome(this.opened, { outcome: "unsolvable", reason });
    let [made, expanded, deepest, timeMs] = [0, 0, 0, 0];
    let bound = this.heuristic(this.opened.problem.starts[0]);
    for (let number = 0, begin = 0; ; number++) {
      if (bound === Number.POSITIVE_INFINITY) {
        const counted = { made, expanded, deepest, rounds: number, timeMs };
        return wholeOutcome(this.opened, { outcome: "unsolvable", ...counted });
      }
      const round = (this.rounds[number] ??= this.walkAbove(bound));
      const { prefixes } = round;
      const found = prefixes.map((_, index) => records.get(begin + index));
      const winner = winnerAmong(prefixes, begin, records);
      const counting = winner < 0 ? prefixes.length : winner + 1;
      const missing = prefixes
        .slice(0, counting)
        .flatMap(({ path }, index) =>
          found[index] === undefined
            ? [{ index: begin + index, piece: { kind: "ida-star" as const, path, bound } }]
            : [],
        );
      if (missing.length > 0) return missing;
      const above = winner < 0 ? round : prefixes[winner]!;
      made += above.made;
      expanded += above.expanded;
      deepest = Math.max(deepest, round.deepest);
      bound = round.nextBound;
      for (const record of found.slice(0, counting) as PieceRecord[]) {
        made += record.made;
        expanded += record.expanded;
        deepest = Math.max(deepest, record.deepest);
        timeMs += record.timeMs;
        bound = Math.min(bound, record.nextBound ?? Number.POSITIVE_INFINITY);
      }
      if (winner >= 0) {
        const counted = { made, expanded, deepest, rounds: number + 1, timeMs };
        const solution = this.solutionAt(found[winner]!.solution!);
        return wholeOutcome(this.opened, { outcome: "solved", solution, ...counted });
      }
      begin += prefixes.length;
    }
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
  private cutDepth(): number {
    for (let depth = 1; depth < DEEPEST_CUT; depth++) {
      if (this.walkAbove(Number.MAX_SAFE_INTEGER, depth).prefixes.length >= PIECES_WANTED) return depth;
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
