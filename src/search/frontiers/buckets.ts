/**
 * HOT. Frontiers for priorities that are small whole numbers: one list for each, so nothing is compared. At the first
 * that is not, all nodes move into a heap, which breaks ties in the same way; from then on every list is empty.
 */
import { NONE } from "../nodes/node.ts";
import { Fifo, Lifo } from "./by-age.ts";
import type { Frontier } from "./frontier.ts";
import { Heap } from "./heap.ts";

/** Empty lists between priorities take time and memory; up to this priority, not enough to notice. */
const LARGEST = 1 << 12;

/** One list per priority. */
export class Buckets implements Frontier {
  poppedPriority = 0;
  private lists: (Fifo | Lifo | undefined)[] = [];
  private lowest = 0;
  private count = 0;
  private heap: Heap | undefined;

  /** With `promised`, a priority that is not a whole number from 0 is an error. */
  constructor(
    private readonly ties: "newest" | "oldest",
    private readonly promised: boolean,
  ) {}

  // The usual case of both is short enough for V8 to inline it into the loop of a search.

  push(node: number, priority: number): void {
    const list = (priority | 0) === priority ? this.lists[priority] : undefined;
    if (list === undefined) return this.pushElsewhere(node, priority);
    list.push(node);
    this.count++;
    if (priority < this.lowest) this.lowest = priority;
  }

  pop(): number {
    const node = this.lists[this.lowest]?.pop() ?? NONE;
    if (node === NONE) return this.popElsewhere();
    this.count--;
    this.poppedPriority = this.lowest;
    return node;
  }

  /** Lists are at most half empty, except short ones. */
  bytes(): number {
    return this.count * 8 + (this.heap?.bytes() ?? 0);
  }

  giveBack(): void {
    for (const list of this.lists) list?.giveBack();
  }

  private pushElsewhere(node: number, priority: number): void {
    if (this.heap !== undefined || !isSmall(priority)) return this.pushToHeap(node, priority);
    while (this.lists.length < priority) this.lists.push(undefined);
    this.lists[priority] = this.ties === "oldest" ? new Fifo() : new Lifo();
    this.push(node, priority);
  }

  private popElsewhere(): number {
    if (this.count === 0) return this.popFromHeap();
    let node = NONE;
    while (node === NONE) node = this.lists[++this.lowest]?.pop() ?? NONE;
    this.count--;
    this.poppedPriority = this.lowest;
    return node;
  }

  private pushToHeap(node: number, priority: number): void {
    if (this.promised) checkWhole(priority);
    if (this.heap === undefined) {
      const heap = new Heap(this.ties);
      for (const [at, list] of this.lists.entries())
        if (list !== undefined) pour(list, heap, at, 0, this.ties);
      this.heap = heap;
      this.lists = [];
      this.count = 0;
    }
    this.heap.push(node, priority, 0);
  }

  private popFromHeap(): number {
    const { heap } = this;
    if (heap === undefined) return NONE;
    const node = heap.pop();
    this.poppedPriority = heap.poppedPriority;
    return node;
  }
}

/** The same, with one list per priority and g; of equal g the newest first. */
export class NestedBuckets implements Frontier {
  poppedPriority = 0;
  private rows: (Lifo | undefined)[][] = [];
  private readonly counts: number[] = [];
  private lowest = 0;
  private count = 0;
  private heap: Heap | undefined;

  constructor(
    private readonly ties: "high-g" | "low-g",
    private readonly promised: boolean,
  ) {}

  push(node: number, priority: number, g: number): void {
    if (this.heap !== undefined || !isSmall(priority) || !isSmall(g))
      return this.pushToHeap(node, priority, g);
    const row = (this.rows[priority] ??= []);
    const list = (row[g] ??= new Lifo());
    list.push(node);
    this.counts[priority] = (this.counts[priority] ?? 0) + 1;
    this.count++;
    if (priority < this.lowest) this.lowest = priority;
  }

  pop(): number {
    if (this.count === 0) return this.popFromHeap();
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
    return this.count * 8 + (this.heap?.bytes() ?? 0);
  }

  private pushToHeap(node: number, priority: number, g: number): void {
    if (this.promised) {
      checkWhole(priority);
      checkWhole(g);
    }
    if (this.heap === undefined) {
      const heap = new Heap(this.ties);
      for (const [at, row] of this.rows.entries())
        for (const [g, list] of row?.entries() ?? [])
          if (list !== undefined) pour(list, heap, at, g, "newest");
      this.heap = heap;
      this.rows = [];
      this.count = 0;
    }
    this.heap.push(node, priority, g);
  }

  private popFromHeap(): number {
    const { heap } = this;
    if (heap === undefined) return NONE;
    const node = heap.pop();
    this.poppedPriority = heap.poppedPriority;
    return node;
  }
}

/** Moves the nodes of a list into a heap, the oldest first, so that their ages stay in order. */
function pour(list: Fifo | Lifo, heap: Heap, priority: number, g: number, taken: "newest" | "oldest"): void {
  const nodes: number[] = [];
  for (let node = list.pop(); node !== NONE; node = list.pop()) nodes.push(node);
  if (taken === "newest") nodes.reverse();
  for (const node of nodes) heap.push(node, priority, g);
}

function isSmall(value: number): boolean {
  return (value | 0) === value && value >= 0 && value <= LARGEST;
}

function checkWhole(value: number): void {
  if (Number.isInteger(value) && value >= 0) return;
  throw new RangeError(`The problem says integerCosts, but ${value} is not a whole number from 0.`);
}
