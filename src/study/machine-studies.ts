/** What the studio's server and its page say to each other about the studies of the machine. No Node here. */

import type { Fault } from "../domains/index.ts";

/** Larger studies are for reports: a page would stand still while it draws them. */
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
  /** Whether this server runs it at the moment. */
  readonly isRunning: boolean;
  /** Why the last run of it ended before the study did; null if it did not. */
  readonly failure: Fault | null;
}

export interface MachineListing {
  /** How people call the store: a file or the address of a database, without a password. */
  readonly store: string;
  readonly cores: number;
  /** The newest first. */
  readonly studies: readonly MachineStudy[];
}

/** A built-in study by its name, or the text of a study file. */
export interface StudyStart {
  readonly study: { readonly name: string } | { readonly file: string; readonly text: string };
  /** So many instances of each part; all if null. */
  readonly sample: number | null;
  /** Processes; null for one a core. */
  readonly jobs: number | null;
}
