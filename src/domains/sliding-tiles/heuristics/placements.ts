/**
 * Placements of a few tiles on a board of at most 25 cells, numbered without gaps: by the order in which the
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

/** How many cells of a mask come before a cell. */
export function cellsBefore(mask: number, cell: number): number {
  const before = mask & ((1 << cell) - 1);
  return bitCount[before & 0xffff]! + bitCount[before >>> 16]!;
}

export function placements(cells: number, tiles: number): Placements {
  if (bitCount[1] === 0) countBits();
  const masks: number[] = [];
  // The next number with as many bits: its lowest run of ones gives one bit to the left, and the rest goes to the right.
  for (let mask = (1 << tiles) - 1; mask < 1 << cells; ) {
    masks.push(mask);
    const lowest = mask & -mask;
    const carried = mask + lowest;
    mask = carried | (((mask ^ carried) / lowest) >>> 2);
  }

  // Masks with the same high bits differ in the low byte, which always has the same number of bits: count those before
  // it.
  const high = new Int32Array(cells > 8 ? 1 << (cells - 8) : 1);
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
 * Copies a table of placements into one indexed by the cells themselves: the cell of tile n times `cells ** n`, added up. That
 * is faster to look up, but has room for tiles on the same cell. Written from first to last byte, which is what takes the time.
 */
export function spreadByCells(
  table: Uint8Array,
  { tiles, masks, high, low }: Placements,
  cells: number,
  spread: Uint8Array,
): void {
  const insertions = Array.from({ length: tiles }, (_, others) => insertionsInto(others));
  const place = (tile: number, mask: number, order: number, begin: number): void => {
    const others = tiles - 1 - tile;
    const inserted = insertions[others]!;
    let position = order * (others + 1);
    for (let cell = 0; cell < cells; cell++) {
      if ((mask >>> cell) & 1) {
        position++;
        continue;
      }
      const taken = mask | (1 << cell);
      const next = inserted[position]!;
      if (tile === 0)
        spread[begin + cell] = table[next * masks.length + high[taken >>> 8]! + low[taken & 255]!]!;
      else place(tile - 1, taken, next, (begin + cell) * cells);
    }
  };
  place(tiles - 1, 0, 0, 0);
}

/** The order after one more tile, smaller than these many others, is put before position p: `[order * (others + 1) + p]`. */
function insertionsInto(others: number): Uint16Array {
  return Uint16Array.from(
    permutations(others).flatMap((sequence) => {
      const larger = sequence.map((tile) => tile + 1);
      return Array.from({ length: others + 1 }, (_, position) => rankOf(larger.toSpliced(position, 0, 0)));
    }),
  );
}
