// The memories of the network, read from outside. Their order is that of the C program where users see it: a rule added
// late behind a hashed join, and `matches`.

import type { TableHash } from "./join.ts";
import { BUCKETS, COUNT, FIRST_SIZE, FULL, GROWN_AT, GROWTHS, MASK, NEXT, STAMP } from "./layout.ts";
import type { Match, MatchTable } from "./match-table.ts";

export class Memory {
  readonly table: MatchTable;
  readonly address: number;

  /** `byKey`: whether alpha matches of different keys are kept apart in `byAge`. */
  constructor(table: MatchTable, hashed: boolean, byKey = hashed) {
    this.table = table;
    this.address = table.core.newMemory(hashed, byKey);
  }

  get count(): number {
    return this.table.get(this.address, COUNT);
  }

  /** The matches of each bucket. */
  buckets(): Match[][] {
    const { table, address } = this;
    const first = table.get(address, BUCKETS);
    return Array.from({ length: table.get(address, MASK) + 1 }, (_, i) => {
      const list: Match[] = [];
      for (let row = table.get(first, 8 * i); row !== 0; row = table.get(row, NEXT)) list.push(row);
      return list;
    });
  }

  /** All matches, bucket by bucket. */
  rows(): Match[] {
    return this.buckets().flat();
  }

  /** The matches of an alpha memory: keys from the oldest, each with its matches from the oldest. */
  byAge(): Match[] {
    return this.rows().sort((a, b) => this.table.get(a, STAMP) - this.table.get(b, STAMP));
  }

  /** The tokens in the order of the C program's table; `hash` is its hash of a token. */
  inTableOrder(hash: TableHash | null, newestFirst: boolean): Match[] {
    return hash === null ? this.rows() : this.tableBuckets(hash, newestFirst).flat();
  }

  /** How many buckets the table of the C program has by now: 17 at first, eleven times as many whenever it is full. */
  get tableSize(): number {
    return FIRST_SIZE * FULL ** this.table.get(this.address, GROWTHS);
  }

  /** The tokens in each bucket of that table. */
  tableBuckets(hash: TableHash, newestFirst: boolean): Match[][] {
    const { table, address } = this;
    let size = FIRST_SIZE;
    let lists: Match[][] = Array.from({ length: size }, () => []);
    let growth = 0;
    for (const row of this.byAge()) {
      while (
        growth < table.get(address, GROWTHS) &&
        table.get(row, STAMP) >= table.get(address, GROWN_AT + 4 * growth)
      ) {
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
    return lists;
  }
}
