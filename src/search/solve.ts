/**
 * From a problem and a strategy to a result. `Search.advance` is the only loop that calls an engine's step, and the only
 * place that checks the limits, the clock and the stop signal.
 */

import { checkedReason } from "./answers.ts";
import type { Engine, Limit, RoundCounts } from "./engines/engine.ts";
import { now, othersHadTheirTurn, processorTime } from "./host.ts";
import { type CountingRow, countings, type Metrics, newCounters } from "./metrics.ts";
import { rowNamed } from "./option-error.ts";
import type { Problem } from "./problem.ts";
import { type Said, type Sentence, saidOf } from "./sentence.ts";
import { engineOptions, type SolveOptions } from "./solve-options.ts";
import { Stopwatch } from "./stopwatch.ts";
import { type Strategy, type StrategyName, strategies } from "./strategies.ts";

export interface SearchResult<State, Action> {
  readonly outcome: "solved" | "unsolvable" | "limit" | "interrupted";
  /** Which limit was met, if the outcome is `limit`. */
  readonly limit: Limit | null;
  /** Why there is no solution, if that was known before any search. */
  readonly reason: string | null;
  /** The reason as data, for other languages; null where there is only the text, or no reason. */
  readonly said: Said | null;
  readonly cost: number | null;
  readonly depth: number | null;
  readonly actions: readonly Action[];
  readonly states: readonly State[];
  readonly metrics: Metrics;
}

/** Searches to the end, or to a limit. */
export function solve<State, Action>(
  problem: Problem<State, Action>,
  strategy: StrategyName | Strategy,
  options: SolveOptions<State, Action> = {},
): SearchResult<State, Action> {
  const search = new Search(problem, strategy, options);
  while (search.advance());
  return search.result();
}

/** The same, giving way to other work of the page or the server every few milliseconds. */
export async function solveAsync<State, Action>(
  problem: Problem<State, Action>,
  strategy: StrategyName | Strategy,
  options: SolveOptions<State, Action> = {},
): Promise<SearchResult<State, Action>> {
  const search = new Search(problem, strategy, options);
  while (search.advance()) await othersHadTheirTurn();
  return search.result();
}

/** How long `advance` works before it returns. */
const SLICE_MS = 8;

/** How often `advanceBy` checks the limits. */
const STEPS_PER_CHECK = 256;

/** A search that can be advanced piece by piece. */
export class Search<State, Action> {
  private readonly engine: Engine<State, Action> | undefined;
  private readonly reason: string | Sentence | undefined;
  private readonly derive: CountingRow["derive"];
  /** Whether the frontier is ordered by age alone. */
  private readonly byAge: boolean;
  private readonly starts: number;
  private readonly clock = new Stopwatch(now);
  /** Only with a limit on it: reading it costs more than reading the clock. */
  private readonly processor: Stopwatch | undefined;
  private ended: SearchResult<State, Action>["outcome"] | undefined;
  private limit: Limit | null = null;
  private peakBytes = 0;
  private stepsPerCheck = 1;
  private timeMs = 0;
  /** Once the search is over and its result has been asked for. */
  private final: SearchResult<State, Action> | undefined;

  constructor(
    problem: Problem<State, Action>,
    strategy: StrategyName | Strategy,
    private readonly options: SolveOptions<State, Action> = {},
  ) {
    const row =
      typeof strategy === "string" ? rowNamed<Strategy>(strategies, "strategy", strategy) : strategy;
    const checked = engineOptions(problem, row, options);
    this.derive = rowNamed<CountingRow>(countings, "counting", options.counting ?? "standard").derive;
    if (options.limits?.cpu !== undefined) this.processor = new Stopwatch(() => processorTime()!);
    this.byAge = row.gWeight === 0 && row.hWeight === 0;
    this.starts = problem.starts.length;
    this.reason = checkedReason(problem.unsolvable?.(), problem.starts[0]);
    if (this.reason === undefined) this.engine = row.engine(checked);
    else this.ended = "unsolvable";
  }

  /** Works for about 8 ms. False when the search is over. */
  advance(): boolean {
    return this.worked(() => {
      const sliceEnd = now() + SLICE_MS;
      while (this.ended === undefined) {
        const before = now();
        this.steps(this.stepsPerCheck);
        this.checkEnd();
        const after = now();
        // Checks come often enough to be punctual and seldom enough to cost nothing.
        if (after - before < 0.5) this.stepsPerCheck = Math.min(this.stepsPerCheck * 2, 4096);
        else if (this.stepsPerCheck > 1 && after - before > 2) this.stepsPerCheck >>= 1;
        if (after >= sliceEnd) break;
      }
    });
  }

  /**
   * Expands at most this many more nodes, for searches that are advanced in step with others. Its clock stops between
   * calls. False when the search is over.
   */
  advanceBy(expansions: number): boolean {
    this.clock.goOn();
    this.processor?.goOn();
    return this.worked(() => {
      const counters = this.engine?.counters ?? newCounters();
      const until = counters.expanded + expansions;
      for (let steps = 1; this.ended === undefined && counters.expanded < until; steps++) {
        const left = Math.min(until, this.options.limits?.nodes ?? until) - counters.expanded;
        if (left <= 0) break;
        this.engine!.step(left);
        if (steps % STEPS_PER_CHECK === 0 || this.engine!.state !== "running") this.checkEnd();
      }
      if (this.ended === undefined) this.checkEnd();
    });
  }

