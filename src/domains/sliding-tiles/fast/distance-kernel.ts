/**
 * HOT. IDA* below a node as WebAssembly, assembled for one shape, order of moves and goal: a function for each move list,
 * so that cells, masks and the functions to call are constants. The board is one 64-bit integer, four bits a cell, the blank 0.
 * For heuristics that every move changes by exactly 1: a child is then within the bound, or 2 above it.
 */

import {
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
  multiply64,
  or,
  rotateRight,
  set,
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

// The parameters of a function: the third is the slack, or with slack 0 the moves that lower h, a bit each by their positions.
// Then its locals: the board of a child and the moves that lower h there.
const board = 0;
const counts = 1;
const slack = 2;
const falls = 2;
const child = 3;
const childFalls = 4;

const types: readonly FunctionType[] = [
  { parameters: ["i64", "i64", "i32"], result: "i64" },
  { parameters: ["i64", "i64", "i32", "i32"], result: "i64" },
];
const [SEARCH, RUN] = [0, 1] as const;
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
    last = { kind, kernel: module && new Kernel(module, lists, rises) };
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
    const entries = entriesOf(this.lists, list);
    return this.search(
      entries.map((entry, position) => {
        const notMade = entries.length - 1 - position;
        return when(
          and(get(falls), constant(1 << position)),
          set(child, this.child(list, entry)),
          this.goalTest(entry, position, notMade),
          this.searchTight(entry),
          code.unwound(position, notMade),
        );
      }),
    );
  }

  /** Searches below a node with slack: no child is above the bound. */
  loose(list: number): FunctionBody {
    const entries = entriesOf(this.lists, list);
    return this.search(
      entries.map((entry, position) => {
        const notMade = entries.length - 1 - position;
        return [
          set(child, this.child(list, entry)),
          whenElse(
            this.falls(entry, board, 0),
            [this.goalTest(entry, position, notMade), this.searchLoose(entry, get(slack))],
            whenElse(
              equal(get(slack), constant(2)),
              this.searchTight(entry),
              this.searchLoose(entry, subtract(get(slack), constant(2))),
            ),
          ),
          code.unwound(position, notMade),
        ];
      }),
    );
  }

  private search(steps: readonly Code[]): FunctionBody {
    return {
      type: SEARCH,
      locals: ["i64", "i32"],
      body: [code.entered(steps.length), steps, code.left()],
    };
  }

  private searchLoose(entry: number, left: Code): Code {
    const target = this.reached.length + this.tightFunction(this.lists.nextList[entry]!);
    return set(counts, call(target, get(child), get(counts), left));
  }

  /** A child that no move leads on from is the end of a path, and counted without a call. */
  private searchTight(entry: number): Code {
    const next = this.lists.nextList[entry]!;
    const entries = entriesOf(this.lists, next);
    const bits = entries.map((below, position) => this.falls(below, child, position));
    return [
      set(childFalls, bits.reduce(or, constant(0))),
      whenElse(
        isZero(get(childFalls)),
        code.pathEnd(entries.length),
        set(counts, call(this.tightFunction(next), get(child), get(counts), get(childFalls))),
      ),
    ];
  }

  private tightFunction(list: number): number {
    return this.reached.indexOf(list);
  }

  /** This bit if the move of an entry lowers h on a board, otherwise 0. */
  private falls(entry: number, of: number, bit: number): Code {
    // Turning by five bits of the board needs no mask for the tile, as both halves of the word are the same.
    const half = ~this.rises[entry]! & 0xffff;
    const both = (half << 16) | half;
    const turned = (both << bit) | (both >>> (32 - bit));
    const tile = low(shiftRight64(get(of), constant64(bitOf(this.lists.target[entry]!))));
    return and(rotateRight(constant(turned), tile), constant(1 << bit));
  }

  private child(list: number, entry: number): Code {
    const from = bitOf(this.lists.target[entry]!);
    const tile = and64(shiftRight64(get(board), constant64(from)), constant64(CELL));
    // Takes the tile off one cell and puts it on the other, which is 0.
    const bothCells = constant64((1n << from) | (1n << bitOf(blankOf(list))));
    return xor64(get(board), multiply64(tile, bothCells));
  }

  /** Needed only where the blank comes to its cell of the goal. */
  private goalTest(entry: number, position: number, notMade: number): Code {
    if (this.goal[this.lists.target[entry]!] !== 0) return [];
    return when(equal64(get(child), constant64(this.goalBoard)), code.stopAtGoal(position, notMade));
  }
}

const bitOf = (cell: number): bigint => BigInt(cell * BITS_PER_CELL);

/** Calls the function at a place of the table, with its parameters. */
const runBody: Code = callIndirect(SEARCH, get(3), get(board), get(counts), get(slack));

function packed(cells: Board): bigint {
  let [lower, upper] = [0, 0];
  cells.forEach((tile, cell) => {
    if (cell < 8) lower |= tile << (cell * BITS_PER_CELL);
    else upper |= tile << ((cell - 8) * BITS_PER_CELL);
  });
  return (BigInt(upper >>> 0) << 32n) | BigInt(lower >>> 0);
}

interface Exports {
  run(board: bigint, counts: bigint, slackOrFalls: number, place: number): bigint;
}

class Kernel extends KernelCounts implements WalkKernel {
  lowestAbove = Number.POSITIVE_INFINITY;
  private readonly search: Exports["run"];
  private readonly reached: readonly number[];

  constructor(
    module: object,
    private readonly lists: MoveLists,
    private readonly rises: readonly number[],
  ) {
    const memory = newMemory(COUNTS_BYTES, false);
    super(memory.buffer, 0);
    this.search = instantiated<Exports>(module, memory).run;
    this.reached = reachedLists(lists);
  }

  run(list: number, cells: Board, h: number, depth: number, bound: number, expansions: number): Ended {
    // Every path adds an even number to h.
    const slack = (bound - depth - h) & ~1;
    const tight = this.reached.indexOf(list);
    const place = slack === 0 ? tight : this.reached.length + tight;
    const slackOrFalls = slack === 0 ? this.fallsOf(list, cells) : slack;
    const ended = this.count(
      (counts) => this.search(packed(cells), counts, slackOrFalls, place),
      depth,
      expansions,
    );
    this.lowestAbove = Math.min(this.lowestAbove, depth + h + slack + 2);
    return ended;
  }

  private fallsOf(list: number, cells: Board): number {
    const { first, target } = this.lists;
    let falls = 0;
    for (let entry = first[list]!; entry < first[list + 1]!; entry++) {
      const rises = this.rises[entry]! >> cells[target[entry]!]!;
      if ((rises & 1) === 0) falls |= 1 << (entry - first[list]!);
    }
    return falls;
  }
}
