/**
 * A split search on the cores of this machine. This thread takes pieces from the start; if that lasts, other threads join in.
 * What they report adds up to what one walk would count, whatever their number. Which search it is only its plan knows.
 */
import { availableParallelism } from "node:os";
import type { TableKeeper } from "../../domains/index.ts";
import type { RunOutcome } from "../../run/outcome.ts";
import type { RunRequest } from "../../run/run.ts";
import { planFor } from "../../run/split/index.ts";
import type { NumberedPiece, PieceRecord, Split, SplitPlan, SplitProgress } from "../../run/split/piece.ts";
import { OptionError, type RoundCounts } from "../../search/index.ts";
import { type CheckpointSearch, readCheckpoint, writeCheckpoint } from "../files/piece-checkpoint.ts";
import { quietTableCache } from "../files/table-cache.ts";
import { machineSentence } from "../sentences.ts";
import {
  type AssignedPiece,
  CONTROL_WORDS,
  type FromPieceThread,
  STOP,
  TAKEN,
  WINNER,
} from "./piece-messages.ts";
import { PieceTaker } from "./piece-taker.ts";
import { PieceThreads } from "./piece-threads.ts";

export interface PiecesOptions {
  /** Threads, this one included; by default one for each core. */
  readonly workers?: number | undefined;
  /** Roughly how many pieces there should be. */
  readonly pieces?: number;
  /** A file to save the state in, and to go on from. */
  readonly checkpoint?: string | undefined;
  /** Record every solution, rather than only counting them. */
  readonly list?: boolean;
  /** Stop after making exactly this many nodes: one thread then walks the whole search. */
  readonly nodes?: number | undefined;
  /** Stop after this many milliseconds. */
  readonly time?: number | undefined;
  /** Stop after this many milliseconds of processor time of the whole process. */
  readonly cpu?: number | undefined;
  /** Whose tables the threads share. */
  readonly keeper?: TableKeeper;
  /** Go on after rounds that are walked already. */
  readonly from?: RoundCounts;
  /** Stops the search; what was found is kept. */
  readonly signal?: AbortSignal | undefined;
  onProgress?(progress: PiecesProgress): void;
}

export interface PiecesProgress extends SplitProgress {
  /** By the clock, earlier runs included. */
  readonly timeMs: number;
}

export interface PiecesResult extends PiecesProgress {
  readonly outcome: "solved" | "unsolvable" | "limit" | "interrupted";
  readonly limit: "nodes" | "time" | "cpu" | null;
  /** The outcome with the counters of the whole search; undefined if it was stopped before its end. */
  readonly whole: RunOutcome | undefined;
  /** Threads that took part. */
  readonly workers: number;
}

/** Small pieces are shared more evenly, and less work beyond a first solution is wasted. */
const PIECES_WANTED = 4000;
/**
 * A search of fewer nodes is walked in one go, because cutting it would take longer; a first solution may come early.
 */
const QUICK_NODES: Readonly<Record<Split, number>> = { first: 1_500_000, all: 300_000 };
/** A search that takes less CPU time needs no other thread: starting one would take longer. */
const ALONE_CPU_MS = 15;
const CPU_CHECK_EVERY_MS = 20;
const CHECKPOINT_EVERY_MS = 500;
const PROGRESS_EVERY_MS = 200;

export async function runPieces(
  request: RunRequest,
  way: Split,
  options: PiecesOptions = {},
): Promise<PiecesResult> {
  const { checkpoint, list, from, nodes: most } = options;
  if (checkpoint !== undefined && most !== undefined)
    throw new OptionError(machineSentence("checkpoint-nodes"));
  const detail = {
    best: true,
    pieces: options.pieces ?? PIECES_WANTED,
    ...(list && { list }),
    ...(from && { from }),
    ...(most === undefined ? { quick: QUICK_NODES[way] } : { most }),
  };
  return new PieceRun({ request, way, detail }, options).run();
}

/** Milliseconds of processor time of all threads of this process since then. */
export function cpuSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

class PieceRun {
  private readonly begun = performance.now();
  private readonly cpuBegun = process.cpuUsage();
  private readonly earlierMs: number;
  private readonly finished: Map<number, PieceRecord>;
  private readonly unfinished: Map<number, PieceRecord>;
  private readonly control = new Int32Array(new SharedArrayBuffer(CONTROL_WORDS * 4));
  private readonly plan: SplitPlan;
  /** The share of this thread in the work. */
  private readonly taker: PieceTaker;
  private readonly threads: PieceThreads;
  private stoppedBy: "interrupted" | "time" | "cpu" | undefined;

  constructor(
    private readonly search: CheckpointSearch,
    private readonly options: PiecesOptions,
  ) {
    const { request, way, detail } = search;
    const saved = options.checkpoint === undefined ? undefined : readCheckpoint(options.checkpoint, search);
    this.earlierMs = saved?.timeMs ?? 0;
    this.finished = new Map(saved?.finished);
    this.unfinished = new Map(saved?.unfinished);
    const keeper = options.keeper ?? quietTableCache();
    this.plan = planFor(request, way, keeper, detail);
    const shared = { request, way, tables: keeper.shared ?? new Map(), control: this.control };
    const keep = (message: FromPieceThread) => this.keep(message);
    this.taker = new PieceTaker(this.plan.walker(), shared, keep);
    this.threads = new PieceThreads(shared, keep, () => this.stop("interrupted"));
  }

