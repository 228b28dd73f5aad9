/**
 * HOT. IDA* below a node as WebAssembly, assembled for one shape, order of moves and goal: a function for each move list,
 * so that cells, masks and the functions to call are constants. The board is one 64-bit integer, four bits a cell, the blank 0.
 * For heuristics that every move changes by exactly 1: a child is then within the bound, or 2 above it.
 */

import {
  add,
  add64,
  and,
  and64,
  type Code,
  call,
  callIndirect,
  constant,
  constant64,
  equal,
  equal64,
  get,
  isZero,
  lessThan64,
  load,
  load64,
  low,
  or64,
  result,
  set,
  shiftLeft,
  shiftLeft64,
  shiftRight,
  shiftRight64,
  store,
  store64,
  subtract,
  when,
  whenElse,
  xor64,
} from "../../wasm/assembler.ts";
import { compiled, instantiated } from "../../wasm/host.ts";
import { type FunctionBody, type FunctionType, moduleBytes } from "../../wasm/module.ts";
import type { Board } from "../board.ts";
import { blankOf, type MoveLists } from "./move-lists.ts";

// What the host and the functions hand each other, by address.
const BOARD = 0;
const COUNTS = 8;
const DEEPEST = 16;
const PLACE = 24;
const SLACK = 28;
/** 1 if the goal was reached, 0 if the nodes were used up. */
const IS_GOAL = 32;
const PATH_LENGTH = 36;
/** The positions in their lists of the moves from the node below which was searched, the last one first. */
const PATH = 40;
const BYTES = 1 << 16;

// Counters in one integer, from below: children made, the depth of the node, nodes that may still be expanded. The sign
// says: stop.
const MADE = (1n << 28n) - 1n;
const DEEPER = 1n << 28n;
const DEPTH = 255n << 28n;
const LEFT = 1n << 36n;
const STOP = 1n << 63n;
/** A node has at most three children besides its parent, so 28 bits are enough to count them. */
export const MOST_EXPANSIONS = 1 << 26;

const BITS_PER_CELL = 4;
const CELL = 15n;

// The parameters of a function; one for slack 0 has no slack. Then its locals: the tile and the board of a child.
const board = 0;
const counts = 1;
const slack = 2;

const types: readonly FunctionType[] = [
  { parameters: ["i64", "i64"], result: "i64" },
  { parameters: ["i64", "i64", "i32"], result: "i64" },
  { parameters: [], result: "i32" },
];
const [TIGHT, LOOSE, RUN] = [0, 1, 2] as const;

export interface DistanceKernel {
  /** Searches below a node; what it finds is read from the other members. */
  run(
    list: number,
    board: Board,
    slack: number,
    depth: number,
    expansions: number,
  ): "end" | "goal" | "paused";
  readonly made: number;
  readonly expanded: number;
  /** Over all calls since it was set. */
  deepest: number;
  /** The positions in their move lists of the moves that lead to the goal, or to the node where it paused. */
  path(): number[];
}

/** The kernel that was made last: the next search is mostly of the same kind. */
let last: { readonly kind: string; readonly kernel: DistanceKernel | undefined } | undefined;

const kindOf = (lists: MoveLists, goal: Board, table: Int8Array) => `${goal} ${lists.target} ${table}`;

/** A kernel that takes no time to make, because the last one fits. */
export function madeKernel(lists: MoveLists, goal: Board, table: Int8Array): DistanceKernel | undefined {
  return last?.kind === kindOf(lists, goal, table) ? last.kernel : undefined;
}

/** Undefined where there is no WebAssembly, for a larger board, or if a move can change the sum by anything but 1. */
export function distanceKernel(lists: MoveLists, goal: Board, table: Int8Array): DistanceKernel | undefined {
  const cells = goal.length;
  if (cells > 16) return undefined;
  const kind = kindOf(lists, goal, table);
  if (last?.kind !== kind) {
    const rises = risesOf(lists, cells, table);
    const module = rises && compiled(moduleOf(lists, goal, rises));
    last = { kind, kernel: module && new Kernel(module, reachedLists(lists)) };
  }
  return last.kernel;
}

/** For each entry of the lists, the tiles for which the sum rises by 1, a bit each; undefined if it changes otherwise. */
function risesOf(lists: MoveLists, cells: number, table: Int8Array): number[] | undefined {
  const rises: number[] = [];
  for (let list = 0; list < lists.first.length - 1; list++) {
    const blank = blankOf(list);
    for (let entry = lists.first[list]!; entry < lists.first[list + 1]!; entry++) {
      let mask = 0;
      for (let tile = 1; tile < cells; tile++) {
        const change = table[tile * cells + blank]! - table[tile * cells + lists.target[entry]!]!;
        if (Math.abs(change) !== 1) return undefined;
        if (change === 1) mask |= 1 << tile;
      }
      rises.push(mask);
    }
  }
  return rises;
}

