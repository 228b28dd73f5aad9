/**
 * HOT. IDA* in place with walking distance: a move up or down is one step in the table of rows, a move sideways one
 * step in that of columns.
 */
import type { InPlaceForm } from "../../../search/index.ts";
import type { Board } from "../board.ts";
import type { WalkingDistance } from "../heuristics/walking-distance.ts";
import type { SlidingTiles } from "../problem.ts";
import { moveLists, rootList, startList } from "./move-lists.ts";

// Everything but the step tables is in one array, as in in-place.ts. It begins with the board: for each cell the word
// of its tile, which is its home row and, eight bits higher, its home column.
const CELLS = 0;
const HOME_BITS = 8;
const HOME = 255;

/** The states of the rows (0) and of the columns (1). */
const STATES = CELLS + 32;

/** A move: the cell the blank goes to, the moves after it, whether rows or columns change, its direction in `steps`. */
const MOVES = STATES + 2;
const TARGET = 0;
const FIRST = 1;
const END = 2;
const CHANGES = 3;
const DIRECTION = 4;
const MOVE_SIZE = 8;

/** A node on the path: its next move, the end of its moves, its blank, its h, the state before the step from it. */
const NEXT = 0;
const LAST = 1;
const BLANK = 2;
const ESTIMATE = 3;
const OLD_STATE = 4;
const FRAME_SIZE = 8;

/**
 * A state is its beginning in `steps` and, in the lowest eight bits, its distance; so there are at most this many
 * steps.
 */
const MOST_STEPS = 1 << 23;
const DISTANCE_BITS = 8;
const DISTANCE = 255;

/** Above every bound, and a whole number as bounds are. */
const NEVER = 1 << 30;

/** The walk for a board; undefined if the step tables would be too large, as those of 4x5, 5x4 and 5x5 are. */
export function walkingWalk(problem: SlidingTiles, walking: WalkingDistance): InPlaceForm<Board> | undefined {
  const isSmall = walking.rows.stepCount <= MOST_STEPS && walking.columns.stepCount <= MOST_STEPS;
  return isSmall ? new WalkingWalk(problem, walking) : undefined;
}

class WalkingWalk implements InPlaceForm<Board> {
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
  private startH = 0;
  private bound = 0;
  private lowestAbove = NEVER;
  /** Whether the start is still to be expanded in this walk. */
  private isFresh = false;

  constructor(
    private readonly problem: SlidingTiles,
    private readonly walking: WalkingDistance,
  ) {
    this.lists = moveLists(problem);
    this.stack = MOVES + this.lists.target.length * MOVE_SIZE;
    this.memory = new Int32Array(this.stack);
    this.writeMoves(problem.goal.length);
  }

  get nextBound(): number {
    return this.lowestAbove === NEVER ? Number.POSITIVE_INFINITY : this.lowestAbove;
  }

  place(start: Board, parent?: Board): number {
    this.start = start;
    this.firstList = startList(this.problem, start, parent);
    this.startH = this.walking(start);
    this.made = 0;
    this.expanded = 0;
    this.deepest = 0;
    return this.startH;
  }

  begin(bound: number): void {
    const { rows, columns } = this.walking;
    const memory = new Int32Array(this.stack + (bound + 2) * FRAME_SIZE);
    memory.set(this.memory.subarray(MOVES, this.stack), MOVES);
    this.memory = memory;
    this.bound = bound;
    this.lowestAbove = NEVER;
    this.depth = 0;
    this.isFresh = true;
    this.start.forEach((tile, cell) => {
      memory[CELLS + cell] = rows.homeOf[tile]! | (columns.homeOf[tile]! << HOME_BITS);
    });
    [rows, columns].forEach((lines, number) => {
      const begin = lines.state(this.start) * 2 * lines.counts.lines;
      memory[STATES + number] = (begin << DISTANCE_BITS) | lines.distance(this.start);
    });
    const blank = this.start.indexOf(0);
    memory[this.stack + NEXT] = MOVES + this.lists.first[this.firstList]! * MOVE_SIZE;
    memory[this.stack + LAST] = MOVES + this.lists.first[this.firstList + 1]! * MOVE_SIZE;
    memory[this.stack + BLANK] = blank;
    memory[this.stack + ESTIMATE] = this.startH;
  }

  walk(expansions: number): "goal" | "end" | "paused" {
    // Step 1. Resume the path where it was left.
    const { memory, bound } = this;
    const rowSteps = this.walking.rows.steps();
    const columnSteps = this.walking.columns.steps();
    let { depth, deepest, lowestAbove } = this;
    let frame = this.stack + depth * FRAME_SIZE;
    let move = memory[frame + NEXT]!;
    let end = memory[frame + LAST]!;
    let blank = memory[frame + BLANK]!;
    let h = memory[frame + ESTIMATE]!;
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
        h = memory[frame + ESTIMATE]!;
        memory[STATES + memory[move + CHANGES]!] = memory[frame + OLD_STATE]!;
        const before = memory[frame + BLANK]!;
        memory[CELLS + blank] = memory[CELLS + before]!;
        blank = before;
        move += MOVE_SIZE;
        continue;
      }

      // Step 3. Make the next child; above the bound it is not taken.
      made++;
      const to = memory[move + TARGET]!;
      const tile = memory[CELLS + to]!;
      const lines = memory[move + CHANGES]!;
      const state = memory[STATES + lines]!;
      const at = (state >>> DISTANCE_BITS) + memory[move + DIRECTION]!;
      const next = lines === 0 ? rowSteps[at + (tile & HOME)]! : columnSteps[at + (tile >>> HOME_BITS)]!;
      const childH = h - (state & DISTANCE) + (next & DISTANCE);
      const f = depth + 1 + childH;
      if (f > bound) {
        if (f < lowestAbove) lowestAbove = f;
        move += MOVE_SIZE;
        continue;
      }

      // Step 4. Take it: move the tile and descend.
      memory[frame + NEXT] = move;
      memory[frame + OLD_STATE] = state;
      memory[STATES + lines] = next;
      memory[CELLS + blank] = tile;
      blank = to;
      h = childH;
      end = memory[move + END]!;
      move = memory[move + FIRST]!;
      depth++;
      frame += FRAME_SIZE;
      memory[frame + LAST] = end;
      memory[frame + BLANK] = blank;
      memory[frame + ESTIMATE] = h;
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
    const { rows, columns } = this.walking;
    const { first, target, nextList } = this.lists;
    for (let blank = 0; blank < cells; blank++) {
      for (let entry = first[rootList(blank - 1) + 1]!; entry < first[rootList(blank) + 1]!; entry++) {
        const move = MOVES + entry * MOVE_SIZE;
        const to = target[entry]!;
        const changes = rows.lineOf[to] === rows.lineOf[blank] ? 1 : 0;
        const { lineOf, counts } = changes === 0 ? rows : columns;
        memory[move + TARGET] = to;
        memory[move + FIRST] = MOVES + first[nextList[entry]!]! * MOVE_SIZE;
        memory[move + END] = MOVES + first[nextList[entry]! + 1]! * MOVE_SIZE;
        memory[move + CHANGES] = changes;
        memory[move + DIRECTION] = lineOf[to]! < lineOf[blank]! ? 0 : counts.lines;
      }
    }
  }
}
