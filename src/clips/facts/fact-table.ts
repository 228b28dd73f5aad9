// Facts by their content, to find the one that equals a new one. A table of numbers, so that the garbage collector has
// nothing to follow: open addressing, a fact where its hash says or in the next free place behind.

import { same } from "../language/values.ts";
import type { Fact } from "./fact.ts";

/** Each place has the hash of a fact and its index plus one, which is 0 where the place is free. */
const CELLS = 2;
const FIRST_PLACES = 64;

export class FactTable {
  private cells = new Int32Array(CELLS * FIRST_PLACES);
  private count = 0;

  /** The newest fact with the template and slots of this one, which need not be in the table. */
  findEqual(fact: Fact, byIndex: readonly (Fact | undefined)[]): Fact | null {
    const { cells } = this;
    const last = cells.length - CELLS;
    const { hash } = fact;
    let found: Fact | null = null;
    for (let at = (CELLS * hash) & last; cells[at + 1] !== 0; at = (at + CELLS) & last) {
      if (cells[at] !== hash) continue;
      const other = byIndex[cells[at + 1] - 1]!;
      if (equalFacts(other, fact) && (found === null || other.index > found.index)) found = other;
    }
    return found;
  }

  add(fact: Fact): void {
    // At most half full, so that a look-up ends soon.
    if (CELLS * 2 * ++this.count > this.cells.length) this.enlarge();
    this.put(fact.hash, fact.index + 1);
  }

  /** Takes a fact out, and moves up those behind it that were not where their hashes say. */
  remove(fact: Fact): void {
    const { cells } = this;
    const last = cells.length - CELLS;
    let free = (CELLS * fact.hash) & last;
    while (cells[free + 1] !== fact.index + 1) free = (free + CELLS) & last;
    for (let at = (free + CELLS) & last; cells[at + 1] !== 0; at = (at + CELLS) & last) {
      const home = (CELLS * cells[at]) & last;
      if (((at - home) & last) < ((at - free) & last)) continue;
      cells[free] = cells[at];
      cells[free + 1] = cells[at + 1];
      free = at;
    }
    cells[free + 1] = 0;
    this.count--;
  }

  private enlarge(): void {
    const old = this.cells;
    this.cells = new Int32Array(4 * old.length);
    for (let at = 0; at < old.length; at += CELLS) if (old[at + 1] !== 0) this.put(old[at], old[at + 1]);
  }

  private put(hash: number, number: number): void {
    const { cells } = this;
    const last = cells.length - CELLS;
    let at = (CELLS * hash) & last;
    while (cells[at + 1] !== 0) at = (at + CELLS) & last;
    cells[at] = hash;
    cells[at + 1] = number;
  }
}

function equalFacts(a: Fact, b: Fact): boolean {
  if (a.template !== b.template) return false;
  for (let i = 0; i < a.slots.length; i++) if (!same(a.slots[i], b.slots[i])) return false;
  return true;
}
