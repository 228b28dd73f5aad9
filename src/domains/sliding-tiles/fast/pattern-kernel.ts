/**
 * HOT. IDA* with additive pattern databases as WebAssembly, assembled for one shape and order of moves: a function for each
 * move list, so that cells and the functions to call are constants. The board and the look-ups lie in memory and are changed
 * and changed back. All children of a node are looked up before the first is searched: the processor then fetches their
 * values at the same time.
 */

import {
  add,
  type Code,
  call,
  callIndirect,
  constant,
  constant64,
  get,
  greaterThan,
  isZero,
  lessThan,
  load,
  load64,
  loadByte,
  low,
  or64,
  set,
  shiftLeft64,
  shiftRight64,
  store,
  store64,
  subtract,
  when,
  whenElse,
  wide,
} from "../../wasm/assembler.ts";
import { compiled, instantiated } from "../../wasm/host.ts";
import { type FunctionBody, type FunctionType, moduleBytes } from "../../wasm/module.ts";
import { type Board, moves } from "../board.ts";
import { MOST_THREADS, type SpreadTables, THREAD_BYTES } from "../heuristics/spread-tables.ts";
import type { SlidingTiles } from "../problem.ts";
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

// The memory of a thread, by address from where its part begins: the counters; the smallest h - limit of a child that was not
// taken; for each cell the address of its tile; the tiles; the look-ups.
const EXCESS = COUNTS_BYTES;
const CELLS = EXCESS + 8;
const TILES = CELLS + 25 * 4;
/** A tile: for each view the address of its look-up, then what a move of the blank adds to the index, by direction. */
const CHANGES = 4;
const VIEW_BYTES = CHANGES + 4 * 4;
const TILE_BYTES = 2 * VIEW_BYTES;
/** A look-up: its index in the lower half, its value in the upper. */
const LOOKUPS = TILES + 25 * TILE_BYTES + 4;
const LOOKUP_BYTES = 8;
const UPPER = constant64(32n);

const NO_EXCESS = 0x3fffffff;

// The parameters of a function: the sums of both views, the largest h that a child may have, the counters.
const sum = 0;
const mirrorSum = 1;
const limit = 2;
const counts = 3;
const types: readonly FunctionType[] = [
  { parameters: ["i32", "i32", "i32", "i64"], result: "i64" },
  { parameters: ["i32", "i32", "i32", "i64", "i32"], result: "i64" },
];
const [SEARCH, RUN] = [0, 1] as const;

/** The part of a memory that this thread works in, from 1 on. */
const partOf = new WeakMap<object, number>();

/** The kernel that was made last: the next search is mostly of the same kind. */
let last:
  | { readonly kind: string; readonly memory: object; readonly kernel: WalkKernel | undefined }
  | undefined;

const kindOf = ({ goal }: SlidingTiles, { target }: MoveLists) => `${goal} ${target}`;

/** A kernel that takes no time to make, because the last one fits. */
export function madePatternKernel(
  problem: SlidingTiles,
  lists: MoveLists,
  { memory }: SpreadTables,
): WalkKernel | undefined {
  return last?.memory === memory && last.kind === kindOf(problem, lists) ? last.kernel : undefined;
}

/** Undefined where there is no WebAssembly, or if too many threads have kernels on these tables. */
export function patternKernel(
  problem: SlidingTiles,
  lists: MoveLists,
  tables: SpreadTables,
): WalkKernel | undefined {
  const kind = kindOf(problem, lists);
  const { memory } = tables;
  if (last?.memory !== memory || last.kind !== kind)
    last = { kind, memory, kernel: newKernel(problem, lists, tables) };
  return last.kernel;
}

function newKernel(problem: SlidingTiles, lists: MoveLists, tables: SpreadTables): WalkKernel | undefined {
  const { memory, isShared, patterns } = tables;
  let part = partOf.get(memory);
  if (part === undefined) {
    part = 1 + Atomics.add(new Int32Array(memory.buffer, 0, 1), 0, 1);
    partOf.set(memory, part);
  }
  if (part > MOST_THREADS) return undefined;
  const base = part * THREAD_BYTES;
  const reached = reachedLists(lists);
  const writer = new FunctionWriter(problem, lists, reached, base, patterns.views);
  const module = compiled(
    moduleBytes({
      types,
      functions: [
        ...reached.map((list) => writer.search(list)),
        { type: RUN, locals: [], body: callIndirect(SEARCH, get(4), ...[0, 1, 2, 3].map(get)) },
      ],
      table: reached.map((_, place) => place),
      exports: { run: reached.length },
      isShared,
    }),
  );
  return module && new Kernel(module, tables, reached, base);
}

