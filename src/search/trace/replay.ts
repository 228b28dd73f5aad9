/**
 * A trace played to any step, forwards and backwards: which nodes there are, what each is, and the counters so far.
 * Going back undoes exactly what going forward did.
 */
import type { SearchEvent } from "./observer.ts";

/** The status of a node at a step of the replay. */
export type ReplayStatus = "frontier" | "taken" | "expanded" | "pruned" | "left" | "goal";

export interface ReplayNode {
  readonly id: number;
  readonly parent: number | null;
  readonly status: ReplayStatus;
  /** The event that gave the node its present g, h and parent. */
  readonly event: SearchEvent;
}

export interface ReplayCounters {
  readonly generated: number;
  readonly expanded: number;
  readonly duplicates: number;
  readonly reopened: number;
  readonly taken: number;
}

/** What each type of event makes of its node. */
export const statusAfter: Partial<Record<SearchEvent["type"], ReplayStatus>> = {
  start: "frontier",
  generate: "frontier",
  update: "frontier",
  reopen: "frontier",
  prune: "pruned",
  take: "taken",
  expand: "expanded",
  leave: "left",
  goal: "goal",
};

/** What each type of event counts as; a duplicate, an update and a reopening also count as generated nodes. */
export const counted: Partial<Record<SearchEvent["type"], readonly (keyof ReplayCounters)[]>> = {
  start: ["generated"],
  generate: ["generated"],
  duplicate: ["generated", "duplicates"],
  update: ["generated"],
  reopen: ["generated", "reopened"],
  take: ["taken"],
  expand: ["expanded"],
};

export class Replay {
  /** How many events have been played. */
  step = 0;
  readonly nodes = new Map<number, ReplayNode>();
  private readonly totals = { generated: 0, expanded: 0, duplicates: 0, reopened: 0, taken: 0 };
  /** For each event played, its node as it was before. */
  private readonly before: (ReplayNode | undefined)[] = [];

  constructor(readonly events: readonly SearchEvent[]) {}

  get counters(): ReplayCounters {
    return { ...this.totals };
  }

  /** The event played last. */
  get current(): SearchEvent | undefined {
    return this.events[this.step - 1];
  }

  /** Plays forwards or backwards until `step` events have been played. */
  goTo(step: number): void {
    const wanted = Math.max(0, Math.min(step, this.events.length));
    while (this.step < wanted) this.forward();
    while (this.step > wanted) this.back();
  }

  forward(): boolean {
    const event = this.events[this.step];
    if (event === undefined) return false;
    this.step++;
    this.before.push(this.nodes.get(event.id));
    this.count(event, 1);
    const status = statusAfter[event.type];
    if (status !== undefined) this.nodes.set(event.id, { id: event.id, parent: event.parent, status, event });
    return true;
  }

  back(): boolean {
    const event = this.current;
    if (event === undefined) return false;
    this.step--;
    const node = this.before.pop();
    this.count(event, -1);
    if (node !== undefined) this.nodes.set(event.id, node);
    else if (statusAfter[event.type] !== undefined) this.nodes.delete(event.id);
    return true;
  }

  /** The events of one node, as positions in `events`. */
  eventsOf(id: number): number[] {
    const positions: number[] = [];
    this.events.forEach((event, position) => {
      if (event.id === id) positions.push(position);
    });
    return positions;
  }

  private count(event: SearchEvent, by: 1 | -1): void {
    // Taking a start is not counted.
    if (event.type === "take" && event.parent === null) return;
    for (const counter of counted[event.type] ?? []) this.totals[counter] += by;
  }
}
