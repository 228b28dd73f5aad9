/**
 * HOT. From keys to node numbers, by open addressing: in a third of the time of a Map, and without its limit of 2^24
 * entries. Integers, other numbers and strings have a table each.
 */

import type { Key } from "../problem.ts";
import { enlarged, NONE } from "./node.ts";
import { spareInt32 } from "./spare-arrays.ts";
import { StateSizes } from "./state-size.ts";

const FIRST_CAPACITY = 64;
const FIRST_SLOTS = 1 << 9;
const FIRST_OTHER_SLOTS = 1 << 5;
const FEW_SLOTS = 1 << 15;

export class KeyIndex {
  private readonly integers = new IntegerIndex();
  private readonly others = new OtherIndex();

  // The usual case of both is short enough for V8 to inline it into the loop of a search.

  find(key: Key): number {
    return isInteger(key) ? this.integers.find(key) : this.others.find(key);
  }

  /** Just after `find` has not found it. */
  add(key: Key, node: number): void {
    if (isInteger(key)) this.integers.add(key, node);
    else this.others.add(key, node);
  }

  bytes(): number {
    return this.integers.bytes() + this.others.bytes();
  }

  /** Leaves arrays to the next search; nothing may be asked afterwards. */
  giveBack(): void {
    this.integers.giveBack();
  }

  /** What `bytes` will be once there is room for `more` keys of the kinds already there. */
  bytesToAdd(more: number): number {
    return this.integers.bytesToAdd(more) + this.others.bytesToAdd(more);
  }
}

/** Whether a key is a 32-bit integer. */
function isInteger(key: Key): key is number {
  return typeof key === "number" && (key | 0) === key;
}

/** Keys that are 32-bit integers, the usual kind, each beside its node: a look-up reads memory once. */
class IntegerIndex {
  /** Pairs of a key and its node + 1, which is 0 where free; at most half of them used. */
  private pairs = spareInt32.take(FIRST_SLOTS * 2).fill(0);
  private count = 0;
  /** Where the key that was looked for last, and not found, belongs. */
  private free = 0;

  find(key: number): number {
    const { pairs } = this;
    const mask = pairs.length - 1;
    let at = (hashOfInteger(key) << 1) & mask;
    while (pairs[at + 1] !== 0) {
      if (pairs[at] === key) return pairs[at + 1]! - 1;
      at = (at + 2) & mask;
    }
    this.free = at;
    return NONE;
  }

  add(key: number, node: number): void {
    const { pairs, free } = this;
    pairs[free] = key;
    pairs[free + 1] = node + 1;
    if (++this.count * 4 > pairs.length) this.grow();
  }

  bytes(): number {
    return this.pairs.byteLength;
  }

  bytesToAdd(more: number): number {
    const isEnough = this.count === 0 || (this.count + more) * 4 <= this.pairs.length;
    return isEnough ? this.bytes() : this.bytes() * (1 + factor(this.pairs.length >> 1));
  }

  private grow(): void {
    const { pairs } = this;
    const larger = spareInt32.take(pairs.length * factor(pairs.length >> 1)).fill(0);
    this.pairs = larger;
    for (let at = 0; at < pairs.length; at += 2) {
      if (pairs[at + 1] === 0) continue;
      this.find(pairs[at]!);
      larger[this.free] = pairs[at]!;
      larger[this.free + 1] = pairs[at + 1]!;
    }
    spareInt32.giveBack(pairs);
  }

  giveBack(): void {
    spareInt32.giveBack(this.pairs);
  }
}

class OtherIndex {
  private readonly numbers = new NumberIndex();
  private readonly strings = new StringIndex();

  find(key: Key): number {
    return typeof key === "number" ? this.numbers.find(key) : this.strings.find(key);
  }

  add(key: Key, node: number): void {
    if (typeof key === "number") this.numbers.add(key, node);
    else this.strings.add(key, node);
  }

  bytes(): number {
    return this.numbers.bytes() + this.strings.bytes();
  }

  bytesToAdd(more: number): number {
    return this.numbers.bytesToAdd(more) + this.strings.bytesToAdd(more);
  }
}

/** Numbers that are no 32-bit integers. */
class NumberIndex {
  private keys = new Float64Array(FIRST_OTHER_SLOTS);
  /** Beside each key its node + 1, or 0 where free; at most half of them used. */
  private nodes = new Int32Array(FIRST_OTHER_SLOTS);
  private count = 0;
  /** Where the key that was looked for last, and not found, belongs. */
  private freeSlot = 0;

