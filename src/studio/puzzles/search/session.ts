/**
 * One search as the worker runs it: opened, advanced in slices so that messages get through, recorded, asked. It knows
 * nothing of workers: how it speaks and how it is called again is passed to it.
 */
import { faultOf, type Settings } from "../../../domains/index.ts";
import { type PreparedRun, prepare, withBest } from "../../../run/run.ts";
import type { SearchResult } from "../../../search/index.ts";
import { NONE } from "../../../search/nodes/node.ts";
import { Inspection } from "./inspection.ts";
import { LaneRecord } from "./lane-record.ts";
import type {
  Answer,
  Moment,
  Progress,
  Question,
  SearchMessage,
  SearchOutcome,
  SearchReply,
  SearchRequest,
  UnionColumns,
} from "./messages.ts";
import { Recording } from "./recording.ts";
import { UnionTree } from "./union-tree.ts";

/** Events that are recorded: about 60 bytes each, and the states of their nodes. */
const MOST_EVENTS = 1_000_000;
const MOST_BYTES = 1.5e9;
const SAY_EVERY_MS = 60;

interface PendingMoment {
  readonly number: number;
  readonly from: number;
  readonly moment: Moment;
}

interface OpenSearch {
  readonly request: SearchRequest;
  readonly run: PreparedRun;
  readonly recording: Recording | undefined;
  readonly inspection: Inspection | undefined;
}

export class SearchSession {
  private open: OpenSearch | undefined;
  private isOver = false;
  private isWorking = false;
  /** Events to search for. */
  private wanted = 0;
  private pending: PendingMoment | undefined;
  private saidAt = 0;
  private hasRaced = false;
  private lane: LaneRecord | undefined;
  private union: UnionTree | undefined;

  constructor(
    private readonly say: (message: SearchReply) => void,
    /** Calls back soon, after the messages that have arrived in the meantime. */
    private readonly soon: (work: () => void) => void,
    private readonly mostEvents = MOST_EVENTS,
    private readonly prepared: typeof prepare = prepare,
  ) {}

  hear(message: SearchMessage): void {
    if (message.type === "open") this.begin(message.request, message.draw);
    else if (this.open === undefined) return;
    else if (message.type === "reach") this.workFor(Math.max(this.wanted, message.events));
    else if (message.type === "finish") this.workFor(Number.POSITIVE_INFINITY);
    else if (message.type === "pause") this.rest();
    else if (message.type === "race") this.race(message.to, message.draw);
    else this.answer(message.number, message.question);
  }

  private begin(request: SearchRequest, draw: boolean): void {
    const recording = draw ? new Recording(this.mostEvents) : undefined;
    this.wanted = 0;
    this.pending = undefined;
    this.open = undefined;
    this.hasRaced = false;
    this.lane = undefined;
    try {
      const run = this.prepared(request, { memory: MOST_BYTES, observer: recording });
      const inspection = recording && new Inspection(request, run, recording);
      this.open = { request, run, recording, inspection };
      const unsolvable = run.opened.problem.unsolvable?.() ?? null;
      this.isOver = unsolvable !== null;
      this.say({ type: "opened", settings: run.settings, unsolvable });
      this.sayProgress();
    } catch (error) {
      this.say({ type: "failed", ...faultOf(error) });
    }
  }

  private workFor(events: number): void {
    this.wanted = events;
    if (this.isWorking || !this.hasWork()) return this.sayProgress();
    this.isWorking = true;
    this.soon(() => this.work());
  }

  private hasWork(): boolean {
    if (this.isOver) return false;
    const known = this.open?.recording?.length ?? 0;
    return known < this.wanted || this.pending !== undefined;
  }

  private work(): void {
    if (!this.isWorking) return;
    try {
      this.isOver = !this.open!.run.search.advance();
    } catch (error) {
      this.isOver = true;
      this.say({ type: "failed", ...faultOf(error) });
    }
    this.lookForMoment();
    if (!this.hasWork() || this.isFullAndOnlyLooking()) return this.rest();
    if (performance.now() - this.saidAt > SAY_EVERY_MS) this.sayProgress();
    this.soon(() => this.work());
  }

  /** When the record is full, only a request to finish keeps the search going. */
  private isFullAndOnlyLooking(): boolean {
    return this.open?.recording?.isFull === true && this.wanted !== Number.POSITIVE_INFINITY;
  }

  private rest(): void {
    this.isWorking = false;
    this.wanted = 0;
    this.answerMoment(NONE);
    this.sayProgress();
  }

