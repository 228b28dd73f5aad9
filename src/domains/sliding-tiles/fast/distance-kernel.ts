/**
 * HOT. IDA* below a node as WebAssembly, assembled for one shape, order of moves and goal: a function for each move list,
 * so that cells, masks and the functions to call are constants. The board is one 64-bit integer, four bits a cell, the blank 0.
 * For heuristics that every move changes by exactly 1: a child is then within the bound, or 2 above it.
 */

import {
  add,
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
  low,
  or64,
  set,
  shiftLeft64,
  shiftRight,
  shiftRight64,
  subtract,
  when,
  whenElse,
  xor64,
} from "../../wasm/assembler.ts";
import { compiled, instantiated, newMemory } from "../../wasm/host.ts";
import { type FunctionBody, type FunctionType, moduleBytes } from "../../wasm/module.ts";
import type { Board } from "../board.ts";
import {
  COUNTS_BYTES,
  CountsCode,
  type Ended,
  entriesOf,
  KernelCounts,
  reachedLists,
  type WalkKernel,
} from "./kernel-counts.ts";
import { blankOf, type MoveLists } from "./move-lists.ts";

const BITS_PER_CELL = 4;
const CELL = 15n;

// The parameters of a function; one for slack 0 has no slack. Then its locals: the tile and the board of a child.
const board = 0;
const counts = 1;
const slack = 2;

const types: readonly FunctionType[] = [
  { parameters: ["i64", "i64"], result: "i64" },
  { parameters: ["i64", "i64", "i32"], result: "i64" },
  { parameters: ["i64", "i64", "i32", "i32"], result: "i64" },
];
const [TIGHT, LOOSE, RUN] = [0, 1, 2] as const;
const code = new CountsCode(0, counts);

/** The kernel that was made last: the next search is mostly of the same kind. */
let last: { readonly kind: string; readonly kernel: WalkKernel | undefined } | undefined;

const kindOf = (lists: MoveLists, goal: Board, table: Int8Array) => `${goal} ${lists.target} ${table}`;

/** A kernel that takes no time to make, because the last one fits. */
export function madeKernel(lists: MoveLists, goal: Board, table: Int8Array): WalkKernel | undefined {
  return last?.kind === kindOf(lists, goal, table) ? last.kernel : undefined;
}

/** Undefined where there is no WebAssembly, for a larger board, or if a move can change the sum by anything but 1. */
export function distanceKernel(lists: MoveLists, goal: Board, table: Int8Array): WalkKernel | undefined {
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

function moduleOf(lists: MoveLists, goal: Board, rises: readonly number[]): Uint8Array {
  const writer = new FunctionWriter(lists, goal, rises);
  const { reached } = writer;
  return moduleBytes({
    types,
    functions: [
      ...reached.map((list) => writer.tight(list)),
      ...reached.map((list) => writer.loose(list)),
      { type: RUN, locals: [], body: runBody(reached.length) },
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
    const entries = entriesOf(this.lists, list);
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
          code.unwound(position, notMade),
        ),
      ];
    });
    return {
      type: TIGHT,
      locals: ["i64", "i64"],
      body: [
        code.entered(entries.length),
        // Only a node with slack 0 can be the end of a path, so only there it can be the deepest.
        code.noteDepth(),
        steps,
        code.left(),
      ],
    };
  }

  /** Searches below a node with slack: no child is above the bound. */
  loose(list: number): FunctionBody {
    const [tileBits, child] = [3, 4];
    const entries = entriesOf(this.lists, list);
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
        code.unwound(position, notMade),
      ];
    });
    return { type: LOOSE, locals: ["i64", "i64"], body: [code.entered(entries.length), steps, code.left()] };
  }

  private tightFunction(list: number): number {
    return this.reached.indexOf(list);
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
    return when(equal64(get(child), constant64(this.goalBoard)), code.stopAtGoal(position, notMade));
  }
}

const bitOf = (cell: number): bigint => BigInt(cell * BITS_PER_CELL);

/** Searches below a node: board, counters, slack, and the place of its list among those reached. */
const runBody = (lists: number): Code => {
  const place = 3;
  return [
    whenElse(
      isZero(get(slack)),
      set(counts, callIndirect(TIGHT, get(place), get(board), get(counts))),
      set(counts, callIndirect(LOOSE, add(get(place), constant(lists)), get(board), get(counts), get(slack))),
    ),
    get(counts),
  ];
};

function packed(cells: Board): bigint {
  return cells.reduce((sum, tile, cell) => sum | (BigInt(tile) << BigInt(cell * BITS_PER_CELL)), 0n);
}

interface Exports {
  run(board: bigint, counts: bigint, slack: number, place: number): bigint;
}

class Kernel extends KernelCounts implements WalkKernel {
  lowestAbove = Number.POSITIVE_INFINITY;
  private readonly search: Exports["run"];

  constructor(
    module: object,
    private readonly reached: readonly number[],
  ) {
    const memory = newMemory(COUNTS_BYTES, false);
    super(memory.buffer, 0);
    this.search = instantiated<Exports>(module, memory).run;
  }

  run(list: number, cells: Board, h: number, depth: number, bound: number, expansions: number): Ended {
    // Every path adds an even number to h.
    const slack = (bound - depth - h) & ~1;
    const place = this.reached.indexOf(list);
    const board = packed(cells);
    const ended = this.count((counts) => this.search(board, counts, slack, place), depth, expansions);
    this.lowestAbove = Math.min(this.lowestAbove, depth + h + slack + 2);
    return ended;
  }
}
