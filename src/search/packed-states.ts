/**
 * HOT. The store for packed problems: a few words a state in one growing array, found again by open
 * addressing with linear probing over node numbers (no keys in the table: they are the states themselves).
 */
import type { Heuristic } from "./heuristic.ts";
import { enlarged, NONE } from "./node.ts";
import type { PackedChildren, PackedForm, Problem } from "./problem.ts";
import type { StateStore } from "./state-store.ts";

const FIRST_CAPACITY = 1024;

export class PackedStates<State, Action> implements StateStore<State> {
  readonly cost: Float64Array;
  readonly h: Float64Array;
  private readonly width: number;
  private readonly children: PackedChildren;
  private words: Int32Array;
  private size = 0;
  /** Node number + 1, or 0 for a free slot. Its length is a power of two, at most half of it is used. */
  private slots = new Int32Array(FIRST_CAPACITY * 2);
  private used = 0;

  constructor(
    private readonly problem: Problem<State, Action>,
    private readonly form: PackedForm<State>,
    private readonly heuristic: Heuristic<State>,
  ) {
    this.width = form.wordsPerState;
    const most = Math.max(form.maxChildren, problem.starts.length);
    this.cost = new Float64Array(most);
    this.h = new Float64Array(most);
    this.children = { words: new Int32Array(most * this.width), cost: this.cost, h: this.h };
    this.words = new Int32Array(FIRST_CAPACITY * this.width);
  }

  stageStarts(): number {
    const { starts } = this.problem;
    starts.forEach((state, child) => {
      this.form.pack(state, this.children.words, child * this.width);
      this.cost[child] = 0;
      this.h[child] = this.heuristic(state);
    });
    return starts.length;
  }

  expand(node: number, h: number): number {
    return this.form.expand(this.words, node * this.width, h, this.children);
  }

  find(child: number): number {
    const { slots, width, words } = this;
    const childWords = this.children.words;
    const at = child * width;
    const mask = slots.length - 1;
    let slot = hash(childWords, at, width) & mask;
    search: for (;;) {
      const node = slots[slot]! - 1;
      if (node === NONE) return NONE;
      slot = (slot + 1) & mask;
      const base = node * width;
      for (let word = 0; word < width; word++) {
        if (words[base + word] !== childWords[at + word]) continue search;
      }
      return node;
    }
  }

  keep(child: number, node: number): void {
    const { width } = this;
    const base = node * width;
    if (base === this.words.length) this.words = enlarged(this.words, new Int32Array(base * 2));
    const at = child * width;
    for (let word = 0; word < width; word++) this.words[base + word] = this.children.words[at + word]!;
    this.size = node + 1;
  }

  index(_child: number, node: number): void {
    if (++this.used * 2 > this.slots.length) this.growSlots();
    this.insert(node);
  }

  sameState(child: number, node: number): boolean {
    for (let word = 0; word < this.width; word++) {
      if (this.children.words[child * this.width + word] !== this.words[node * this.width + word])
        return false;
    }
    return true;
  }

  isGoal(node: number): boolean {
    return this.form.isGoal(this.words, node * this.width);
  }

  isGoalChild(child: number): boolean {
    return this.form.isGoal(this.children.words, child * this.width);
  }

  state(node: number): State {
    return this.form.unpack(this.words, node * this.width);
  }

  childState(child: number): State {
    return this.form.unpack(this.children.words, child * this.width);
  }

  bytes(): number {
    return this.words.byteLength + this.slots.byteLength;
  }

  bytesToAdd(more: number): number {
    const words = (this.size + more) * this.width <= this.words.length ? 1 : 3;
    const slots = (this.used + more) * 2 <= this.slots.length ? 1 : 3;
    return this.words.byteLength * words + this.slots.byteLength * slots;
  }

  private insert(node: number): void {
    const mask = this.slots.length - 1;
    let slot = hash(this.words, node * this.width, this.width) & mask;
    while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
    this.slots[slot] = node + 1;
  }

  /** Twice the slots. The indexed nodes are those in the old table. */
  private growSlots(): void {
    const old = this.slots;
    this.slots = new Int32Array(old.length * 2);
    for (const entry of old) if (entry !== 0) this.insert(entry - 1);
  }
}

/** Mixes the words of a state so that every bit reaches the low bits. */
function hash(words: Int32Array, at: number, width: number): number {
  let mixed = 0;
  for (let word = 0; word < width; word++) {
    mixed = Math.imul(mixed ^ words[at + word]!, 0x9e3779b1);
    mixed ^= mixed >>> 15;
  }
  mixed = Math.imul(mixed, 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
}
