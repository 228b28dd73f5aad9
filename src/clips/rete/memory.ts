// HOT. Memories of matches, hashed by the values that a join compares. Within one key the left memories keep the
// newest match first and the right and alpha memories the oldest first: the order of activations follows from it.
// A slot may hold several keys, so whoever walks from `first` compares HASH.

import { HASH, type Match, type MatchTable, NEXT, PREVIOUS, STAMP } from "./match-table.ts";

/** The C program's table: places at first, and how many matches a place holds on average before there are more. */
const FIRST_SIZE = 17;
const FULL = 11;

export class Memory {
  readonly table: MatchTable;
  private readonly hashed: boolean;
  /** Whether alpha matches of different keys are kept apart in `byAge`. */
  private readonly keyed: boolean;
  /** First and last row of each slot, in turn. */
  private slots: Int32Array;
  private mask: number;
  count = 0;
  /** The clock at the moments when the table of the C program grew. */
  private grownAt: number[] = [];
  private nextGrowth = FIRST_SIZE * FULL;

  constructor(table: MatchTable, hashed: boolean, keyed = hashed) {
    this.table = table;
    this.hashed = hashed;
    this.keyed = keyed;
    this.mask = hashed ? 15 : 0;
    this.slots = new Int32Array(2 * (this.mask + 1));
  }

  private slotOf(hash: number): number {
    const mixed = Math.imul(hash, 0x9e3779b1);
    return ((mixed ^ (mixed >>> 15)) & this.mask) << 1;
  }

  /** The first row in the slot of a key, which may have another key. */
  first(hash: number): Match {
    if (this.mask === 0) return this.slots[0];
    const mixed = Math.imul(hash, 0x9e3779b1);
    return this.slots[((mixed ^ (mixed >>> 15)) & this.mask) << 1];
  }

  addFirst(match: Match, hash: number): void {
    if (this.hashed) this.grow();
    const { slots } = this;
    const { cells } = this.table;
    const slot = this.slotOf(hash);
    const first = slots[slot];
    cells[match + HASH] = hash;
    cells[match + STAMP] = this.table.clock++;
    cells[match + PREVIOUS] = 0;
    cells[match + NEXT] = first;
    if (first !== 0) cells[first + PREVIOUS] = match;
    else slots[slot + 1] = match;
    slots[slot] = match;
    this.count++;
  }

  addLast(match: Match, hash: number): void {
    if (this.hashed) this.grow();
    const { cells } = this.table;
    cells[match + STAMP] = this.table.clock++;
    cells[match + HASH] = hash;
    this.append(match, this.slotOf(hash));
    this.count++;
  }

  /** Adds an alpha match; its stamp says since when its key has been here. */
  addAlpha(match: Match, hash: number): void {
    if (this.hashed) this.grow();
    const { cells } = this.table;
    const slot = this.slotOf(hash);
    let stamp = 0;
    if (this.hashed) stamp = this.table.clock++;
    if (this.keyed) {
      let same = this.slots[slot + 1];
      while (same !== 0 && cells[same + HASH] !== hash) same = cells[same + PREVIOUS];
      if (same !== 0) stamp = cells[same + STAMP];
    }
    cells[match + STAMP] = stamp;
    cells[match + HASH] = hash;
    this.append(match, slot);
    this.count++;
  }

  private append(match: Match, slot: number): void {
    const { slots } = this;
    const { cells } = this.table;
    const last = slots[slot + 1];
    cells[match + NEXT] = 0;
    cells[match + PREVIOUS] = last;
    if (last !== 0) cells[last + NEXT] = match;
    else slots[slot] = match;
    slots[slot + 1] = match;
  }

  remove(match: Match): void {
    const { slots } = this;
    const { cells } = this.table;
    const previous = cells[match + PREVIOUS];
    const next = cells[match + NEXT];
    if (previous !== 0) cells[previous + NEXT] = next;
    else slots[this.slotOf(cells[match + HASH])] = next;
    if (next !== 0) cells[next + PREVIOUS] = previous;
    else slots[this.slotOf(cells[match + HASH]) + 1] = previous;
    this.count--;
  }

  private grow(): void {
    if (this.count >= this.nextGrowth) {
      this.grownAt.push(this.table.clock);
      this.nextGrowth *= FULL;
    }
    if (this.count <= 2 * this.mask) return;
    const old = this.slots;
    const { cells } = this.table;
    this.mask = this.mask * 4 + 3;
    this.slots = new Int32Array(2 * (this.mask + 1));
    for (let i = 0; i < old.length; i += 2) {
      let row = old[i];
      while (row !== 0) {
        const next = cells[row + NEXT];
        this.append(row, this.slotOf(cells[row + HASH]));
        row = next;
      }
    }
  }

  /** All matches, slot by slot. */
  rows(): Match[] {
    const { cells } = this.table;
    const list: Match[] = [];
    for (let i = 0; i < this.slots.length; i += 2) {
      for (let row = this.slots[i]; row !== 0; row = cells[row + NEXT]) list.push(row);
    }
    return list;
  }

  /** The matches of an alpha memory: keys from the oldest, each with its matches from the oldest. */
  byAge(): Match[] {
    const { cells } = this.table;
    return this.rows().sort((a, b) => cells[a + STAMP] - cells[b + STAMP]);
  }

  /**
   * The tokens in the order of the C program's table, which has 17 places at first and eleven times as many whenever
   * it is full; `hash` is its hash of a token.
   */
  inTableOrder(hash: ((token: number) => number) | null, newestFirst: boolean): Match[] {
    if (hash === null) return this.rows();
    const { cells } = this.table;
    const waiting = this.rows().sort((a, b) => cells[a + STAMP] - cells[b + STAMP]);
    let size = FIRST_SIZE;
    let places: Match[][] = Array.from({ length: size }, () => []);
    let growth = 0;
    for (const row of waiting) {
      while (growth < this.grownAt.length && cells[row + STAMP] >= this.grownAt[growth]) {
        size *= FULL;
        const larger: Match[][] = Array.from({ length: size }, () => []);
        for (const place of places) for (const old of place) larger[hash(old) % size].push(old);
        places = larger;
        growth++;
      }
      const place = places[hash(row) % size];
      if (newestFirst) place.unshift(row);
      else place.push(row);
    }
    return places.flat();
  }

  /** Forgets how large the table of the C program was. */
  shrink(): void {
    this.grownAt = [];
    this.nextGrowth = FIRST_SIZE * FULL;
  }
}
