/** What can be asked about a recorded search at a step; every answer is plain data. */
import { inMemory } from "../../../domains/index.ts";
import type { PreparedRun } from "../../../run/run.ts";
import { type ReplayStatus, type Trace, TraceWriter, toPosthoc } from "../../../search/index.ts";
import { NONE } from "../../../search/nodes/node.ts";
import { isByAge } from "./by-age.ts";
import { firstInOrder, firstOf, frontierOrder, type Ordered } from "./frontier-order.ts";
import {
  type Answer,
  type Estimate,
  type EventRow,
  type Frame,
  type ListName,
  MOST_NODE_EVENTS,
  type Moment,
  type NodeRow,
  type PathStep,
  type SearchRequest,
} from "./messages.ts";
import { eventNames, type Recording } from "./recording.ts";
import { Timeline } from "./timeline.ts";
import { treeColumns } from "./tree-columns.ts";

/** Rows of a path in an answer: of a longer path, the last ones. */
const MOST_PATH = 200;
const EXPAND = eventNames.indexOf("expand");
const GOAL = eventNames.indexOf("goal");
/** What comes before anything is taken. */
const LEADING = [eventNames.indexOf("start"), eventNames.indexOf("bound")];

export class Inspection {
  private readonly timeline: Timeline;
  /** The lists in order, for the step they were asked for. */
  private readonly lists = new Map<ListName, Ordered>();

  constructor(
    private readonly request: SearchRequest,
    private readonly run: PreparedRun,
    private readonly recording: Recording,
  ) {
    this.timeline = new Timeline(recording);
  }

  frame(step: number): Frame {
    this.goTo(step);
    const { timeline, recording } = this;
    const at = timeline.step - 1;
    const isNode = at >= 0 && recording.id[at]! >= 0;
    return {
      step: timeline.step,
      event: at < 0 ? null : this.eventRow(at),
      current: isNode ? this.nodeAt(at) : null,
      path: isNode ? this.pathAt(at) : [],
      counters: timeline.counters,
      frontier: timeline.count("frontier"),
      closed: timeline.count("expanded"),
      bound: this.lastBound() === NONE ? null : recording.f[this.lastBound()]!,
    };
  }

  rows(step: number, list: ListName, from: number, count: number): Answer {
    this.goTo(step);
    if (list === "events") {
      const total = this.timeline.step;
      const rows: EventRow[] = [];
      for (let at = total - 1 - from; at >= 0 && rows.length < count; at--) rows.push(this.eventRow(at));
      return { kind: "rows", step, list, from, listed: total, total, rows };
    }
    const { ids, total } = this.ordered(list);
    const rows = Array.from(ids.subarray(from, from + count), (id) => this.node(id)!);
    return { kind: "rows", step, list, from, listed: ids.length, total, rows };
  }

  tree(step: number, branch?: number): Answer {
    this.goTo(this.withStarts(step));
    const { timeline, run } = this;
    const next = firstOf(timeline.nodesOf("frontier"), frontierOrder(timeline, run.strategy, run.settings));
    return { kind: "tree", step, tree: treeColumns(timeline, this.lastBound(), next, branch) };
  }

  boards(step: number, ids: readonly number[]): Answer {
    this.goTo(this.withStarts(step));
    const boards = ids.flatMap((id) => {
      const node = this.node(id);
      return node === null ? [] : [{ id, g: node.g, action: node.action, state: node.state }];
    });
    return { kind: "boards", boards };
  }

  details(step: number, id: number): Answer {
    this.goTo(step);
    const { timeline, recording } = this;
    const events: EventRow[] = [];
    for (let at = 0; at < recording.length && events.length < MOST_NODE_EVENTS; at++)
      if (recording.id[at] === id) events.push(this.eventRow(at));
    const children: NodeRow[] = [];
    for (let child = 0; child < timeline.last.length; child++)
      if (timeline.parentOf(child) === id) children.push(this.node(child)!);
    const node = this.node(id);
    return {
      kind: "node",
      step,
      node,
      path: node === null ? [] : this.path(timeline.pathTo(id)),
      children,
      events,
      estimates: node === null ? [] : this.estimates(node.state),
    };
  }

  estimatesOf(id: number): Answer {
    return { kind: "estimates", id, estimates: this.estimates(this.recording.stateOf(id)) };
  }

  /** The step after the next moment of a kind, looked for from `from` events on; NONE if it is not recorded. */
  nextMoment(from: number, moment: Moment): number {
    const { recording } = this;
    const value = this.valueBefore(from);
    for (let at = from; at < recording.length; at++) {
      const code = recording.type[at];
      if (moment === "solution" ? code === GOAL : code === EXPAND) {
        if (moment !== "new-f" || this.priority(at) !== value) return at + 1;
      }
    }
    return NONE;
  }