  async run(): Promise<PiecesResult> {
    // Saved at once, so that a file that cannot be written is reported before any work.
    this.save();
    const endWatch = this.watch();
    try {
      const whole = await this.outcome();
      this.save();
      const { outcome, limit } = (whole ?? this.stopped()) as ReturnType<PieceRun["stopped"]>;
      return { ...this.progress(), outcome, limit, whole, workers: 1 + this.threads.count };
    } finally {
      endWatch();
      this.threads.end();
    }
  }

  /** Round after round until the plan knows the outcome; undefined if the search was stopped before. */
  private async outcome(): Promise<RunOutcome | undefined> {
    let next = this.plan.next(this.finished);
    while (!("outcome" in next)) {
      if (this.stoppedBy !== undefined) return undefined;
      await this.takePieces(next);
      // The others load their programs while the plan cuts the search into pieces.
      if (this.isTooLongForOne(next)) await this.threads.start(this.others);
      next = this.plan.next(this.finished);
      // With the outcome known, what other threads still walk is of no use.
      if ("outcome" in next) break;
      await this.threads.idle();
      next = this.plan.next(this.finished);
    }
    return next;
  }

  /** Whether the walk in one go, which comes before any cut, has met its end without an outcome. */
  private isTooLongForOne(pieces: readonly NumberedPiece[]): boolean {
    if (this.options.nodes !== undefined || this.stoppedBy !== undefined) return false;
    return pieces.some(({ index }) => this.finished.get(index)?.limit !== undefined);
  }

  private get others(): number {
    return (this.options.workers ?? availableParallelism()) - 1;
  }

  /** Walks pieces as the other threads do, and gives way to their messages, to timers and to signals after each slice. */
  private async takePieces(pieces: readonly NumberedPiece[]): Promise<void> {
    const assigned = this.assigned(pieces);
    this.control[TAKEN] = 0;
    this.control[WINNER] = 2 ** 31 - 1;
    this.taker.begin(assigned);
    let isShared = false;
    do {
      const isLong = () => process.cpuUsage(this.cpuBegun).user >= ALONE_CPU_MS * 1000;
      if (!isShared && (this.threads.count > 0 || isLong())) {
        isShared = true;
        const left = assigned.length - Atomics.load(this.control, TAKEN);
        const others = Math.min(this.others, left - 1);
        if (others > 0) this.threads.begin(assigned, others);
      }
      await new Promise<void>((resume) => setImmediate(resume));
    } while (this.taker.advance());
  }

  /** What was begun before comes first; otherwise in the order of the walk. */
  private assigned(pieces: readonly NumberedPiece[]): readonly AssignedPiece[] {
    const begun = pieces.filter(({ index }) => this.unfinished.has(index));
    const fresh = pieces.filter(({ index }) => !this.unfinished.has(index));
    return [...begun.map((piece) => ({ ...piece, earlier: this.unfinished.get(piece.index)! })), ...fresh];
  }

  private keep({ finished, unfinished }: FromPieceThread): void {
    for (const [index, record] of finished) {
      this.finished.set(index, record);
      this.unfinished.delete(index);
    }
    if (unfinished !== null) this.unfinished.set(...unfinished);
  }

  private stopped(): Pick<PiecesResult, "outcome" | "limit"> {
    const { stoppedBy = "interrupted" } = this;
    return stoppedBy === "interrupted"
      ? { outcome: "interrupted", limit: null }
      : { outcome: "limit", limit: stoppedBy };
  }

  private stop(why: "interrupted" | "time" | "cpu"): void {
    this.stoppedBy ??= why;
    Atomics.store(this.control, STOP, 1);
  }

  /** Shows progress, saves and stops when it is time to; the function it returns ends that. */
  private watch(): () => void {
    const { time, cpu, signal, onProgress } = this.options;
    const onAbort = () => this.stop("interrupted");
    signal?.addEventListener("abort", onAbort);
    if (signal?.aborted) onAbort();
    const timers = [
      setInterval(() => onProgress?.(this.progress()), PROGRESS_EVERY_MS),
      setInterval(() => this.saveOrStop(), CHECKPOINT_EVERY_MS),
    ];
    if (time !== undefined) timers.push(setTimeout(() => this.stop("time"), time));
    const checkCpu = () => cpuSince(this.cpuBegun) >= cpu! && this.stop("cpu");
    if (cpu !== undefined) timers.push(setInterval(checkCpu, CPU_CHECK_EVERY_MS));
    return () => {
      for (const timer of timers) clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
    };
  }

  private saveOrStop(): void {
    try {
      this.save();
    } catch {
      // The last save fails for the same reason, and says so.
      this.stop("interrupted");
    }
  }

  private save(): void {
    const { checkpoint } = this.options;
    if (checkpoint === undefined) return;
    const { timeMs } = this;
    writeCheckpoint(checkpoint, this.search, {
      finished: [...this.finished],
      unfinished: [...this.unfinished],
      timeMs,
    });
  }

  private get timeMs(): number {
    return this.earlierMs + performance.now() - this.begun;
  }

  private progress(): PiecesProgress {
    return { ...this.plan.progress(this.finished, this.unfinished), timeMs: this.timeMs };
  }
}
