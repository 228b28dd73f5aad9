/**
 * HOT. IDA* in place with additive pattern databases whose tables are indexed by sums: a move adds to the index of one
 * look-up on the board and of one on its mirror image. The mirror image is looked up only if the board leaves the child
 * within reach.
 */
import type { InPlaceForm } from "../../../search/index.ts";
import { type Board, moves } from "../board.ts";
import type { PatternLookup } from "../heuristics/pattern-sum.ts";
import { type SpreadTables, spreadTables, ZERO } from "../heuristics/spread-tables.ts";
import type { SlidingTiles } from "../problem.ts";
import { GrowingWalk } from "./growing-walk.ts";
import { LargePatternWalk } from "./in-place-large-patterns.ts";
import { KernelWalk } from "./kernel-walk.ts";
import { moveLists, rootList, startList } from "./move-lists.ts";
import { madePatternKernel, patternKernel } from "./pattern-kernel.ts";

// Everything but the tables is in one array, as in in-place.ts. It begins with the board: for each cell where its tile is
// described.
const CELLS = 0;

/** A look-up: its index and its value on the current board. */
const LOOKUPS = CELLS + 25;
const INDEX = 0;
const VALUE = 1;
const LOOKUP_SIZE = 2;

/** A tile: its look-up, and what a move adds to its index, by direction; then the same for the mirror image. */
const TILES = LOOKUPS + 25;
const CHANGES = 1;
const MIRROR = 5;
const TILE_SIZE = 10;

/** A move: the cell the blank goes to, the moves after it, and its direction. */
const MOVES = TILES + 25 * TILE_SIZE;
const TARGET = 0;
const FIRST = 1;
const END = 2;
const DIRECTION = 3;
const MOVE_SIZE = 4;

/** A node on the path: its next move, the end of its moves, its blank, its sums, the values that its step replaced. */
const NEXT = 0;
const LAST = 1;
const BLANK = 2;
const SUM = 3;
const MIRROR_SUM = 4;
const OLD_VALUE = 5;
const OLD_MIRROR_VALUE = 6;
const FRAME_SIZE = 8;

/** Above every bound, and a whole number as bounds are. */
const NEVER = 1 << 30;

/** The walk for a board, chosen by the size of its tables. */
export function patternWalk(problem: SlidingTiles, patterns: PatternLookup): InPlaceForm<Board> {
  const tables = spreadTables(patterns, problem.shape);
  if (tables === undefined) return new LargePatternWalk(problem, patterns);
  const lists = moveLists(problem);
  const made = madePatternKernel(problem, lists, tables);
  if (made !== undefined) return new KernelWalk(problem, lists, (board) => tables.estimate(board), made);
  return new GrowingWalk(new PatternWalk(problem, tables), () => patternKernelWalk(problem, tables));
}

/** Undefined where no kernel can be made. */
export function patternKernelWalk(problem: SlidingTiles, tables: SpreadTables): KernelWalk | undefined {
  const lists = moveLists(problem);
  const kernel = patternKernel(problem, lists, tables);
  return kernel && new KernelWalk(problem, lists, (board) => tables.estimate(board), kernel);
}

export class PatternWalk implements InPlaceForm<Board> {
  made = 0;
  expanded = 0;
  depth = 0;
  deepest = 0;
  private readonly lists;
  private memory: Int32Array;
  /** Where the path begins in memory. */
  private readonly stack: number;
  private start: Board = [];
  private firstList = 0;
  private bound = 0;
  private lowestAbove = NEVER;
  /** Whether the start is still to be expanded in this walk. */
  private isFresh = false;

  constructor(
    private readonly problem: SlidingTiles,
    private readonly tables: SpreadTables,
  ) {
    this.lists = moveLists(problem);
    this.stack = MOVES + this.lists.target.length * MOVE_SIZE;
    this.memory = new Int32Array(this.stack);
    this.writeTiles(problem.goal.length);
    this.writeMoves(problem.goal.length);
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
    return this.tables.estimate(start);
  }

