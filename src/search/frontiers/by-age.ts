/** HOT. Frontiers that are ordered by age alone: breadth first and depth first. */
import { NONE } from "../nodes/node.ts";
import { spareInt32 } from "../nodes/spare-arrays.ts";
import type { Frontier } from "./frontier.ts";

/** A short list grows faster: growing often costs more time than the memory is worth. */
const FEW = 1 << 10;

/** First in, first out: ignores priorities. */
export class Fifo implements Frontier {
  readonly poppedPriority = 0;
  private ring = spareInt32.take(64);
  private head = 0;
  private count = 0;

  push(node: number): void {
    const { length } = this.ring;
    if (this.count === length) {
      const larger = spareInt32.take(length * 2);
      larger.set(this.ring.subarray(this.head));
      larger.set(this.ring.subarray(0, this.head), length - this.head);
      this.giveBack();
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

  giveBack(): void {
    spareInt32.giveBack(this.ring);
  }
}

/** Last in, first out: ignores priorities. */
export class Lifo implements Frontier {
  readonly poppedPriority = 0;
  private stack = spareInt32.take(16);
  private count = 0;

  push(node: number): void {
    if (this.count === this.stack.length) this.grow();
    this.stack[this.count++] = node;
  }

  pop(): number {
    return this.count === 0 ? NONE : this.stack[--this.count]!;
  }

  bytes(): number {
    return this.stack.byteLength;
  }

  giveBack(): void {
    spareInt32.giveBack(this.stack);
  }

  private grow(): void {
    this.stack = spareInt32.enlarged(this.stack, this.count * (this.count < FEW ? 4 : 2));
  }
}

/** Last in, first out by batch: of the nodes pushed between two pops, the first comes out first. */
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