/** Locals of a function, for each child: the address of its tile, its look-up before, index, value and sum after. */
const CHILD_LOCALS = ["i32", "i32", "i32", "i32", "i64"] as const;
/** And for the mirror image of the child that is searched: its look-up's address, index, value and sum, look-up before. */
const MIRROR_LOCALS = ["i32", "i32", "i32", "i32", "i64"] as const;
const PARAMETERS = 4;

class FunctionWriter {
  private readonly code: CountsCode;

  constructor(
    private readonly problem: SlidingTiles,
    private readonly lists: MoveLists,
    private readonly reached: readonly number[],
    private readonly base: number,
    private readonly views: number,
  ) {
    this.code = new CountsCode(base, counts);
  }

  /** Searches below a node. */
  search(list: number): FunctionBody {
    const { code } = this;
    const entries = entriesOf(this.lists, list);
    return {
      type: SEARCH,
      locals: [...MIRROR_LOCALS, ...entries.flatMap(() => CHILD_LOCALS)],
      body: [
        code.entered(entries.length),
        code.noteDepth(),
        entries.map((entry, position) => this.lookedUp(list, entry, position)),
        entries.map((entry, position) => this.searched(list, entry, position, entries.length)),
        code.left(),
      ],
    };
  }

  private lookedUp(list: number, entry: number, position: number): Code {
    const { tile, index, value, childSum, before } = childLocals(position);
    return [
      set(tile, load(constant(0), this.cell(this.lists.target[entry]!))),
      set(before, load64(load(get(tile)))),
      set(index, add(low(get(before)), load(get(tile), this.change(list, entry)))),
      set(value, loadByte(get(index))),
      set(childSum, add(get(sum), subtract(get(value), low(shiftRight64(get(before), UPPER))))),
    ];
  }

  private searched(list: number, entry: number, position: number, children: number): Code {
    const { childSum } = childLocals(position);
    const { mirrorChildSum } = mirrorLocals;
    const { views } = this;
    const taken = this.taken(list, entry, position, children);
    if (views === 1)
      return whenElse(greaterThan(get(childSum), get(limit)), this.noteExcess(get(childSum)), taken);
    return whenElse(
      greaterThan(get(childSum), get(limit)),
      // Above the bound. The mirror image matters only if this may be the next bound.
      when(
        lessThan(subtract(get(childSum), get(limit)), load(constant(0), this.base + EXCESS)),
        this.mirrorLookedUp(list, entry, position),
        whenElse(
          lessThan(get(childSum), get(mirrorChildSum)),
          this.noteExcess(get(mirrorChildSum)),
          this.noteExcess(get(childSum)),
        ),
      ),
      [
        this.mirrorLookedUp(list, entry, position),
        whenElse(greaterThan(get(mirrorChildSum), get(limit)), this.noteExcess(get(mirrorChildSum)), taken),
      ],
    );
  }

  private mirrorLookedUp(list: number, entry: number, position: number): Code {
    const { tile } = childLocals(position);
    const { mirrorLookup, mirrorIndex, mirrorValue, mirrorChildSum, mirrorBefore } = mirrorLocals;
    return [
      set(mirrorLookup, load(get(tile), VIEW_BYTES)),
      set(mirrorBefore, load64(get(mirrorLookup))),
      set(mirrorIndex, add(low(get(mirrorBefore)), load(get(tile), VIEW_BYTES + this.change(list, entry)))),
      set(mirrorValue, loadByte(get(mirrorIndex))),
      set(
        mirrorChildSum,
        add(get(mirrorSum), subtract(get(mirrorValue), low(shiftRight64(get(mirrorBefore), UPPER)))),
      ),
    ];
  }

  /** Moves the tile, searches below the child, and moves it back. */
  private taken(list: number, entry: number, position: number, children: number): Code {
    const { tile, index, value, childSum, before } = childLocals(position);
    const { mirrorLookup, mirrorIndex, mirrorValue, mirrorChildSum, mirrorBefore } = mirrorLocals;
    const { code, lists, views } = this;
    const to = lists.target[entry]!;
    const notMade = children - 1 - position;
    const hasMirror = views === 2;
    return [
      // The goal is possible only where the blank comes to its cell of the goal.
      this.problem.goal[to] === 0 ? when(isZero(get(childSum)), code.stopAtGoal(position, notMade)) : [],
      store64(load(get(tile)), lookup(index, value)),
      hasMirror ? store64(get(mirrorLookup), lookup(mirrorIndex, mirrorValue)) : [],
      store(constant(0), get(tile), this.cell(blankOf(list))),
      set(
        counts,
        call(
          this.reached.indexOf(lists.nextList[entry]!),
          get(childSum),
          hasMirror ? get(mirrorChildSum) : get(mirrorSum),
          subtract(get(limit), constant(1)),
          get(counts),
        ),
      ),
      code.unwound(position, notMade),
      store64(load(get(tile)), get(before)),
      hasMirror ? store64(get(mirrorLookup), get(mirrorBefore)) : [],
      store(constant(0), get(tile), this.cell(to)),
    ];
  }

