/**
 * One run: a problem, options, a result, all plain data, so that it can go to a thread, a process or another
 * machine. This is the only place where a domain's problem meets `solve` outside the library.
 */
import {
  type AnyDomain,
  domains,
  inMemory,
  type ProblemInput,
  type Settings,
  type TableKeeper,
} from "../domains/index.ts";
import { maximum, type Observer, Search, type SearchResult, zero } from "../search/index.ts";
import { effectiveSettings, rowNamed, solveOptions, strategyNamed } from "./settings.ts";

export interface RunRequest {
  readonly domain: string;
  readonly input: ProblemInput;
  readonly settings: Settings;
}

/** A result with its states also as pictures for people. */
export interface RunResult extends SearchResult<unknown, unknown> {
  readonly pictures: readonly string[];
  readonly settings: Settings;
}

export interface RunHost {
  readonly keeper?: TableKeeper;
  readonly signal?: { readonly aborted: boolean };
  /** The memory limit, in bytes, if the settings give none. */
  readonly memory?: number;
  readonly memoryInUse?: () => number;
  readonly observer?: Observer | undefined;
  /** Called every few milliseconds. */
  progress?(soFar: () => SearchResult<unknown, unknown>): void;
}

export function domainNamed(name: string): AnyDomain {
  return rowNamed(domains, "domain", name);
}

export function run(request: RunRequest, host: RunHost = {}): RunResult {
  const domain = domainNamed(request.domain);
  const settings = effectiveSettings(domain, request.input, request.settings);
  const opened = domain.open(request.input, settings);
  const strategy = strategyNamed(settings.strategy!);
  const isInformed = strategy.needs.includes("heuristic");
  const names = isInformed ? settings.heuristic!.split(",") : [];
  // For a problem without a solution no table is built: it is answered at once.
  const isSearched = isInformed && opened.problem.unsolvable?.() === undefined;
  const heuristics = isSearched
    ? uninterrupted(host, () => names.map((name) => opened.heuristic(name, host.keeper ?? inMemory)))
    : [zero];
  const options = solveOptions(settings);
  const search = new Search(opened.problem, strategy, {
    ...options,
    limits: { ...options.limits, memory: options.limits.memory ?? host.memory },
    heuristic: maximum(...(heuristics ?? [zero])),
    observer: host.observer,
    signal: host.signal,
    memoryInUse: host.memoryInUse,
  });
  if (heuristics !== undefined) while (search.advance()) host.progress?.(() => search.result());
  const result = search.result();
  return { ...result, pictures: result.states.map((state) => opened.picture(state)), settings };
}

/** Undefined if the work, the building of a table, was given up because the run is to stop. */
function uninterrupted<Result>({ signal }: RunHost, work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (signal?.aborted) return undefined;
    throw error;
  }
}
