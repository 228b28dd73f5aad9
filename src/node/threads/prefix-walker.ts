/**
 * Takes prefixes one after the other and searches below them, a slice at a time: the same in the main thread and in
 * the others. What it has found it reports a few times a second, in one message.
 */
import type { PlacementSearch } from "../../domains/eternity2/solver.ts";
import {
  type BestBoard,
  type FromWalker,
  NEXT_JOB,
  type PrefixJob,
  type PrefixRecord,
  STOP,
  type ToWalker,
  WINNER,
} from "./placement-task.ts";

/** Some hundredths of a second. */
const PLACEMENTS_PER_SLICE = 1_000_000;
const REPORT_EVERY_MS = 250;

export class PrefixWalker {
  private job: PrefixJob | undefined;
  // Of the prefix in work, with what was found before a checkpoint.
  private solutions = 0;
  private boards: (readonly number[])[] = [];
  /** The best of all prefixes that were searched here. */
  private best: BestBoard | null = null;
  private isBestReported = true;
  private finished: (readonly [number, PrefixRecord])[] = [];
  private reported = performance.now();

  constructor(
    private readonly search: PlacementSearch,
    private readonly given: ToWalker,
    private readonly send: (message: FromWalker) => void,
  ) {}

  /** Works for one slice. False when nothing is left to do, or the search was stopped; all is reported by then. */
  advance(): boolean {
    for (let left = PLACEMENTS_PER_SLICE; left > 0; ) {
      if (this.isStopped() || !this.hasJob()) {
        this.report();
        return false;
      }
      const before = this.search.placements;
      const came = this.search.advance(left);
      left -= this.search.placements - before;
      if (came === "deeper" || came === "solution") this.lookAtBoard();
      if (came === "solution") this.countSolution();
      if (came === "ended" || (came === "solution" && !this.given.task.all)) this.finish();
    }
    if (performance.now() - this.reported >= REPORT_EVERY_MS) this.report();
    return true;
  }

  private isStopped(): boolean {
    return Atomics.load(this.given.control, STOP) !== 0;
  }

  /** Goes on with the prefix in work, or to the next one. */
  private hasJob(): boolean {
    const { jobs, control, depth } = this.given;
    while (this.job === undefined || this.isBehindWinner(this.job.prefix)) {
      this.job = jobs[Atomics.add(control, NEXT_JOB, 1)];
      if (this.job === undefined) return false;
      const { record, prefix } = this.job;
      this.solutions = record.solutions;
      this.boards = [...record.boards];
      this.search.goTo(record.place!, depth, Math.max(record.deepest, this.deepestOfNoUse(prefix)));
    }
    return true;
  }

  /** In a search for the first solution nothing behind a known one matters. */
  private isBehindWinner(prefix: number): boolean {
    return !this.given.task.all && prefix > Atomics.load(this.given.control, WINNER);
  }

  /** Boards of this prefix with at most so many steps are not better than the best one. */
  private deepestOfNoUse(prefix: number): number {
    if (this.best === null) return -1;
    return prefix > this.best.prefix ? this.best.depth : this.best.depth - 1;
  }

  private lookAtBoard(): void {
    const { depth } = this.search;
    const { prefix } = this.job!;
    if (depth <= this.deepestOfNoUse(prefix) || (prefix === this.best?.prefix && depth === this.best.depth))
      return;
    this.best = { depth, prefix, cells: this.search.board().cells };
    this.isBestReported = false;
  }

  private countSolution(): void {
    const { task, control } = this.given;
    this.solutions++;
    if (task.list) this.boards.push(this.search.board().cells);
    if (!task.all) lower(control, WINNER, this.job!.prefix);
  }

  private finish(): void {
    this.finished.push([this.job!.prefix, this.record({ place: null, share: 1 })]);
    this.job = undefined;
  }

  private report(): void {
    const { job, search } = this;
    const records = this.finished;
    if (job !== undefined)
      records.push([
        job.prefix,
        this.record({ place: search.place(), share: search.share(this.given.depth) }),
      ]);
    if (records.length > 0) this.send({ records, best: this.isBestReported ? null : this.best });
    this.finished = [];
    this.isBestReported = true;
    this.reported = performance.now();
  }

  private record(state: Pick<PrefixRecord, "place" | "share">): PrefixRecord {
    return {
      placements: this.job!.record.placements + this.search.placements,
      solutions: this.solutions,
      boards: this.boards,
      deepest: this.search.known,
      ...state,
    };
  }
}

/** Sets a shared word to a value if it is higher. */
function lower(words: Int32Array, index: number, value: number): void {
  for (;;) {
    const now = Atomics.load(words, index);
    if (now <= value || Atomics.compareExchange(words, index, now, value) === now) return;
  }
}
