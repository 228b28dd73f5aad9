/** What the page and the worker that runs a study say to each other. */
import type { Fault } from "../../../../domains/index.ts";
import type { StudyDefinition } from "../../../../study/definition.ts";
import type { StudyRunResult } from "../../../../study/results.ts";

export interface ToStudyWorker {
  readonly type: "run";
  readonly definition: StudyDefinition;
}

export type FromStudyWorker =
  | { readonly type: "planned"; readonly total: number }
  /** More results, in the order of the plan. */
  | { readonly type: "results"; readonly results: readonly StudyRunResult[] }
  | { readonly type: "finished" }
  | { readonly type: "failed"; readonly fault: Fault };