/** The lists that a move leads to; the others hold at a start only. */
function reachedLists({ nextList }: MoveLists): number[] {
  return [...new Set(nextList)].sort((a, b) => a - b);
}

function moduleOf(lists: MoveLists, goal: Board, rises: readonly number[]): Uint8Array {
  const writer = new FunctionWriter(lists, goal, rises);
  const { reached } = writer;
  return moduleBytes({
    types,
    functions: [
      ...reached.map((list) => writer.tight(list)),
      ...reached.map((list) => writer.loose(list)),
      { type: RUN, locals: [], body: runBody },
    ],
    table: Array.from({ length: 2 * reached.length }, (_, place) => place),
    exports: { run: 2 * reached.length },
  });
}

/** Writes the functions: those for slack 0, one for each list that a move leads to, then the others. */
class FunctionWriter {
  readonly reached: readonly number[];
  private readonly goalBoard: bigint;

  constructor(
    private readonly lists: MoveLists,
    private readonly goal: Board,
    private readonly rises: readonly number[],
  ) {
    this.reached = reachedLists(lists);
    this.goalBoard = packed(goal);
  }

  /** Searches below a node with slack 0: only moves that lower h lead on. */
  tight(list: number): FunctionBody {
    const [tileBits, child] = [2, 3];
    const entries = this.entries(list);
    const steps = entries.map((entry, position): Code => {
      const next = this.lists.nextList[entry]!;
      const notMade = entries.length - 1 - position;
      return [
        set(tileBits, this.tileBits(entry)),
        when(
          isZero(this.isRise(entry, tileBits)),
          set(child, this.child(list, entry, tileBits)),
          this.goalTest(entry, child, position, notMade),
          set(counts, call(this.tightFunction(next), get(child), get(counts))),
          unwound(position, notMade),
        ),
      ];
    });
    return {
      type: TIGHT,
      locals: ["i64", "i64"],
      body: [
        entered(entries.length),
        // Only a node with slack 0 can be the end of a path, so only there it can be the deepest.
        noteDepth(get(counts)),
        steps,
        left,
      ],
    };
  }

  /** Searches below a node with slack: no child is above the bound. */
  loose(list: number): FunctionBody {
    const [tileBits, child] = [3, 4];
    const entries = this.entries(list);
    const steps = entries.map((entry, position): Code => {
      const next = this.lists.nextList[entry]!;
      const notMade = entries.length - 1 - position;
      const search = (rest: Code): Code =>
        set(counts, call(this.reached.length + this.tightFunction(next), get(child), get(counts), rest));
      return [
        set(tileBits, this.tileBits(entry)),
        set(child, this.child(list, entry, tileBits)),
        whenElse(
          this.isRise(entry, tileBits),
          whenElse(
            equal(get(slack), constant(2)),
            set(counts, call(this.tightFunction(next), get(child), get(counts))),
            search(subtract(get(slack), constant(2))),
          ),
          [this.goalTest(entry, child, position, notMade), search(get(slack))],
        ),
        unwound(position, notMade),
      ];
    });
    return { type: LOOSE, locals: ["i64", "i64"], body: [entered(entries.length), steps, left] };
  }

  private tightFunction(list: number): number {
    return this.reached.indexOf(list);
  }

  private entries(list: number): number[] {
    const [first, end] = [this.lists.first[list]!, this.lists.first[list + 1]!];
    return Array.from({ length: end - first }, (_, position) => first + position);
  }

  /** The tile that the move of an entry slides, on the cell where it is. */
  private tileBits(entry: number): Code {
    return and64(get(board), constant64(CELL << bitOf(this.lists.target[entry]!)));
  }

  private isRise(entry: number, tileBits: number): Code {
    const tile = low(shiftRight64(get(tileBits), constant64(bitOf(this.lists.target[entry]!))));
    return and(shiftRight(constant(this.rises[entry]!), tile), constant(1));
  }

  private child(list: number, entry: number, tileBits: number): Code {
    const distance = bitOf(blankOf(list)) - bitOf(this.lists.target[entry]!);
    const moved =
      distance > 0n
        ? shiftLeft64(get(tileBits), constant64(distance))
        : shiftRight64(get(tileBits), constant64(-distance));
    return or64(xor64(get(board), get(tileBits)), moved);
  }

