/** Split searches on one machine: their pieces go to the pool, and those after a first solution are given up. */

import type { RunOutcome } from "../../run/outcome.ts";
import { pieceDied } from "../../run/outcome.ts";
import { planFor } from "../../run/split/index.ts";
import type { NumberedPiece, PieceRecord, SplitPlan } from "../../run/split/piece.ts";
import type { PlannedRun } from "../../study/matrix.ts";
import { quietTableCache } from "../files/table-cache.ts";
import { defaultMemory } from "../memory-in-use.ts";
import type { Pool, TaskSource } from "./pool.ts";
import type { PoolTask, TaskAnswer } from "./pool-task.ts";
import { groupOf, runTasks, taskFor } from "./run-tasks.ts";

interface PieceTask extends PoolTask {
  readonly index: number;
}

interface SplitProgress {
  /** Pieces of the round. */
  readonly done: number;
  readonly left: number;
}

export interface SplitOptions {
  readonly jobs: number;
  /** What is known already. */
  readonly records: Map<number, PieceRecord>;
  recordPiece(piece: number, record: PieceRecord): Promise<void>;
  onProgress?(progress: SplitProgress): void;
}

/** Undefined if it was stopped before its end. */
export async function runSplit(
  planned: PlannedRun,
  options: SplitOptions,
  signal: AbortSignal,
): Promise<RunOutcome | undefined> {
  const pieces = new Pieces(planned, options);
  await runTasks<PieceTask>(
    pieces,
    options.jobs,
    signal,
    () => options.onProgress?.(pieces.progress()),
    (pool) => {
      pieces.pool = pool;
    },
  );
  return pieces.outcome;
}

class Pieces implements TaskSource<PieceTask> {
  readonly groupOf = groupOf;
  outcome: RunOutcome | undefined;
  pool: Pool<PieceTask> | undefined;
  private readonly plan: SplitPlan;
  private readonly task: PoolTask;
  private readonly taken = new Set<number>();
  private wanted: readonly NumberedPiece[] = [];

  constructor(
    { request, split }: PlannedRun,
    private readonly options: SplitOptions,
  ) {
    this.plan = planFor(request, split!, quietTableCache());
    this.task = taskFor({ request }, defaultMemory(options.jobs));
    this.askPlan();
  }

  get isClosed(): boolean {
    return this.outcome !== undefined;
  }

  take(): PieceTask | undefined {
    const next = this.isClosed ? undefined : this.wanted.find(({ index }) => !this.taken.has(index));
    if (next === undefined) return undefined;
    this.taken.add(next.index);
    return { ...this.task, ...next };
  }

  async finished({ index }: PieceTask, answer: TaskAnswer): Promise<void> {
    if ("outcome" in answer) {
      this.outcome = pieceDied(answer);
    } else {
      await this.options.recordPiece(index, answer);
      this.options.records.set(index, answer);
      this.askPlan();
    }
    const needed = new Set(this.isClosed ? [] : this.wanted.map((piece) => piece.index));
    this.pool?.cancel((task) => !needed.has(task.index));
  }

  progress(): SplitProgress {
    return { done: this.options.records.size, left: this.wanted.length };
  }

  private askPlan(): void {
    const next = this.plan.next(this.options.records);
    if ("outcome" in next) this.outcome = next;
    else this.wanted = next;
  }
}