  expansions(): Answer {
    const { recording } = this;
    const nodes: Pick<NodeRow, "state" | "f">[] = [];
    for (let at = 0; at < recording.length; at++)
      if (recording.type[at] === EXPAND)
        nodes.push({ state: recording.stateOf(recording.id[at]!), f: recording.f[at]! });
    return { kind: "expansions", nodes };
  }

  trace(format: "lines" | "posthoc", result: unknown): string {
    const { recording, run } = this;
    const header = { ...this.request, settings: run.settings };
    if (format === "posthoc") {
      const events = Array.from({ length: recording.length }, (_, at) => recording.eventAt(at));
      const trace = { header, events, result } as unknown as Trace;
      return `${JSON.stringify(toPosthoc(trace, (state) => run.opened.line(state)))}\n`;
    }
    const lines: string[] = [];
    const writer = new TraceWriter((line) => lines.push(line), header);
    for (let at = 0; at < recording.length; at++) writer.event(recording.eventAt(at));
    if (result !== null) writer.end(result);
    return lines.join("");
  }

  /** Before the first step a tree has the starts, which wait to be taken: without them it would be empty. */
  private withStarts(step: number): number {
    if (step > 0) return step;
    const { recording } = this;
    let starts = 0;
    while (starts < recording.length && LEADING.includes(recording.type[starts]!)) starts++;
    return starts;
  }

  private goTo(step: number): void {
    if (step !== this.timeline.step) this.lists.clear();
    this.timeline.goTo(step);
  }

  private ordered(list: ListName): Ordered {
    let ordered = this.lists.get(list);
    if (ordered === undefined) {
      const { timeline, run } = this;
      ordered =
        list === "frontier"
          ? firstInOrder(timeline.nodesOf("frontier"), frontierOrder(timeline, run.strategy, run.settings))
          : firstInOrder(timeline.nodesOf("expanded"), (a, b) => timeline.last[b]! - timeline.last[a]!);
      this.lists.set(list, ordered);
    }
    return ordered;
  }

  private lastBound(): number {
    const { bounds } = this.recording;
    let last = NONE;
    for (const at of bounds) if (at < this.timeline.step) last = at;
    return last;
  }

  private priority(at: number): number {
    return isByAge(this.run.strategy) ? this.recording.depth[at]! : this.recording.f[at]!;
  }

  private valueBefore(from: number): number {
    for (let at = from - 1; at >= 0; at--) if (this.recording.type[at] === EXPAND) return this.priority(at);
    return Number.NaN;
  }

  private estimates(state: unknown): Estimate[] {
    const { opened, settings, strategy } = this.run;
    if (!strategy.needs.includes("heuristic")) return [];
    return settings.heuristic!.split(",").map((heuristic) => ({
      heuristic,
      value: opened.heuristic(heuristic, inMemory)(state),
      parts:
        opened
          .explain?.(heuristic, state, inMemory)
          ?.filter(({ value, by }) => value !== 0 || by !== undefined) ?? null,
    }));
  }

  private path(ids: readonly number[]): NodeRow[] {
    return ids.slice(-MOST_PATH).flatMap((id) => this.node(id) ?? []);
  }

  /** The path to an event's node as seen by the event: a duplicate has another parent than its node. */
  private pathAt(at: number): PathStep[] {
    const { recording, timeline } = this;
    const parent = recording.parent[at]!;
    const before = parent === NONE ? [] : timeline.pathTo(parent).slice(-MOST_PATH);
    return [...before.map((id) => timeline.last[id]!), at].map((made) => {
      const { id, action, depth } = recording.eventAt(made);
      return { id, action: action === null ? null : String(action), depth };
    });
  }

  private node(id: number): NodeRow | null {
    const at = this.timeline.last[id] ?? NONE;
    return at === NONE ? null : this.nodeAt(at);
  }

  private nodeAt(at: number): NodeRow {
    const { recording, timeline } = this;
    const { id, parent, action, depth, g, h, f, state } = recording.eventAt(at);
    const status: ReplayStatus = timeline.statusOf(id) ?? "left";
    return { id, parent, action: action === null ? null : String(action), depth, g, h, f, status, state };
  }

  private eventRow(at: number): EventRow {
    const { type, id, parent, action, g, h, f } = this.recording.eventAt(at);
    return { step: at + 1, type, id, parent, action: action === null ? null : String(action), g, h, f };
  }
}
