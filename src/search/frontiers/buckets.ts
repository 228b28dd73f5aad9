/** HOT. Frontiers for priorities that are small whole numbers: one list for each, so nothing is compared. */
import { NONE } from "../nodes/node.ts";
import { Fifo, Lifo } from "./by-age.ts";
import type { Frontier } from "./frontier.ts";

/** Priorities that are whole numbers from 0: one list per priority. */
export class Buckets implements Frontier {
  poppedPriority = 0;
  private readonly lists: (Fifo | Lifo | undefined)[] = [];
  private lowest = 0;
  private count = 0;

  constructor(private readonly ties: "newest" | "oldest") {}

  push(node: number, priority: number): void {
    let list = this.lists[priority];
    if (list === undefined) {
      checkWhole(priority);
      list = this.lists[priority] = this.ties === "oldest" ? new Fifo() : new Lifo();
    }
    list.push(node);
    this.count++;
    if (priority < this.lowest) this.lowest = priority;
  }

  pop(): number {
    if (this.count === 0) return NONE;
    this.count--;
    for (;;) {
      const node = this.lists[this.lowest]?.pop() ?? NONE;
      if (node !== NONE) {
        this.poppedPriority = this.lowest;
        return node;
      }
      this.lowest++;
    }
  }

  /** Lists are at most half empty. */
  bytes(): number {
    return this.count * 8;
  }
}

/** The same, with one list per priority and g; of equal g the newest first. */
export class NestedBuckets implements Frontier {
  poppedPriority = 0;
  private readonly rows: (Lifo | undefined)[][] = [];
  private readonly counts: number[] = [];
  private lowest = 0;
  private count = 0;

  constructor(private readonly ties: "high-g" | "low-g") {}

  push(node: number, priority: number, g: number): void {
    let row = this.rows[priority];
    if (row === undefined) {
      checkWhole(priority);
      row = this.rows[priority] = [];
      this.counts[priority] = 0;
    }
    let list = row[g];
    if (list === undefined) {
      checkWhole(g);
      list = row[g] = new Lifo();
    }
    list.push(node);
    this.counts[priority]!++;
    this.count++;
    if (priority < this.lowest) this.lowest = priority;
  }

  pop(): number {
    if (this.count === 0) return NONE;
    this.count--;
    while (!this.counts[this.lowest]) this.lowest++;
    this.counts[this.lowest]!--;
    this.poppedPriority = this.lowest;
    const row = this.rows[this.lowest]!;
    let g = this.ties === "high-g" ? row.length - 1 : 0;
    const step = this.ties === "high-g" ? -1 : 1;
    for (;;) {
      const node = row[g]?.pop() ?? NONE;
      if (node !== NONE) return node;
      g += step;
    }
  }

  bytes(): number {
    return this.count * 8;
  }
}

function checkWhole(value: number): void {
  if (Number.isInteger(value) && value >= 0) return;
  throw new RangeError(`The problem says integerCosts, but ${value} is not a whole number from 0.`);
}
