/**
 * The solver for Eternity II on all cores: the tree of placements is cut into prefixes, this thread and others take them
 * one by one, and what they report adds up to what one walk from the start would count, whatever the number of workers.
 */
import { availableParallelism } from "node:os";
import type { Worker } from "node:worker_threads";
import { PlacementSearch, splitTree, type TreeSplit } from "../../domains/eternity2/solver.ts";
import { OptionError } from "../../search/index.ts";
import { readCheckpoint, writeCheckpoint } from "../files/placement-checkpoint.ts";
import {
  type BestBoard,
  CONTROL_WORDS,
  type FromWalker,
  type PlacementTask,
  type PrefixJob,
  type PrefixRecord,
  STOP,
  type ToWalker,
  WINNER,
} from "./placement-task.ts";
import { PrefixWalker } from "./prefix-walker.ts";
import { startThread } from "./start-thread.ts";

interface PlacementLimits {
  /** The most placements; the walk is then made by one thread, so that it stops exactly there. */
  readonly placements?: number | undefined;
  /** In milliseconds. */
  readonly time?: number | undefined;
}

export interface PlacementOptions {
  readonly workers?: number | undefined;
  readonly checkpoint?: string | undefined;
  readonly limits?: PlacementLimits | undefined;
  /** Stops the search; what was found is kept. */
  readonly signal?: AbortSignal | undefined;
  onProgress?(progress: PlacementProgress): void;
}

export interface PlacementProgress {
  readonly placements: number;
  readonly timeMs: number;
  /** Of the tree, from 0 to 1; an estimate. */
  readonly share: number;
  readonly solutions: number;
  readonly best: readonly number[] | null;
}

export interface PlacementResult {
  readonly outcome: "solved" | "unsolvable" | "limit" | "interrupted";
  readonly limit: "nodes" | "time" | null;
  readonly solutions: number;
  /** The solutions in the order of the walk, if they were to be kept; else the first one. */
  readonly boards: readonly (readonly number[])[];
  /** The board with the most pieces. */
  readonly best: readonly number[] | null;
  readonly placements: number;
  readonly timeMs: number;
  readonly workers: number;
}

/** What takes less is searched by one plain walk: the tree is not cut, and no thread begins. */
const QUICK_PLACEMENTS = 3_000_000;
const CHECKPOINT_EVERY_MS = 500;
const PROGRESS_EVERY_MS = 200;

export async function solvePlacements(
  task: PlacementTask,
  options: PlacementOptions = {},
): Promise<PlacementResult> {
  const { checkpoint, limits } = options;
  if (checkpoint !== undefined && limits?.placements !== undefined)
    throw new OptionError("--nodes counts one walk from the start: with --checkpoint use --time instead.");
  const saved = checkpoint === undefined ? undefined : readCheckpoint(checkpoint, task);
  const search = new PlacementSearch(task.puzzle, task.order);
  const most = limits?.placements ?? Number.POSITIVE_INFINITY;
  if (saved === undefined) {
    const result = await walkHere(search, task, options, Math.min(most, checkpoint ? 0 : QUICK_PLACEMENTS));
    if (result.outcome !== "limit" || result.limit !== "nodes") return result;
    if (most < Number.POSITIVE_INFINITY) {
      return most <= QUICK_PLACEMENTS ? result : walkHere(search, task, options, most);
    }
  }
  return new Workers(task, search, options, saved).run();
}

