/** HOT. The frontier of beam search. */
import { NONE } from "../nodes/node.ts";
import type { Frontier } from "./frontier.ts";

/**
 * A beam (Lowerre 1976): level by level, keeping only the `width` best nodes of each, the older ones among equals.
 * Whatever is pushed belongs to the next level.
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
