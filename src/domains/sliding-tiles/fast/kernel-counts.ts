/**
 * What the kernels of IDA* have in common: their counters are one 64-bit integer that is passed down and returned, so that no
 * memory is touched for counting. When no node is left, or at the goal, the functions return one after the other and write
 * down their moves, which is the path to resume at.
 */
import {
  add,
  add64,
  and,
  type Code,
  constant,
  constant64,
  get,
  lessThan,
  lessThan64,
  load,
  low,
  or64,
  result,
  set,
  shiftLeft,
  store,
  when,
} from "../../wasm/assembler.ts";
import type { Board } from "../board.ts";
import type { MoveLists } from "./move-lists.ts";

// From below: the depth of the node, children made, nodes that may be expanded after it. A negative one says: stop.
const DEEPER = 1n;
const DEPTH = 255;
const ONE_MADE = 1n << 8n;
const MADE = (1n << 28n) - 1n;
const LEFT = 1n << 36n;
const STOP = 1n << 63n;
/** A node has at most three children besides its parent, so 28 bits are enough to count them. */
export const MOST_EXPANSIONS = 1 << 26;

// What the host and the functions hand each other, by address from where a kernel's part of the memory begins.
const DEEPEST = 0;
/** 1 if the goal was reached, 0 if the nodes were used up. */
const IS_GOAL = 8;
const PATH_LENGTH = 12;
/** The positions in their lists of the moves from the node below which was searched, the last one first. */
const PATH = 16;
/** Where the rest begins. */
export const COUNTS_BYTES = PATH + 256 * 4;

/** IDA* below a node of a walk. What a run finds is read from the other members. */
export interface WalkKernel {
  /** Searches below a node that is at this depth and has this h; nodes with g + h above the bound are made, not taken. */
  run(list: number, board: Board, h: number, depth: number, bound: number, expansions: number): Ended;
  readonly made: number;
  readonly expanded: number;
  /** Over all runs since they were set: the greatest depth, and the smallest g + h above the bound. */
  deepest: number;
  lowestAbove: number;
  /** The positions in their move lists of the moves that lead to the goal, or to the node where it paused. */
  path(): number[];
}

export type Ended = "end" | "goal" | "paused";

/** The code for counting and stopping in functions that have their counters in the given local variable. */
export class CountsCode {
  constructor(
    /** Where the kernel's part of the memory begins. */
    private readonly base: number,
    private readonly counts: number,
  ) {}

  /** Counts a node and its children; stops before these if no other node may be expanded. */
  entered(children: number): Code {
    const { counts } = this;
    return [
      set(counts, add64(get(counts), constant64(BigInt(children) * ONE_MADE + DEEPER - LEFT))),
      when(this.hasStopped(), result(this.leftBefore(children))),
    ];
  }

  /** Notes the depth if it is the greatest: of this node, or of one of its children. */
  noteDepth(below = 0): Code {
    const depth = add(and(low(get(this.counts)), constant(DEPTH)), constant(below));
    return when(
      lessThan(load(constant(0), this.base + DEEPEST), depth),
      store(constant(0), depth, this.base + DEEPEST),
    );
  }

  /** Counts a child whose own children are all above the bound. Stops before these as `entered` does. */
  pathEnd(children: number): Code {
    const { counts } = this;
    const made = BigInt(children) * ONE_MADE;
    return [
      this.noteDepth(1),
      set(counts, add64(get(counts), constant64(made - LEFT))),
      when(this.hasStopped(), set(counts, add64(get(counts), constant64(-made)))),
    ];
  }

  /** The value of a function whose node is done: the counters, at the depth above. */
  left(): Code {
    return add64(get(this.counts), constant64(-DEEPER));
  }

  stopAtGoal(position: number, notMade: number): Code {
    return [
      store(constant(0), constant(1), this.base + IS_GOAL),
      set(this.counts, or64(get(this.counts), constant64(STOP))),
      this.stopped(position, notMade),
    ];
  }

  /** Returns if the search below has stopped. */
  unwound(position: number, notMade: number): Code {
    return when(this.hasStopped(), this.stopped(position, notMade));
  }

  private hasStopped(): Code {
    return lessThan64(get(this.counts), constant64(0n));
  }

  /** Writes down the move and returns; children that were not made are taken off. */
  private stopped(position: number, notMade: number): Code {
    const { base } = this;
    const length = load(constant(0), base + PATH_LENGTH);
    return [
      store(shiftLeft(length, constant(2)), constant(position), base + PATH),
      store(constant(0), add(length, constant(1)), base + PATH_LENGTH),
      result(this.leftBefore(notMade)),
    ];
  }

  private leftBefore(children: number): Code {
    return add64(get(this.counts), constant64(-BigInt(children) * ONE_MADE - DEEPER));
  }
}

/** The host's side of the counters. */
export class KernelCounts {
  made = 0;
  expanded = 0;
  private readonly words: Int32Array;

  constructor(buffer: ArrayBuffer | SharedArrayBuffer, base: number) {
    this.words = new Int32Array(buffer, base, COUNTS_BYTES / 4);
  }

  get deepest(): number {
    return this.words[DEEPEST / 4]!;
  }

  set deepest(depth: number) {
    this.words[DEEPEST / 4] = depth;
  }

  /** Lets the functions search below a node at this depth. */
  protected count(search: (counts: bigint) => bigint, depth: number, expansions: number): Ended {
    this.words[IS_GOAL / 4] = 0;
    this.words[PATH_LENGTH / 4] = 0;
    // A function counts its own level.
    const after = search(BigInt(expansions - 1) * LEFT + BigInt(depth - 1) * DEEPER);
    const isGoal = this.words[IS_GOAL / 4] === 1;
    this.made = Number((after >> 8n) & MADE);
    this.expanded = expansions - 1 - Number((isGoal ? BigInt.asUintN(63, after) : after) >> 36n);
    if (isGoal) return "goal";
    return after < 0n ? "paused" : "end";
  }

  path(): number[] {
    const length = this.words[PATH_LENGTH / 4]!;
    return Array.from(this.words.subarray(PATH / 4, PATH / 4 + length)).reverse();
  }
}

/** The lists that a move leads to, each of which has a function; the others hold at a start only. */
export function reachedLists({ nextList }: MoveLists): number[] {
  return [...new Set(nextList)].sort((a, b) => a - b);
}

/** The entries of a list, in the order in which their moves are tried. */
export function entriesOf({ first }: MoveLists, list: number): number[] {
  const [begin, end] = [first[list]!, first[list + 1]!];
  return Array.from({ length: end - begin }, (_, position) => begin + position);
}