  begin(bound: number): void {
    const memory = new Int32Array(this.stack + (bound + 2) * FRAME_SIZE);
    memory.set(this.memory.subarray(TILES, this.stack), TILES);
    this.memory = memory;
    this.bound = bound;
    this.lowestAbove = NEVER;
    this.depth = 0;
    this.isFresh = true;
    memory[this.stack + NEXT] = MOVES + this.lists.first[this.firstList]! * MOVE_SIZE;
    memory[this.stack + LAST] = MOVES + this.lists.first[this.firstList + 1]! * MOVE_SIZE;
    memory[this.stack + BLANK] = this.start.indexOf(0);

    const { tables } = this;
    this.start.forEach((tile, cell) => {
      memory[CELLS + cell] = TILES + tile * TILE_SIZE;
    });
    tables.locate(this.start).forEach((index, lookup) => {
      memory[LOOKUPS + lookup * LOOKUP_SIZE + INDEX] = index;
      memory[LOOKUPS + lookup * LOOKUP_SIZE + VALUE] = tables.bytes[index]!;
    });
    memory[this.stack + SUM] = tables.sum(0);
    // Without a mirror image, a look-up that no move changes takes its place.
    if (tables.patterns.views === 2) memory[this.stack + MIRROR_SUM] = tables.sum(1);
    else memory[LOOKUPS + tables.patterns.patterns * LOOKUP_SIZE + INDEX] = ZERO;
  }

  walk(expansions: number): "goal" | "end" | "paused" {
    // Step 1. Resume the path where it was left.
    const { memory, bound } = this;
    const { bytes } = this.tables;
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
        const direction = memory[move + DIRECTION]!;
        const lookup = memory[tile]!;
        const mirrored = memory[tile + MIRROR]!;
        memory[lookup + INDEX]! -= memory[tile + CHANGES + direction]!;
        memory[lookup + VALUE] = memory[frame + OLD_VALUE]!;
        memory[mirrored + INDEX]! -= memory[tile + MIRROR + CHANGES + direction]!;
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
      const direction = memory[move + DIRECTION]!;
      const lookup = memory[tile]!;
      const index = memory[lookup + INDEX]! + memory[tile + CHANGES + direction]!;
      const value = bytes[index]!;
      const sum = memory[frame + SUM]! + value - memory[lookup + VALUE]!;
      if (depth + 1 + sum >= lowestAbove) {
        move += MOVE_SIZE;
        continue;
      }

      // Step 4. Look up its mirror image; above the bound it is not taken.
      const mirrored = memory[tile + MIRROR]!;
      const mirrorIndex = memory[mirrored + INDEX]! + memory[tile + MIRROR + CHANGES + direction]!;
      const mirrorValue = bytes[mirrorIndex]!;
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

  private writeTiles(cells: number): void {
    const { memory, tables } = this;
    const { views, patterns, lookupOf } = tables.patterns;
    for (let tile = 1; tile < cells; tile++) {
      const at = TILES + tile * TILE_SIZE;
      memory[at + MIRROR] = LOOKUPS + patterns * LOOKUP_SIZE;
      for (let view = 0; view < views; view++) {
        const viewAt = at + view * MIRROR;
        memory[viewAt] = LOOKUPS + lookupOf[view * cells + tile]! * LOOKUP_SIZE;
        memory.set(tables.changes(view, tile), viewAt + CHANGES);
      }
    }
  }

  private writeMoves(cells: number): void {
    const { memory } = this;
    const { first, target, nextList, action } = this.lists;
    for (let blank = 0; blank < cells; blank++) {
      const { moves: possible } = this.problem.cellMoves[blank]!;
      for (let entry = first[rootList(blank - 1) + 1]!; entry < first[rootList(blank) + 1]!; entry++) {
        const move = MOVES + entry * MOVE_SIZE;
        memory[move + TARGET] = target[entry]!;
        memory[move + FIRST] = MOVES + first[nextList[entry]!]! * MOVE_SIZE;
        memory[move + END] = MOVES + first[nextList[entry]! + 1]! * MOVE_SIZE;
        memory[move + DIRECTION] = moves.indexOf(possible[action[entry]!]!);
      }
    }
  }
}
