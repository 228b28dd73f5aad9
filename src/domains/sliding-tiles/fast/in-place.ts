/**
 * HOT. IDA* on one board that is changed and changed back (Korf 1985), for heuristics that are sums over tiles. The
 * walk is a loop over move lists with its own stack, so it can stop at any node and continue later.
 */
import type { Heuristic, InPlaceForm } from "../../../search/index.ts";
import type { Board } from "../board.ts";
import { isChanging } from "../heuristics/changing.ts";
import { isPatternSum } from "../heuristics/pattern-sum.ts";
import { isTileSum, type TileSum } from "../heuristics/tile-sum.ts";
import { isWalkingDistance } from "../heuristics/walking-distance.ts";
import type { SlidingTiles } from "../problem.ts";
import { distanceKernel, madeKernel } from "./distance-kernel.ts";
import { GrowingWalk } from "./growing-walk.ts";
import { ChangingWalk } from "./in-place-changing.ts";
import { patternWalk } from "./in-place-patterns.ts";
import { walkingWalk } from "./in-place-walking.ts";
import { KernelWalk } from "./kernel-walk.ts";
import { type MoveLists, moveLists, startList } from "./move-lists.ts";

export function inPlaceForm(
  problem: SlidingTiles,
  heuristic: Heuristic<Board>,
): InPlaceForm<Board> | undefined {
  if (isTileSum(heuristic)) {
    const { table } = heuristic;
    const moves = moveLists(problem);
    const made = madeKernel(moves, problem.goal, table);
    if (made !== undefined) return new KernelWalk(problem, moves, heuristic, made);
    return new GrowingWalk(new TileSumWalk(problem, table), () => kernelWalk(problem, heuristic));
  }
  if (isPatternSum(heuristic)) return patternWalk(problem, heuristic.patterns);
  if (isWalkingDistance(heuristic)) return walkingWalk(problem, heuristic);
  if (isChanging(heuristic)) return new ChangingWalk(problem, heuristic);
  return undefined;
}

/** Undefined where no kernel can be made. */
export function kernelWalk(problem: SlidingTiles, heuristic: TileSum): KernelWalk | undefined {
  const moves = moveLists(problem);
  const kernel = distanceKernel(moves, problem.goal, heuristic.table);
  return kernel && new KernelWalk(problem, moves, heuristic, kernel);
}

// Everything the loop reads and writes is in one array: with several arrays, their addresses do not fit into the
// processor's registers and the loop runs at half the speed. The parts, by where they begin:
const CELLS = 0;
/** How h changes when a tile moves: one row of 128 steps per tile. */
const CHANGES = CELLS + 32;
/** Move lists: one word per move, 0 at the end of each list. */
const LISTS = CHANGES + 32 * 128;
/** The words of the moves that led here. */
const STACK = LISTS + 1024;

// A move as one word: the number of its step (7 bits), the cells the blank goes to and comes from (5 bits each),
// and where the list of the moves after it begins.
const STEP = 0x7f;
const CELL = 0x1f;
const TO = 7;
const FROM = 12;
const NEXT = 17;

/** Above any h. */
const NO_EXCESS = 0x3fffffff;

export class TileSumWalk implements InPlaceForm<Board> {
  made = 0;
  expanded = 0;
  depth = 0;
  deepest = 0;
  private readonly lists: MoveLists;
  /** Where each move list begins in memory. */
  private readonly listAt: number[] = [];
  private memory = new Int32Array(STACK);
  private start: Board = [];
  private startH = 0;
  private firstList = 0;
  private bound = 0;
  /** Whether the start is still to be expanded in this walk. */
  private isFresh = false;
  private blank = 0;
  private h = 0;
  private word = 0;
  /** The smallest amount by which a child exceeded the bound. */
  private excess = NO_EXCESS;

  constructor(
    private readonly problem: SlidingTiles,
    private readonly table: Int8Array,
  ) {
    this.lists = moveLists(problem);
    this.writeLists(problem.goal.length);
  }

  get nextBound(): number {
    return this.excess === NO_EXCESS ? Number.POSITIVE_INFINITY : this.bound + this.excess;
  }

