/** What the studio's server and its page say to each other about the studies of the machine. */

import type { Fault } from "../domains/index.ts";

/** Larger studies are for reports: a page would freeze while drawing them. */
export const MOST_RUNS_IN_PAGE = 20_000;

/** A study in the store of the machine. */
export interface MachineStudy {
  readonly id: string;
  readonly name: string;
  readonly total: number;
  readonly done: number;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly finishedAt: string | null;
  /** Whether this server is running it. */
  readonly isRunning: boolean;
  /** Why it stopped before all of its runs were done; null if it did not, or was stopped by hand. */
  readonly failure: Fault | null;
}

export interface MachineListing {
  /** The store as people know it: a file, or the address of a database without the password. */
  readonly store: string;
  readonly cores: number;
  /** The newest first. */
  readonly studies: readonly MachineStudy[];
}

/** A built-in study by its name, or the text of a study file. */
export interface StudyStart {
  readonly study: { readonly name: string } | { readonly file: string; readonly text: string };
  /** The size of a sample of the instances of each part; all if null. */
  readonly sample: number | null;
  /** Processes; null for one per core. */
  readonly jobs: number | null;
}
