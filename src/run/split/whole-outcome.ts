/** The outcome of a split search from the sums over its pieces: the counters that one walk in place would have had. */
import type { OpenedProblem } from "../../domains/index.ts";
import { branchingFactor, type Metrics, penetrance, type Sentence } from "../../search/index.ts";
import type { RunOutcome } from "../outcome.ts";
import { reasonOf } from "../sentences.ts";

interface Summed {
  readonly outcome: "solved" | "unsolvable" | "limit";
  readonly reason?: string | Sentence;
  readonly solution?: { readonly end: unknown; readonly depth: number };
  readonly made?: number;
  readonly expanded?: number;
  readonly deepest?: number;
  readonly rounds?: number;
  readonly timeMs?: number;
}

export function wholeOutcome(
  { problem, picture }: OpenedProblem<unknown, unknown>,
  { outcome, reason, solution, made, expanded = 0, deepest = 0, rounds = 0, timeMs = 0 }: Summed,
): RunOutcome {
  const [start] = problem.starts;
  const depth = solution?.depth ?? null;
  const isSearched = made !== undefined;
  const generated = isSearched ? 1 + made : 0;
  const taken = isSearched ? expanded - rounds + (depth === null ? 0 : 1) : 0;
  const metrics: Metrics = {
    generated,
    expanded,
    duplicates: 0,
    reopened: 0,
    taken,
    opened: isSearched ? taken + 1 : 0,
    peakFrontier: isSearched ? deepest + 1 : 0,
    frontierLeft: depth === null ? 0 : depth + 1,
    depth: depth ?? (isSearched ? 0 : null),
    penetrance: depth === null ? null : penetrance(depth, generated),
    branchingFactor: depth === null ? null : branchingFactor(depth, generated),
    timeMs,
    memoryBytes: 0,
  };
  return {
    outcome,
    limit: outcome === "limit" ? "nodes" : null,
    reason: reason === undefined ? null : reasonOf(reason),
    cost: depth,
    depth,
    score: null,
    metrics,
    start: depth === null ? null : picture(start),
    end: solution === undefined ? null : picture(solution.end),
    length: depth,
  };
}