/** One walk from the start in this thread, at most so many placements; gives way to signals now and then. */
async function walkHere(
  search: PlacementSearch,
  task: PlacementTask,
  { signal, limits, onProgress }: PlacementOptions,
  most: number,
): Promise<PlacementResult> {
  const begun = performance.now();
  // Short at first: the host has better code for the loop ready soon, and takes it at the next call.
  let slice = 10_000;
  const boards: (readonly number[])[] = [];
  let solutions = 0;
  let best: readonly number[] | null = null;
  let deepest = -1;
  search.begin();
  const result = (outcome: PlacementResult["outcome"], limit: PlacementResult["limit"] = null) => ({
    outcome: outcome === "unsolvable" && solutions > 0 ? ("solved" as const) : outcome,
    limit,
    solutions,
    boards,
    best,
    placements: search.placements,
    timeMs: performance.now() - begun,
    workers: 1,
  });
  for (let nextPause = slice; ; ) {
    const left = Math.min(most, nextPause) - search.placements;
    const came = left > 0 ? search.advance(left) : "paused";
    if ((came === "deeper" || came === "solution") && search.depth > deepest) {
      deepest = search.depth;
      best = search.board().cells;
    }
    if (came === "solution") {
      solutions++;
      if (task.list || boards.length === 0) boards.push(search.board().cells);
      if (!task.all) return result("solved");
    }
    if (came === "ended") return result("unsolvable");
    if (search.placements >= most) return result("limit", "nodes");
    if (search.placements < nextPause) continue;
    slice = Math.min(2 * slice, 1_000_000);
    nextPause += slice;
    await new Promise<void>((resume) => setImmediate(resume));
    onProgress?.({ ...result("limit"), share: 0 });
    if (signal?.aborted) return result("interrupted");
    if (performance.now() - begun >= (limits?.time ?? Number.POSITIVE_INFINITY))
      return result("limit", "time");
  }
}

const untouched = { placements: 0, solutions: 0, boards: [], share: 0, deepest: -1 };

class Workers {
  private readonly records: (PrefixRecord | undefined)[] = [];
  private readonly control = new Int32Array(new SharedArrayBuffer(CONTROL_WORDS * 4));
  private best: BestBoard | null = null;
  private readonly begun = performance.now();
  private readonly earlierMs: number;
  private readonly workers: number;
  private readonly split: TreeSplit;

  constructor(
    private readonly task: PlacementTask,
    /** The walk of this thread. */
    private readonly search: PlacementSearch,
    private readonly options: PlacementOptions,
    saved: ReturnType<typeof readCheckpoint>,
  ) {
    this.workers = options.workers ?? availableParallelism();
    this.split = splitTree(search);
    this.control[WINNER] = this.split.prefixes.length;
    this.earlierMs = saved?.timeMs ?? 0;
    if (saved !== undefined) this.take(saved);
  }

  async run(): Promise<PlacementResult> {
    const { checkpoint, limits, signal, onProgress } = this.options;
    let stoppedBy: "interrupted" | "time" | undefined;
    const stop = (why: "interrupted" | "time") => {
      stoppedBy ??= why;
      Atomics.store(this.control, STOP, 1);
    };
    // Once at the beginning, so that a file that cannot be written is told before any work.
    if (checkpoint !== undefined) this.save(checkpoint);
    const saveOrStop = () => {
      try {
        if (checkpoint !== undefined) this.save(checkpoint);
      } catch {
        // The last saving, below, says why.
        stop("interrupted");
      }
    };
    const onAbort = () => stop("interrupted");
    signal?.addEventListener("abort", onAbort);
    if (signal?.aborted) onAbort();
    const timers = [
      setInterval(() => onProgress?.(this.progress()), PROGRESS_EVERY_MS),
      setInterval(saveOrStop, CHECKPOINT_EVERY_MS),
    ];
    if (limits?.time !== undefined) timers.push(setTimeout(() => stop("time"), limits.time));
    try {
      const given = this.forWalkers();
      const threads = Math.min(this.workers, given.jobs.length) - 1;
      const started = await Promise.all(
        Array.from({ length: threads }, () => startThread("placement-thread", { workerData: given })),
      );
      await Promise.all([...started.map((worker) => this.inThread(worker)), this.inThisThread(given)]);
    } finally {
      // Also for the other threads, should one have failed.
      Atomics.store(this.control, STOP, 1);
      for (const timer of timers) clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
    }
    if (checkpoint !== undefined) this.save(checkpoint);
    return this.result(stoppedBy);
  }