  private race(to: number, draw: boolean): void {
    const { request, run } = this.open!;
    const before = run.search.result().metrics.expanded;
    const hasMore = !this.isOver && to > before;
    if (hasMore) this.isOver = !run.search.advanceBy(to - before);
    // A board without a solution is over before the first step: the page hears of that too.
    const progress = hasMore || !this.hasRaced ? this.progress() : null;
    this.hasRaced = true;
    if (draw) this.lane ??= new LaneRecord(request, undefined, this.prepared);
    const reached = progress?.metrics.expanded ?? before;
    this.say({ type: "raced", progress, board: draw ? this.lane!.at(Math.min(to, reached)) : null });
  }

  private answer(number: number, question: Question): void {
    const { inspection } = this.open!;
    if (inspection === undefined) return;
    if (question.kind === "moment") {
      this.pending = { number, from: question.from, moment: question.moment };
      this.lookForMoment();
      if (this.pending === undefined) return;
      if (this.isOver || this.open!.recording!.isFull) this.answerMoment(NONE);
      else this.workFor(this.wanted);
      return;
    }
    this.say({ type: "answer", number, answer: this.answerTo(question, inspection) });
  }

  private answerTo(question: Exclude<Question, { kind: "moment" }>, inspection: Inspection): Answer {
    switch (question.kind) {
      case "frame":
        return { kind: "frame", frame: inspection.frame(question.step) };
      case "rows":
        return inspection.rows(question.step, question.list, question.from, question.count);
      case "tree":
        return inspection.tree(question.step, question.branch);
      case "boards":
        return inspection.boards(question.step, question.ids);
      case "node":
        return inspection.details(question.step, question.id);
      case "estimates":
        return inspection.estimatesOf(question.id);
      case "expansions":
        return inspection.expansions();
      case "union":
        return { kind: "union", union: this.unionWith(question.other) };
      case "union-boards":
        return { kind: "union-boards", states: question.places.map((place) => this.union?.stateAt(place)) };
      case "trace": {
        const result = this.isOver ? this.open!.run.search.result() : null;
        return { kind: "trace", text: inspection.trace(question.format, result) };
      }
    }
  }

  /** Null if the problem cannot be searched like that. */
  private unionWith(settings: Settings): UnionColumns | null {
    const { request, run, recording } = this.open!;
    const own = new Recording(this.mostEvents);
    try {
      const other = this.prepared({ ...request, settings }, { memory: MOST_BYTES, observer: own });
      this.union = new UnionTree({ run, recording: recording! }, { run: other, recording: own });
    } catch {
      return null;
    }
    return this.union.columns;
  }

  private lookForMoment(): void {
    if (this.pending === undefined) return;
    const step = this.open!.inspection!.nextMoment(this.pending.from, this.pending.moment);
    if (step !== NONE) this.answerMoment(step);
  }

  private answerMoment(step: number): void {
    if (this.pending === undefined) return;
    const { number } = this.pending;
    this.pending = undefined;
    const found = step !== NONE;
    const answer: Answer = { kind: "moment", found, step: found ? step : this.open!.recording!.length };
    this.say({ type: "answer", number, answer });
  }

  private sayProgress(): void {
    this.saidAt = performance.now();
    this.say({ type: "progress", progress: this.progress() });
  }

  private progress(): Progress {
    const { run, recording } = this.open!;
    const result = run.search.result();
    return {
      events: recording?.length ?? 0,
      isFull: recording?.isFull ?? false,
      working: this.isWorking && !this.isOver,
      metrics: result.metrics,
      result: this.isOver ? outcome(result, run) : null,
    };
  }
}

function outcome(found: SearchResult<unknown, unknown>, run: PreparedRun): SearchOutcome {
  const { opened, heuristic, strategy } = run;
  const { outcome, limit, reason, cost, states, actions } = withBest(found, opened);
  const { problem } = opened;
  let g = 0;
  const costs = states.map((state, i) => {
    if (i > 0) g += problem.cost?.(states[i - 1], actions[i - 1], state) ?? 1;
    return g;
  });
  const isInformed = strategy.needs.includes("heuristic");
  const end = states.at(-1);
  return {
    outcome,
    limit,
    reason,
    cost,
    states,
    actions: actions.map(String),
    g: costs,
    h: states.map((state) => (isInformed ? heuristic(state) : Number.NaN)),
    score: end === undefined ? null : (opened.score?.(end) ?? null),
  };
}
