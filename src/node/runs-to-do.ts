/** The runs of a study that have no result yet. */
import type { PlannedRun, StudyPlan } from "../study/matrix.ts";

export class RunsToDo {
  constructor(
    private readonly plan: StudyPlan,
    /** The numbers of the runs that have a result. */
    private readonly done: ReadonlySet<number>,
  ) {}

  /** Runs that have a result. */
  get doneCount(): number {
    return this.done.size;
  }

  /** Those that one process does as a whole, in the order of the plan. */
  whole(): Iterable<PlannedRun> {
    return this.runs(false);
  }

  /** Those that are cut into pieces. */
  split(): Iterable<PlannedRun> {
    return this.runs(true);
  }

  private *runs(isSplit: boolean): Generator<PlannedRun> {
    for (let number = 0; number < this.plan.total; number++) {
      if (!this.done.has(number) && this.plan.isSplit(number) === isSplit) yield this.plan.at(number);
    }
  }
}