  private noteExcess(h: Code): Code {
    const at = this.base + EXCESS;
    const excess = subtract(h, get(limit));
    return when(lessThan(excess, load(constant(0), at)), store(constant(0), excess, at));
  }

  private cell(cell: number): number {
    return this.base + CELLS + 4 * cell;
  }

  /** Where a tile has the change of its index for the move of an entry. */
  private change(list: number, entry: number): number {
    const { moves: possible } = this.problem.cellMoves[blankOf(list)]!;
    return CHANGES + 4 * moves.indexOf(possible[this.lists.action[entry]!]!);
  }
}

const mirrorLocals = {
  mirrorLookup: PARAMETERS,
  mirrorIndex: PARAMETERS + 1,
  mirrorValue: PARAMETERS + 2,
  mirrorChildSum: PARAMETERS + 3,
  mirrorBefore: PARAMETERS + 4,
} as const;

function childLocals(position: number) {
  const first = PARAMETERS + MIRROR_LOCALS.length + position * CHILD_LOCALS.length;
  return { tile: first, index: first + 1, value: first + 2, childSum: first + 3, before: first + 4 };
}

const lookup = (index: number, value: number): Code =>
  or64(wide(get(index)), shiftLeft64(wide(get(value)), UPPER));

interface Exports {
  run(sum: number, mirrorSum: number, limit: number, counts: bigint, place: number): bigint;
}

class Kernel extends KernelCounts implements WalkKernel {
  lowestAbove = Number.POSITIVE_INFINITY;
  private readonly memory: Int32Array;
  private readonly tiles: Int32Array;
  private readonly search: Exports["run"];

  constructor(
    module: object,
    private readonly tables: SpreadTables,
    private readonly reached: readonly number[],
    private readonly base: number,
  ) {
    super(tables.memory.buffer, base);
    this.memory = new Int32Array(tables.memory.buffer, base, THREAD_BYTES / 4);
    this.tiles = tileWords(tables, base);
    this.search = instantiated<Exports>(module, tables.memory).run;
  }

  run(list: number, board: Board, _h: number, depth: number, bound: number, expansions: number): Ended {
    const { memory, tables } = this;
    this.write(board);
    const least = this.lowestAbove - bound;
    memory[EXCESS / 4] = least === Number.POSITIVE_INFINITY ? NO_EXCESS : least;
    const sums = [tables.sum(0), tables.patterns.views === 2 ? tables.sum(1) : 0] as const;
    const place = this.reached.indexOf(list);
    const ended = this.count(
      (counts) => this.search(...sums, bound - depth - 1, counts, place),
      depth,
      expansions,
    );
    const excess = memory[EXCESS / 4]!;
    this.lowestAbove = excess === NO_EXCESS ? Number.POSITIVE_INFINITY : bound + excess;
    return ended;
  }

  /** Writes the board, its tiles and look-ups: kernels of other problems may have used the memory. */
  private write(board: Board): void {
    const { memory, tables, base } = this;
    memory.set(this.tiles, TILES / 4);
    for (let cell = 0; cell < board.length; cell++)
      memory[CELLS / 4 + cell] = base + TILES + board[cell]! * TILE_BYTES;
    tables.locate(board).forEach((index, number) => {
      const at = (LOOKUPS + number * LOOKUP_BYTES) / 4;
      memory[at] = index;
      memory[at + 1] = tables.bytes[index]!;
    });
  }
}

/** The tiles as they are in memory. */
function tileWords(tables: SpreadTables, base: number): Int32Array {
  const { views, lookupOf } = tables.patterns;
  const cells = lookupOf.length / views;
  const words = new Int32Array((cells * TILE_BYTES) / 4);
  for (let tile = 1; tile < cells; tile++) {
    for (let view = 0; view < views; view++) {
      const at = (tile * TILE_BYTES + view * VIEW_BYTES) / 4;
      words[at] = base + LOOKUPS + LOOKUP_BYTES * lookupOf[view * cells + tile]!;
      words.set(tables.changes(view, tile), at + CHANGES / 4);
    }
  }
  return words;
}
