/**
 * HOT. IDA* in place with additive pattern databases whose tables are indexed by cells: a move changes the index of one
 * look-up on the board and of one on its mirror image, each by an exclusive or. The mirror image is looked up only if
 * the board leaves the child within reach.
 */
import type { InPlaceForm } from "../../../search/index.ts";
import type { Board } from "../board.ts";
import type { PatternLookup, SpreadTables } from "../heuristics/pattern-sum.ts";
import type { SlidingTiles } from "../problem.ts";
import { LargePatternWalk } from "./in-place-large-patterns.ts";
import { moveLists, rootList, startList } from "./move-lists.ts";

// Everything but the tables is in one array, as in in-place.ts. It begins with the board: for each cell the word of its
// tile.
const CELLS = 0;

/** A look-up: its index and its value on the current board. */
const LOOKUPS = CELLS + 16;
const INDEX = 0;
const VALUE = 1;
const LOOKUP_SIZE = 2;

/** A move: the cell the blank goes to, the moves after it, and how the tile's position changes in either view. */
const MOVES = LOOKUPS + 16;
const TARGET = 0;
const FIRST = 1;
const END = 2;
const CHANGE = 3;
const MIRROR_CHANGE = 4;
const MOVE_SIZE = 8;

/** A node on the path: its next move, the end of its moves, its blank, its sums, the values that its step replaced. */
const NEXT = 0;
const LAST = 1;
const BLANK = 2;
const SUM = 3;
const MIRROR_SUM = 4;
const OLD_VALUE = 5;
const OLD_MIRROR_VALUE = 6;
const FRAME_SIZE = 8;

/** A tile's word: its look-up, then where its position is in the index, eight bits each; then both for the mirror image. */
const SHIFT_AT = 8;
const MIRROR_AT = 16;
const MIRROR_SHIFT_AT = 24;
const EIGHT_BITS = 255;

/** Above every bound, and a whole number as bounds are. */
const NEVER = 1 << 30;

/** The walk for a board, chosen by the size of its tables. */
export function patternWalk(problem: SlidingTiles, patterns: PatternLookup): InPlaceForm<Board> {
  const spread = patterns.spread();
  return spread ? new PatternWalk(problem, patterns, spread) : new LargePatternWalk(problem, patterns);
}

class PatternWalk implements InPlaceForm<Board> {
  made = 0;
  expanded = 0;
  depth = 0;
  deepest = 0;
  private readonly lists;
  private memory: Int32Array;
  /** Where the path begins in memory. */
  private readonly stack: number;
  private readonly tileWords: readonly number[];
  private start: Board = [];
  private firstList = 0;
  private bound = 0;
  private lowestAbove = NEVER;
  /** Whether the start is still to be expanded in this walk. */
  private isFresh = false;

  constructor(
    private readonly problem: SlidingTiles,
    private readonly patterns: PatternLookup,
    private readonly spread: SpreadTables,
  ) {
    this.lists = moveLists(problem);
    this.stack = MOVES + this.lists.target.length * MOVE_SIZE;
    this.memory = new Int32Array(this.stack);
    this.writeMoves(problem.goal.length);

    // Without a mirror image, a look-up that no move changes takes its place.
    const still = patterns.masks.length;
    const cells = problem.goal.length;
    this.tileWords = problem.goal.map((_, tile) => {
      const mirrored = cells + tile;
      const lookup = LOOKUPS + patterns.lookupOf[tile]! * LOOKUP_SIZE;
      const mirrorLookup = LOOKUPS + (patterns.lookupOf[mirrored] ?? still) * LOOKUP_SIZE;
      const shift = 4 * patterns.memberOf[tile]!;
      const mirrorShift = 4 * (patterns.memberOf[mirrored] ?? 0);
      return lookup | (shift << SHIFT_AT) | (mirrorLookup << MIRROR_AT) | (mirrorShift << MIRROR_SHIFT_AT);
    });
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
    const memory = new Int32Array(this.stack + (bound + 2) * FRAME_SIZE);
    memory.set(this.memory.subarray(MOVES, this.stack), MOVES);
    this.memory = memory;
    this.bound = bound;
    this.lowestAbove = NEVER;
    this.depth = 0;
    this.isFresh = true;
    const blank = this.start.indexOf(0);
    memory[this.stack + NEXT] = MOVES + this.lists.first[this.firstList]! * MOVE_SIZE;
    memory[this.stack + LAST] = MOVES + this.lists.first[this.firstList + 1]! * MOVE_SIZE;
    memory[this.stack + BLANK] = blank;

    const { views, patterns, lookupOf, memberOf, masks } = this.patterns;
    const { table, begins } = this.spread;
    for (let lookup = 0; lookup < masks.length; lookup++)
      memory[LOOKUPS + lookup * LOOKUP_SIZE + INDEX] = begins[lookup % patterns]!;
    this.start.forEach((tile, cell) => {
      memory[CELLS + cell] = this.tileWords[tile]!;
      views.forEach((view, number) => {
        const own = number * this.start.length + tile;
        const at = LOOKUPS + lookupOf[own]! * LOOKUP_SIZE;
        if (tile !== 0) memory[at + INDEX]! |= view(cell) << (4 * memberOf[own]!);
      });
    });
    for (let lookup = 0; lookup <= masks.length; lookup++) {
      const at = LOOKUPS + lookup * LOOKUP_SIZE;
      memory[at + VALUE] = table[memory[at + INDEX]!]!;
      if (lookup < masks.length)
        memory[this.stack + (lookup < patterns ? SUM : MIRROR_SUM)]! += memory[at + VALUE]!;
    }
  }

