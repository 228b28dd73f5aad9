/**
 * HOT. IDA* in place with additive pattern databases whose tables are spread by cells: a move changes the index of one
 * look-up on the board and of one on its mirror image, and that by an exclusive or. The mirror image is looked up only if the
 * board leaves the child within reach. What the loop works on lies in few arrays, each with its own layout.
 */
import type { InPlaceForm } from "../../search/index.ts";
import type { Board } from "./board.ts";
import { moveLists, rootList } from "./move-lists.ts";
import type { PatternLookup, SpreadTables } from "./pattern-sum.ts";
import type { SlidingTiles } from "./problem.ts";

/** A move: the cell the blank goes to, the moves after it, and how the tile's cell changes in either view. */
const TARGET = 0;
const FIRST = 1;
const END = 2;
const CHANGE = 3;
const MIRROR_CHANGE = 4;
const MOVE_SIZE = 8;

/** A look-up: its index and its value on the current board. */
const INDEX = 0;
const VALUE = 1;
const LOOKUP_SIZE = 2;

/** A node on the path: its next move, the end of its moves, its blank, its sums, the values before the step from it. */
const NEXT = 0;
const LAST = 1;
const BLANK = 2;
const SUM = 3;
const MIRROR_SUM = 4;
const OLD_VALUE = 5;
const OLD_MIRROR_VALUE = 6;
const FRAME_SIZE = 8;

/** A tile, by view: its look-up in eight bits, and in eight more where in the index its cell stands. */
const SHIFT_AT = 8;
const MIRROR_AT = 16;
const MIRROR_SHIFT_AT = 24;
const EIGHT_BITS = 255;

/** Above every bound. */
const NEVER = 1 << 30;

export class PatternWalk implements InPlaceForm<Board> {
  made = 0;
  expanded = 0;
  depth = 0;
  deepest = 0;
  private readonly lists;
  private readonly moves: Int32Array;
  private readonly lookups: Int32Array;
  private readonly tiles: Int32Array;
  /** The board: by cell what `tiles` has for its tile. */
  private readonly cells: Int32Array;
  private frames = new Int32Array(0);
  private start: Board = [];
  private bound = 0;
  private lowestAbove = NEVER;
  /** Whether the start is still to be expanded in this walk. */
  private isFresh = false;

  constructor(
    problem: SlidingTiles,
    private readonly patterns: PatternLookup,
    private readonly spread: SpreadTables,
  ) {
    const { views, lookupOf, memberOf } = patterns;
    const cells = problem.goal.length;
    this.lists = moveLists(problem);
    this.cells = new Int32Array(cells);

    this.moves = new Int32Array(this.lists.target.length * MOVE_SIZE);
    for (let blank = 0; blank < cells; blank++) {
      const { first, target, nextList } = this.lists;
      for (let entry = first[rootList(blank - 1) + 1]!; entry < first[rootList(blank) + 1]!; entry++) {
        const move = entry * MOVE_SIZE;
        const from = target[entry]!;
        this.moves[move + TARGET] = from;
        this.moves[move + FIRST] = first[nextList[entry]!]! * MOVE_SIZE;
        this.moves[move + END] = first[nextList[entry]! + 1]! * MOVE_SIZE;
        views.forEach((view, number) => {
          this.moves[move + (number === 0 ? CHANGE : MIRROR_CHANGE)] = view(from) ^ view(blank);
        });
      }
    }

    // Without a mirror image there is one more look-up, which no move changes.
    const lookups = views.length * patterns.patterns;
    this.lookups = new Int32Array((lookups + 1) * LOOKUP_SIZE);
    this.tiles = Int32Array.from({ length: cells }, (_, tile) => {
      const own = (lookupOf[tile]! * LOOKUP_SIZE) | ((4 * memberOf[tile]!) << SHIFT_AT);
      const mirrored = cells + tile;
      return (
        own |
        (((lookupOf[mirrored] ?? lookups) * LOOKUP_SIZE) << MIRROR_AT) |
        ((4 * (memberOf[mirrored] ?? 0)) << MIRROR_SHIFT_AT)
      );
    });
  }

  get nextBound(): number {
    return this.lowestAbove === NEVER ? Number.POSITIVE_INFINITY : this.lowestAbove;
  }

  place(start: Board): number {
    this.start = start;
    this.made = 0;
    this.expanded = 0;
    this.deepest = 0;
    return this.patterns.estimate(start);
  }

  begin(bound: number): void {
    const { start, lookups, patterns, spread } = this;
    this.bound = bound;
    this.lowestAbove = NEVER;
    this.depth = 0;
    this.isFresh = true;
    this.frames = new Int32Array((bound + 2) * FRAME_SIZE);
    const blank = start.indexOf(0);
    this.frames[NEXT] = this.lists.first[rootList(blank)]! * MOVE_SIZE;
    this.frames[LAST] = this.lists.first[rootList(blank) + 1]! * MOVE_SIZE;
    this.frames[BLANK] = blank;

    lookups.fill(0);
    patterns.views.forEach((view, number) => {
      for (let pattern = 0; pattern < patterns.patterns; pattern++) {
        const lookup = (number * patterns.patterns + pattern) * LOOKUP_SIZE;
        lookups[lookup + INDEX] = spread.begins[pattern]!;
      }
      start.forEach((tile, cell) => {
        this.cells[cell] = this.tiles[tile]!;
        if (tile === 0) return;
        const of = number * start.length + tile;
        lookups[patterns.lookupOf[of]! * LOOKUP_SIZE + INDEX]! |= view(cell) << (4 * patterns.memberOf[of]!);
      });
    });
    for (let lookup = 0; lookup < lookups.length; lookup += LOOKUP_SIZE)
      lookups[lookup + VALUE] = spread.table[lookups[lookup + INDEX]!]!;
    patterns.views.forEach((_, number) => {
      for (let pattern = 0; pattern < patterns.patterns; pattern++) {
        const lookup = (number * patterns.patterns + pattern) * LOOKUP_SIZE;
        this.frames[number === 0 ? SUM : MIRROR_SUM]! += lookups[lookup + VALUE]!;
      }
    });
  }

