/**
 * Placements of a few tiles on a board of at most sixteen cells, numbered without gaps: by the order in which the
 * tiles stand on their cells, read cell by cell, then by the choice of these cells. A tile that moves along its row
 * keeps the order; one that moves along its column passes the tiles on the cells between.
 */

export interface Placements {
  readonly tiles: number;
  /** Every choice of cells as a mask, the smallest number first. */
  readonly masks: Int32Array;
  /** The number of a mask in `masks` is `high[mask >>> 8] + low[mask & 255]`. */
  readonly high: Int32Array;
  readonly low: Int32Array;
  /** Orders of the tiles, in lexicographic order. */
  readonly orders: readonly (readonly number[])[];
  /** The order after the tile at position i moves to position j: `passed[(i * tiles + j) * orders.length + order]`. */
  readonly passed: Uint16Array;
  /** How many there are; each has the number `order * masks.length + number of its mask`. */
  readonly count: number;
}

/** How many bits are set, for every mask of sixteen cells; filled in with the first placements. */
export const bitCount = new Uint8Array(1 << 16);

function countBits(): void {
  for (let mask = 1; mask < bitCount.length; mask++) bitCount[mask] = bitCount[mask >>> 1]! + (mask & 1);
}

export function placements(cells: number, tiles: number): Placements {
  if (bitCount[1] === 0) countBits();
  const masks: number[] = [];
  for (let mask = 0; mask < 1 << cells; mask++) if (bitCount[mask] === tiles) masks.push(mask);

  // Masks with the same high byte differ in the low one, which always has the same number of bits: count those before
  // it.
  const high = new Int32Array(256);
  const low = new Int32Array(256);
  const before = new Int32Array(9);
  for (let byte = 0; byte < 256; byte++) low[byte] = before[bitCount[byte]!]!++;
  for (let number = masks.length - 1; number >= 0; number--) high[masks[number]! >>> 8] = number;

  const orders = permutations(tiles);
  const passed = new Uint16Array(tiles * tiles * orders.length);
  orders.forEach((sequence, order) => {
    for (let from = 0; from < tiles; from++) {
      const others = sequence.toSpliced(from, 1);
      for (let to = 0; to < tiles; to++) {
        const next = others.toSpliced(to, 0, sequence[from]!);
        passed[(from * tiles + to) * orders.length + order] = rankOf(next);
      }
    }
  });
  const count = masks.length * orders.length;
  return { tiles, masks: Int32Array.from(masks), high, low, orders, passed, count };
}

/**
 * Ranks a permutation of 0, 1, … in lexicographic order, one element at a time: from the rank so far, the elements
 * so far as a mask, the next element, and how many there will be.
 */
export function rankOneMore(rank: number, seen: number, element: number, length: number): number {
  return rank * (length - bitCount[seen]!) + element - bitCount[seen & ((1 << element) - 1)]!;
}

function rankOf(sequence: readonly number[]): number {
  let rank = 0;
  let seen = 0;
  for (const element of sequence) {
    rank = rankOneMore(rank, seen, element, sequence.length);
    seen |= 1 << element;
  }
  return rank;
}

function permutations(length: number): number[][] {
  if (length === 0) return [[]];
  const shorter = permutations(length - 1);
  return Array.from({ length }, (_, first) =>
    shorter.map((rest) => [first, ...rest.map((other) => (other < first ? other : other + 1))]),
  ).flat();
}

/**
 * Copies a table of placements into one indexed by the cells themselves, four bits each, the first tile's lowest. That
 * is faster to look up, but takes `16 ** tiles` bytes.
 */
export function spreadByCells(
  table: Uint8Array,
  { tiles, masks, orders }: Placements,
  spread: Uint8Array,
): void {
  const cellsOf = new Uint8Array(masks.length * tiles);
  masks.forEach((mask, number) => {
    let at = number * tiles;
    for (let cell = 0; mask >>> cell !== 0; cell++) if ((mask >>> cell) & 1) cellsOf[at++] = cell;
  });
  orders.forEach((sequence, order) => {
    const shifts = Uint8Array.from(sequence, (tile) => 4 * tile);
    const begin = order * masks.length;
    for (let number = 0, at = 0; number < masks.length; number++) {
      let index = 0;
      for (let position = 0; position < tiles; position++) index |= cellsOf[at++]! << shifts[position]!;
      spread[index] = table[begin + number]!;
    }
  });
}
