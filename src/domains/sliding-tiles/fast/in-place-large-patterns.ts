/**
 * HOT. IDA* in place with additive pattern databases too large to be indexed by cells: a move changes the cells of one
 * look-up in each view, and the order of its tiles if the tile passes others of its pattern. The second view is looked
 * up only if the first leaves the child within reach.
 */
import type { InPlaceForm } from "../../../search/index.ts";
import type { Board } from "../board.ts";
import type { PatternLookup } from "../heuristics/pattern-sum.ts";
import { bitCount } from "../heuristics/placements.ts";
import type { SlidingTiles } from "../problem.ts";
import { type MoveLists, moveLists, rootList, startList } from "./move-lists.ts";

/** Above every bound, and a whole number as bounds are. */
const NEVER = 1 << 30;

export class LargePatternWalk implements InPlaceForm<Board> {
  made = 0;
  expanded = 0;
  depth = 0;
  deepest = 0;
  private readonly lists: MoveLists;
  /** By `entry * look-ups + look-up`: the two cells that change, the cells between them, those before both, the way. */
  private readonly change: Int32Array;
  private readonly between: Int32Array;
  private readonly before: Int32Array;
  private readonly isForward: Uint8Array;
  /** Where the first order of a mask is in the table: `first[(pattern << 16) | mask]`. */
  private readonly first: Int32Array;
  /** The board; and for each look-up its cells, order and value on this board. */
  private readonly cells: Int32Array;
  private readonly masks: Int32Array;
  private readonly orders: Int32Array;
  private readonly values: Int32Array;
  private start: Board = [];
  private firstList = 0;
  private bound = 0;
  private lowestAbove = NEVER;
  /** Whether the start is still to be expanded in this walk. */
  private isFresh = false;
  /** The path: for each node its next move, the end of its list, the cell of its blank; its sum by view. */
  private entries = new Int32Array(0);
  private ends = new Int32Array(0);
  private blanks = new Int32Array(0);
  private sums = new Int32Array(0);
  /** By view, the look-up that a node's step changes, and its order and value on the other side of the step. */
  private changed = new Int32Array(0);
  private otherOrders = new Int32Array(0);
  private otherValues = new Int32Array(0);

  constructor(
    private readonly problem: SlidingTiles,
    private readonly patterns: PatternLookup,
  ) {
    const { placements, begins, placeOf } = patterns;
    const cells = problem.goal.length;
    this.lists = moveLists(problem);
    const lookups = patterns.masks.length;
    const sides = this.lists.target.length * lookups;
    this.change = new Int32Array(sides);
    this.between = new Int32Array(sides);
    this.before = new Int32Array(sides);
    this.isForward = new Uint8Array(sides);
    const { first, target } = this.lists;
    for (let blank = 0; blank < cells; blank++) {
      for (let entry = first[rootList(blank - 1) + 1]!; entry < first[rootList(blank) + 1]!; entry++) {
        for (let lookup = 0; lookup < lookups; lookup++) {
          const side = entry * lookups + lookup;
          const from = placeOf[lookup * cells + target[entry]!]!;
          const to = placeOf[lookup * cells + blank]!;
          const upToLower = (2 << Math.min(from, to)) - 1;
          this.change[side] = (1 << from) | (1 << to);
          this.before[side] = upToLower >>> 1;
          this.between[side] = ((1 << Math.max(from, to)) - 1) & ~upToLower;
          this.isForward[side] = from < to ? 1 : 0;
        }
      }
    }

    this.first = new Int32Array(placements.length << 16);
    placements.forEach(({ masks }, pattern) => {
      masks.forEach((mask, choice) => {
        this.first[(pattern << 16) | mask] = begins[pattern]! + choice;
      });
    });
    this.cells = new Int32Array(cells);
    this.masks = new Int32Array(patterns.masks.length);
    this.orders = new Int32Array(patterns.masks.length);
    this.values = new Int32Array(patterns.masks.length);
  }

  get nextBound(): number {
    return this.lowestAbove === NEVER ? Number.POSITIVE_INFINITY : this.lowestAbove;
  }

  place(start: Board, parent?: Board): number {
    this.start = start;
    this.firstList = startList(this.problem, start, parent);
    this.made = 0;
    this.expanded = 0;
    this.deepest = 0;
    return this.patterns.estimate(start);
  }

