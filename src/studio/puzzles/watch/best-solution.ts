/** Whether a solution is the best one: what the rows promise, what a search by the best means would tell. */
import { domains, type Settings } from "../../../domains/index.ts";
import { searchOptions } from "../../../run/settings.ts";
import { keepsPromise, type Strategy, type StrategyName, strategies } from "../../../search/index.ts";
import type { SearchOutcome, SearchRequest } from "../search/messages.ts";

/** Whether the strategy's row and the options guarantee a cheapest solution. */
export function isGuaranteed(domain: string, settings: Settings): boolean {
  const row: Strategy | undefined = strategies[settings.strategy as StrategyName];
  const { duplicates, "goal-test": goalTest, "max-depth": maxDepth } = settings;
  if (row === undefined || !keepsPromise(row, { duplicates, goalTest, maxDepth })) return false;
  if (row.optimal === "unit costs") return hasUnitCosts(domain, settings);
  if (row.optimal === "always") return true;
  const rows = domains[domain]!.heuristics;
  const names = settings.heuristic?.split(",") ?? [];
  return row.optimal === "admissible heuristic" && names.every((name) => rows[name]?.admissible === true);
}

function hasUnitCosts(domain: string, { cost, goal }: Settings): boolean {
  if (domain === "eternity2") return cost === undefined || cost === "uniform";
  return domain !== "knight-score" || goal !== "best";
}

/** Whether all solutions cost the same: every piece is put once. */
export function hasOneCost(domain: string, settings: Settings): boolean {
  return domain === "eternity2" && hasUnitCosts(domain, settings);
}

/** The options that say what the problem is, without those that say how to search. */
export function problemSettings(settings: Settings): Settings {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !Object.hasOwn(searchOptions, name)));
}

/** The search that finds a best solution soonest; undefined where there is none worth waiting for. */
export function bestRequest(request: SearchRequest, cells: number, time: string): SearchRequest | undefined {
  const settings = problemSettings(request.settings);
  const by = (strategy: string, heuristic: string) => ({
    ...request,
    settings: { ...settings, strategy, heuristic, time },
  });
  if (request.domain === "knight-score") return by("a-star", "reach");
  if (request.domain !== "sliding-tiles") return undefined;
  if (cells <= 9) return by("a-star", "linear-conflict");
  return cells === 16 ? by("ida-star", "pdb-5-5-5") : by("ida-star", "linear-conflict");
}

/** The nodes of a solution at which the estimate, times its weight, is above the cost that was left. */
export function tooHigh({ cost, g, h }: SearchOutcome, weight: number): number[] {
  return h.flatMap((estimate, i) => (weight * estimate > (cost ?? 0) - g[i]! + 1e-9 ? [i] : []));
}

/** The weight that the strategy gives to h. */
export function weightOf({ strategy, weight }: Settings): number {
  const row: Strategy | undefined = strategies[strategy as StrategyName];
  return Number(weight ?? row?.options.weight ?? 1);
}
