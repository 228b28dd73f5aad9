/**
 * Pattern tables in the form that the walks in place read: indexed by a sum over the pattern's tiles, so that a move in one
 * direction adds the same number to the index wherever the tile is. They lie in one memory, where kernels and threads find
 * them too.
 */
import type { TableMemory } from "../../table-keeper.ts";
import { newMemory } from "../../wasm/host.ts";
import { type Board, moves, type Shape, target } from "../board.ts";
import type { PatternLookup } from "./pattern-sum.ts";
import { spreadByCells } from "./placements.ts";

/** With more tiles than this a table takes too much room. */
const MOST_TILES = 6;

/** Before the tables: a part of the memory for each thread with a kernel. The first one counts them. */
export const THREAD_BYTES = 4096;
export const MOST_THREADS = 255;
const TABLES = THREAD_BYTES * (1 + MOST_THREADS);
/** The address of a byte that is always 0. */
export const ZERO = 4;

const memoryOfTable = new WeakMap<Uint8Array, TableMemory>();

/** Undefined if a pattern has too many tiles. */
export function spreadTables(patterns: PatternLookup, shape: Shape): SpreadTables | undefined {
  return patterns.placements.every(({ tiles }) => tiles <= MOST_TILES)
    ? new SpreadTables(patterns, shape)
    : undefined;
}

export class SpreadTables {
  readonly memory: TableMemory;
  /** The whole memory: an index of a look-up is an address in it. */
  readonly bytes: Uint8Array;
  readonly isShared: boolean;
  /** By `view * cells + tile`: the factor for the number of its cell in the index of its look-up. */
  private readonly weights: readonly number[];
  /** For each pattern, the address of its table. */
  readonly begins: readonly number[];
  private readonly cells: number;
  private readonly indexes: Int32Array;

  constructor(
    readonly patterns: PatternLookup,
    private readonly shape: Shape,
  ) {
    const { placements, views, memberOf, begins, keeper } = patterns;
    const id = `${patterns.id} spread`;
    const cells = shape.rows * shape.columns;
    this.cells = cells;
    this.weights = Array.from(memberOf, (member) => cells ** member);
    this.indexes = new Int32Array(views * patterns.patterns);

    let room = TABLES;
    const places = new Map(
      placements.map(({ tiles }, pattern) => [begins[pattern]!, cells ** tiles] as const),
    );
    const placeOf = new Map(Array.from(places, ([begin, size]) => [begin, (room += size) - size] as const));
    this.begins = begins.map((begin) => placeOf.get(begin)!);

    const known = keeper.shared ? keeper.shared.get(id) : memoryOfTable.get(patterns.table);
    this.memory = known ?? newMemory(room, keeper.shared !== undefined);
    this.bytes = new Uint8Array(this.memory.buffer);
    this.isShared = !(this.memory.buffer instanceof ArrayBuffer);
    if (known === undefined) this.fill();
    if (keeper.shared) keeper.shared.set(id, this.memory);
    else memoryOfTable.set(patterns.table, this.memory);
  }

  private fill(): void {
    const { placements, table, begins } = this.patterns;
    placements.forEach((index, pattern) => {
      if (begins.indexOf(begins[pattern]!) !== pattern) return;
      const begin = begins[pattern]!;
      spreadByCells(
        table.subarray(begin, begin + index.count),
        index,
        this.cells,
        this.bytes.subarray(this.begins[pattern]!),
      );
    });
  }

  /** By look-up, its index for a board. Valid until the next call. */
  locate(board: Board): Int32Array {
    const { indexes, begins, cells, weights } = this;
    const { patterns, lookupOf, placeOf } = this.patterns;
    for (let lookup = 0; lookup < indexes.length; lookup++) indexes[lookup] = begins[lookup % patterns]!;
    for (let begin = 0; begin < lookupOf.length; begin += cells) {
      for (let cell = 0; cell < cells; cell++) {
        const tile = board[cell]!;
        if (tile === 0) continue;
        const lookup = lookupOf[begin + tile]!;
        indexes[lookup]! += placeOf[lookup * cells + cell]! * weights[begin + tile]!;
      }
    }
    return indexes;
  }

  /** The sum of the values in a view, after `locate`. */
  sum(view: number): number {
    const { patterns } = this.patterns;
    let sum = 0;
    for (let lookup = view * patterns; lookup < (view + 1) * patterns; lookup++)
      sum += this.bytes[this.indexes[lookup]!]!;
    return sum;
  }

  estimate(board: Board): number {
    this.locate(board);
    return this.patterns.views === 1 ? this.sum(0) : Math.max(this.sum(0), this.sum(1));
  }

  /** What is added to the index of a tile's look-up in a view by each move of the blank, in the order of `moves`. */
  changes(view: number, tile: number): number[] {
    const { lookupOf, placeOf } = this.patterns;
    const own = view * this.cells + tile;
    const places = placeOf.subarray(lookupOf[own]! * this.cells);
    // From the first or the last cell every move is possible that there is, and it is the same step everywhere.
    return moves.map((move) => {
      const blank = target(this.shape, 0, move) >= 0 ? 0 : this.cells - 1;
      return (places[blank]! - places[target(this.shape, blank, move)]!) * this.weights[own]!;
    });
  }
}
