/** Whether a solution is optimal: what the rows promise, and which search would find out. */
import type { Settings } from "../../../domains/index.ts";
import { keepsPromise, type Strategy, type StrategyName, strategies } from "../../../search/index.ts";
import { puzzleRows } from "../domains/index.ts";
import { knownDomains } from "../domains/known-domains.ts";
import { problemSettings } from "../problem-settings.ts";
import type { SearchOutcome, SearchRequest } from "../search/messages.ts";

/** Whether the strategy's row and the options guarantee a cheapest solution. */
export function isGuaranteed(domain: string, settings: Settings): boolean {
  const row: Strategy | undefined = strategies[settings.strategy as StrategyName];
  const { duplicates, "goal-test": goalTest, "max-depth": maxDepth } = settings;
  if (row === undefined || !keepsPromise(row, { duplicates, goalTest, maxDepth })) return false;
  if (row.optimal === "unit costs") return puzzleRows[domain]!.costs.areUnit(settings);
  if (row.optimal === "always") return true;
  const rows = knownDomains[domain]!.heuristics;
  const names = settings.heuristic?.split(",") ?? [];
  return row.optimal === "admissible heuristic" && names.every((name) => rows[name]?.admissible === true);
}

/** The search that finds a best solution soonest; undefined where it is not worth waiting for. */
export function bestRequest(request: SearchRequest, cells: number, time: string): SearchRequest | undefined {
  const means = puzzleRows[request.domain]!.costs.best(cells);
  if (means === undefined) return undefined;
  return { ...request, settings: { ...problemSettings(request.settings), ...means, time } };
}

/** The nodes of a solution at which the estimate, times its weight, exceeds the cost that was left. */
export function tooHigh({ cost, g, h }: SearchOutcome, weight: number): number[] {
  return h.flatMap((estimate, i) => (weight * estimate > (cost ?? 0) - g[i]! + 1e-9 ? [i] : []));
}

/** The weight that the strategy gives to h. */
export function weightOf({ strategy, weight }: Settings): number {
  const row: Strategy | undefined = strategies[strategy as StrategyName];
  return Number(weight ?? row?.options.weight ?? 1);
}
