/**
 * The estimate of additive pattern databases: the tiles are divided into patterns, and the values of all patterns are
 * added. On a square whose goal can be mirrored about its diagonal, the mirrored board is looked up too, and the larger
 * sum counts (Korf and Felner 2002). Tiles are identified by their goal cells, with the blank's corner first.
 */
import type { Heuristic } from "../../../search/index.ts";
import { inMemory, type TableKeeper } from "../../table-keeper.ts";
import { type Board, cellsOf, type Shape } from "../board.ts";
import { fillPatternTable } from "./pattern-database.ts";
import { type Placements, placements, rankOneMore, spreadByCells } from "./placements.ts";

/** Sets of goal cells, ascending, that contain every tile once; for a goal with the blank in the first cell. */
export type Partition = readonly (readonly number[])[];

/** The estimate, and its tables for the walk in place; 0 only at the goal, where all tiles are home. */
export interface PatternSum extends Heuristic<Board> {
  readonly patterns: PatternLookup;
}

export function patternSum(
  shape: Shape,
  goal: Board,
  partition: Partition,
  keeper: TableKeeper = inMemory,
): PatternSum {
  const patterns = new PatternLookup(shape, goal, partition, keeper);
  return Object.assign((board: Board) => patterns.estimate(board), { patterns });
}

export function isPatternSum(heuristic: Heuristic<Board>): heuristic is PatternSum {
  return "patterns" in heuristic;
}

/** Where a cell of the board is in a view: the board itself with the blank's corner first, or its mirror image. */
type View = (cell: number) => number;

/** With more tiles than this a table cannot be indexed by cells. */
const MOST_TILES_SPREAD = 6;

/** What a board is looked up with. Look-up `view * patterns + pattern` is that of one pattern in one view. */
export class PatternLookup {
  readonly views: readonly View[];
  readonly patterns: number;
  /** For each pattern: its placements, and where its part of `table` begins. */
  readonly placements: readonly Placements[];
  readonly begins: readonly number[];
  readonly table: Uint8Array;
  /** By `view * cells + tile`: its look-up, and which tile of the pattern it is. */
  readonly lookupOf: Uint8Array;
  readonly memberOf: Uint8Array;
  /** What `locate` found, by look-up: the cells its tiles are on, and their order. */
  readonly masks: Int32Array;
  readonly orders: Int32Array;
  private readonly seen: Int32Array;
  /** By `view * cells + place`: the cell of the board that the view has there. */
  private readonly cellAt: Uint8Array;

  constructor(shape: Shape, goal: Board, partition: Partition, keeper: TableKeeper) {
    const cells = goal.length;
    const goalCell = cellsOf(goal);
    const upright = blankFirst(shape, goalCell[0]!);
    const goalBlank = upright(goalCell[0]!);
    const mirror = mirrorOf(shape, goalBlank);
    this.views = mirror ? [upright, (cell) => mirror(upright(cell))] : [upright];

    const parts = goalBlank === 0 ? partition : rowMajor(partition, cells, goalBlank);
    this.patterns = parts.length;
    const sizes = new Set(parts.map(({ length }) => length));
    const bySize = new Map(Array.from(sizes, (size) => [size, placements(cells, size)]));
    this.placements = parts.map(({ length }) => bySize.get(length)!);
    let bytes = 0;
    this.begins = this.placements.map(({ count }) => (bytes += count) - count);
    const names = parts.map((part) => part.join(".")).join("-");
    const id = `patterns-${shape.rows}x${shape.columns}-${goalBlank}-${names}`;
    this.table = keeper.table(id, bytes, (progress) => {
      const table = new Uint8Array(bytes);
      parts.forEach((part, pattern) => {
        const begin = this.begins[pattern]!;
        const index = this.placements[pattern]!;
        const own = table.subarray(begin, begin + index.count);
        fillPatternTable(own, index, shape, goalBlank, part, (share) =>
          progress((begin + share * index.count) / bytes),
        );
      });
      return table;
    });

    this.lookupOf = new Uint8Array(this.views.length * cells);
    this.memberOf = new Uint8Array(this.views.length * cells);
    this.cellAt = new Uint8Array(this.views.length * cells);
    this.views.forEach((view, number) => {
      const begin = number * cells;
      for (let cell = 0; cell < cells; cell++) this.cellAt[begin + view(cell)] = cell;
      for (let tile = 1; tile < cells; tile++) {
        const home = view(goalCell[tile]!);
        const pattern = parts.findIndex((part) => part.includes(home));
        this.lookupOf[begin + tile] = number * parts.length + pattern;
        this.memberOf[begin + tile] = parts[pattern]!.indexOf(home);
      }
    });
    const lookups = this.views.length * parts.length;
    this.masks = new Int32Array(lookups);
    this.orders = new Int32Array(lookups);
    this.seen = new Int32Array(lookups);
  }

