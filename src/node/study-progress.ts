/** What a running study reports to an observer: its progress, and notices for the user. All of it is data. */
import type { Sentence } from "../search/index.ts";
import type { StudyRun } from "../study/results.ts";

export interface StudyProgress {
  /** Runs of the study that have a result. */
  readonly done: number;
  /** Runs in all. */
  readonly total: number;
  /** Runs in progress here; null on a cluster, where they are not counted. */
  readonly running: number | null;
  /** An estimate of the time that is left; null while there is none. */
  readonly leftMs: number | null;
  /** The split search in progress, if there is one. */
  readonly split?: SplitProgress;
}

interface SplitProgress {
  readonly run: StudyRun;
  readonly piecesDone: number;
  /** Pieces of the round that are left. */
  readonly piecesLeft: number;
}

export interface StudyObserver {
  /** Called about twice a second. */
  onProgress?(progress: StudyProgress): void;
  onNotice?(notice: Sentence): void;
}
