/**
 * HOT. The frontiers: nodes that wait. All give back the smallest priority first; the tie-breaking is
 * written at each. An engine may push a node again when it got cheaper and skips the outdated entry.
 */
import type { Ties } from "./choices.ts";
import { enlarged, NONE } from "./node.ts";

export interface Frontier {
  /** `tie` is read only by the orders that break ties by g. */
  push(node: number, priority: number, tie: number): void;
  /** The next node, or NONE. */
  pop(): number;
  /** The priority that the node given by the last `pop` was pushed with. */
  readonly poppedPriority: number;
  bytes(): number;
}

/** First in, first out: ignores priorities. */
export class Fifo implements Frontier {
  readonly poppedPriority = 0;
  private ring = new Int32Array(1024);
  private head = 0;
  private count = 0;

  push(node: number): void {
    const { length } = this.ring;
    if (this.count === length) {
      const larger = new Int32Array(length * 2);
      larger.set(this.ring.subarray(this.head));
      larger.set(this.ring.subarray(0, this.head), length - this.head);
      this.ring = larger;
      this.head = 0;
    }
    this.ring[(this.head + this.count++) & (this.ring.length - 1)] = node;
  }

  pop(): number {
    if (this.count === 0) return NONE;
    const node = this.ring[this.head]!;
    this.head = (this.head + 1) & (this.ring.length - 1);
    this.count--;
    return node;
  }

  bytes(): number {
    return this.ring.byteLength;
  }
}

/** Last in, first out: ignores priorities. */
export class Lifo implements Frontier {
  readonly poppedPriority = 0;
  private stack = new Int32Array(16);
  private count = 0;

  push(node: number): void {
    if (this.count === this.stack.length) this.stack = enlarged(this.stack, new Int32Array(this.count * 2));
    this.stack[this.count++] = node;
  }

  pop(): number {
    return this.count === 0 ? NONE : this.stack[--this.count]!;
  }

  bytes(): number {
    return this.stack.byteLength;
  }
}

/** Priorities that are whole numbers from 0: one list per priority, or per priority and g. */
export class Buckets implements Frontier {
  poppedPriority = 0;
  private readonly rows: (Row | undefined)[] = [];
  private lowest = 0;
  private count = 0;
  private held = 0;

  constructor(private readonly ties: Ties) {}

  push(node: number, priority: number, tie: number): void {
    let row = this.rows[priority];
    if (row === undefined) {
      if (!Number.isInteger(priority) || priority < 0) throw new RangeError(notWhole(priority));
      row = this.rows[priority] = { lists: [], count: 0, next: 0 };
    }
    const slot = this.ties === "high-g" || this.ties === "low-g" ? tie : 0;
    let list = row.lists[slot];
    if (list === undefined) {
      if (!Number.isInteger(slot) || slot < 0) throw new RangeError(notWhole(slot));
      list = row.lists[slot] = this.ties === "oldest" ? new Fifo() : new Lifo();
      this.held += list.bytes();
    }
    if (row.count === 0) row.next = slot;
    else if (this.ties === "high-g" ? slot > row.next : slot < row.next) row.next = slot;
    const before = list.bytes();
    list.push(node);
    this.held += list.bytes() - before;
    row.count++;
    this.count++;
    if (priority < this.lowest) this.lowest = priority;
  }

  pop(): number {
    if (this.count === 0) return NONE;
    while ((this.rows[this.lowest]?.count ?? 0) === 0) this.lowest++;
    const row = this.rows[this.lowest]!;
    const step = this.ties === "high-g" ? -1 : 1;
    this.count--;
    row.count--;
    for (;;) {
      const node = row.lists[row.next]?.pop() ?? NONE;
      if (node !== NONE) {
        this.poppedPriority = this.lowest;
        return node;
      }
      row.next += step;
    }
  }

  bytes(): number {
    return this.held;
  }
}

interface Row {
  /** By g, or one list at 0. */
  readonly lists: (Fifo | Lifo | undefined)[];
  count: number;
  /** The list to look into first. */
  next: number;
}

function notWhole(value: number): string {
  return `The problem says integerCosts, but ${value} is not a whole number from 0.`;
}

/** Any priorities: a binary heap over (priority, tie, age). */
export class Heap implements Frontier {
  poppedPriority = 0;
  private nodes = new Int32Array(64);
  private priorities = new Float64Array(64);
  /** Among equal priorities the smaller rank comes first, then the smaller age. */
  private ranks = new Float64Array(64);
  private ages = new Float64Array(64);
  private count = 0;
  private pushed = 0;

  constructor(private readonly ties: Ties) {}

  push(node: number, priority: number, tie: number): void {
    if (this.count === this.nodes.length) this.grow();
    const rank = this.ties === "high-g" ? -tie : this.ties === "low-g" ? tie : 0;
    this.pushed++;
    const age = this.ties === "oldest" ? this.pushed : -this.pushed;
    let at = this.count++;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!this.before(priority, rank, age, above)) break;
      this.move(above, at);
      at = above;
    }
    this.put(at, node, priority, rank, age);
  }

  pop(): number {
    if (this.count === 0) return NONE;
    const node = this.nodes[0]!;
    this.poppedPriority = this.priorities[0]!;
    const last = --this.count;
    const priority = this.priorities[last]!;
    const rank = this.ranks[last]!;
    const age = this.ages[last]!;
    let at = 0;
    for (;;) {
      let below = at * 2 + 1;
      if (below >= last) break;
      const right = below + 1;
      if (right < last && this.before(this.priorities[right]!, this.ranks[right]!, this.ages[right]!, below))
        below = right;
      if (this.before(priority, rank, age, below)) break;
      this.move(below, at);
      at = below;
    }
    this.put(at, this.nodes[last]!, priority, rank, age);
    return node;
  }

  bytes(): number {
    return this.nodes.length * 28;
  }

  private before(priority: number, rank: number, age: number, entry: number): boolean {
    const other = this.priorities[entry]!;
    if (priority !== other) return priority < other;
    const otherRank = this.ranks[entry]!;
    return rank !== otherRank ? rank < otherRank : age < this.ages[entry]!;
  }

  private move(from: number, to: number): void {
    this.put(to, this.nodes[from]!, this.priorities[from]!, this.ranks[from]!, this.ages[from]!);
  }

  private put(at: number, node: number, priority: number, rank: number, age: number): void {
    this.nodes[at] = node;
    this.priorities[at] = priority;
    this.ranks[at] = rank;
    this.ages[at] = age;
  }

  private grow(): void {
    const capacity = this.count * 2;
    this.nodes = enlarged(this.nodes, new Int32Array(capacity));
    this.priorities = enlarged(this.priorities, new Float64Array(capacity));
    this.ranks = enlarged(this.ranks, new Float64Array(capacity));
    this.ages = enlarged(this.ages, new Float64Array(capacity));
  }
}