  /** Needed only where the blank comes to its cell of the goal. */
  private goalTest(entry: number, child: number, position: number, notMade: number): Code {
    if (this.goal[this.lists.target[entry]!] !== 0) return [];
    return when(
      equal64(get(child), constant64(this.goalBoard)),
      store(constant(0), constant(1), IS_GOAL),
      set(counts, or64(get(counts), constant64(STOP))),
      unwound(position, notMade),
    );
  }
}

const bitOf = (cell: number): bigint => BigInt(cell * BITS_PER_CELL);

/** Counts a node and its children; stops before these if no other node may be expanded. */
const entered = (children: number): Code => [
  set(counts, add64(get(counts), constant64(BigInt(children) + DEEPER - LEFT))),
  when(
    lessThan64(get(counts), constant64(LEFT)),
    result(add64(or64(get(counts), constant64(STOP)), constant64(BigInt(-children)))),
  ),
];

/** The value of a function whose node is done: the counters, at the depth above. */
const left: Code = add64(get(counts), constant64(-DEEPER));

const noteDepth = (at: Code): Code =>
  when(
    lessThan64(load64(constant(0), DEEPEST), and64(at, constant64(DEPTH))),
    store64(constant(0), and64(at, constant64(DEPTH)), DEEPEST),
  );

/** Returns if the search below has stopped: writes down the move, and takes off the children that were not made. */
const unwound = (position: number, notMade: number): Code =>
  when(
    lessThan64(get(counts), constant64(0n)),
    store(shiftLeft(load(constant(0), PATH_LENGTH), constant(2)), constant(position), PATH),
    store(constant(0), add(load(constant(0), PATH_LENGTH), constant(1)), PATH_LENGTH),
    result(add64(get(counts), constant64(BigInt(-notMade)))),
  );

/** Searches below the node that the host has written down. */
const runBody: Code = [
  store(constant(0), constant(0), IS_GOAL),
  store(constant(0), constant(0), PATH_LENGTH),
  whenElse(
    isZero(load(constant(0), SLACK)),
    store64(
      constant(0),
      callIndirect(TIGHT, load(constant(0), PLACE), load64(constant(0), BOARD), load64(constant(0), COUNTS)),
      COUNTS,
    ),
    store64(
      constant(0),
      callIndirect(
        LOOSE,
        load(constant(0), PLACE),
        load64(constant(0), BOARD),
        load64(constant(0), COUNTS),
        load(constant(0), SLACK),
      ),
      COUNTS,
    ),
  ),
  load(constant(0), IS_GOAL),
];

function packed(cells: Board): bigint {
  return cells.reduce((sum, tile, cell) => sum | (BigInt(tile) << BigInt(cell * BITS_PER_CELL)), 0n);
}

class Kernel implements DistanceKernel {
  made = 0;
  expanded = 0;
  private readonly words: Int32Array;
  private readonly wide: BigInt64Array;
  private readonly search: () => number;

  constructor(
    module: object,
    private readonly reached: readonly number[],
  ) {
    const { memory, exports } = instantiated<{ run(): number }>(module, BYTES);
    this.words = new Int32Array(memory);
    this.wide = new BigInt64Array(memory);
    this.search = exports.run;
  }

  get deepest(): number {
    return Number(this.wide[DEEPEST / 8]! / DEEPER);
  }

  set deepest(depth: number) {
    this.wide[DEEPEST / 8] = BigInt(depth) * DEEPER;
  }

  run(list: number, cells: Board, slack: number, depth: number, expansions: number) {
    const { words, wide } = this;
    wide[BOARD / 8] = packed(cells);
    // A function counts its own level.
    wide[COUNTS / 8] = BigInt(expansions) * LEFT + BigInt(depth - 1) * DEEPER;
    words[PLACE / 4] = this.reached.indexOf(list) + (slack === 0 ? 0 : this.reached.length);
    words[SLACK / 4] = slack;
    const isGoal = this.search() === 1;
    const after = wide[COUNTS / 8]!;
    this.made = Number(after & MADE);
    this.expanded = expansions - Number(BigInt.asUintN(63, after) / LEFT);
    if (isGoal) return "goal";
    return after < 0n ? "paused" : "end";
  }

  path(): number[] {
    const length = this.words[PATH_LENGTH / 4]!;
    return Array.from(this.words.subarray(PATH / 4, PATH / 4 + length)).reverse();
  }
}
