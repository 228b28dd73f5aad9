/**
 * The life of a study: begun or resumed, held by one process at a time, run here or on a cluster, each result recorded as
 * soon as it is known, finished. The command line, the studio's server and the benchmarks all go through here.
 */
import { studySentence } from "../run/sentences.ts";
import { OptionError } from "../search/index.ts";
import type { StudyDefinition } from "../study/definition.ts";
import { StudyPlan } from "../study/matrix.ts";
import { environment, ownVersion } from "./environment.ts";
import { defaultJobs } from "./pool/run-tasks.ts";
import { RunsToDo } from "./runs-to-do.ts";
import { type Patience, persistently } from "./store/persistently.ts";
import type { StudyTable } from "./store/schema.ts";
import type { Store } from "./store/store.ts";
import { definitionOf, environmentOf } from "./store/study-row.ts";
import type { StudyObserver } from "./study-progress.ts";
import { runHere } from "./study-runner.ts";

export interface StudyOptions extends StudyObserver {
  /** Processes of this machine; one per core if left out. On a cluster it may be 0: others do the work. */
  readonly jobs?: number | undefined;
  /** Seconds between two signs of life of a worker on a cluster. */
  readonly heartbeat?: number;
  /** Runs that died fewer times than this are tried again. */
  readonly retryDied?: number | undefined;
}

export const DEFAULT_HEARTBEAT = 5;

/** Puts a new study into the store, with none of its runs done. */
export async function beginStudy(
  store: Store,
  definition: StudyDefinition,
  patience: Patience = {},
): Promise<StudyTable> {
  const { total } = new StudyPlan(definition);
  const before = await persistently(() => store.newest(definition.name), patience);
  const own = environment();
  const startedAt = new Date().toISOString();
  let isAsked = false;
  const id = await persistently(async () => {
    // The answer may have been lost on its way: then the study has begun.
    const begun = isAsked ? await store.begun(definition, own, startedAt) : undefined;
    isAsked = true;
    return begun ?? store.begin(definition, own, total, startedAt);
  }, patience);
  if (before !== undefined && before.finished_at === null)
    patience.onNotice?.(studySentence("left-unfinished", before.id));
  return persistently(() => store.known(id), patience);
}

/**
 * The study of an id, or the newest of a name, if this program can go on with it. With a definition, it must be the one
 * that the study was begun with. Throws an OptionError otherwise.
 */
export async function resumableStudy(
  store: Store,
  which: string,
  definition?: StudyDefinition,
  patience: Patience = {},
): Promise<StudyTable> {
  const study = await persistently(
    () => (definition === undefined ? store.find(which) : store.newest(definition.name)),
    patience,
  );
  if (study === undefined) throw new OptionError(studySentence("nothing-to-resume", which, store.label));
  if (definition !== undefined && JSON.stringify(definition) !== JSON.stringify(definitionOf(study)))
    throw new OptionError(studySentence("definition-changed", which, study.id));
  const { version, signature } = environmentOf(study);
  const own = ownVersion();
  // Another version that counts nodes alike gives the same results.
  if (signature !== own.signature)
    throw new OptionError(
      studySentence("other-version", study.id, version, signature, own.version, own.signature),
    );
  return study;
}

/**
 * Does the runs of a study that have no result yet. Ends when all have one, or soon after `signal`: what was recorded
 * stays, and the study can be resumed. Throws an OptionError if another process is running it.
 */
export async function runStudy(
  store: Store,
  study: StudyTable,
  options: StudyOptions,
  signal: AbortSignal,
): Promise<void> {
  const { jobs = defaultJobs(), heartbeat = DEFAULT_HEARTBEAT, retryDied, onNotice } = options;
  const patience = { signal, ...(onNotice && { onNotice }) };
  const release = await persistently(() => store.hold(study.id), patience);
  if (release === undefined) throw new OptionError(studySentence("study-held", study.id));
  try {
    if (retryDied !== undefined) {
      const again = await persistently(() => store.retryDied(study.id, retryDied), patience);
      if (again > 0) onNotice?.(studySentence("died-again", again));
    }
    const done = await persistently(() => store.done(study.id), patience);
    const todo = new RunsToDo(new StudyPlan(definitionOf(study)), done);
    if (store.isCluster) {
      // Loaded here: most users never need it.
      const { runOnCluster } = await import("./cluster/run-on-cluster.ts");
      await runOnCluster(store, study, todo, { ...options, jobs, heartbeat }, signal);
    } else {
      await runHere(store, study, todo, { ...options, jobs }, signal);
      if (!signal.aborted && (await store.doneCount(study.id)) < study.total) throw store.damaged();
    }
  } finally {
    await release();
  }
}
