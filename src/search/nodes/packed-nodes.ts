/**
 * HOT. The table for packed problems. A node is one record of words: g, h, parent and the rest, then its state, so
 * that reading a node touches memory once. States are looked up by open addressing with linear probing over node numbers:
 * a small table, because cache misses are what costs time here. The methods called for every node are short enough for V8
 * to inline (less than 27 bytes of bytecode).
 */
import { checkedEstimate } from "../answers.ts";
import type { Heuristic } from "../heuristic.ts";
import type { PackedChildren, PackedForm, Problem } from "../problem.ts";
import { enlarged, NONE, Status } from "./node.ts";
import type { Nodes, Run, RunEnd } from "./nodes.ts";

const FIRST_CAPACITY = 1024;
/** A record is g, parent, one word for h (16 bits), action (14) and status (2), and from here on the state. */
const STATE = 3;
/** As many as 14 bits can tell apart. */
export const MOST_PACKED_CHILDREN = 1 << 14;
/** Growing often costs more time than the memory is worth: the growth factor, and up to how many slots or words it applies. */
const FEW = 1 << 14;
const MANY_SLOTS = 1 << 23;

export class PackedNodes<State, Action> implements Nodes<State> {
  size = 0;
  readonly childCost: Int32Array;
  private readonly childH: Int32Array;
  private readonly children: PackedChildren;
  /** Words of a state. */
  private readonly width: number;
  private readonly stride: number;
  private records: Int32Array;
  /**
   * A power of two of them, at most two thirds of them used. The upper bits of a hash choose the slot. 0 is a free slot; else the
   * lowest bits are the node number + 1, two bits tell how far from its own slot the entry lies, and the bits above are the
   * lower bits of the hash. So a node with another state is hardly ever read, and the slots can grow almost without reading
   * nodes.
   */
  private slots = new Int32Array(FIRST_CAPACITY * 2);
  private slotBits = Math.log2(this.slots.length);
  /** UNDO for the child that undoes the last action, which needs no lookup. Has one extra element: see `readAhead`. */
  private readonly childHash: Int32Array;
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
    this.stride = STATE + this.width;
    this.records = new Int32Array(FIRST_CAPACITY * this.stride);
    const most = Math.max(form.maxChildren, problem.starts.length);
    this.childCost = new Int32Array(most).fill(1);
    this.childH = new Int32Array(most);
    this.childHash = new Int32Array(most + 1);
    this.children = { words: new Int32Array(most * this.width), h: this.childH };
  }

  makeStarts(): number {
    const { starts } = this.problem;
    starts.forEach((state, child) => {
      this.form.pack(state, this.children.words, child * this.width);
      this.childH[child] = checkedEstimate(this.heuristic(state), state);
    });
    this.readAhead(starts.length);
    return starts.length;
  }

  expand(node: number): number {
    const at = node * this.stride + STATE;
    this.above = this.parent(node);
    const count = this.form.expand(this.records, at, this.h(node), this.children);
    this.readAhead(count);
    return count;
  }

  run(run: Run, expansions: number): RunEnd {
    const { frontier, counters, gWeight, hWeight } = run;
    for (let left = expansions; left > 0; ) {
      const node = frontier.pop();
      if (node === NONE) return "empty";
      if (this.status(node) !== Status.open) continue;
      const g = this.g(node);
      if (frontier.poppedPriority !== gWeight * g + hWeight * this.h(node)) continue;
      this.setStatus(node, Status.closed);
      run.open--;
      run.taken = node;
      if (this.parent(node) !== NONE) counters.taken++;
      if (this.isGoal(node)) return "goal";
      if (g >= run.maxDepth) {
        run.cutOff();
        continue;
      }
      if (this.size >= run.roomUntil && !run.hasRoom()) return "memory";
      counters.expanded++;
      left--;
      run.open += this.expandInto(node, run);
      if (run.open > counters.peakFrontier) counters.peakFrontier = run.open;
    }
    return "paused";
  }

  /** Repeats the code of `find` and `remember`, which are too large for V8 to inline as calls per child (decision 0001). */
  private expandInto(node: number, { frontier, counters, gWeight, hWeight }: Run): number {
    const count = this.expand(node);
    this.makeRoom(count);
    const { slots, slotBits, width, stride, records, childHash, childH } = this;
    const { words } = this.children;
    const tagMask = -4 << slotBits;
    const mask = (1 << slotBits) - 1;
    const g = this.g(node) + 1;
    let opened = 0;
    let reopened = 0;
    let duplicates = 0;
    for (let child = 0; child < count; child++) {
      // As `find` does it.
      const hash = childHash[child]!;
      const at = child * width;
      let known = NONE;
      let slot = hash >>> (HASH_BITS - slotBits);
      if (hash === UNDO) known = this.above;
      else {
        const tag = hash << (slotBits + 2);
        for (; slots[slot] !== 0; slot = (slot + 1) & mask) {
          const entry = slots[slot]!;
          if (((entry ^ tag) & tagMask) !== 0) continue;
          const other = (entry & mask) - 1;
          if (!isEqual(records, other * stride + STATE, words, at, width)) continue;
          known = other;
          break;
        }
      }
      if (known === NONE) {
        // As `remember` does it.
        const h = childH[child]!;
        const added = this.size++;
        const record = added * stride;
        records[record] = g;
        records[record + 1] = node;
        records[record + 2] = (h << 16) | (child << 2) | Status.open;
        const state = record + STATE;
        records[state] = words[at]!;
        if (width > 1) records[state + 1] = words[at + 1]!;
        for (let word = 2; word < width; word++) records[state + word] = words[at + word]!;
        slots[slot] = entryFor(hash, added, slot, slotBits);
        frontier.push(added, gWeight * g + hWeight * h, g);
        opened++;
      } else if (g < this.g(known)) {
        if (this.status(known) === Status.closed) reopened++;
        this.move(known, child, node, g, g);
        this.setStatus(known, Status.open);
        frontier.push(known, gWeight * g + hWeight * this.h(known), g);
      } else duplicates++;
    }
    counters.generated += count;
    counters.opened += opened;
    counters.reopened += reopened;
    counters.duplicates += duplicates;
    return opened + reopened;
  }

  find(child: number): number {
    const hash = this.childHash[child]!;
    if (hash === UNDO) return this.above;
    const { slots, slotBits, width, stride, records } = this;
    const { words } = this.children;
    const at = child * width;
    const tag = hash << (slotBits + 2);
    const tagMask = -4 << slotBits;
    const mask = slots.length - 1;
    let slot = hash >>> (HASH_BITS - slotBits);
    for (;;) {
      const entry = slots[slot]!;
      if (entry === 0) break;
      if (((entry ^ tag) & tagMask) === 0) {
        const node = (entry & mask) - 1;
        if (isEqual(records, node * stride + STATE, words, at, width)) return node;
      }
      slot = (slot + 1) & mask;
    }
    this.freeSlot = slot;
    this.freeHash = hash;
    return NONE;
  }

  remember(child: number, parent: number, depth: number, g: number): number {
    const node = this.add(child, parent, depth, g);
    this.slots[this.freeSlot] = entryFor(this.freeHash, node, this.freeSlot, this.slotBits);
    if (this.isFull(1)) this.growSlots();
    return node;
  }

  add(child: number, parent: number, _depth: number, g: number): number {
    const { width, stride } = this;
    const node = this.size++;
    const record = node * stride;
    if (record === this.records.length) this.growRecords();
    const { records } = this;
    const { words } = this.children;
    const at = child * width;
    records[record] = g;
    records[record + 1] = parent;
    // A start has no action, and there may be more starts than 14 bits can tell apart.
    const action = parent === NONE ? 0 : child << 2;
    records[record + 2] = (this.childH[child]! << 16) | action | Status.open;
    const state = record + STATE;
    records[state] = words[at]!;
    if (width > 1) records[state + 1] = words[at + 1]!;
    for (let word = 2; word < width; word++) records[state + word] = words[at + word]!;
    return node;
  }

  move(node: number, child: number, parent: number, _depth: number, g: number): void {
    const at = node * this.stride;
    this.records[at] = g;
    this.records[at + 1] = parent;
    this.records[at + 2] = (this.records[at + 2]! & 0xffff0003) | (child << 2);
  }

  hasState(node: number, child: number): boolean {
    const { records, children, width } = this;
    return isEqual(records, node * this.stride + STATE, children.words, child * width, width);
  }

  isGoal(node: number): boolean {
    return this.form.isGoal(this.records, node * this.stride + STATE);
  }

  state(node: number): State {
    return this.form.unpack(this.records, node * this.stride + STATE);
  }

  childState(child: number): State {
    return this.form.unpack(this.children.words, child * this.width);
  }

  g(node: number): number {
    return this.records[node * this.stride]!;
  }

  /** Every step costs 1. */
  depth(node: number): number {
    return this.g(node);
  }

  parent(node: number): number {
    return this.records[node * this.stride + 1]!;
  }

  h(node: number): number {
    return this.records[node * this.stride + 2]! >>> 16;
  }

  action(node: number): number {
    return (this.records[node * this.stride + 2]! >> 2) & 0x3fff;
  }

  status(node: number): number {
    return this.records[node * this.stride + 2]! & 3;
  }

  setStatus(node: number, status: number): void {
    const at = node * this.stride + 2;
    this.records[at] = (this.records[at]! & ~3) | status;
  }

  bytes(): number {
    return this.records.byteLength + this.slots.byteLength;
  }

  bytesToAdd(more: number): number {
    const records = (this.size + more) * this.stride <= this.records.length ? 1 : this.recordsFactor();
    const slots = this.isFull(more) ? this.slotsFactor() : 1;
    return this.records.byteLength * records + this.slots.byteLength * slots;
  }

  /** Reads the slots of all children before the first is needed, so that memory fetches them at the same time. */
  private readAhead(count: number): void {
    const { slots, records, above, width, stride, childHash } = this;
    const { words } = this.children;
    const shift = HASH_BITS - this.slotBits;
    let ahead = 0;
    for (let child = 0; child < count; child++) {
      const at = child * width;
      if (above !== NONE && isEqual(records, above * stride + STATE, words, at, width))
        childHash[child] = UNDO;
      else {
        const hash = hashOf(words, at, width);
        childHash[child] = hash;
        ahead ^= slots[hash >>> shift]!;
      }
    }
    // The result is kept, because a compiler may drop reads whose result is not.
    childHash[count] = ahead;
  }

  /** So that neither slots nor records grow while the children of a node are kept. */
  private makeRoom(more: number): void {
    while ((this.size + more) * this.stride > this.records.length) this.growRecords();
    while (this.isFull(more)) this.growSlots();
  }

  /** Whether the slots must grow before this many more nodes can be added. */
  private isFull(more: number): boolean {
    return (this.size + more) * 3 >= this.slots.length * 2;
  }

  private growSlots(): void {
    const { slots: old, slotBits: oldBits } = this;
    const slots = new Int32Array(old.length * this.slotsFactor());
    const slotBits = Math.log2(slots.length);
    const mask = slots.length - 1;
    for (let place = 0; place < old.length; place++) {
      const entry = old[place]!;
      if (entry === 0) continue;
      const node = (entry & (old.length - 1)) - 1;
      const hash = this.hashIn(entry, place, oldBits, node);
      let slot = hash >>> (HASH_BITS - slotBits);
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = entryFor(hash, node, slot, slotBits);
    }
    this.slots = slots;
    this.slotBits = slotBits;
  }

  /** The hash that an entry was made with: read from the entry and its place, or if it lies far away made again. */
  private hashIn(entry: number, slot: number, slotBits: number, node: number): number {
    const distance = (entry >>> slotBits) & 3;
    if (distance === FAR) return hashOf(this.records, node * this.stride + STATE, this.width);
    const own = (slot - distance) & ((1 << slotBits) - 1);
    return (own << (HASH_BITS - slotBits)) | (entry >>> (slotBits + 2));
  }

  private growRecords(): void {
    const { records } = this;
    this.records = enlarged(records, new Int32Array(records.length * this.recordsFactor()));
  }

  private recordsFactor(): number {
    return this.records.length < FEW ? 8 : 2;
  }

  private slotsFactor(): number {
    const { length } = this.slots;
    return length < FEW ? 16 : length < MANY_SLOTS ? 4 : 2;
  }
}

