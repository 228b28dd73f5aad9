/** What the solver for Eternity II and its worker threads say to each other, and what they keep of each prefix. */
import type { Puzzle, TreePlace } from "../domains/eternity2/solver.ts";

export interface PlacementTask {
  readonly puzzle: Puzzle;
  readonly order: readonly number[];
  /** All solutions, or the first in the order of the walk. */
  readonly all: boolean;
  /** Whether the solutions are kept, not only counted. */
  readonly list: boolean;
}

/** How far the search below a prefix has come. */
export interface PrefixRecord {
  readonly placements: number;
  readonly solutions: number;
  /** The solutions, if they are kept. */
  readonly boards: readonly (readonly number[])[];
  /** How much of it was walked, from 0 to 1; an estimate. */
  readonly share: number;
  /** The most steps on a path. */
  readonly deepest: number;
  /** Where to go on; null if all was searched, or all up to the first solution. */
  readonly place: TreePlace | null;
}

/** A board with the most pieces; of equal ones the first in the order of the walk. */
export interface BestBoard {
  readonly depth: number;
  readonly prefix: number;
  readonly cells: readonly number[];
}

export interface PrefixJob {
  readonly prefix: number;
  readonly record: PrefixRecord;
}

export interface ToPlacementThread {
  readonly task: PlacementTask;
  readonly depth: number;
  readonly jobs: readonly PrefixJob[];
  /** Shared by all threads, by the numbers below. */
  readonly control: Int32Array;
}

// The shared words: not 0 to stop, the next job to take, the first prefix known to hold a solution.
export const STOP = 0;
export const NEXT_JOB = 1;
export const WINNER = 2;
export const CONTROL_WORDS = 3;

/** Sent a few times a second for the prefix in work, and when it is done. */
export interface FromPlacementThread {
  readonly prefix: number;
  readonly record: PrefixRecord;
  /** The best board of this prefix, if it is new. */
  readonly best: BestBoard | null;
}
