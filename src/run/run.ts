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
  /** False if building a table was abandoned because the run has been asked to stop. */
  readonly isReady: boolean;
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
  const heuristics = isSearched
    ? uninterrupted(host, () => names.map((name) => opened.heuristic(name, host.keeper ?? inMemory)))
    : [zero];
  const options = solveOptions(settings);
  const heuristic = maximum(...(heuristics ?? [zero]));
  const search = new Search(opened.problem, strategy, {
    ...options,
    limits: { ...options.limits, memory: options.limits.memory ?? host.memory },
    heuristic,
    observer: host.observer,
    signal: host.signal,
    memoryInUse: host.memoryInUse,
  });
  return { opened, settings, strategy, heuristic, options, search, isReady: heuristics !== undefined };
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
export function ended({ opened, settings, search }: PreparedRun): Searched {
  const result = withBest(search.result(), opened);
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

/** Undefined if the work, building a table, was abandoned because the run has been asked to stop. */
function uninterrupted<Result>({ signal }: RunHost, work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (signal?.aborted) return undefined;
    throw error;
  }
}