  /** What had been counted when the current round began; undefined unless other threads could go on from there. */
  get roundBegin(): RoundCounts | undefined {
    return this.engine?.roundBegin;
  }

  /** Ends with what other threads have found, going on from `roundBegin`. */
  adopt(
    counts: RoundCounts,
    path: readonly number[] | null,
    { outcome, limit }: Pick<SearchResult<State, Action>, "outcome" | "limit">,
  ): void {
    this.engine!.adopt!(counts, path);
    this.final = undefined;
    this.ended = outcome;
    this.limit = limit;
    this.stopClock();
  }

  /** Nodes in the frontier now. */
  get frontierSize(): number {
    return this.engine?.frontierSize() ?? 0;
  }

  /** What is known so far; final once `advance` has returned false. */
  result(): SearchResult<State, Action> {
    if (this.final !== undefined) return this.final;
    const result = this.resultNow();
    if (this.ended !== undefined) {
      this.final = result;
      this.engine?.giveBack?.();
    }
    return result;
  }

  private resultNow(): SearchResult<State, Action> {
    const path = this.engine?.solution() ?? null;
    const depth = path === null ? null : path.actions.length;
    const counters = this.engine?.counters ?? newCounters();
    const frontierLeft = this.frontierSize;
    const startsAgain = this.starts * ((this.engine?.rounds ?? 1) - 1);
    const derived = this.derive({ counters, frontierLeft, depth, byAge: this.byAge, startsAgain });
    return {
      outcome: this.ended ?? "interrupted",
      limit: this.limit,
      reason: typeof this.reason === "object" ? this.reason.text : (this.reason ?? null),
      said: this.reason === undefined ? null : saidOf(this.reason),
      cost: path?.cost ?? null,
      depth,
      actions: path?.actions ?? [],
      states: path?.states ?? [],
      // Field by field: V8 takes longer to spread the counters than the kernel of a domain takes for hundreds of nodes.
      metrics: {
        generated: derived.generated,
        expanded: counters.expanded,
        duplicates: counters.duplicates,
        reopened: counters.reopened,
        taken: counters.taken,
        opened: counters.opened,
        peakFrontier: counters.peakFrontier,
        frontierLeft,
        depth: depth ?? this.engine?.lastDepth ?? null,
        penetrance: derived.penetrance,
        branchingFactor: derived.branchingFactor,
        timeMs: this.timeMs,
        memoryBytes: Math.max(this.peakBytes, this.engine?.bytes() ?? 0),
      },
    };
  }

  /** Whether the search goes on. After an error it does not: the node that was being expanded would be missing. */
  private worked(work: () => void): boolean {
    try {
      work();
    } catch (error) {
      this.ended = "interrupted";
      throw error;
    } finally {
      this.stopClock();
    }
    return this.ended === undefined;
  }

  private stopClock(): void {
    this.timeMs = this.clock.rest();
    this.processor?.rest();
  }

  private steps(count: number): void {
    const engine = this.engine!;
    const mostNodes = this.options.limits?.nodes ?? Number.POSITIVE_INFINITY;
    const { counters } = engine;
    for (let done = 0; done < count && engine.state === "running"; ) {
      const { expanded } = counters;
      if (expanded >= mostNodes) return;
      engine.step(mostNodes - expanded, count - done);
      done += Math.max(1, counters.expanded - expanded);
    }
  }

  /** Sets `ended` if the engine is done, a limit is reached or the caller wants to stop. */
  private checkEnd(): void {
    const { limits, signal, memoryInUse } = this.options;
    const engine = this.engine!;
    const bytes = engine.bytes();
    if (bytes > this.peakBytes) this.peakBytes = bytes;
    if (engine.state === "solved") this.ended = "solved";
    else if (engine.state === "exhausted") this.ended = "unsolvable";
    else if (engine.state !== "running") this.stopAt(engine.state);
    else if (signal?.aborted) this.ended = "interrupted";
    else if (engine.counters.expanded >= (limits?.nodes ?? Number.POSITIVE_INFINITY)) this.stopAtNodes();
    else if (this.clock.elapsed >= (limits?.time ?? Number.POSITIVE_INFINITY)) this.stopAt("time");
    else if (this.processor !== undefined && this.processor.elapsed >= limits!.cpu!) this.stopAt("cpu");
    else if (limits?.memory !== undefined && (memoryInUse?.(limits.memory) ?? bytes) > limits.memory)
      this.stopAt("memory");
  }

  private stopAtNodes(): void {
    const engine = this.engine!;
    if (this.options.nodeStop === "taken") engine.step(0);
    if (engine.state === "solved") this.ended = "solved";
    else this.stopAt("nodes");
  }

  private stopAt(limit: Limit): void {
    this.ended = "limit";
    this.limit = limit;
  }
}