const HASH_BITS = 30;
const UNDO = -1;
/** A distance from an entry's own slot that is not known exactly. */
const FAR = 3;

function entryFor(hash: number, node: number, slot: number, slotBits: number): number {
  const distance = (slot - (hash >>> (HASH_BITS - slotBits))) & ((1 << slotBits) - 1);
  return (hash << (slotBits + 2)) | (Math.min(distance, FAR) << slotBits) | (node + 1);
}

// One and two words, the usual cases, are written out: a loop takes twice as long.

/** Mixes the words of a state into 30 bits so that every bit reaches the upper ones. */
function hashOf(words: Int32Array, at: number, width: number): number {
  let mixed = Math.imul(words[at]!, 0x9e3779b1);
  if (width > 1) mixed = Math.imul(mixed ^ (mixed >>> 15) ^ words[at + 1]!, 0x85ebca6b);
  for (let word = 2; word < width; word++) {
    mixed = Math.imul(mixed ^ (mixed >>> 15) ^ words[at + word]!, 0x85ebca6b);
  }
  return (mixed ^ (mixed >>> 15)) >>> 2;
}

function isEqual(a: Int32Array, atA: number, b: Int32Array, atB: number, width: number): boolean {
  if (a[atA] !== b[atB]) return false;
  if (width > 1 && a[atA + 1] !== b[atB + 1]) return false;
  for (let word = 2; word < width; word++) if (a[atA + word] !== b[atB + word]) return false;
  return true;
}
