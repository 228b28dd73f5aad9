/** All boards that can be reached from a goal, by a plain breadth-first walk that shares no code with the library. */
import type { Board, Shape } from "../../../src/domains/sliding-tiles/board.ts";

/** By depth: the boards that need this many moves, up to `most`. */
export function boardsByDepth(
  { rows, columns }: Shape,
  goal: Board,
  most = Number.POSITIVE_INFINITY,
): Board[][] {
  const reached = new Set([goal.join()]);
  const levels: Board[][] = [];
  for (let level: Board[] = [goal]; level.length > 0; ) {
    levels.push(level);
    if (levels.length > most) break;
    const next: Board[] = [];
    for (const board of level) {
      const blank = board.indexOf(0);
      const row = Math.floor(blank / columns);
      const column = blank % columns;
      const neighbours = [
        row > 0 ? blank - columns : -1,
        row < rows - 1 ? blank + columns : -1,
        column > 0 ? blank - 1 : -1,
        column < columns - 1 ? blank + 1 : -1,
      ];
      for (const cell of neighbours) {
        if (cell === -1) continue;
        const child = board.with(blank, board[cell]!).with(cell, 0);
        const key = child.join();
        if (reached.has(key)) continue;
        reached.add(key);
        next.push(child);
      }
    }
    level = next;
  }
  return levels;
}

/** Pseudo-random whole numbers below a bound, the same in every run (mulberry32). */
export function seededBelow(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

/** Shuffles in place (Fisher and Yates). */
export function shuffled<Item>(items: Item[], below: (bound: number) => number): Item[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
  return items;
}
