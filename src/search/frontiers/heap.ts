/** HOT. The frontier for any priorities. */
import type { Ties } from "../choices.ts";
import { enlarged, NONE } from "../nodes/node.ts";
import type { Frontier } from "./frontier.ts";

/** A binary heap over (priority, tie, age). */
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
