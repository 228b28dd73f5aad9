/**
 * The frontier of a program that keeps its open nodes in one list and at every insertion puts the child in front,
 * reverses the list and sorts it stably by f (the Lisp knight manual): every insertion reverses each run of equal
 * priority, and the new node goes to the end of its run. Here nothing is sorted or reversed: the runs wait in a
 * heap, and one bit says which way all of them are read.
 */

import { NONE } from "../nodes/node.ts";
import type { Frontier } from "./frontier.ts";
import { Heap } from "./heap.ts";

export class ReversedList implements Frontier {
  poppedPriority = 0;
  private readonly runs: Run[] = [];
  private readonly runOf = new Map<number, number>();
  /** The runs that are not empty; their priorities are all different. */
  private readonly order = new Heap("oldest");
  private isReversed = false;
  private count = 0;

  push(node: number, priority: number): void {
    this.isReversed = !this.isReversed;
    let number = this.runOf.get(priority);
    if (number === undefined) {
      number = this.runs.push(new Run(priority)) - 1;
      this.runOf.set(priority, number);
    }
    const run = this.runs[number]!;
    if (run.size === 0) this.order.push(number, priority, 0);
    run.add(node, this.isReversed ? "first" : "last");
    this.count++;
  }

  pop(): number {
    const number = this.order.pop();
    if (number === NONE) return NONE;
    const run = this.runs[number]!;
    const node = run.take(this.isReversed ? "last" : "first");
    if (run.size > 0) this.order.push(number, run.priority, 0);
    this.poppedPriority = run.priority;
    this.count--;
    return node;
  }

  bytes(): number {
    return this.count * 8 + this.runs.length * 100 + this.order.bytes();
  }
}

type End = "first" | "last";

/** Nodes of one priority, put in and taken out at both ends. */
class Run {
  size = 0;
  private ring = new Int32Array(4);
  private first = 0;

  constructor(readonly priority: number) {}

  add(node: number, end: End): void {
    if (this.size === this.ring.length) this.grow();
    if (end === "first") this.first = this.wrapped(this.first - 1);
    this.ring[end === "first" ? this.first : this.wrapped(this.first + this.size)] = node;
    this.size++;
  }

  /** Only from a run that is not empty. */
  take(end: End): number {
    this.size--;
    const node = this.ring[end === "first" ? this.first : this.wrapped(this.first + this.size)]!;
    if (end === "first") this.first = this.wrapped(this.first + 1);
    return node;
  }

  private grow(): void {
    const larger = new Int32Array(this.size * 2);
    for (let i = 0; i < this.size; i++) larger[i] = this.ring[this.wrapped(this.first + i)]!;
    this.ring = larger;
    this.first = 0;
  }

  /** The length of the ring is a power of two. */
  private wrapped(at: number): number {
    return at & (this.ring.length - 1);
  }
}
