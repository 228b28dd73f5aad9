/** Runs what is left of a study on this machine, in a pool of processes, and records each result as soon as it is known. */
import type { RunOutcome } from "../run/outcome.ts";
import type { PlannedRun } from "../study/matrix.ts";
import { originOf } from "./environment.ts";
import { defaultMemory } from "./memory-in-use.ts";
import type { TaskSource } from "./pool/pool.ts";
import type { Effort, PoolTask, TaskAnswer } from "./pool/pool-task.ts";
import { runSplit } from "./pool/run-split.ts";
import { groupOf, runTasks, taskFor } from "./pool/run-tasks.ts";
import type { RunsToDo } from "./runs-to-do.ts";
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
  todo: RunsToDo,
  options: LocalOptions,
  signal: AbortSignal,
): Promise<void> {
  const tasks = new PlannedTasks(store, study, todo, options.jobs);
  await runTasks(tasks, options.jobs, signal, (running) => options.onProgress?.(tasks.progress(running)));
  for (const planned of todo.split()) {
    if (signal.aborted) return;
    await runInPieces(store, study, planned, options, signal);
  }
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

/** How far ahead runs are planned, so that a process finds one of its own group. */
const READ_AHEAD = 10_000;

/** The runs of a study, group by group. */
class PlannedTasks implements TaskSource<StudyTask> {
  private readonly groups = new Map<string, StudyTask[]>();
  /** Tasks in the groups. */
  private waiting = 0;
  private readonly upcoming: Iterator<PlannedRun>;
  private readonly begun = performance.now();
  private readonly doneBefore: number;
  private readonly memory: number;
  private done = 0;
  readonly groupOf = groupOf;
  readonly isClosed = true;

  constructor(
    private readonly store: Store,
    private readonly study: StudyTable,
    todo: RunsToDo,
    private readonly jobs: number,
  ) {
    this.upcoming = todo.whole()[Symbol.iterator]();
    this.doneBefore = todo.doneCount;
    this.memory = defaultMemory(jobs);
  }

  take(group: string | undefined): StudyTask | undefined {
    this.readAhead();
    const own = group === undefined ? undefined : this.groups.get(group);
    const tasks = own ?? [...this.groups.values()].sort((a, b) => b.length - a.length)[0];
    const task = tasks?.shift();
    if (task === undefined) return undefined;
    this.waiting--;
    if (tasks!.length === 0) this.groups.delete(groupOf(task));
    return task;
  }

  private readAhead(): void {
    while (this.waiting < READ_AHEAD) {
      const { value: planned, done } = this.upcoming.next();
      if (done) return;
      const task = { ...taskFor(planned, this.memory), planned };
      const group = groupOf(task);
      if (!this.groups.get(group)?.push(task)) this.groups.set(group, [task]);
      this.waiting++;
    }
  }

  async finished({ planned: { number, run } }: StudyTask, answer: TaskAnswer, effort: Effort): Promise<void> {
    await this.store.record(this.study.id, number, run, answer as RunOutcome, originOf(effort, this.jobs));
    this.done++;
  }

  progress(running: number): StudyProgress {
    const eachMs = (performance.now() - this.begun) / this.done;
    const { total } = this.study;
    const done = this.doneBefore + this.done;
    return { done, total, running, leftMs: this.done === 0 ? null : eachMs * (total - done) };
  }
}