  private forWalkers(): ToWalker {
    const { task, split, control } = this;
    // What was begun before comes first; among equals the order of the walk.
    const begun: PrefixJob[] = [];
    const others: PrefixJob[] = [];
    split.prefixes.forEach(({ place }, prefix) => {
      const record = this.records[prefix];
      if (record === undefined) others.push({ prefix, record: { ...untouched, place } });
      else if (record.place !== null) begun.push({ prefix, record });
    });
    return { task, depth: split.depth, jobs: [...begun, ...others], control };
  }

  private inThread(worker: Worker): Promise<void> {
    return new Promise((resolve, reject) => {
      worker.on("message", (message: FromWalker) => this.take(message));
      worker.on("error", reject);
      worker.on("exit", () => resolve());
    });
  }

  /** Walks as the threads do, and gives way to their messages, the timers and signals after each slice. */
  private async inThisThread(given: ToWalker): Promise<void> {
    const walker = new PrefixWalker(this.search, given, (message) => this.take(message));
    while (walker.advance()) await new Promise<void>((resume) => setImmediate(resume));
  }

  private take({ records, best }: FromWalker): void {
    for (const [prefix, record] of records) {
      this.records[prefix] = record;
      if (record.solutions > 0 && prefix < this.control[WINNER]!) this.control[WINNER] = prefix;
    }
    const known = this.best;
    const isBetter =
      best !== null &&
      (known === null ||
        best.depth > known.depth ||
        (best.depth === known.depth && best.prefix < known.prefix));
    if (isBetter) this.best = best;
  }

  private save(file: string): void {
    const records = [...this.records.entries()].flatMap(([prefix, record]) =>
      record === undefined ? [] : [[prefix, record] as const],
    );
    writeCheckpoint(file, this.task, { records, best: this.best, timeMs: this.timeMs() });
  }

  private timeMs(): number {
    return this.earlierMs + performance.now() - this.begun;
  }

  private progress(): PlacementProgress {
    return {
      placements: this.placements(),
      timeMs: this.timeMs(),
      share: this.sum("share") / this.split.prefixes.length,
      solutions: this.sum("solutions"),
      best: this.best?.cells ?? null,
    };
  }

  /** What a walk from the start would have counted so far; exact once all before the first solution is done. */
  private placements(): number {
    const winner = this.task.all ? undefined : this.split.prefixes[this.control[WINNER]!];
    return (winner?.above ?? this.split.above) + this.sum("placements");
  }

  private sum(counter: "placements" | "solutions" | "share"): number {
    const end = this.task.all ? this.records.length : this.control[WINNER]! + 1;
    return this.records.slice(0, end).reduce((sum, record) => sum + (record?.[counter] ?? 0), 0);
  }

  private result(stoppedBy: "interrupted" | "time" | undefined): PlacementResult {
    const end = this.task.all ? this.split.prefixes.length : this.control[WINNER]! + 1;
    const isComplete = this.split.prefixes
      .slice(0, end)
      .every((_, prefix) => this.records[prefix]?.place === null);
    const solutions = this.sum("solutions");
    const kept = this.records.slice(0, end).flatMap((record) => record?.boards ?? []);
    const isFound = solutions > 0 && (isComplete || this.task.all);
    return {
      outcome: isComplete
        ? solutions > 0
          ? "solved"
          : "unsolvable"
        : stoppedBy === "time"
          ? "limit"
          : "interrupted",
      limit: !isComplete && stoppedBy === "time" ? "time" : null,
      solutions: isFound ? solutions : 0,
      boards: kept.length > 0 ? kept : isFound && this.best ? [this.best.cells] : [],
      best: this.best?.cells ?? null,
      placements: this.placements(),
      timeMs: this.timeMs(),
      workers: this.workers,
    };
  }
}
