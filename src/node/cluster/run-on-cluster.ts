/** A study on a cluster: its runs are put into the queue, and this process works on them beside all other workers. */
import { setTimeout as pause } from "node:timers/promises";
import { studySentence } from "../../run/sentences.ts";
import type { Sentence } from "../../search/index.ts";
import { ownVersion } from "../environment.ts";
import type { RunsToDo } from "../runs-to-do.ts";
import { persistently } from "../store/persistently.ts";
import type { StudyTable } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import type { StudyObserver } from "../study-progress.ts";
import { putRuns, work } from "./worker.ts";

interface ClusterOptions extends StudyObserver {
  readonly jobs: number;
  readonly heartbeat: number;
}

const PROGRESS_EVERY_MS = 1000;
/** What the program is waiting for is said after so many heartbeats without a result, and then ever more rarely. */
const BEATS_WITHOUT_WORKER = 3;
const BEATS_WITHOUT_RESULT = 24;
const MORE_RARELY = 4;

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
  const failed = new AbortController();
  const over = new AbortController();
  const waiting = new Waiting(store, heartbeat);
  const watch = async () => {
    while (!over.signal.aborted) {
      await pause(PROGRESS_EVERY_MS, undefined, { signal: over.signal }).catch(() => {});
      done = await store.doneCount(study.id).catch(() => done);
      if (over.signal.aborted) return;
      const eachMs = (performance.now() - begun) / (done - before);
      const leftMs = done === before ? null : eachMs * (study.total - done);
      onProgress?.({ done, total: study.total, running: null, leftMs });
      const sentence = await waiting.look(done, study.total - done).catch(() => undefined);
      if (sentence !== undefined) onNotice?.(sentence);
    }
  };
  const ending = AbortSignal.any([signal, failed.signal]);
  const observer = { ...(onNotice && { onNotice }) };
  // Says so if the database is away: with no processes of its own, the program asks nothing else.
  const count = () => persistently(() => store.doneCount(study.id), { ...observer, signal: ending });
  const isOver = async () => (await count().catch(() => done)) === study.total;
  try {
    void watch();
    await Promise.all([
      putRuns(store, study.id, todo, ending, observer),
      work(store, { jobs, heartbeat, isOver, ...observer }, ending),
    ]);
  } catch (error) {
    failed.abort();
    throw error;
  } finally {
    over.abort();
  }
}

/** For whom a study waits whose runs do not end. */
class Waiting {
  private done = -1;
  private since = performance.now();
  private times = 0;

  constructor(
    private readonly store: Store,
    private readonly heartbeat: number,
  ) {}

  /** What there is to say now, if anything. */
  async look(done: number, left: number): Promise<Sentence | undefined> {
    const now = performance.now();
    if (done !== this.done) [this.done, this.since, this.times] = [done, now, 0];
    const seconds = (now - this.since) / 1000;
    const isDue = (beats: number) => seconds >= beats * this.heartbeat * MORE_RARELY ** this.times;
    if (left === 0 || !isDue(BEATS_WITHOUT_WORKER)) return undefined;
    const own = ownVersion();
    const workers = (await this.store.workers()).filter(({ jobs }) => jobs > 0);
    const able = workers.filter((it) => it.version === own.version && it.signature === own.signature);
    if (able.length > 0 && !isDue(BEATS_WITHOUT_RESULT)) return undefined;
    this.times++;
    if (able.length > 0) return studySentence("waiting-for-workers", left, Math.round(seconds), able.length);
    const others = new Set(workers.map(({ version, signature }) => `Frontier ${version} (${signature})`));
    return studySentence("waiting-no-worker", left, Math.round(seconds), own.version, own.signature, [
      ...others,
    ]);
  }
}
