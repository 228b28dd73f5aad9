// The random numbers of glibc's rand() with its default generator (an additive feedback of 31 words). The core keeps the
// words, because every activation takes a number.

import { RING, RING_PLACE, RING_SIZE } from "./layout.ts";
import type { MatchTable } from "./match-table.ts";

/** How many numbers the generator throws away after it is seeded. */
const SKIPPED = 310;

export class GlibcRandom {
  private readonly table: MatchTable;

  constructor(table: MatchTable) {
    this.table = table;
    this.seed(1);
  }

  seed(value: number): void {
    const { table } = this;
    const words = [Number(BigInt.asIntN(32, BigInt(Math.trunc(value)))) || 1];
    for (let i = 1; i < RING_SIZE; i++) {
      const high = Math.trunc(words[i - 1] / 127773);
      const low = words[i - 1] % 127773;
      const word = 16807 * low - 2836 * high;
      words.push(word < 0 ? word + 2147483647 : word);
    }
    this.state = [0, ...words.slice(3), ...words.slice(0, 3)];
    for (let i = 0; i < SKIPPED; i++) table.core.nextRandom();
  }

  next(): number {
    return this.table.core.nextRandom();
  }

  /** The place in the ring and its words. */
  get state(): number[] {
    const { table } = this;
    return [table.get(RING_PLACE, 0), ...Array.from({ length: RING_SIZE }, (_, i) => table.get(RING, 4 * i))];
  }

  set state([place, ...words]: number[]) {
    this.table.set(RING_PLACE, 0, place);
    words.forEach((word, i) => {
      this.table.set(RING, 4 * i, word);
    });
  }
}
