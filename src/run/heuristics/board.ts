/** What the heuristics of a domain say of one board, part by part, and of the boards one action away: plain data. */
import { analysisRows, type StateOrder } from "../../domains/analysis.ts";
import { type EstimatePart, inMemory, type TableKeeper } from "../../domains/index.ts";
import { rowNamed } from "../../search/index.ts";
import { textOfAction } from "../own-problem/drawn.ts";
import { domainNamed, type RunRequest } from "../run.ts";
import { effectiveSettings } from "../settings.ts";

export interface BoardEstimates {
  readonly domain: string;
  /** On one line, and drawn. */
  readonly state: string;
  readonly picture: string;
  /** Null if only a search can tell. */
  readonly solvable: boolean | null;
  /** In a domain where the order of the tiles decides that. */
  readonly order: StateOrder | null;
  readonly heuristics: Readonly<Record<string, BoardEstimate>>;
  readonly children: readonly ChildEstimates[];
}

export interface BoardEstimate {
  readonly h: number;
  /** Null if the estimate is not a sum. */
  readonly parts: readonly EstimatePart[] | null;
}

interface ChildEstimates {
  readonly action: string;
  readonly state: string;
  readonly g: number;
  readonly h: Readonly<Record<string, number>>;
}

/** Of the first start, with the heuristics named, or with all that are ready within seconds. */
export function boardEstimates(
  { domain: name, input, settings: own }: RunRequest,
  names: readonly string[] | undefined,
  keeper: TableKeeper = inMemory,
  domain = domainNamed(name),
): BoardEstimates {
  const settings = effectiveSettings(domain, input, own);
  for (const heuristic of names ?? []) rowNamed(domain.heuristics, "heuristic", heuristic);
  const opened = domain.open(input, settings);
  const { problem } = opened;
  const state = problem.starts[0];
  const used = (names ?? opened.readyHeuristics()).map((heuristic) => ({
    heuristic,
    isAdmissible: domain.heuristics[heuristic]!.admissible,
    estimate: opened.heuristic(heuristic, keeper),
  }));
  const heuristics = Object.fromEntries(
    used.map(({ heuristic, estimate }): [string, BoardEstimate] => [
      heuristic,
      { h: estimate(state), parts: opened.explain?.(heuristic, state, keeper) ?? null },
    ]),
  );
  const isProvedHopeless =
    problem.unsolvable?.() !== undefined ||
    used.some(({ isAdmissible, estimate }) => isAdmissible && estimate(state) === Number.POSITIVE_INFINITY);
  const order = analysisRows.get(domain)?.order?.(problem, state) ?? null;
  return {
    domain: name,
    state: opened.line(state),
    picture: opened.picture(state),
    solvable: isProvedHopeless ? false : problem.isGoal(state) ? true : (order?.isSolvable ?? null),
    order,
    heuristics,
    children: problem.actions(state).map((action) => {
      const next = problem.result(state, action);
      return {
        action: textOfAction(action),
        state: opened.line(next),
        g: problem.cost?.(state, action, next) ?? 1,
        h: Object.fromEntries(used.map(({ heuristic, estimate }) => [heuristic, estimate(next)])),
      };
    }),
  };
}
