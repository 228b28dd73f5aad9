/**
 * HOT. The frontiers: nodes that wait. All give back the smallest priority first; the tie-breaking is
 * written at each. An engine may push a node again when it got cheaper and skips the outdated entry.
 */
import type { Ties } from "../choices.ts";
import { enlarged, NONE } from "../nodes/node.ts";

export interface Frontier {
  /** `tie` is read only by the orders that break ties by g. */
  push(node: number, priority: number, tie: number): void;
  /** The next node, or NONE. */
  pop(): number;
  /** The priority that the node given by the last `pop` was pushed with. */
  readonly poppedPriority: number;
  /** Nodes that the last `pop` gave up for good, if this is a frontier that does so. */
  readonly dropped?: readonly number[];
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

/** The same for all that was pushed between two pops as one piece: of a piece the first comes first. */
export class InOrderLifo implements Frontier {
  readonly poppedPriority = 0;
  private readonly stack = new Lifo();
  private readonly piece: number[] = [];

  push(node: number): void {
    this.piece.push(node);
  }

  pop(): number {
    while (this.piece.length > 0) this.stack.push(this.piece.pop()!);
    return this.stack.pop();
  }

  bytes(): number {
    return this.stack.bytes() + this.piece.length * 8;
  }
}

/** Priorities that are whole numbers from 0: one list per priority. */
class Buckets implements Frontier {
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
class NestedBuckets implements Frontier {
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

/**
 * A beam (Lowerre 1976): level by level, of each level only the `width` best nodes, the older ones among equals.
 * What is pushed belongs to the next level.
 */
export class Beam implements Frontier {
  poppedPriority = 0;
  dropped: number[] = [];
  private level: Entry[] = [];
  private taken = 0;
  private nextLevel: Entry[] = [];

  constructor(private readonly width: number) {}

  push(node: number, priority: number): void {
    this.nextLevel.push({ node, priority });
  }

  pop(): number {
    this.dropped = [];
    if (this.taken === this.level.length) {
      const sorted = this.nextLevel.sort((a, b) => a.priority - b.priority);
      this.dropped = sorted.slice(this.width).map(({ node }) => node);
      this.level = sorted.slice(0, this.width);
      this.taken = 0;
      this.nextLevel = [];
    }
    const entry = this.level[this.taken++];
    if (entry === undefined) return NONE;
    this.poppedPriority = entry.priority;
    return entry.node;
  }

  bytes(): number {
    return (this.level.length + this.nextLevel.length) * 40;
  }
}

interface Entry {
  readonly node: number;
  readonly priority: number;
}

/** The frontier for priorities; `whole` if all of them are small whole numbers from 0. */
export function priorityFrontier(ties: Ties, whole: boolean): Frontier {
  if (whole && (ties === "newest" || ties === "oldest")) return new Buckets(ties);
  if (whole && (ties === "high-g" || ties === "low-g")) return new NestedBuckets(ties);
  return new Heap(ties);
}