  find(key: number): number {
    const { keys, nodes } = this;
    const mask = nodes.length - 1;
    let slot = hashOfNumber(key) & mask;
    for (;;) {
      const node = nodes[slot]!;
      if (node === 0) break;
      if (keys[slot] === key) return node - 1;
      slot = (slot + 1) & mask;
    }
    this.freeSlot = slot;
    return NONE;
  }

  add(key: number, node: number): void {
    this.keys[this.freeSlot] = key;
    this.nodes[this.freeSlot] = node + 1;
    if (++this.count * 2 > this.nodes.length) this.grow();
  }

  bytes(): number {
    return this.nodes.length * (8 + 4);
  }

  bytesToAdd(more: number): number {
    const isEnough = this.count === 0 || (this.count + more) * 2 <= this.nodes.length;
    return isEnough ? this.bytes() : this.bytes() * (1 + factor(this.nodes.length));
  }

  private grow(): void {
    const { keys, nodes } = this;
    const slots = nodes.length * factor(nodes.length);
    this.keys = new Float64Array(slots);
    this.nodes = new Int32Array(slots);
    for (let slot = 0; slot < nodes.length; slot++) {
      if (nodes[slot] === 0) continue;
      this.find(keys[slot]!);
      this.keys[this.freeSlot] = keys[slot]!;
      this.nodes[this.freeSlot] = nodes[slot]!;
    }
  }
}

/** Small tables grow faster: growing often costs more time than the memory is worth. */
function factor(slots: number): number {
  return slots < FEW_SLOTS ? 8 : 2;
}

/** The same with a column of hashes, so that strings are hardly ever compared in vain, and never hashed again. */
class StringIndex {
  private readonly keys: string[] = [];
  private readonly sizes = new StateSizes();
  private hashes = new Int32Array(FIRST_CAPACITY);
  private nodes = new Int32Array(FIRST_CAPACITY);
  private slots = new Int32Array(FIRST_CAPACITY * 2);
  /** The key that was looked for last: as a rule the one that is added next. */
  private lastKey = "";
  private lastHash = hashOfString("");

  find(key: string): number {
    const { slots, hashes, keys } = this;
    const hash = hashOfString(key);
    this.lastKey = key;
    this.lastHash = hash;
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (;;) {
      const position = slots[slot]! - 1;
      if (position === -1) return NONE;
      if (hashes[position] === hash && keys[position] === key) return this.nodes[position]!;
      slot = (slot + 1) & mask;
    }
  }

  add(key: string, node: number): void {
    const hash = key === this.lastKey ? this.lastHash : hashOfString(key);
    const position = this.keys.length;
    if (position === this.hashes.length) this.grow();
    this.keys.push(key);
    this.hashes[position] = hash;
    this.nodes[position] = node;
    place(this.slots, hash, position);
    this.sizes.add(key, undefined);
  }

  bytes(): number {
    return this.columnBytes() + this.sizes.total();
  }

  bytesToAdd(more: number): number {
    const { length } = this.keys;
    const isEnough = length === 0 || length + more <= this.hashes.length;
    const keys = this.sizes.total() + more * this.sizes.perState();
    return keys + this.columnBytes() * (isEnough ? 1 : 2);
  }

  private columnBytes(): number {
    return this.hashes.length * (8 + 4 + 4 + 2 * 4);
  }

  private grow(): void {
    const capacity = this.hashes.length * 2;
    this.hashes = enlarged(this.hashes, new Int32Array(capacity));
    this.nodes = enlarged(this.nodes, new Int32Array(capacity));
    this.slots = new Int32Array(capacity * 2);
    for (let position = 0; position < this.keys.length; position++)
      place(this.slots, this.hashes[position]!, position);
  }
}

function place(slots: Int32Array, hash: number, position: number): void {
  const mask = slots.length - 1;
  let slot = hash & mask;
  while (slots[slot] !== 0) slot = (slot + 1) & mask;
  slots[slot] = position + 1;
}

const bits = new Float64Array(1);
const halves = new Int32Array(bits.buffer);

/** Every bit reaches the low bits. */
function hashOfInteger(key: number): number {
  const product = Math.imul(key ^ (key >>> 16), 0x9e3779b1);
  return product ^ (product >>> 15);
}

/** Mixes both halves: large numbers differ in the upper one only. */
function hashOfNumber(key: number): number {
  bits[0] = key;
  let mixed = Math.imul(halves[0]!, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15) ^ halves[1]!, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}

function hashOfString(key: string): number {
  let mixed = key.length;
  for (let at = 0; at < key.length; at++)
    mixed = Math.imul(mixed ^ key.charCodeAt(at), 0x9e3779b1) ^ (mixed >>> 15);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}
