/**
 * A* and breadth-first search on boards of up to sixteen cells in the kernel of `graph-kernel.ts`: this class gives it memory,
 * lets it run, and reads what it has found. It takes and makes exactly the nodes of `GraphSearch`.
 */
import {
  type GraphCounts,
  type GraphForm,
  type GraphOrder,
  type Heuristic,
  zero,
} from "../../../search/index.ts";
import { compiled, instantiated, newMemory } from "../../wasm/host.ts";
import type { Board } from "../board.ts";
import { isTileSum } from "../heuristics/tile-sum.ts";
import type { SlidingTiles } from "../problem.ts";
import { type GraphExports, graphModule } from "./graph-kernel.ts";
import {
  ALL_MOVES,
  at,
  BLANK_AT,
  CHANGE_OFFSET,
  CHUNK_BYTES,
  CHUNKS_PER_NODE,
  Ending,
  FIRST_CHUNK,
  FROM_AT,
  MOST_CHILDREN,
  MOST_NODE_BITS,
  MOVES_BITS,
  NO_RECORD,
  PARENT,
  PLACE_AT,
  RECORD_BYTES,
  REST,
} from "./graph-layout.ts";

const MOST_CELLS = 16;
/** A chunk of them. */
const FIRST_SLOTS: number = CHUNK_BYTES / 4;
/** Growing less at a time takes less memory and more time. */
const SLOT_GROWTH = 1.5;
/** Memory that was grown for a large search is not kept for the next one. */
const MOST_KEPT_BYTES = 1 << 26;
/** Nodes that are written into new slots between two looks at the clock: some 30 ms. */
const NODES_PER_PAUSE = 1 << 19;
/** How much a memory grows, as a share of its size. */
const GROWTH = 0.25;

let module: object | undefined | null = null;
/** The memory of a search that is over, for the next one: to make one takes longer than a small search. */
let kept: GraphMemory | undefined;

/** Undefined for larger boards, for heuristics that are no sums over tiles, and where there is no WebAssembly. */
export function graphForm(
  problem: SlidingTiles,
  heuristic: Heuristic<Board>,
  order: GraphOrder,
): GraphForm<Board> | undefined {
  const changes = problem.goal.length <= MOST_CELLS ? changesOf(problem, heuristic) : undefined;
  if (changes === undefined) return undefined;
  if (module === null) module = compiled(graphModule());
  if (module === undefined) return undefined;
  const memory = kept ?? new GraphMemory(module);
  kept = undefined;
  return new GraphBoards(problem, order, changes, memory);
}

/** A memory and the functions that work on it. */
class GraphMemory {
  private readonly memory = newMemory(FIRST_CHUNK + 16 * CHUNK_BYTES, false);
  readonly exports: GraphExports;
  words: Int32Array;
  wide: BigUint64Array;
  private written: { cellMoves: unknown; goal: Board; changes: Int8Array } | undefined;

  constructor(module: object) {
    this.exports = instantiated<GraphExports>(module, this.memory);
    [this.words, this.wide] = this.views();
  }

  get bytes(): number {
    return this.memory.buffer.byteLength;
  }

  /** Writes the moves of a puzzle, how each changes h, and the goal, unless they are there already. */
  write({ cellMoves, goal }: SlidingTiles, changes: Int8Array): void {
    const { written } = this;
    if (written?.cellMoves === cellMoves && written.goal === goal && written.changes === changes) return;
    this.written = { cellMoves, goal, changes };
    const rows = new Uint8Array(this.memory.buffer, at.moves);
    cellMoves.forEach(({ targets }, blank) => {
      for (const from of [blank, ...targets]) {
        const entries = targets.map((to, place) => to | (place << PLACE_AT));
        const forward = entries.filter((_, place) => targets[place] !== from);
        const row = (blank | (from << (FROM_AT - BLANK_AT))) << MOVES_BITS;
        rows.set([forward.length, ...forward], row);
        rows[row + ALL_MOVES] = targets.length;
      }
    });
    const table = new Uint8Array(this.memory.buffer, at.changes, changes.length);
    changes.forEach((change, i) => {
      table[i] = change + CHANGE_OFFSET;
    });
    this.wide[at.goal / 8] = packed(goal);
  }