  begin(bound: number): void {
    const { start, patterns } = this;
    const room = bound + 2;
    this.bound = bound;
    this.lowestAbove = NEVER;
    this.depth = 0;
    this.isFresh = true;
    this.entries = new Int32Array(room);
    this.ends = new Int32Array(room);
    this.blanks = new Int32Array(room);
    const { views } = patterns;
    this.sums = new Int32Array(room * views);
    this.changed = new Int32Array(room * views);
    this.otherOrders = new Int32Array(room * views);
    this.otherValues = new Int32Array(room * views);

    const blank = start.indexOf(0);
    this.entries[0] = this.lists.first[this.firstList]!;
    this.ends[0] = this.lists.first[this.firstList + 1]!;
    this.blanks[0] = blank;
    this.cells.set(start);
    patterns.locate(start);
    this.masks.set(patterns.masks);
    this.orders.set(patterns.orders);
    for (let lookup = 0; lookup < this.values.length; lookup++) {
      this.values[lookup] = patterns.value(lookup);
      this.sums[Math.floor(lookup / patterns.patterns)]! += this.values[lookup]!;
    }
  }

  walk(expansions: number): "goal" | "end" | "paused" {
    // Step 1. Resume the path where it was left; everything the loop touches is a local variable.
    const { cells, masks, orders, values, entries, ends, blanks, sums, bound } = this;
    const { change, between, before, isForward, first, changed, otherOrders, otherValues } = this;
    const { lookupOf, placements, table, patterns } = this.patterns;
    const { target, nextList, first: firstEntry } = this.lists;
    const { views } = this.patterns;
    const lookups = masks.length;
    let { depth, deepest, lowestAbove } = this;
    let entry = entries[depth]!;
    let end = ends[depth]!;
    let blank = blanks[depth]!;
    let h = 0;
    for (let view = 0; view < views; view++) h = Math.max(h, sums[depth * views + view]!);
    let made = 0;
    let ended: "goal" | "end" | "paused" = h === 0 ? "goal" : "paused";
    let left = this.isFresh && h > 0 ? expansions - 1 : expansions;
    this.isFresh = false;

    while (left > 0 && ended !== "goal") {
      // Step 2. Go back once all moves of this node have been made.
      const isBack = entry === end;
      if (isBack) {
        if (depth === 0) {
          ended = "end";
          break;
        }
        depth--;
        entry = entries[depth]!;
        end = ends[depth]!;
        const to = blanks[depth]!;
        cells[blank] = cells[to]!;
        blank = to;
      } else {
        // Step 3. Make the next child and look it up view by view, until it is above every bound of interest.
        made++;
        const to = target[entry]!;
        const tile = cells[to]!;
        h = 0;
        for (let view = 0; view < views && depth + 1 + h < lowestAbove; view++) {
          const lookup = lookupOf[view * cells.length + tile]!;
          const side = entry * lookups + lookup;
          const at = depth * views + view;
          const pattern = lookup % patterns;
          const index = placements[pattern]!;
          const mask = masks[lookup]!;
          const passing = mask & between[side]!;
          let order = orders[lookup]!;
          if (passing !== 0) {
            const near = bitCount[mask & before[side]!]!;
            const far = near + bitCount[passing]!;
            const row = isForward[side] === 1 ? near * index.tiles + far : far * index.tiles + near;
            order = index.passed[row * index.orders.length + order]!;
          }
          const choice = first[(pattern << 16) | (mask ^ change[side]!)]!;
          const value = table[choice + order * index.masks.length]!;
          changed[at] = lookup;
          otherOrders[at] = order;
          otherValues[at] = value;
          sums[at + views] = sums[at]! + value - values[lookup]!;
          h = Math.max(h, sums[at + views]!);
        }
        const f = depth + 1 + h;
        if (f > bound) {
          if (f < lowestAbove) lowestAbove = f;
          entry++;
          continue;
        }
        // Step 4. Take it: move the tile.
        entries[depth] = entry;
        cells[blank] = tile;
        blank = to;
      }

      // Step 5. Switch the look-ups to the other side of the step, forward or back.
      for (let view = 0; view < views; view++) {
        const at = depth * views + view;
        const lookup = changed[at]!;
        const order = orders[lookup]!;
        const value = values[lookup]!;
        masks[lookup]! ^= change[entry * lookups + lookup]!;
        orders[lookup] = otherOrders[at]!;
        values[lookup] = otherValues[at]!;
        otherOrders[at] = order;
        otherValues[at] = value;
      }
      if (isBack) {
        entry++;
        continue;
      }

      // Step 6. Descend.
      const list = nextList[entry]!;
      entry = firstEntry[list]!;
      end = firstEntry[list + 1]!;
      depth++;
      ends[depth] = end;
      blanks[depth] = blank;
      if (depth > deepest) deepest = depth;
      if (h === 0) ended = "goal";
      else left--;
    }

    entries[depth] = entry;
    this.depth = depth;
    this.deepest = deepest;
    this.lowestAbove = lowestAbove;
    this.made += made;
    this.expanded += expansions - left;
    return ended;
  }

  path(): number[] {
    return Array.from(this.entries.subarray(0, this.depth), (entry) => this.lists.action[entry]!);
  }
}
