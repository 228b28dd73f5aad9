/** Boards of problem F: the numbers from 0 up, each once, in an order that a seed decides. */
import type { Shape } from "./board.ts";

/** The same seed gives the same board everywhere (shuffle of Fisher and Yates, numbers of mulberry32). */
export function randomCells({ rows, columns }: Shape, seed: number): number[] {
  const cells = Array.from({ length: rows * columns }, (_, value) => value);
  const random = mulberry32(seed);
  for (let last = cells.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [cells[last], cells[other]] = [cells[other]!, cells[last]!];
  }
  return cells;
}

function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
