// Undo: everything given from outside is kept as inputs that can be replayed, and images of the engine are taken on the
// way, so that only the firings after the nearest image are repeated. See docs/decisions/0020-undo.md.

import type { RunPoints } from "../agenda/host.ts";
import { run } from "../agenda/run.ts";
import type { Engine } from "../engine.ts";
import { ExitRequest, isReported } from "../evaluate/messages.ts";
import { deepImage, type Image, imageOf, restore, sizeOf } from "../inspect/image.ts";
import type { Observer } from "../observer.ts";
import type { Tape } from "./tape.ts";

/** A point in a run: before it begins, or after a number of firings. */
interface Point {
  readonly run: number;
  readonly fired: number;
  readonly atStart: boolean;
}

interface Input {
  readonly again: () => unknown;
  /** The text of batch files and of the terminal that has not been read yet. */
  readonly sources: Image;
  readonly tape: number;
  /** Where an undo cut the input short. */
  cut: Point | null;
}

interface Checkpoint<Mark> {
  readonly image: Image;
  readonly size: number;
  readonly fired: number;
  /** How many inputs and how many runs had begun. */
  readonly inputs: number;
  readonly runs: number;
  /** True inside a run: from here only that run can be continued. */
  readonly insideRun: boolean;
  /** Never dropped: a replay cannot cross this point. */
  readonly needed: boolean;
  readonly tape: number;
  readonly written: number;
  readonly log: Mark;
}

/** A record of the run that can be taken back together with it. */
interface Log<Mark> extends Observer {
  mark(): Mark;
  /** Forgets everything after a mark. */
  back(mark: Mark): void;
}

/** Unwinds everything: the replay has reached its point. */
class Reached extends Error {}

/** Milliseconds. Every host has the clock, though the types of the language do not; Node loads it when it is first named. */
function clock(): number {
  return (globalThis as unknown as { performance: { now(): number } }).performance.now();
}

const FIRST_INTERVAL = 256;
/** The number of firings that are repeated without a noticeable delay. */
const FAR = 500;
/** Images are taken so seldom that they take no more than one part in this many of the time. */
const TIMES = 10;
/** The clock is read between every so many firings. */
const CLOCK_INTERVAL = 64;
/** All images together hold no more objects than this. */
const BUDGET = 3_000_000;

export class Timeline<Mark = unknown> implements RunPoints {
  private readonly engine: Engine;
  private readonly tape: Tape;
  private readonly log: Log<Mark>;
  private readonly budget: number;
  private inputs: Input[] = [];
  private readonly runs: { first: number; last: number; readonly input: number }[] = [];
  private checkpoints: Checkpoint<Mark>[] = [];
  private interval = FIRST_INTERVAL;
  /** Firings at the last checkpoint, and at the last one between inputs. */
  private lastAny = 0;
  private lastBetween = 0;
  /** The time before which no further image is taken. */
  private rest = 0;
  private fired = 0;
  private depth = 0;
  private stopped = false;
  /** During a replay: the number of runs begun, and the point at which to stop. */
  private replay: { runs: number; stop: Point } | null = null;

  /** Starts at the present state; `budget` limits the objects that all images hold together. */
  constructor(engine: Engine, tape: Tape, log: Log<Mark>, budget = BUDGET) {
    this.engine = engine;
    this.tape = tape;
    this.log = log;
    this.budget = budget;
    tape.record(() => engine.firing !== null);
    this.addCheckpoint(false, true);
  }

  /** Firings that can be undone. */
  get length(): number {
    return this.fired;
  }

  /** Runs work that was given from outside; a replay runs `again` instead. */
  input<T>(work: () => T, again: () => unknown = work): T {
    if (this.depth > 0 || this.replay !== null) return work();
    if (this.isDue(this.lastBetween)) this.addCheckpoint(false, false);
    const { batches, terminal, echo } = this.engine.routers.input;
    const sources = imageOf([batches, ...batches, terminal, echo]);
    this.inputs.push({ again, sources, tape: this.tape.at, cut: null });
    this.depth++;
    this.stopped = false;
    try {
      return work();
    } finally {
      this.depth--;
      if (this.stopped || this.engine.evaluation.stop.aborted) this.addCheckpoint(false, true);
    }
  }

  /** The running input was stopped from outside, at a moment that a replay cannot find again. */
  interrupted(): void {
    this.stopped = true;
  }

  /** A reset starts afresh: lines that an undone part had read are asked for again. */
  cleared(): void {
    if (this.replay === null) this.tape.forgetLines();
  }

  runBegins(): void {
    const { replay } = this;
    if (replay === null) {
      this.runs.push({ first: this.fired, last: this.fired, input: this.inputs.length - 1 });
      return;
    }
    if (replay.stop.atStart && replay.runs === replay.stop.run) throw new Reached();
    replay.runs++;
  }

  betweenFirings(): void {
    const { replay } = this;
    if (replay === null) {
      if (this.fired % CLOCK_INTERVAL === 0 && this.isDue(this.lastAny)) this.addCheckpoint(true, false);
      this.fired++;
      const run = this.runs.at(-1);
      if (run !== undefined) run.last = this.fired;
      return;
    }
    const { stop } = replay;
    if (!stop.atStart && replay.runs - 1 === stop.run) {
      if (this.fired === stop.fired) throw new Reached();
      // A user who steps back over a long distance is likely to do so again.
      const far = stop.fired - this.lastAny > 4 * FAR;
      if (far && this.fired === stop.fired - FAR) this.addCheckpoint(true, false, replay.runs);
    }
    this.fired++;
  }

