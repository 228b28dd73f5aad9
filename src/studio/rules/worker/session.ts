/**
 * One session with the rule engine, worked on in slices so that messages get through. Going back, and a line that the
 * program reads, are done by replaying the session from its journal: the engine is deterministic, so that neither a
 * copy of its state nor a waiting thread is needed.
 */

import { Interruption, MOST_ROWS, RuleEngine } from "./engine.ts";
import { frameOf, LINES, pastAgenda, type Situation } from "./frame.ts";
import { cutJournal, emptyJournal, replayInputs } from "./journal.ts";
import { problemOf } from "./problem.ts";
import type { Done, Ending, FromWorker, Given, Input, Journal, RuleTree, Want } from "./protocol.ts";
import { ruleTree } from "./search-tree.ts";

/** Milliseconds of one slice. */
const SLICE = 12;
const LARGEST_SLICE = 2047;

export class Session {
  engine!: RuleEngine;
  private done: Done[] = [];
  private lines: Given<string>[] = [];
  private times: Given<number>[] = [];
  private nextLine = 0;
  private nextTime = 0;
  private queue: Input[] = [];
  /** Inputs at the head of the queue that are being replayed. */
  private replaying = 0;
  /** The run that is going on: its beginning and what is left of it. */
  private running: { readonly input: Input; readonly from: number; left: number } | null = null;
  private limit = 1;
  private isReading = false;
  /** The engine was interrupted and can only be rebuilt. */
  private broken = false;
  private ending: Ending = null;
  private breaks: ReadonlySet<string> = new Set();
  private past: { readonly key: string; readonly engine: RuleEngine } | null = null;
  private readonly post: (message: FromWorker) => void;
  private readonly now: () => number;

  private readonly mostRows: number;

  constructor(post: (message: FromWorker) => void, now = () => Date.now() / 1000, mostRows = MOST_ROWS) {
    this.post = post;
    this.now = now;
    this.mostRows = mostRows;
    this.open(emptyJournal);
  }

  /** Replays a session from its journal, then does the inputs. */
  open(journal: Journal, inputs: readonly Input[] = []): void {
    this.lines = [...journal.lines];
    this.times = [...journal.times];
    this.restart([...replayInputs(journal), ...inputs], journal.done.length);
  }

  do(inputs: readonly Input[], at: number | null): void {
    if (at !== null && at < this.engine.trace.last) this.open(cutJournal(this.journal, at), inputs);
    else if (!this.broken) this.queue.push(...inputs);
  }

  /**
   * Ends the run between two firings and drops what is queued after it. A pending read is undone with what caused it.
   */
  stop(): void {
    if (this.isReading) {
      const before = this.running === null ? Number.POSITIVE_INFINITY : this.engine.trace.last - 1;
      return this.open(cutJournal(this.wholeJournal, before));
    }
    this.queue = [];
    this.replaying = 0;
    if (this.running !== null) this.endRun("stopped");
  }

  /** A line for the program that asks for one. */
  answer(line: string): void {
    if (!this.isReading) return;
    this.lines.push({ value: line, moment: this.engine.trace.last });
    // What reads is still the first of the queue.
    this.restart([...replayInputs(this.journal), ...this.queue], this.done.length);
  }

  setBreaks(rules: readonly string[]): void {
    this.breaks = new Set(rules);
    this.engine.setBreaks(this.breaks);
  }

  get journal(): Journal {
    return {
      done: this.done,
      lines: this.lines.slice(0, this.nextLine),
      times: this.times.slice(0, this.nextTime),
    };
  }

  /** The journal with the run that is going on. */
  private get wholeJournal(): Journal {
    const { journal, running } = this;
    if (running === null) return journal;
    return { ...journal, done: [...journal.done, { ...running, to: this.engine.trace.last }] };
  }

  /** The engine as it was at a moment: this one, or another that is replayed up to there. */
  engineAt(moment: number): RuleEngine {
    if (moment >= this.engine.trace.last) return this.engine;
    const key = `${moment} ${this.engine.trace.last}`;
    if (this.past?.key !== key) this.past = { key, engine: replayed(this.wholeJournal, moment) };
    return this.past.engine;
  }

  /** One slice of work; false when there is nothing to do. */
  work(): boolean {
    if (this.isReading || this.broken || (this.running === null && this.queue.length === 0)) return false;
    try {
      if (this.running === null) this.take(this.queue[0]);
      else this.slice(this.running);
    } catch (error) {
      this.interrupted(error);
    }
    return !this.isReading && !this.broken && (this.running !== null || this.queue.length > 0);
  }

  frame(want: Want) {
    return frameOf(this.engine.trace, want, this.situation());
  }

  tree(position: number): RuleTree {
    const { trace } = this.engine;
    const isLive = position >= trace.last;
    const agenda = isLive ? this.engine.agenda(0, Number.POSITIVE_INFINITY) : pastAgenda(trace, position);
    return ruleTree(trace, Math.min(position, trace.last), agenda, isLive && this.ending === "halt");
  }

  private situation(): Situation {
    const { inspection } = this.engine.environment;
    return {
      status: this.isReading
        ? "reading"
        : this.replaying > 0
          ? "replaying"
          : this.running !== null || this.queue.length > 0
            ? "running"
            : "idle",
      input: this.current,
      ending: this.ending,
      rules: inspection.rules().map((rule) => ({ name: rule.name, module: rule.module.name })),
      modules: inspection.modules().length,
      agenda: (from, to) => this.engine.agenda(from, to),
      waiting: inspection.waiting,
    };
  }

