/** Runs what is left of a study on this machine, in a pool of processes, and records each result as soon as it is known. */
import type { RunOutcome } from "../run/outcome.ts";
import type { PlannedRun } from "../study/matrix.ts";
import type { TaskSource } from "./pool/pool.ts";
import type { PoolTask, TaskAnswer } from "./pool/pool-task.ts";
import { runSplit } from "./pool/run-split.ts";
import { defaultMemory, groupOf, runTasks, taskFor } from "./pool/run-tasks.ts";
import type { StudyTable } from "./store/schema.ts";
import type { Store } from "./store/store.ts";
import type { StudyObserver, StudyProgress } from "./study-progress.ts";

/** A planned run with its limits as numbers. */
interface StudyTask extends PoolTask {
  readonly planned: PlannedRun;
}

interface LocalOptions extends StudyObserver {
  readonly jobs: number;
}

/** Ends when every run is done and the study is marked as finished, or soon after `signal`. */
export async function runHere(
  store: Store,
  study: StudyTable,
  todo: readonly PlannedRun[],
  options: LocalOptions,
  signal: AbortSignal,
): Promise<void> {
  const whole = todo.filter(({ split }) => split === undefined);
  const tasks = new PlannedTasks(store, study, whole, study.total - todo.length, options.jobs);
  await runTasks(tasks, options.jobs, signal, (running) => options.onProgress?.(tasks.progress(running)));
  for (const planned of todo.filter(({ split }) => split !== undefined))
    await runInPieces(store, study, planned, options, signal);
  if (!signal.aborted) await store.finish(study.id);
}

async function runInPieces(
  store: Store,
  study: StudyTable,
  planned: PlannedRun,
  { jobs, onProgress }: LocalOptions,
  signal: AbortSignal,
): Promise<void> {
  const { number, run } = planned;
  const [records, runsDone] = [await store.pieces(study.id, number), await store.doneCount(study.id)];
  const outcome = await runSplit(
    planned,
    {
      jobs,
      records,
      recordPiece: (piece, record) => store.recordPiece(study.id, number, piece, record),
      onProgress: ({ done, left }) =>
        onProgress?.({
          done: runsDone,
          total: study.total,
          running: 1,
          leftMs: null,
          split: { run, piecesDone: done, piecesLeft: left },
        }),
    },
    signal,
  );
  if (outcome !== undefined) await store.record(study.id, number, run, outcome);
}

/** The runs of a study, group by group. */
class PlannedTasks implements TaskSource<StudyTask> {
  private readonly groups = new Map<string, StudyTask[]>();
  private readonly begun = performance.now();
  private done = 0;
  private left: number;
  readonly groupOf = groupOf;
  readonly isClosed = true;

  constructor(
    private readonly store: Store,
    private readonly study: StudyTable,
    todo: readonly PlannedRun[],
    /** Runs that had a result before. */
    private readonly doneBefore: number,
    jobs: number,
  ) {
    const memory = defaultMemory(jobs);
    // Reversed: the next one is at the end.
    for (const planned of todo.toReversed()) {
      const task = { ...taskFor(planned, memory), planned };
      const group = groupOf(task);
      if (!this.groups.get(group)?.push(task)) this.groups.set(group, [task]);
    }
    this.left = todo.length;
  }

  take(group: string | undefined): StudyTask | undefined {
    const own = group === undefined ? undefined : this.groups.get(group);
    const tasks = own ?? [...this.groups.values()].sort((a, b) => b.length - a.length)[0];
    const task = tasks?.pop();
    if (tasks?.length === 0) this.groups.delete(groupOf(task!));
    return task;
  }

  async finished({ planned: { number, run } }: StudyTask, answer: TaskAnswer): Promise<void> {
    await this.store.record(this.study.id, number, run, answer as RunOutcome);
    this.done++;
    this.left--;
  }

  progress(running: number): StudyProgress {
    const eachMs = (performance.now() - this.begun) / this.done;
    return {
      done: this.doneBefore + this.done,
      total: this.study.total,
      running,
      leftMs: this.done === 0 ? null : eachMs * this.left,
    };
  }
}
