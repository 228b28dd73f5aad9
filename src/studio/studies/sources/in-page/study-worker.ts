/** A whole study in one worker of the page, run after run: for small ones, and where there is no server. */
import { faultOf } from "../../../../domains/index.ts";
import { died, outcomeOfRequest } from "../../../../run/outcome.ts";
import { messageOf } from "../../../../search/index.ts";
import { type PlannedRun, plannedRuns } from "../../../../study/matrix.ts";
import type { StudyRunResult } from "../../../../study/results.ts";
import { listenToPage, postToPage } from "../../../app/worker/scope.ts";
import type { FromStudyWorker, ToStudyWorker } from "./messages.ts";
import { withOwnPrograms } from "./own-programs.ts";

/** A tab has less than a process. */
const MEMORY = 400e6;
/** Rarely enough for the page to stay responsive. */
const POST_EVERY_MS = 400;

const post = (message: FromStudyWorker) => postToPage(message);

listenToPage<ToStudyWorker>(async ({ definition }) => {
  try {
    const planned = plannedRuns(await withOwnPrograms(definition));
    post({ type: "planned", total: planned.length });
    let results: StudyRunResult[] = [];
    let postedAt = performance.now();
    for (const one of planned) {
      results.push(await resultOf(one));
      if (performance.now() - postedAt < POST_EVERY_MS) continue;
      post({ type: "results", results });
      results = [];
      postedAt = performance.now();
    }
    post({ type: "results", results });
    post({ type: "finished" });
  } catch (error) {
    post({ type: "failed", fault: faultOf(error) });
  }
});

async function resultOf({ run: what, request }: PlannedRun): Promise<StudyRunResult> {
  try {
    return { ...what, ...(await outcomeOfRequest(request, { memory: MEMORY })) };
  } catch (error) {
    return { ...what, ...died(messageOf(error as Error)) };
  }
}
