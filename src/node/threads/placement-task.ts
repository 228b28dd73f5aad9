/** What the solver for Eternity II and those who walk for it say to each other, and what is kept of each prefix. */
import type { Puzzle, TreePlace } from "../../domains/eternity2/solver.ts";

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
  /** No board of this prefix with at most so many steps is better than the best one known. */
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

export interface ToWalker {
  readonly task: PlacementTask;
  readonly depth: number;
  readonly jobs: readonly PrefixJob[];
  /** Shared by all walkers, by the numbers below. */
  readonly control: Int32Array;
}

// The shared words: not 0 to stop, the next job to take, the first prefix known to hold a solution.
export const STOP = 0;
export const NEXT_JOB = 1;
export const WINNER = 2;
export const CONTROL_WORDS = 3;

/** Sent a few times a second: what is new. */
export interface FromWalker {
  /** By prefix: those that were finished, and the one in work. */
  readonly records: readonly (readonly [number, PrefixRecord])[];
  /** The best board so far, if it is new. */
  readonly best: BestBoard | null;
}