  estimate(board: Board): number {
    this.locate(board);
    let largest = 0;
    let lookup = 0;
    for (let view = 0; view < this.views.length; view++) {
      let sum = 0;
      for (let pattern = 0; pattern < this.patterns; pattern++) sum += this.value(lookup++);
      if (sum > largest) largest = sum;
    }
    return largest;
  }

  /** Finds the cells and the order of every look-up for a board. */
  locate(board: Board): void {
    const { masks, orders, seen, lookupOf, memberOf, cellAt, patterns } = this;
    const cells = board.length;
    masks.fill(0);
    orders.fill(0);
    seen.fill(0);
    for (let begin = 0; begin < cellAt.length; begin += cells) {
      for (let place = 0; place < cells; place++) {
        const tile = board[cellAt[begin + place]!]!;
        if (tile === 0) continue;
        const lookup = lookupOf[begin + tile]!;
        const member = memberOf[begin + tile]!;
        const { tiles } = this.placements[lookup % patterns]!;
        orders[lookup] = rankOneMore(orders[lookup]!, seen[lookup]!, member, tiles);
        seen[lookup]! |= 1 << member;
        masks[lookup]! |= 1 << place;
      }
    }
  }

  /** The value of a look-up after `locate`. */
  value(lookup: number): number {
    const pattern = lookup % this.patterns;
    const { masks, high, low } = this.placements[pattern]!;
    const mask = this.masks[lookup]!;
    const choice = high[mask >>> 8]! + low[mask & 255]!;
    return this.table[this.begins[pattern]! + this.orders[lookup]! * masks.length + choice]!;
  }

  /** The tables of all patterns indexed by cells, made once for each table; undefined if one would be too large. */
  spread(): SpreadTables | undefined {
    if (this.placements.some(({ tiles }) => tiles > MOST_TILES_SPREAD)) return undefined;
    let spread = spreadByTable.get(this.table);
    if (spread === undefined) spreadByTable.set(this.table, (spread = spreadAll(this)));
    return spread;
  }
}

const spreadByTable = new WeakMap<Uint8Array, SpreadTables>();

/** Tables indexed by cells; that of a pattern begins at a multiple of its size, so that the high bits alone identify it. */
export interface SpreadTables {
  readonly table: Uint8Array;
  readonly begins: readonly number[];
}

function spreadAll({ placements, begins, table }: PatternLookup): SpreadTables {
  let room = 0;
  const spreadBegins = placements.map(({ tiles }) => {
    const size = 16 ** tiles;
    const begin = Math.ceil(room / size) * size;
    room = begin + size;
    return begin;
  });
  const spread = new Uint8Array(room);
  placements.forEach((index, pattern) => {
    const begin = begins[pattern]!;
    spreadByCells(table.subarray(begin, begin + index.count), index, spread.subarray(spreadBegins[pattern]!));
  });
  return { table: spread, begins: spreadBegins };
}

/** Turns the board so that a blank in a corner ends up in the first cell; otherwise leaves it as it is. */
function blankFirst({ rows, columns }: Shape, goalBlank: number): View {
  const row = Math.floor(goalBlank / columns);
  const column = goalBlank % columns;
  const isCorner = (row === 0 || row === rows - 1) && (column === 0 || column === columns - 1);
  if (!isCorner) return (cell) => cell;
  return (cell) => Math.abs(row - Math.floor(cell / columns)) * columns + Math.abs(column - (cell % columns));
}

/** The mirror image about the main diagonal, if that leaves the goal's blank where it is. */
function mirrorOf({ rows, columns }: Shape, goalBlank: number): View | undefined {
  if (rows !== columns || goalBlank % (columns + 1) !== 0) return undefined;
  return (cell) => (cell % columns) * columns + Math.floor(cell / columns);
}

/** Patterns of the same sizes for a goal with the blank elsewhere: its tiles row by row. */
function rowMajor(partition: Partition, cells: number, goalBlank: number): Partition {
  const homes = Array.from({ length: cells }, (_, cell) => cell).filter((cell) => cell !== goalBlank);
  return partition.map(({ length }) => homes.splice(0, length));
}
