/** A study on a cluster: its runs are put into the queue, and this process works on them beside all other workers. */
import type { RunsToDo } from "../runs-to-do.ts";
import type { StudyTable } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import type { StudyObserver } from "../study-progress.ts";
import { putRuns, work } from "./worker.ts";

interface ClusterOptions extends StudyObserver {
  readonly jobs: number;
  readonly heartbeat: number;
}

const PROGRESS_EVERY_MS = 1000;

/** Ends when every run of the study has a result, whoever did it, or soon after `signal`. */
export async function runOnCluster(
  store: Store,
  study: StudyTable,
  todo: RunsToDo,
  { jobs, heartbeat, onProgress, onNotice }: ClusterOptions,
  signal: AbortSignal,
): Promise<void> {
  const begun = performance.now();
  const before = todo.doneCount;
  let done = before;
  const watch = setInterval(async () => {
    done = await store.doneCount(study.id).catch(() => done);
    const eachMs = (performance.now() - begun) / (done - before);
    const leftMs = done === before ? null : eachMs * (study.total - done);
    onProgress?.({ done, total: study.total, running: null, leftMs });
  }, PROGRESS_EVERY_MS);
  const failed = new AbortController();
  const ending = AbortSignal.any([signal, failed.signal]);
  const isOver = async () => (await store.doneCount(study.id).catch(() => done)) === study.total;
  const observer = { ...(onNotice && { onNotice }) };
  try {
    await Promise.all([
      putRuns(store, study.id, todo, ending, observer),
      work(store, { jobs, heartbeat, isOver, ...observer }, ending),
    ]);
  } catch (error) {
    failed.abort();
    throw error;
  } finally {
    clearInterval(watch);
  }
}
