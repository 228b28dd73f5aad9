/** Studies in a store as an interrupted, finished or failed `study run` leaves them. */
import { parseStudy } from "../../src/node/files/definition-file.ts";
import { openEmbeddedStore } from "../../src/node/store/store-embedded.ts";
import { beginStudy } from "../../src/node/study-life.ts";
import { outcomeOf, type RunOutcome } from "../../src/run/outcome.ts";
import { searched } from "../../src/run/run.ts";
import { type PlannedRun, plannedRuns } from "../../src/study/matrix.ts";

/** The result of a run that is kept; undefined if the run is still left. */
type Result = (run: PlannedRun) => RunOutcome | undefined;

export const solved: Result = ({ request }) => outcomeOf(searched(request));

/** Keeps a study in the store in `file` and returns its id. */
export async function keepStudy(file: string, name: string, yaml: string, result: Result): Promise<string> {
  const definition = parseStudy(yaml, name);
  const store = await openEmbeddedStore(file);
  try {
    const { id } = await beginStudy(store, definition);
    const planned = plannedRuns(definition);
    for (const run of planned) {
      const outcome = result(run);
      if (outcome !== undefined) await store.record(id, run.number, run.run, outcome);
    }
    if ((await store.doneCount(id)) === planned.length) await store.finish(id);
    return id;
  } finally {
    await store.close();
  }
}
