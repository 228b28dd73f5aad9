/**
 * HOT. From keys to node numbers. Whole numbers, the keys of most small puzzles, are looked up by open addressing
 * over node numbers, in a third of the time of a Map; all other keys are in Maps.
 */

import type { Key } from "../problem.ts";
import { enlarged, NONE } from "./node.ts";

/** A Map holds at most 2^24 entries, so after this many the next one is begun. */
const ENTRIES_PER_MAP = 1 << 23;
const FIRST_CAPACITY = 1024;

export class KeyIndex {
  private readonly maps: Map<Key, number>[] = [new Map()];
  /** For whole numbers: keys and nodes in the order of their adding, and slots with position + 1, at most half of them used. */
  private keys = new Float64Array(FIRST_CAPACITY);
  private nodes = new Int32Array(FIRST_CAPACITY);
  private slots = new Int32Array(FIRST_CAPACITY * 2);
  private count = 0;

  find(key: Key): number {
    if (typeof key !== "number" || !Number.isInteger(key)) return this.findInMaps(key);
    const { slots, keys } = this;
    const mask = slots.length - 1;
    let slot = hashOf(key) & mask;
    for (;;) {
      const position = slots[slot]! - 1;
      if (position === -1) return NONE;
      if (keys[position] === key) return this.nodes[position]!;
      slot = (slot + 1) & mask;
    }
  }

  /** `find` must not find it. */
  add(key: Key, node: number): void {
    if (typeof key !== "number" || !Number.isInteger(key)) return this.addToMaps(key, node);
    const position = this.count++;
    if (position === this.keys.length) this.grow();
    this.keys[position] = key;
    this.nodes[position] = node;
    this.place(position);
  }

  private place(position: number): void {
    const { slots } = this;
    const mask = slots.length - 1;
    let slot = hashOf(this.keys[position]!) & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = position + 1;
  }

  private grow(): void {
    const capacity = this.keys.length * 2;
    this.keys = enlarged(this.keys, new Float64Array(capacity));
    this.nodes = enlarged(this.nodes, new Int32Array(capacity));
    this.slots = new Int32Array(capacity * 2);
    for (let position = 0; position < this.count - 1; position++) this.place(position);
  }

  private findInMaps(key: Key): number {
    for (const map of this.maps) {
      const node = map.get(key);
      if (node !== undefined) return node;
    }
    return NONE;
  }

  private addToMaps(key: Key, node: number): void {
    let map = this.maps[this.maps.length - 1]!;
    if (map.size >= ENTRIES_PER_MAP) this.maps.push((map = new Map()));
    map.set(key, node);
  }
}

const bits = new Float64Array(1);
const halves = new Int32Array(bits.buffer);

/** Both halves of a number's bits, mixed so that every bit reaches the low bits; large numbers differ in the upper half only. */
function hashOf(key: number): number {
  bits[0] = key + 0;
  let mixed = Math.imul(halves[0]!, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15) ^ halves[1]!, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}
