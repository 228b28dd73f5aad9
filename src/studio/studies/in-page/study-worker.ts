/** A whole study in one worker of the page, run after run: for small ones, and where there is no server. */
import { faultOf } from "../../../domains/index.ts";
import { died, outcomeOf } from "../../../run/outcome.ts";
import { searched } from "../../../run/run.ts";
import { toldBy } from "../../../search/index.ts";
import { type PlannedRun, plannedRuns } from "../../../study/matrix.ts";
import type { StudyRunResult } from "../../../study/results.ts";
import type { FromStudyWorker, ToStudyWorker } from "./messages.ts";

/** A tab has less than a process. */
const MEMORY = 400e6;
/** Seldom enough for the page to stay quick. */
const TELL_EVERY_MS = 400;

const tell = (message: FromStudyWorker) => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<ToStudyWorker>) => {
  try {
    const planned = plannedRuns(data.definition);
    tell({ type: "planned", total: planned.length });
    let results: StudyRunResult[] = [];
    let toldAt = performance.now();
    for (const one of planned) {
      results.push(resultOf(one));
      if (performance.now() - toldAt < TELL_EVERY_MS) continue;
      tell({ type: "results", results });
      results = [];
      toldAt = performance.now();
    }
    tell({ type: "results", results });
    tell({ type: "finished" });
  } catch (error) {
    tell({ type: "failed", fault: faultOf(error) });
  }
});

function resultOf({ run: what, request }: PlannedRun): StudyRunResult {
  try {
    return { ...what, ...outcomeOf(searched(request, { memory: MEMORY })) };
  } catch (error) {
    return { ...what, ...died(toldBy(error as Error)) };
  }
}
