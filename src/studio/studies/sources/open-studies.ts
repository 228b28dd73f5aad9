/** The studies that are open in the page: loaded from files, run in the page, or fetched from the machine. */
import { create } from "zustand";
import type { Fault } from "../../../domains/index.ts";
import type { StudyResults } from "../../../study/results.ts";

export interface OpenStudy {
  /** Its source and its id: `file/…`, `page/…`, `machine/…`. It is part of the address. */
  readonly key: string;
  readonly results: StudyResults;
  /** Null if it is not running. */
  readonly stop: (() => void) | null;
  /** Why it ended early. */
  readonly failure: Fault | null;
}

/** The newest first. */
export const useOpenStudies = create<{ readonly studies: readonly OpenStudy[] }>(() => ({ studies: [] }));

/** Adds a study, or replaces the one with the same key. */
export function keepStudy(study: OpenStudy): void {
  useOpenStudies.setState(({ studies }) => ({
    studies: studies.some(({ key }) => key === study.key)
      ? studies.map((other) => (other.key === study.key ? study : other))
      : [study, ...studies],
  }));
}

export function forgetStudy(study: OpenStudy): void {
  study.stop?.();
  useOpenStudies.setState(({ studies }) => ({ studies: studies.filter(({ key }) => key !== study.key) }));
}