  private get current(): Input["type"] | null {
    return this.running !== null ? "run" : (this.queue[0]?.type ?? null);
  }

  private restart(inputs: Input[], replaying: number): void {
    this.engine = this.newEngine();
    this.done = [];
    this.nextLine = 0;
    this.nextTime = 0;
    this.queue = inputs;
    this.replaying = replaying;
    this.running = null;
    this.isReading = false;
    this.broken = false;
    this.ending = null;
    this.past = null;
  }

  private newEngine(): RuleEngine {
    return new RuleEngine(
      {
        readLine: () => {
          if (this.nextLine === this.lines.length) throw new Interruption("reading");
          return this.lines[this.nextLine++].value;
        },
        time: (moment) => {
          if (this.nextTime === this.times.length) this.times.push({ value: this.now(), moment });
          return this.times[this.nextTime++].value;
        },
        wrong: (error) => this.post({ type: "problem", problem: problemOf(error) }),
        busy: (rule) => {
          const { last, console } = this.engine.trace;
          const count = console.countAt(last);
          const printed = console.at(last, count - LINES, count);
          this.post({ type: "busy", last, rule, input: this.current ?? "command", printed });
        },
      },
      this.mostRows,
    );
  }

  private take(input: Input): void {
    const { engine } = this;
    const from = engine.trace.last;
    if (input.type === "run") {
      engine.beginRun(input.typed);
      this.running = { input, from, left: input.count ?? Number.POSITIVE_INFINITY };
      this.limit = 1;
      this.ending = null;
      if (this.running.left === 0) this.endRun("count");
      return;
    }
    this.ending = null;
    if (input.type === "load") engine.load(input.name, input.text);
    else engine.command(input.text);
    if (this.replaying <= 1) engine.setBreaks(this.breaks);
    this.finish(input, from);
    if (engine.environment.exitStatus !== null) this.ending = "exit";
  }

  private slice(run: NonNullable<Session["running"]>): void {
    const started = performance.now();
    const limit = odd(Math.min(this.limit, run.left));
    const { fired, ending } = this.engine.slice(limit);
    run.left -= fired;
    const spent = performance.now() - started;
    this.limit = Math.max(
      1,
      Math.min(LARGEST_SLICE, 2 * this.limit, (this.limit * SLICE) / Math.max(spent, 0.1)),
    );
    if (run.left === 0) this.endRun(ending ?? "count");
    // A replay knows how many rules fired: it continues where the run once halted.
    else if (ending !== null && (this.replaying === 0 || fired === 0)) this.endRun(ending);
  }

  private endRun(ending: Ending): void {
    const { input, from } = this.running!;
    this.running = null;
    this.ending = ending;
    this.finish(input, from);
  }

  private finish(input: Input, from: number): void {
    if (this.queue[0] === input) this.queue.shift();
    const to = this.engine.trace.last;
    const before = this.done.at(-1);
    if (input.type !== "run") this.done.push({ input, from, to });
    // Single steps are one run for the journal, which must not grow with every click.
    else if (before?.input.type === "run" && input.typed === undefined)
      this.done[this.done.length - 1] = { ...before, to };
    else if (to > from || input.typed !== undefined) this.done.push({ input, from, to });
    if (this.replaying > 0) {
      this.replaying--;
      if (this.replaying === 0) this.engine.setBreaks(this.breaks);
    }
    if (this.replaying === 0) this.post({ type: "journal", journal: this.journal });
  }

  private interrupted(error: unknown): void {
    if (error instanceof Interruption && error.reason === "reading") {
      this.isReading = true;
      return;
    }
    this.broken = true;
    // The firings before the interrupted one are kept.
    const to = this.engine.trace.last - 1;
    if (this.running !== null && to > this.running.from) this.done.push({ ...this.running, to });
    this.running = null;
    this.queue = [];
    this.replaying = 0;
    this.ending = "full";
    if (error instanceof Interruption) return;
    this.ending = "halt";
    const { trace } = this.engine;
    trace.console.writeLine(error instanceof Error ? error.message : String(error), "error", trace.last);
  }
}

/** An engine replayed from a journal in one go. */
function replayed(journal: Journal, moment: number): RuleEngine {
  const cut = cutJournal(journal, moment);
  let lines = 0;
  let times = 0;
  const engine = new RuleEngine(
    {
      readLine: () => cut.lines[lines++]?.value ?? "",
      time: () => cut.times[times++]?.value ?? 0,
      wrong: () => {},
      busy: () => {},
    },
    MOST_ROWS,
  );
  for (const input of replayInputs(cut)) {
    if (input.type === "load") engine.load(input.name, input.text);
    else if (input.type === "command") engine.command(input.text);
    else {
      engine.beginRun(input.typed);
      for (let left = input.count ?? 0, fired = 1; left > 0 && fired > 0; left -= fired) {
        fired = engine.slice(odd(Math.min(left, LARGEST_SLICE))).fired;
      }
    }
  }
  return engine;
}

function odd(limit: number): number {
  const whole = Math.floor(limit);
  return whole % 2 === 1 ? whole : whole - 1;
}
