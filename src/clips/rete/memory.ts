// HOT. Memories of matches, hashed by the values that a join compares. Within one key the left memories keep the
// newest match first and the right and alpha memories the oldest first: the order of activations follows from it.
// A bucket may hold more than one key, so whoever walks from `first` compares HASH.

import { HASH, type Match, type MatchTable, NEXT, PREVIOUS, STAMP } from "./match-table.ts";

/** The table of the C program: its buckets at first, and how many matches a bucket holds on average before it grows. */
const FIRST_SIZE = 17;
const FULL = 11;

export class Memory {
  readonly table: MatchTable;
  private readonly hashed: boolean;
  /** Whether alpha matches of different keys are kept apart in `byAge`. */
  private readonly keyed: boolean;
  /** The first and the last row of each bucket, in turn. */
  private buckets: Int32Array;
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
    this.buckets = new Int32Array(2 * (this.mask + 1));
  }

  private bucketOf(hash: number): number {
    const mixed = Math.imul(hash, 0x9e3779b1);
    return ((mixed ^ (mixed >>> 15)) & this.mask) << 1;
  }

  /** The first row in the bucket of a key; the row may have another key. */
  first(hash: number): Match {
    if (this.mask === 0) return this.buckets[0];
    const mixed = Math.imul(hash, 0x9e3779b1);
    return this.buckets[((mixed ^ (mixed >>> 15)) & this.mask) << 1];
  }

  addFirst(match: Match, hash: number): void {
    if (this.hashed) this.grow();
    const { buckets } = this;
    const { cells } = this.table;
    const bucket = this.bucketOf(hash);
    const first = buckets[bucket];
    cells[match + HASH] = hash;
    cells[match + STAMP] = this.table.clock++;
    cells[match + PREVIOUS] = 0;
    cells[match + NEXT] = first;
    if (first !== 0) cells[first + PREVIOUS] = match;
    else buckets[bucket + 1] = match;
    buckets[bucket] = match;
    this.count++;
  }

  addLast(match: Match, hash: number): void {
    if (this.hashed) this.grow();
    const { cells } = this.table;
    cells[match + STAMP] = this.table.clock++;
    cells[match + HASH] = hash;
    this.append(match, this.bucketOf(hash));
    this.count++;
  }

  /** Adds an alpha match; its stamp says when its key first entered the memory. */
  addAlpha(match: Match, hash: number): void {
    if (this.hashed) this.grow();
    const { cells } = this.table;
    const bucket = this.bucketOf(hash);
    let stamp = 0;
    if (this.hashed) stamp = this.table.clock++;
    if (this.keyed) {
      let same = this.buckets[bucket + 1];
      while (same !== 0 && cells[same + HASH] !== hash) same = cells[same + PREVIOUS];
      if (same !== 0) stamp = cells[same + STAMP];
    }
    cells[match + STAMP] = stamp;
    cells[match + HASH] = hash;
    this.append(match, bucket);
    this.count++;
  }

  private append(match: Match, bucket: number): void {
    const { buckets } = this;
    const { cells } = this.table;
    const last = buckets[bucket + 1];
    cells[match + NEXT] = 0;
    cells[match + PREVIOUS] = last;
    if (last !== 0) cells[last + NEXT] = match;
    else buckets[bucket] = match;
    buckets[bucket + 1] = match;
  }

  remove(match: Match): void {
    const { buckets } = this;
    const { cells } = this.table;
    const previous = cells[match + PREVIOUS];
    const next = cells[match + NEXT];
    if (previous !== 0) cells[previous + NEXT] = next;
    else buckets[this.bucketOf(cells[match + HASH])] = next;
    if (next !== 0) cells[next + PREVIOUS] = previous;
    else buckets[this.bucketOf(cells[match + HASH]) + 1] = previous;
    this.count--;
  }

  private grow(): void {
    if (this.count >= this.nextGrowth) {
      this.grownAt.push(this.table.clock);
      this.nextGrowth *= FULL;
    }
    if (this.count <= 2 * this.mask) return;
    const old = this.buckets;
    const { cells } = this.table;
    this.mask = this.mask * 4 + 3;
    this.buckets = new Int32Array(2 * (this.mask + 1));
    for (let i = 0; i < old.length; i += 2) {
      let row = old[i];
      while (row !== 0) {
        const next = cells[row + NEXT];
        this.append(row, this.bucketOf(cells[row + HASH]));
        row = next;
      }
    }
  }

  /** All matches, bucket by bucket. */
  rows(): Match[] {
    const { cells } = this.table;
    const list: Match[] = [];
    for (let i = 0; i < this.buckets.length; i += 2) {
      for (let row = this.buckets[i]; row !== 0; row = cells[row + NEXT]) list.push(row);
    }
    return list;
  }

  /** The matches of an alpha memory: keys from the oldest, each with its matches from the oldest. */
  byAge(): Match[] {
    const { cells } = this.table;
    return this.rows().sort((a, b) => cells[a + STAMP] - cells[b + STAMP]);
  }

  /**
   * The tokens in the order of the C program's table, which has 17 buckets at first and eleven times as many whenever
   * it is full; `hash` is its hash of a token.
   */
  inTableOrder(hash: ((token: number) => number) | null, newestFirst: boolean): Match[] {
    if (hash === null) return this.rows();
    const { cells } = this.table;
    const waiting = this.rows().sort((a, b) => cells[a + STAMP] - cells[b + STAMP]);
    let size = FIRST_SIZE;
    let lists: Match[][] = Array.from({ length: size }, () => []);
    let growth = 0;
    for (const row of waiting) {
      while (growth < this.grownAt.length && cells[row + STAMP] >= this.grownAt[growth]) {
        size *= FULL;
        const larger: Match[][] = Array.from({ length: size }, () => []);
        for (const list of lists) for (const old of list) larger[hash(old) % size].push(old);
        lists = larger;
        growth++;
      }
      const list = lists[hash(row) % size];
      if (newestFirst) list.unshift(row);
      else list.push(row);
    }
    return lists.flat();
  }

  /** The table of the C program is small again. */
  shrink(): void {
    this.grownAt = [];
    this.nextGrowth = FIRST_SIZE * FULL;
  }
}
