/**
 * What an analysis of heuristics knows of the domains beyond their rows: spaces by name, and the test of solvability step
 * by step. A table of its own, because a page starts without it.
 */
import type { ProblemInput, Settings } from "./domain.ts";
import { eternityAnalysis } from "./eternity2/analysis.ts";
import type { SpaceCounts } from "./eternity2/space-counts.ts";
import { type AnyDomain, eternity2, slidingTiles } from "./index.ts";
import { slidingAnalysis } from "./sliding-tiles/analysis.ts";

/** The test of whether a sliding puzzle can be solved: it can if inversions and rows of the blank add up to an even number. */
export interface StateOrder {
  /** Tiles in the order of the board, each with the tiles after it that come before it in the goal. */
  readonly inversions: readonly { readonly tile: number; readonly before: readonly number[] }[];
  /** Rows between the blank and its place; null on boards of odd width, where they do not count. */
  readonly blankRows: number | null;
  readonly isSolvable: boolean;
}

/** All states of one kind of board, for an analysis of heuristics. */
export interface Space {
  /** A problem from whose start every state can be reached. */
  readonly input: ProblemInput;
  readonly settings?: Settings;
  /** How many states there are, if that is known beforehand. */
  readonly states?: number;
  /** A random state, as the text of a problem; without it, a sample is taken on random paths from the start. */
  random?(seed: number): string;
  /** How the true cost of a sampled state is found; the domain's defaults if left out. */
  readonly solver?: Settings;
  /** Its size by depth, where a document counts it. */
  readonly counts?: SpaceCounts;
}

/** All of it is optional: without a space of that name, the states of a problem are meant. */
export interface AnalysisRow {
  /** The space of this name, such as `3x3`; undefined if there is none. */
  space?(name: string, settings: Settings): Space | undefined;
  /** The name of the space that a problem belongs to, from the name of its instance and its first board as drawn. */
  nameOf?(instance: string, start: string): string | undefined;
  /** The options of the domain that make another space; all of them if left out. */
  readonly options?: readonly string[];
  /** By how many pairs a state is out of order, where that decides whether it can be solved. */
  order?(problem: unknown, state: unknown): StateOrder;
}

export const analysisRows: ReadonlyMap<AnyDomain, AnalysisRow> = new Map<AnyDomain, AnalysisRow>([
  [slidingTiles, slidingAnalysis],
  [eternity2, eternityAnalysis],
]);