  walk(expansions: number): "goal" | "end" | "paused" {
    // Step 1. Take up the path where it was left; everything the loop touches is a local.
    const { cells, moves, lookups, frames, bound } = this;
    const { table } = this.spread;
    let { depth, deepest, lowestAbove } = this;
    let frame = depth * FRAME_SIZE;
    let move = frames[frame + NEXT]!;
    let end = frames[frame + LAST]!;
    let blank = frames[frame + BLANK]!;
    let h = Math.max(frames[frame + SUM]!, frames[frame + MIRROR_SUM]!);
    let made = 0;
    let ended: "goal" | "end" | "paused" = h === 0 ? "goal" : "paused";
    let left = this.isFresh && h > 0 ? expansions - 1 : expansions;
    this.isFresh = false;

    while (left >= 0 && ended !== "goal") {
      // Step 2. Go back when all moves of this node were made.
      if (move === end) {
        if (depth === 0) {
          ended = "end";
          break;
        }
        depth--;
        frame -= FRAME_SIZE;
        move = frames[frame + NEXT]!;
        end = frames[frame + LAST]!;
        const to = frames[frame + BLANK]!;
        const tile = cells[to]!;
        const lookup = tile & EIGHT_BITS;
        const mirrored = (tile >>> MIRROR_AT) & EIGHT_BITS;
        lookups[lookup + INDEX]! ^= moves[move + CHANGE]! << ((tile >>> SHIFT_AT) & EIGHT_BITS);
        lookups[lookup + VALUE] = frames[frame + OLD_VALUE]!;
        lookups[mirrored + INDEX]! ^= moves[move + MIRROR_CHANGE]! << (tile >>> MIRROR_SHIFT_AT);
        lookups[mirrored + VALUE] = frames[frame + OLD_MIRROR_VALUE]!;
        cells[blank] = tile;
        blank = to;
        move += MOVE_SIZE;
        continue;
      }

      // Step 3. Make the next child and look it up; this alone may put it above every bound of interest.
      made++;
      const to = moves[move + TARGET]!;
      const tile = cells[to]!;
      const lookup = tile & EIGHT_BITS;
      const index = lookups[lookup + INDEX]! ^ (moves[move + CHANGE]! << ((tile >>> SHIFT_AT) & EIGHT_BITS));
      const value = table[index]!;
      const sum = frames[frame + SUM]! + value - lookups[lookup + VALUE]!;
      if (depth + 1 + sum >= lowestAbove) {
        move += MOVE_SIZE;
        continue;
      }

      // Step 4. Look up its mirror image; above the bound it is not taken.
      const mirrored = (tile >>> MIRROR_AT) & EIGHT_BITS;
      const mirrorIndex =
        lookups[mirrored + INDEX]! ^ (moves[move + MIRROR_CHANGE]! << (tile >>> MIRROR_SHIFT_AT));
      const mirrorValue = table[mirrorIndex]!;
      const mirrorSum = frames[frame + MIRROR_SUM]! + mirrorValue - lookups[mirrored + VALUE]!;
      h = Math.max(sum, mirrorSum);
      const f = depth + 1 + h;
      if (f > bound) {
        if (f < lowestAbove) lowestAbove = f;
        move += MOVE_SIZE;
        continue;
      }

      // Step 5. Take it: move the tile and go on below.
      frames[frame + NEXT] = move;
      frames[frame + OLD_VALUE] = lookups[lookup + VALUE]!;
      frames[frame + OLD_MIRROR_VALUE] = lookups[mirrored + VALUE]!;
      lookups[lookup + INDEX] = index;
      lookups[lookup + VALUE] = value;
      lookups[mirrored + INDEX] = mirrorIndex;
      lookups[mirrored + VALUE] = mirrorValue;
      cells[blank] = tile;
      blank = to;
      end = moves[move + END]!;
      move = moves[move + FIRST]!;
      depth++;
      frame += FRAME_SIZE;
      frames[frame + LAST] = end;
      frames[frame + BLANK] = blank;
      frames[frame + SUM] = sum;
      frames[frame + MIRROR_SUM] = mirrorSum;
      if (depth > deepest) deepest = depth;
      if (h === 0) ended = "goal";
      else left--;
    }

    frames[frame + NEXT] = move;
    this.depth = depth;
    this.deepest = deepest;
    this.lowestAbove = lowestAbove;
    this.made += made;
    this.expanded += expansions - left;
    return ended;
  }

  path(): number[] {
    return Array.from(
      { length: this.depth },
      (_, depth) => this.lists.action[this.frames[depth * FRAME_SIZE + NEXT]! / MOVE_SIZE]!,
    );
  }
}
