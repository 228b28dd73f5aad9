/**
 * What the report on Eternity II says of spaces, beside what is so: the sizes of trees that it prints, and its first cost
 * function on pieces as they are stored, which is solved, and scrambled.
 */
import { type SpaceCounts, spaceCounts } from "../domains/eternity2/space-counts.ts";
import type { RunRequest, RunResult } from "../run/run.ts";

/** The nodes of the search tree, by the side of the board. */
const printedTrees: Readonly<Record<number, string>> = {
  2: "11182080",
  3: "24817428680914501632000",
  4: "905703814554358516996854857467489926355353600000",
};

/** The sides of the report's boards. */
const sides = [2, 3, 4, 5, 6];

export interface CountedSpace extends SpaceCounts {
  /** Null if the report prints nothing for this size. */
  readonly printed: string | null;
}

export function countedSpaces(): CountedSpace[] {
  return sides.map((side) => ({ ...spaceCounts(side), printed: printedTrees[side] ?? null }));
}

/** One search with the first cost function. */
export interface ScrambledRun {
  readonly board: string;
  readonly heuristic: string;
  /** Null for the pieces as they are stored. */
  readonly seed: number | null;
  readonly request: RunRequest;
}

/** What a run found out: the nodes expanded, and whether it got to a solution before the limit. */
export interface ScrambledResult extends Omit<ScrambledRun, "request"> {
  readonly expanded: number;
  readonly isSolved: boolean;
}

/** Beyond this a search shows what it is to show. */
const MOST_EXPANDED = 300;
const seeds = [null, 1, 2];

export function scrambledRuns(): ScrambledRun[] {
  return ["report-2x2", "report-3x3", "report-4x4"].flatMap((board) =>
    ["border-first", "spiral", "colours"].flatMap((heuristic) =>
      seeds.map((seed) => ({
        ...{ board, heuristic, seed },
        request: {
          domain: "eternity2",
          input: { instance: board },
          settings: {
            ...{ preset: "java-report", strategy: "a-star", cost: "rotations", heuristic },
            nodes: String(MOST_EXPANDED),
            ...(seed !== null && { pieces: "scrambled", seed: String(seed) }),
          },
        },
      })),
    ),
  );
}

export function scrambledResult(
  { request: _, ...run }: ScrambledRun,
  { outcome, metrics }: RunResult,
): ScrambledResult {
  return { ...run, expanded: metrics.expanded, isSolved: outcome === "solved" };
}
