/**
 * One run: a problem, options, a result, all plain data, so that it can go to a thread, a process or another
 * machine. This is the only place where a domain's problem meets `solve` outside the library.
 */
import {
  type AnyDomain,
  domains,
  inMemory,
  type OpenedProblem,
  type ProblemInput,
  type Settings,
  type TableKeeper,
} from "../domains/index.ts";
import {
  type Heuristic,
  type Limit,
  type Limits,
  maximum,
  type Observer,
  rowNamed,
  Search,
  type SearchResult,
  type Strategy,
  zero,
} from "../search/index.ts";
import { ownInput } from "./own-names.ts";
import type { RuleProgram } from "./rules/rule-settings.ts";
import { effectiveSettings, solveOptions, strategyNamed } from "./settings.ts";
import { TableAbandoned, TableLimits } from "./table-limits.ts";

export interface RunRequest {
  readonly domain: string;
  readonly input: ProblemInput;
  readonly settings: Settings;
  /** A rule program that is run on the problem instead of a search. */
  readonly program?: RuleProgram;
}

/** A result whose states are also drawn as pictures. */
export interface RunResult extends SearchResult<unknown, unknown> {
  readonly pictures: readonly string[];
  readonly settings: Settings;
  /** The points at the end of the path, in a domain that counts points; null without a path. */
  readonly score?: number | null;
}

export interface RunHost {
  readonly keeper?: TableKeeper;
  readonly signal?: { readonly aborted: boolean };
  /** The memory limit, in bytes, if the settings give none. */
  readonly memory?: number;
  readonly memoryInUse?: (limit: number) => number;
  readonly observer?: Observer | undefined;
  /** Tables that many runs share are built outside the limits of each of them. */
  readonly sharesTables?: boolean;
  /** Called with the name of a table whose building met a limit. */
  abandoned?(table: string): void;
  /** Called every few milliseconds. */
  progress?(soFar: () => SearchResult<unknown, unknown>): void;
}

export function domainNamed(name: string): AnyDomain {
  return rowNamed(domains, "domain", name);
}

/** A search ready to start, and what it was made from. */
export interface PreparedRun {
  readonly opened: OpenedProblem<unknown, unknown>;
  readonly settings: Settings;
  readonly strategy: Strategy;
  readonly heuristic: Heuristic<unknown>;
  readonly options: ReturnType<typeof solveOptions>;
  readonly search: Search<unknown, unknown>;
  /** False if building a table was abandoned because the run has been asked to stop, or has met a limit. */
  readonly isReady: boolean;
  /** The limit that was met before the search, and after how long. */
  readonly metEarly: { readonly limit: Limit; readonly timeMs: number } | undefined;
}

export function prepare(request: RunRequest, host: RunHost = {}): PreparedRun {
  return prepareIn(domainNamed(request.domain), request, host);
}

/** The same for a domain that is not in the table. */
export function prepareIn(domain: AnyDomain, request: RunRequest, host: RunHost = {}): PreparedRun {
  const input = ownInput(domain, request.input);
  const settings = effectiveSettings(domain, input, request.settings);
  const opened = domain.open(input, settings);
  const strategy = strategyNamed(settings.strategy!);
  const isInformed = strategy.needs.includes("heuristic");
  const names = isInformed ? settings.heuristic!.split(",") : [];
  // A problem known to have no solution needs no tables.
  const isSearched = isInformed && opened.problem.unsolvable?.() === undefined;
  const asked = solveOptions(settings);
  const limits = { ...asked.limits, memory: asked.limits.memory ?? host.memory };
  const tables = tablesWithin(limits, host, (keeper) =>
    isSearched ? names.map((name) => opened.heuristic(name, keeper)) : [zero],
  );
  const heuristic = maximum(...(tables.made ?? [zero]));
  const options = { ...asked, limits: tables.left };
  const { observer, signal, memoryInUse } = host;
  const search = new Search(opened.problem, strategy, {
    ...options,
    heuristic,
    observer,
    signal,
    memoryInUse,
  });
  const { made, metEarly } = tables;
  return { opened, settings, strategy, heuristic, options, search, isReady: made !== undefined, metEarly };
}

export function run(request: RunRequest, host: RunHost = {}): RunResult {
  const { result, picture } = searched(request, host);
  return { ...result, pictures: result.states.map(picture) };
}

/** A finished run whose states are drawn only on demand. */
export interface Searched {
  readonly result: Omit<RunResult, "pictures">;
  picture(state: unknown): string;
}

export function searched(request: RunRequest, host: RunHost = {}): Searched {
  return finished(prepare(request, host), host);
}

/** Searches to the end. */
export function finished(prepared: PreparedRun, host: RunHost): Searched {
  const { search, isReady } = prepared;
  if (isReady) while (search.advance()) host.progress?.(() => search.result());
  return ended(prepared);
}

/** What a prepared run has found once its search is over. */
export function ended({ opened, settings, search, metEarly }: PreparedRun): Searched {
  const result = withBest(stoppedEarly(search.result(), metEarly), opened);
  const end = result.states.at(-1);
  const score = opened.score && { score: end === undefined ? null : opened.score(end) };
  return { result: { ...result, settings, ...score }, picture: opened.picture };
}

/** Where any path counts, the answer is the best one seen: proved to be the best if everything was searched. */
export function withBest(
  result: SearchResult<unknown, unknown>,
  { bestSoFar }: OpenedProblem<unknown, unknown>,
): SearchResult<unknown, unknown> {
  if (bestSoFar === undefined || result.outcome === "solved") return result;
  const best = bestSoFar();
  const isProved = result.outcome === "unsolvable";
  return { ...result, ...best, ...(isProved && { outcome: "solved", depth: best.actions.length }) };
}

function stoppedEarly<Result extends SearchResult<unknown, unknown>>(
  result: Result,
  metEarly: PreparedRun["metEarly"],
): Result {
  if (metEarly === undefined) return result;
  const { limit, timeMs } = metEarly;
  return { ...result, outcome: "limit", limit, metrics: { ...result.metrics, timeMs } };
}

/** What is made from tables, and what that has left of the limits; nothing if building them was abandoned. */
function tablesWithin<Made>(
  limits: Limits,
  host: RunHost,
  make: (keeper: TableKeeper) => Made,
): { readonly made?: Made; readonly left: Limits; readonly metEarly: PreparedRun["metEarly"] } {
  const { keeper = inMemory, signal, sharesTables = false } = host;
  const within = new TableLimits(sharesTables ? {} : limits, { ...host, keeper });
  try {
    const made = make(within.keeper);
    return { made, left: sharesTables ? limits : within.left, metEarly: undefined };
  } catch (error) {
    if (error instanceof TableAbandoned)
      return { left: limits, metEarly: { limit: error.limit, timeMs: within.spentMs } };
    if (signal?.aborted) return { left: limits, metEarly: undefined };
    throw error;
  }
}