  /** Goes back `count` firings, or to the beginning of the recording; returns the number of firings undone. */
  undo(count: number): number {
    const target = Math.max(0, this.fired - Math.max(0, Math.trunc(count)));
    const undone = this.fired - target;
    if (undone === 0 || this.depth > 0) return 0;
    const run = this.runs.findIndex((r) => r.last > target);
    const { first, input } = this.runs[run];
    const point: Point = { run, fired: target, atStart: first === target };
    const usable = this.checkpoints.filter((c) =>
      c.insideRun ? c.runs - 1 === run && c.fired <= target && !point.atStart : c.inputs <= input,
    );
    const from = usable.reduce((best, c) => (c.fired >= best.fired ? c : best));
    this.goTo(from, point, input);
    // Everything after the point is forgotten.
    this.checkpoints = this.checkpoints.filter((c) =>
      c.insideRun ? c.runs - 1 <= run && c.fired <= target : c.inputs <= input,
    );
    this.inputs.length = input + 1;
    this.inputs[input].cut = point;
    this.runs.length = point.atStart ? run : run + 1;
    if (!point.atStart) this.runs[run].last = target;
    return undone;
  }

  /**
   * For use after an evaluation was aborted at any moment: goes back to the last completed firing, or to the state
   * before the running input.
   */
  recover(): void {
    if (this.depth === 0) return;
    this.depth = 0;
    this.replay = null;
    const run = this.runs.at(-1);
    if (this.engine.running && run !== undefined && this.fired > run.first) {
      this.undo(1);
      return;
    }
    const input = this.inputs.length - 1;
    const first = this.runs.findIndex((r) => r.input === input);
    if (first >= 0) this.runs.length = first;
    this.checkpoints = this.checkpoints.filter((c) =>
      c.insideRun ? c.runs <= this.runs.length : c.inputs <= input,
    );
    const from = this.checkpoints
      .filter((c) => !c.insideRun)
      .reduce((best, c) => (c.fired >= best.fired ? c : best));
    this.goTo(from, null, input - 1);
    this.inputs.length = input;
  }

  /** Restores a checkpoint and replays inputs up to a point in the last of them, or to its end. */
  private goTo(from: Checkpoint<Mark>, point: Point | null, lastInput: number): void {
    const { engine } = this;
    const { stop } = engine.evaluation;
    restore(from.image);
    engine.timeline = this;
    engine.observer = this.log;
    engine.routers.listener = null;
    engine.evaluation.stop = { aborted: false };
    this.log.back(from.log);
    this.fired = from.fired;
    this.lastAny = Math.min(this.lastAny, from.fired);
    this.lastBetween = Math.min(this.lastBetween, from.fired);
    this.tape.written = from.written;
    this.tape.replayFrom(from.tape);
    try {
      if (from.insideRun && point !== null) this.continueRun(from, point);
      else
        for (let i = from.inputs; i <= lastInput; i++) this.runAgain(i, i === lastInput ? point : null, from);
    } finally {
      this.replay = null;
      this.tape.cut();
      engine.comeToRest();
      engine.errors.discard();
      engine.evaluation.stop = stop;
    }
  }

  /** Continues the run that a checkpoint is part of. */
  private continueRun(from: Checkpoint<Mark>, point: Point): void {
    this.engine.comeToRest();
    if (point.fired === from.fired) return;
    this.replay = { runs: from.runs - 1, stop: point };
    this.untilReached(() => run(this.engine, -1));
  }

  private runAgain(index: number, point: Point | null, from: Checkpoint<Mark>): void {
    const input = this.inputs[index];
    const never: Point = { run: -1, fired: -1, atStart: true };
    const runs = this.replay?.runs ?? from.runs;
    this.replay = { runs, stop: point ?? input.cut ?? never };
    restore(input.sources);
    this.tape.replayFrom(input.tape);
    this.untilReached(input.again);
    this.engine.comeToRest();
  }

  private untilReached(work: () => unknown): void {
    try {
      work();
    } catch (error) {
      const known = error instanceof Reached || error instanceof ExitRequest;
      if (!known && !isReported(error)) throw error;
    }
  }

  private isDue(last: number): boolean {
    return this.fired - last >= this.interval && clock() >= this.rest;
  }

  private addCheckpoint(insideRun: boolean, needed: boolean, runs = this.runs.length): void {
    const { engine, tape } = this;
    const begun = clock();
    const image = deepImage(engine, new Set([this, tape, this.log, engine.evaluation.stop, engine.errors]));
    const now = clock();
    this.rest = now + (TIMES - 1) * (now - begun);
    this.lastAny = this.fired;
    if (!insideRun) this.lastBetween = this.fired;
    this.checkpoints.push({
      image,
      size: sizeOf(image),
      fired: this.fired,
      inputs: this.inputs.length,
      runs,
      insideRun,
      needed,
      tape: tape.at,
      written: tape.written,
      log: this.log.mark(),
    });
    this.thinOut();
  }

  /** Over budget, the interval doubles and every other checkpoint is dropped. */
  private thinOut(): void {
    const total = () => this.checkpoints.reduce((sum, c) => sum + c.size, 0);
    while (total() > this.budget && this.checkpoints.some((c) => !c.needed)) {
      this.interval *= 2;
      let keep = true;
      this.checkpoints = this.checkpoints.filter((c) => {
        if (c.needed) return true;
        keep = !keep;
        return keep;
      });
    }
  }
}