  /** False if the system gives no more. */
  grow(bytes: number): boolean {
    try {
      this.memory.grow!(Math.ceil(bytes / CHUNK_BYTES));
    } catch {
      return false;
    }
    [this.words, this.wide] = this.views();
    this.words[at.end / 4] = this.bytes;
    return true;
  }

  private views(): [Int32Array, BigUint64Array] {
    return [new Int32Array(this.memory.buffer), new BigUint64Array(this.memory.buffer)];
  }
}

class GraphBoards implements GraphForm<Board> {
  private memory: GraphMemory | undefined;
  private bytesHeld = 0;
  /** Nodes that new slots do not hold yet. */
  private unhashed = 0;

  constructor(
    private readonly problem: SlidingTiles,
    private readonly order: GraphOrder,
    changes: Int8Array,
    memory: GraphMemory,
  ) {
    this.memory = memory;
    const { words, bytes } = memory;
    words.fill(0, 0, at.goal / 4);
    words.fill(0, at.stacks / 4, at.chunks / 4);
    words[at.end / 4] = bytes;
    words[at.unused / 4] = FIRST_CHUNK;
    this.addSlots(FIRST_SLOTS);
    memory.write(problem, changes);
  }

  place(start: Board, h: number): void {
    const { words, wide, exports } = this.memory!;
    const record = this.newChunk();
    const blank = start.indexOf(0);
    wide[record / 8] = packed(start);
    words[(record + PARENT) / 4] = NO_RECORD;
    words[(record + REST) / 4] = h | (blank << BLANK_AT) | (blank << FROM_AT);
    words[at.chunks / 4] = record;
    words[at.record / 4] = record + RECORD_BYTES;
    words[at.size / 4] = 1;
    words[at.lowest / 4] = h;
    words[at.highest / 4] = h;
    words[at.generated / 4] = 1;
    words[at.peak / 4] = 1;
    words[at.hashed / 4] = exports.rehash(1);
    if (this.order === "age") return;
    const stack = this.newChunk();
    words.set([0, record], stack / 4);
    words[at.stacks / 4 + h] = stack + 8;
  }

  search(expansions: number, mostBytes: number): "goal" | "end" | "paused" | "memory" {
    const { exports } = this.memory!;
    const run = this.order === "f" ? exports.bestFirst : exports.breadthFirst;
    const { words } = this.memory!;
    const until = words[at.expanded / 4]! + expansions;
    for (;;) {
      // With no expansion left, the next node is taken at once.
      if (this.unhashed > 0) this.hash(expansions === 0 ? this.unhashed : NODES_PER_PAUSE);
      if (this.unhashed > 0) return "paused";
      const ending = run(until - this.memory!.words[at.expanded / 4]!);
      if (ending === Ending.goal) return "goal";
      if (ending === Ending.exhausted) return "end";
      if (ending === Ending.paused) return "paused";
      if (!this.makeRoom(mostBytes)) return "memory";
    }
  }

  counts(): GraphCounts {
    const { words } = this.memory!;
    const read = (address: number) => words[address / 4]!;
    const [size, taken, generated, reopened] = [at.size, at.taken, at.generated, at.reopened].map(read) as [
      number,
      number,
      number,
      number,
    ];
    // A goal that was found as a child was not put into the frontier.
    const opened = this.order === "age" && read(at.goalRecord) !== NO_RECORD ? size - 1 : size;
    const frontier = opened + reopened - taken;
    return {
      generated,
      expanded: read(at.expanded),
      duplicates: generated - size - read(at.replaced),
      reopened,
      // The start is not counted.
      taken: Math.max(0, taken - 1),
      opened,
      peakFrontier: Math.max(read(at.peak), frontier),
      frontier,
      lastDepth: read(at.lastDepth),
    };
  }

  bytes(): number {
    return this.memory === undefined ? this.bytesHeld : this.memory.words[at.unused / 4]! >>> 0;
  }

  path(): number[] {
    const { words } = this.memory!;
    const blanks: number[] = [];
    for (let record = words[at.goalRecord / 4]!; record !== NO_RECORD; ) {
      blanks.push((words[(record >>> 2) + REST / 4]! >>> BLANK_AT) & 15);
      record = words[(record >>> 2) + PARENT / 4]!;
    }
    blanks.reverse();
    return blanks.slice(1).map((to, i) => this.problem.cellMoves[blanks[i]!]!.targets.indexOf(to));
  }