  walk(expansions: number): "goal" | "end" | "paused" {
    // Step 1. Resume the path where it was left.
    const { memory, bound } = this;
    const { table } = this.spread;
    let { depth, deepest, lowestAbove } = this;
    let frame = this.stack + depth * FRAME_SIZE;
    let move = memory[frame + NEXT]!;
    let end = memory[frame + LAST]!;
    let blank = memory[frame + BLANK]!;
    let h = Math.max(memory[frame + SUM]!, memory[frame + MIRROR_SUM]!);
    let made = 0;
    let ended: "goal" | "end" | "paused" = h === 0 ? "goal" : "paused";
    let left = this.isFresh && h > 0 ? expansions - 1 : expansions;
    this.isFresh = false;

    while (left > 0 && ended !== "goal") {
      // Step 2. Go back once all moves of this node have been made.
      if (move === end) {
        if (depth === 0) {
          ended = "end";
          break;
        }
        depth--;
        frame -= FRAME_SIZE;
        move = memory[frame + NEXT]!;
        end = memory[frame + LAST]!;
        const to = memory[frame + BLANK]!;
        const tile = memory[CELLS + to]!;
        const lookup = tile & EIGHT_BITS;
        const mirrored = (tile >>> MIRROR_AT) & EIGHT_BITS;
        memory[lookup + INDEX]! ^= memory[move + CHANGE]! << ((tile >>> SHIFT_AT) & EIGHT_BITS);
        memory[lookup + VALUE] = memory[frame + OLD_VALUE]!;
        memory[mirrored + INDEX]! ^= memory[move + MIRROR_CHANGE]! << (tile >>> MIRROR_SHIFT_AT);
        memory[mirrored + VALUE] = memory[frame + OLD_MIRROR_VALUE]!;
        memory[CELLS + blank] = tile;
        blank = to;
        move += MOVE_SIZE;
        continue;
      }

      // Step 3. Make the next child and look it up; this alone may put it above every bound that matters.
      made++;
      const to = memory[move + TARGET]!;
      const tile = memory[CELLS + to]!;
      const lookup = tile & EIGHT_BITS;
      const index = memory[lookup + INDEX]! ^ (memory[move + CHANGE]! << ((tile >>> SHIFT_AT) & EIGHT_BITS));
      const value = table[index]!;
      const sum = memory[frame + SUM]! + value - memory[lookup + VALUE]!;
      if (depth + 1 + sum >= lowestAbove) {
        move += MOVE_SIZE;
        continue;
      }

      // Step 4. Look up its mirror image; above the bound it is not taken.
      const mirrored = (tile >>> MIRROR_AT) & EIGHT_BITS;
      const mirrorIndex =
        memory[mirrored + INDEX]! ^ (memory[move + MIRROR_CHANGE]! << (tile >>> MIRROR_SHIFT_AT));
      const mirrorValue = table[mirrorIndex]!;
      const mirrorSum = memory[frame + MIRROR_SUM]! + mirrorValue - memory[mirrored + VALUE]!;
      h = Math.max(sum, mirrorSum);
      const f = depth + 1 + h;
      if (f > bound) {
        if (f < lowestAbove) lowestAbove = f;
        move += MOVE_SIZE;
        continue;
      }

      // Step 5. Take it: move the tile and descend.
      memory[frame + NEXT] = move;
      memory[frame + OLD_VALUE] = memory[lookup + VALUE]!;
      memory[frame + OLD_MIRROR_VALUE] = memory[mirrored + VALUE]!;
      memory[lookup + INDEX] = index;
      memory[lookup + VALUE] = value;
      memory[mirrored + INDEX] = mirrorIndex;
      memory[mirrored + VALUE] = mirrorValue;
      memory[CELLS + blank] = tile;
      blank = to;
      end = memory[move + END]!;
      move = memory[move + FIRST]!;
      depth++;
      frame += FRAME_SIZE;
      memory[frame + LAST] = end;
      memory[frame + BLANK] = blank;
      memory[frame + SUM] = sum;
      memory[frame + MIRROR_SUM] = mirrorSum;
      if (depth > deepest) deepest = depth;
      if (h === 0) ended = "goal";
      else left--;
    }

    memory[frame + NEXT] = move;
    this.depth = depth;
    this.deepest = deepest;
    this.lowestAbove = lowestAbove;
    this.made += made;
    this.expanded += expansions - left;
    return ended;
  }

  path(): number[] {
    return Array.from({ length: this.depth }, (_, depth) => {
      const move = this.memory[this.stack + depth * FRAME_SIZE + NEXT]!;
      return this.lists.action[(move - MOVES) / MOVE_SIZE]!;
    });
  }

  private writeMoves(cells: number): void {
    const { memory } = this;
    const { first, target, nextList } = this.lists;
    const [view, mirror] = this.patterns.views;
    for (let blank = 0; blank < cells; blank++) {
      for (let entry = first[rootList(blank - 1) + 1]!; entry < first[rootList(blank) + 1]!; entry++) {
        const move = MOVES + entry * MOVE_SIZE;
        const from = target[entry]!;
        memory[move + TARGET] = from;
        memory[move + FIRST] = MOVES + first[nextList[entry]!]! * MOVE_SIZE;
        memory[move + END] = MOVES + first[nextList[entry]! + 1]! * MOVE_SIZE;
        memory[move + CHANGE] = view!(from) ^ view!(blank);
        memory[move + MIRROR_CHANGE] = mirror ? mirror(from) ^ mirror(blank) : 0;
      }
    }
  }
}
