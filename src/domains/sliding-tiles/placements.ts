/**
 * Placements of a few tiles on a board of at most sixteen cells, numbered without gaps: first by the cells that
 * are taken, then by the order in which the tiles stand on them, read cell by cell. A tile that moves along its row keeps
 * the order; one that moves along its column passes the tiles that stand on the cells between. Both are table look-ups.
 */

export interface Placements {
  readonly cells: number;
  readonly tiles: number;
  readonly count: number;
  /** Orders of the tiles on the same cells: the factorial of `tiles`. */
  readonly orders: number;
  /** Every choice of cells as a mask, the lowest number first. */
  readonly masks: Int32Array;
  /** The first placement on the cells of a mask is `high[mask >>> 8] + low[mask & 255]`; its orders follow. */
  readonly high: Int32Array;
  readonly low: Int32Array;
  /** The order after the tile at position i has gone to position j: `passed[(i * tiles + j) * orders + order]`. */
  readonly passed: Uint16Array;
}

/** How many bits are set, for every mask of up to sixteen cells. */
export const bitCount = new Uint8Array(1 << 16);
for (let mask = 1; mask < bitCount.length; mask++) bitCount[mask] = bitCount[mask >>> 1]! + (mask & 1);

export function placements(cells: number, tiles: number): Placements {
  const sequences = permutations(tiles);
  const orders = sequences.length;
  const masks: number[] = [];
  for (let mask = 0; mask < 1 << cells; mask++) if (bitCount[mask] === tiles) masks.push(mask);

  // Among masks with equal high bytes the low bytes have equally many bits: a low byte counts those before it.
  const high = new Int32Array(256);
  const low = new Int32Array(256);
  const before = new Int32Array(9);
  for (let byte = 0; byte < 256; byte++) low[byte] = before[bitCount[byte]!]!++ * orders;
  for (let rank = masks.length - 1; rank >= 0; rank--) high[masks[rank]! >>> 8] = rank * orders;

  const passed = new Uint16Array(tiles * tiles * orders);
  sequences.forEach((sequence, order) => {
    for (let from = 0; from < tiles; from++) {
      for (let to = 0; to < tiles; to++) {
        const next = sequence.toSpliced(from, 1).toSpliced(to, 0, sequence[from]!);
        passed[(from * tiles + to) * orders + order] = rankOf(next);
      }
    }
  });
  const count = masks.length * orders;
  return { cells, tiles, count, orders, masks: Int32Array.from(masks), high, low, passed };
}

/**
 * Ranks a permutation of 0, 1, … in lexicographic order, one element at a time: the rank so far, the elements so
 * far as a mask, the next element, and how many there are in all.
 */
export function rankOneMore(rank: number, seen: number, element: number, tiles: number): number {
  return rank * (tiles - bitCount[seen]!) + element - bitCount[seen & ((1 << element) - 1)]!;
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

/** All orders of 0, 1, … in lexicographic order. */
function permutations(tiles: number): number[][] {
  let sequences: number[][] = [[]];
  for (let length = 1; length <= tiles; length++) {
    const longer: number[][] = [];
    for (let first = 0; first < length; first++) {
      for (const rest of sequences)
        longer.push([first, ...rest.map((other) => (other < first ? other : other + 1))]);
    }
    sequences = longer;
  }
  return sequences;
}