  end(): void {
    this.bytesHeld = this.bytes();
    if (this.memory!.bytes <= MOST_KEPT_BYTES) kept = this.memory;
    this.memory = undefined;
  }

  /** More memory, or more slots; false if the limit does not allow it. */
  private makeRoom(mostBytes: number): boolean {
    const memory = this.memory!;
    const slotCount = memory.words[at.slotCount / 4]!;
    const forSlots = memory.words[at.size / 4]! >= roomIn(slotCount);
    const chunks = Math.ceil((slotCount * SLOT_GROWTH) / FIRST_SLOTS);
    if (forSlots && chunks * FIRST_SLOTS >= 1 << MOST_NODE_BITS) return false;
    const needed = ((forSlots ? chunks : 0) + CHUNKS_PER_NODE) * CHUNK_BYTES;
    const missing = this.bytes() + needed - memory.bytes;
    if (missing > 0) {
      const generous = Math.max(missing, memory.bytes * GROWTH);
      const allowed = Math.min(generous, mostBytes - memory.bytes);
      if (allowed < missing || !memory.grow(allowed)) return false;
    }
    if (forSlots) this.growSlots(chunks * FIRST_SLOTS);
    else memory.words[at.room / 4] = roomIn(slotCount);
    return true;
  }

  /** What the old slots took becomes free chunks. */
  private growSlots(count: number): void {
    const { words } = this.memory!;
    const old = words[at.slots / 4]! >>> 0;
    const oldEnd = old + 4 * words[at.slotCount / 4]!;
    this.addSlots(count);
    words[at.hashed / 4] = 0;
    this.unhashed = words[at.size / 4]!;
    for (let chunk = old; chunk < oldEnd; chunk += CHUNK_BYTES) {
      words[chunk / 4] = words[at.freeChunk / 4]!;
      words[at.freeChunk / 4] = chunk;
    }
  }

  private hash(most: number): void {
    const { words, exports } = this.memory!;
    const nodes = Math.min(this.unhashed, most);
    words[at.hashed / 4] = exports.rehash(nodes);
    this.unhashed -= nodes;
  }

  /** Where it begins; there is one. */
  private newChunk(): number {
    const { words } = this.memory!;
    const begin = words[at.unused / 4]!;
    words[at.unused / 4] = begin + CHUNK_BYTES;
    return begin;
  }

  /** Empty slots in memory that was not used before. */
  private addSlots(count: number): void {
    const { words } = this.memory!;
    const begin = words[at.unused / 4]! >>> 0;
    words.fill(0, begin / 4, begin / 4 + count);
    words[at.unused / 4] = begin + 4 * count;
    words[at.slots / 4] = begin;
    words[at.slotCount / 4] = count;
    words[at.slotBits / 4] = 32 - Math.clz32(count);
    words[at.room / 4] = roomIn(count);
  }
}

/** Made for the last search: the next one is mostly of the same kind. */
let lastChanges:
  | { readonly cellMoves: unknown; readonly heuristic: Heuristic<Board>; readonly changes: Int8Array }
  | undefined;

/** Up to three quarters of the slots are used. */
function roomIn(slots: number): number {
  return Math.floor((slots * 3) / 4) - MOST_CHILDREN;
}

/** How each move changes h, by blank, child and tile. */
function changesOf({ goal, cellMoves }: SlidingTiles, heuristic: Heuristic<Board>): Int8Array | undefined {
  if (lastChanges?.cellMoves === cellMoves && lastChanges.heuristic === heuristic) return lastChanges.changes;
  const changes = new Int8Array(MOST_CELLS * MOST_CHILDREN * MOST_CELLS);
  if (heuristic !== zero && !isTileSum(heuristic)) return undefined;
  lastChanges = { cellMoves, heuristic, changes };
  if (!isTileSum(heuristic)) return changes;
  const { table } = heuristic;
  const cells = goal.length;
  cellMoves.forEach(({ targets }, blank) => {
    targets.forEach((from, child) => {
      for (let tile = 1; tile < cells; tile++)
        changes[(blank * MOST_CHILDREN + child) * MOST_CELLS + tile] =
          table[tile * cells + blank]! - table[tile * cells + from]!;
    });
  });
  return changes;
}

function packed(board: Board): bigint {
  return board.reduce((sum, tile, cell) => sum | (BigInt(tile) << BigInt(4 * cell)), 0n);
}
