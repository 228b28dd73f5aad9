/**
 * HOT. The table for packed problems. A node is one record of words: its state, then g, h, parent and the rest, so
 * that looking at a node is one look into memory. States are found again by open addressing with linear probing over
 * node numbers: a small table, because what does not fit into the processor's cache is what costs time here.
 */
import type { Heuristic } from "./heuristic.ts";
import { enlarged, NONE, Status } from "./node.ts";
import type { Nodes } from "./nodes.ts";
import type { PackedChildren, PackedForm, Problem } from "./problem.ts";

const FIRST_CAPACITY = 1024;
/** Up to here slots grow fourfold: growing often costs more than the memory is worth. */
const MANY_SLOTS = 1 << 23;

export class PackedNodes<State, Action> implements Nodes<State> {
  size = 0;
  readonly childCost: Int32Array;
  private readonly childH: Int32Array;
  private readonly children: PackedChildren;
  /** Words of a state; the record goes on with g, parent, and one word for h (16 bits), action (14) and status (2). */
  private readonly width: number;
  private readonly stride: number;
  private records: Int32Array;
  /**
   * 0 for a free slot, else the node number + 1 with the upper bits of the hash in the bits above, so that a node whose state
   * is another one is hardly ever looked at. The number of slots is a power of two, at most half of them are used.
   */
  private slots = new Int32Array(FIRST_CAPACITY * 2);
  /** Where `find` would have found its state, and the state's hash. */
  private freeSlot = 0;
  private freeHash = 0;
  /** The parent of the node that was expanded last. */
  private above = NONE;

  constructor(
    private readonly problem: Problem<State, Action>,
    private readonly form: PackedForm<State>,
    private readonly heuristic: Heuristic<State>,
  ) {
    this.width = form.wordsPerState;
    this.stride = this.width + 3;
    this.records = new Int32Array(FIRST_CAPACITY * this.stride);
    const most = Math.max(form.maxChildren, problem.starts.length);
    this.childCost = new Int32Array(most).fill(1);
    this.childH = new Int32Array(most);
    this.children = { words: new Int32Array(most * this.width), h: this.childH };
  }

  makeStarts(): number {
    const { starts } = this.problem;
    starts.forEach((state, child) => {
      this.form.pack(state, this.children.words, child * this.width);
      this.childH[child] = this.heuristic(state);
    });
    return starts.length;
  }

  expand(node: number): number {
    const at = node * this.stride;
    this.above = this.parent(node);
    return this.form.expand(this.records, at, this.h(node), this.children);
  }

  find(child: number): number {
    const { slots, width, stride, records, above } = this;
    const { words } = this.children;
    const at = child * width;
    // The child that undoes the last action needs no search.
    if (above !== NONE && isEqual(records, above * stride, words, at, width)) return above;
    const hash = hashOf(words, at, width);
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (;;) {
      const entry = slots[slot]!;
      if (entry === 0) break;
      if (((entry ^ hash) & ~mask) === 0) {
        const node = (entry & mask) - 1;
        if (isEqual(records, node * stride, words, at, width)) return node;
      }
      slot = (slot + 1) & mask;
    }
    this.freeSlot = slot;
    this.freeHash = hash;
    return NONE;
  }

  remember(child: number, parent: number, depth: number, g: number): number {
    const node = this.add(child, parent, depth, g);
    this.slots[this.freeSlot] = entryFor(this.freeHash, node, this.slots.length);
    if (this.size * 2 > this.slots.length) this.growSlots();
    return node;
  }

  add(child: number, parent: number, _depth: number, g: number): number {
    const { width, stride } = this;
    const node = this.size++;
    const record = node * stride;
    if (record === this.records.length) this.records = enlarged(this.records, new Int32Array(record * 2));
    const { records } = this;
    const { words } = this.children;
    for (let word = 0; word < width; word++) records[record + word] = words[child * width + word]!;
    records[record + width] = g;
    records[record + width + 1] = parent;
    records[record + width + 2] = (this.childH[child]! << 16) | (child << 2) | Status.left;
    return node;
  }

  move(node: number, child: number, parent: number, _depth: number, g: number): void {
    const at = node * this.stride + this.width;
    this.records[at] = g;
    this.records[at + 1] = parent;
    this.records[at + 2] = (this.records[at + 2]! & 0xffff0003) | (child << 2);
  }

  hasState(node: number, child: number): boolean {
    const { records, children, width } = this;
    return isEqual(records, node * this.stride, children.words, child * width, width);
  }

  isGoal(node: number): boolean {
    return this.form.isGoal(this.records, node * this.stride);
  }

  state(node: number): State {
    return this.form.unpack(this.records, node * this.stride);
  }

  childState(child: number): State {
    return this.form.unpack(this.children.words, child * this.width);
  }

  g(node: number): number {
    return this.records[node * this.stride + this.width]!;
  }

  /** Every step costs 1. */
  depth(node: number): number {
    return this.g(node);
  }

  parent(node: number): number {
    return this.records[node * this.stride + this.width + 1]!;
  }

  h(node: number): number {
    return this.records[node * this.stride + this.width + 2]! >>> 16;
  }

  action(node: number): number {
    return (this.records[node * this.stride + this.width + 2]! >> 2) & 0x3fff;
  }

  status(node: number): number {
    return this.records[node * this.stride + this.width + 2]! & 3;
  }

  setStatus(node: number, status: number): void {
    const at = node * this.stride + this.width + 2;
    this.records[at] = (this.records[at]! & ~3) | status;
  }

  bytes(): number {
    return this.records.byteLength + this.slots.byteLength;
  }

  bytesToAdd(more: number): number {
    const records = (this.size + more) * this.stride <= this.records.length ? 1 : 3;
    const slots = (this.size + more) * 2 <= this.slots.length ? 1 : 1 + this.slotsFactor();
    return this.records.byteLength * records + this.slots.byteLength * slots;
  }

  /** Nodes are read one after the other: in the order of the old slots they would be all over memory. */
  private growSlots(): void {
    const { records, width, stride } = this;
    const slots = new Int32Array(this.slots.length * this.slotsFactor());
    const mask = slots.length - 1;
    for (let node = 0; node < this.size; node++) {
      const hash = hashOf(records, node * stride, width);
      let slot = hash & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = entryFor(hash, node, slots.length);
    }
    this.slots = slots;
  }

  private slotsFactor(): number {
    return this.slots.length < MANY_SLOTS ? 4 : 2;
  }
}

/** The bits of a slot that a node number leaves free hold those of the hash that did not choose the slot. */
function entryFor(hash: number, node: number, slots: number): number {
  return (hash & -slots) | (node + 1);
}

// One and two words, the usual case, are written out: a loop costs as much again.

/** Mixes the words of a state so that every bit reaches the low bits. */
function hashOf(words: Int32Array, at: number, width: number): number {
  let mixed = Math.imul(words[at]!, 0x9e3779b1);
  if (width > 1) mixed = Math.imul(mixed ^ (mixed >>> 15) ^ words[at + 1]!, 0x85ebca6b);
  for (let word = 2; word < width; word++) {
    mixed = Math.imul(mixed ^ (mixed >>> 15) ^ words[at + word]!, 0x85ebca6b);
  }
  return mixed ^ (mixed >>> 15);
}

function isEqual(a: Int32Array, atA: number, b: Int32Array, atB: number, width: number): boolean {
  if (a[atA] !== b[atB]) return false;
  if (width > 1 && a[atA + 1] !== b[atB + 1]) return false;
  for (let word = 2; word < width; word++) if (a[atA + word] !== b[atB + word]) return false;
  return true;
}
