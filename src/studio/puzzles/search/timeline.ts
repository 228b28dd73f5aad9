/**
 * A recording played to any step, forwards and backwards. What a node is at a step follows from one number: the
 * position of the last event that changed it. So does everything that the library's `Replay` says.
 */
import { counted, type ReplayCounters, type ReplayStatus, statusAfter } from "../../../search/index.ts";
import { enlarged, NONE } from "../../../search/nodes/node.ts";
import { replayStatuses } from "./messages.ts";
import { eventNames, type Recording } from "./recording.ts";

const statusByCode = eventNames.map((name) => statusAfter[name]);
/** By type of event: the number of the status it gives its node, or NONE. */
export const statusCodes = Int8Array.from(statusByCode, (status) =>
  status === undefined ? NONE : replayStatuses.indexOf(status),
);
const counterNames = ["generated", "expanded", "duplicates", "reopened", "taken"] as const;
/** The counters of an event type are the numbers from `firstCounted[code]` up to `firstCounted[code + 1]`. */
const countedNumbers = Uint8Array.from(
  eventNames.flatMap((name) => (counted[name] ?? []).map((counter) => counterNames.indexOf(counter))),
);
const firstCounted = Uint8Array.from(
  [0, ...eventNames].map((_, code) =>
    eventNames.slice(0, code).reduce((sum, name) => sum + (counted[name]?.length ?? 0), 0),
  ),
);
const TAKE = eventNames.indexOf("take");

export class Timeline {
  /** How many events have been played. */
  step = 0;
  /** By node: the position of the event that made it what it is; NONE before it was made. */
  last = new Int32Array(0);
  /** By event: what `last` of its node was before. */
  private before = new Int32Array(0);
  private readonly totals = new Int32Array(counterNames.length);
  /** By number of a status: how many nodes are of it. */
  private readonly byStatus = new Int32Array(replayStatuses.length);

  constructor(readonly recording: Recording) {}

  get counters(): ReplayCounters {
    const totals = counterNames.map((name, number) => [name, this.totals[number]]);
    return Object.fromEntries(totals) as ReplayCounters;
  }

  /** How many nodes are of a status now. */
  count(status: ReplayStatus): number {
    return this.byStatus[replayStatuses.indexOf(status)];
  }

  goTo(step: number): void {
    const wanted = Math.max(0, Math.min(step, this.recording.length));
    this.makeRoom();
    while (this.step < wanted) this.forward();
    while (this.step > wanted) this.back();
  }

  statusOf(id: number): ReplayStatus | undefined {
    const at = this.last[id] ?? NONE;
    return at === NONE ? undefined : statusByCode[this.recording.type[at]!];
  }

  /** The parent of a node at this step, or NONE. */
  parentOf(id: number): number {
    const at = this.last[id] ?? NONE;
    return at === NONE ? NONE : this.recording.parent[at]!;
  }

  /** The nodes of a status, by number. */
  nodesOf(...statuses: readonly ReplayStatus[]): Int32Array {
    const wanted = statusByCode.map((status) => status !== undefined && statuses.includes(status));
    const { type } = this.recording;
    const found = new Int32Array(statuses.reduce((sum, status) => sum + this.count(status), 0));
    let count = 0;
    for (let id = 0; id < this.last.length; id++) {
      const at = this.last[id]!;
      if (at !== NONE && wanted[type[at]!]) found[count++] = id;
    }
    return found.subarray(0, count);
  }

  /** The nodes from a start to a node, both included. */
  pathTo(id: number): number[] {
    const path: number[] = [];
    for (let at = id; at !== NONE && path.length <= this.last.length; at = this.parentOf(at)) path.push(at);
    return path.reverse();
  }

  // Both are called hundreds of thousands of times when a user drags the timeline: numbers only.
  private forward(): void {
    const at = this.step++;
    const { type, id } = this.recording;
    const code = type[at]!;
    const node = id[at]!;
    this.tally(at, code, 1);
    const status = statusCodes[code]!;
    if (status === NONE || node < 0) return;
    const before = this.last[node]!;
    this.before[at] = before;
    this.last[node] = at;
    if (before !== NONE) this.byStatus[statusCodes[type[before]!]!]!--;
    this.byStatus[status]!++;
  }

  private back(): void {
    const at = --this.step;
    const { type, id } = this.recording;
    const code = type[at]!;
    const node = id[at]!;
    this.tally(at, code, -1);
    const status = statusCodes[code]!;
    if (status === NONE || node < 0) return;
    const before = this.before[at]!;
    this.last[node] = before;
    if (before !== NONE) this.byStatus[statusCodes[type[before]!]!]!++;
    this.byStatus[status]!--;
  }

  private tally(at: number, code: number, by: 1 | -1): void {
    // Taking a start is not counted.
    if (code === TAKE && this.recording.parent[at] === NONE) return;
    for (let i = firstCounted[code]!; i < firstCounted[code + 1]!; i++)
      this.totals[countedNumbers[i]!]! += by;
  }

  private makeRoom(): void {
    const { nodes, type } = this.recording;
    if (this.last.length < nodes) {
      const known = this.last.length;
      this.last = enlarged(this.last, new Int32Array(Math.max(nodes, known * 2)));
      this.last.fill(NONE, known);
    }
    if (this.before.length < type.length) this.before = enlarged(this.before, new Int32Array(type.length));
  }
}
