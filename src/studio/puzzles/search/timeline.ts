/**
 * A recording played to any step, forwards and backwards. What a node is at a step follows from one number: the
 * position of the last event that changed it. So does everything that the library's `Replay` says.
 */
import { counted, type ReplayCounters, type ReplayStatus, statusAfter } from "../../../search/index.ts";
import { enlarged, NONE } from "../../../search/nodes/node.ts";
import { replayStatuses } from "./messages.ts";
import { eventNames, type Recording } from "./recording.ts";

const statusByCode = eventNames.map((name) => statusAfter[name]);
/** By type of event: the number of the status it gives its node; -1 for none. */
export const statusCodes = statusByCode.map((status) =>
  status === undefined ? -1 : replayStatuses.indexOf(status),
);
const countedByCode = eventNames.map((name) => counted[name] ?? []);
const TAKE = eventNames.indexOf("take");

export class Timeline {
  /** How many events have been played. */
  step = 0;
  /** By node: the position of the event that made it what it is; NONE before it was made. */
  last = new Int32Array(0);
  /** By event: what `last` of its node was before. */
  private before = new Int32Array(0);
  private readonly totals = { generated: 0, expanded: 0, duplicates: 0, reopened: 0, taken: 0 };
  /** By number of a status: how many nodes are of it. */
  private readonly byStatus = new Int32Array(replayStatuses.length);

  constructor(readonly recording: Recording) {}

  get counters(): ReplayCounters {
    return { ...this.totals };
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

  private forward(): void {
    const at = this.step++;
    const { type, id } = this.recording;
    const node = id[at]!;
    this.tally(at, 1);
    if (statusCodes[type[at]!] === -1 || node < 0) return;
    const before = this.last[node]!;
    this.before[at] = before;
    this.last[node] = at;
    this.tallyStatus(before, -1);
    this.tallyStatus(at, 1);
  }

  private back(): void {
    const at = --this.step;
    const { type, id } = this.recording;
    const node = id[at]!;
    this.tally(at, -1);
    if (statusCodes[type[at]!] === -1 || node < 0) return;
    const before = this.before[at]!;
    this.last[node] = before;
    this.tallyStatus(at, -1);
    this.tallyStatus(before, 1);
  }

  private tally(at: number, by: 1 | -1): void {
    const code = this.recording.type[at]!;
    // Taking a start is not counted.
    if (code === TAKE && this.recording.parent[at] === NONE) return;
    for (const counter of countedByCode[code]!) this.totals[counter] += by;
  }

  private tallyStatus(at: number, by: 1 | -1): void {
    if (at === NONE) return;
    this.byStatus[statusCodes[this.recording.type[at]!]!]! += by;
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