  place(start: Board, parent?: Board): number {
    this.start = start;
    this.firstList = startList(this.problem, start, parent);
    this.startH = 0;
    start.forEach((tile, cell) => {
      this.startH += this.table[tile * start.length + cell]!;
    });
    this.made = 0;
    this.expanded = 0;
    this.deepest = 0;
    return this.startH;
  }

  begin(bound: number): void {
    const larger = new Int32Array(STACK + bound + 1);
    larger.set(this.memory.subarray(0, STACK));
    larger.set(this.start, CELLS);
    this.memory = larger;
    this.bound = bound;
    this.excess = NO_EXCESS;
    this.depth = 0;
    this.h = this.startH;
    this.blank = this.start.indexOf(0);
    this.word = this.listAt[this.firstList]!;
    this.isFresh = true;
  }

  walk(expansions: number): "goal" | "end" | "paused" {
    // Step 1. Resume the path where it was left.
    if (this.startH === 0) return "goal";
    const { memory } = this;
    let { depth, deepest, blank, h, word, excess } = this;
    /** The largest h that a child may have. */
    let slack = this.bound - depth - 1;
    let made = 0;
    let left = this.isFresh ? expansions - 1 : expansions;
    let ended: "goal" | "end" | "paused" = "paused";
    this.isFresh = false;

    while (left > 0) {
      // Step 2. Go back once all moves of this node have been made.
      const move = memory[word]!;
      if (move === 0) {
        if (depth === 0) {
          ended = "end";
          break;
        }
        depth--;
        slack++;
        word = memory[STACK + depth]!;
        const undone = memory[word]!;
        const before = (undone >> FROM) & CELL;
        const tile = memory[CELLS + before]!;
        memory[CELLS + blank] = tile;
        blank = before;
        h -= memory[CHANGES + ((tile << TO) | (undone & STEP))]!;
        word++;
        continue;
      }

      // Step 3. Make the next child; above the bound it is not taken.
      const to = (move >> TO) & CELL;
      const tile = memory[CELLS + to]!;
      const childH = h + memory[CHANGES + ((tile << TO) | (move & STEP))]!;
      made++;
      if (childH > slack) {
        if (childH - slack < excess) excess = childH - slack;
        word++;
        continue;
      }

      // Step 4. Take it: move the tile and descend.
      memory[STACK + depth] = word;
      depth++;
      slack--;
      memory[CELLS + blank] = tile;
      blank = to;
      h = childH;
      word = move >> NEXT;
      if (depth > deepest) deepest = depth;
      if (h === 0) {
        ended = "goal";
        break;
      }
      left--;
    }

    this.depth = depth;
    this.deepest = deepest;
    this.blank = blank;
    this.h = h;
    this.word = word;
    this.excess = excess;
    this.made += made;
    this.expanded += expansions - left;
    return ended;
  }

  path(): number[] {
    const words = Array.from(this.memory.subarray(STACK, STACK + this.depth));
    return words.map((word) => {
      const list = this.listAt.findLastIndex((begin) => begin <= word);
      return this.lists.action[this.lists.first[list]! + word - this.listAt[list]!]!;
    });
  }

  /** Writes the move lists, and for each step from cell to cell what it changes for each tile. */
  private writeLists(cells: number): void {
    const { first, target, nextList } = this.lists;
    const { memory, listAt, table } = this;
    const steps: string[] = [];
    for (let list = 0; list < first.length - 1; list++) {
      // One more word than moves: the 0 at the end.
      listAt.push(LISTS + first[list]! + list);
    }
    for (let list = 0; list < first.length - 1; list++) {
      const blank = Math.floor(list / 5);
      for (let entry = first[list]!; entry < first[list + 1]!; entry++) {
        const to = target[entry]!;
        const name = `${to} to ${blank}`;
        if (!steps.includes(name)) steps.push(name);
        const step = steps.indexOf(name);
        for (let tile = 1; tile < cells; tile++) {
          memory[CHANGES + ((tile << TO) | step)] = table[tile * cells + blank]! - table[tile * cells + to]!;
        }
        const word = listAt[list]! + entry - first[list]!;
        memory[word] = step | (to << TO) | (blank << FROM) | (listAt[nextList[entry]!]! << NEXT);
      }
    }
  }
}
