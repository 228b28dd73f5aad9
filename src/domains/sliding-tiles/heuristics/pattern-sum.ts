/**
 * The estimate of additive pattern databases: the tiles are divided into patterns, and the values of all patterns are
 * added. On a square whose goal can be mirrored about its diagonal, the mirrored board is looked up too, and the larger
 * sum counts (Korf and Felner 2002). Tiles are identified by their goal cells, with the blank's corner first.
 */
import type { Heuristic } from "../../../search/index.ts";
import { inMemory, type TableKeeper } from "../../table-keeper.ts";
import { type Board, cellsOf, moves, type Shape, target } from "../board.ts";
import { fillPatternTable } from "./pattern-database.ts";
import { type Placements, placements, rankOneMore } from "./placements.ts";

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

/** What a board is looked up with. Look-up `view * patterns + pattern` is that of one pattern in one view. */
export class PatternLookup {
  /** 2 if the mirror image is looked up too. */
  readonly views: number;
  readonly patterns: number;
  /** For each pattern: its placements, and where its table begins; patterns of the same form have the same one. */
  readonly placements: readonly Placements[];
  readonly begins: readonly number[];
  readonly table: Uint8Array;
  /** What the tables are called, and who keeps them. */
  readonly id: string;
  /** By `view * cells + tile`: its look-up, and which tile of the table's pattern it is. */
  readonly lookupOf: Uint8Array;
  readonly memberOf: Uint8Array;
  /** By `lookup * cells + cell`: where the table has that cell of the board. */
  readonly placeOf: Uint8Array;
  /** What `locate` found, by look-up: the cells its tiles are on, and their order. */
  readonly masks: Int32Array;
  readonly orders: Int32Array;
  private readonly seen: Int32Array;
  private readonly sweeps: readonly Sweep[];

  constructor(
    shape: Shape,
    goal: Board,
    partition: Partition,
    readonly keeper: TableKeeper,
  ) {
    const cells = goal.length;
    const goalCell = cellsOf(goal);
    const upright = blankFirst(shape, goalCell[0]!);
    const goalBlank = upright(goalCell[0]!);
    const mirror = mirrorOf(shape, goalBlank);
    const views: readonly CellMap[] = mirror ? [upright, (cell) => mirror(upright(cell))] : [upright];
    this.views = views.length;

    const parts = goalBlank === 0 ? partition : rowMajor(partition, cells, goalBlank);
    this.patterns = parts.length;
    const sizes = new Set(parts.map(({ length }) => length));
    const bySize = new Map(Array.from(sizes, (size) => [size, placements(cells, size)]));
    this.placements = parts.map(({ length }) => bySize.get(length)!);
    const tables = parts.map((_, pattern) => tableOf(shape, goalBlank, parts, pattern));
    let bytes = 0;
    const begins = this.placements.map(({ count }, pattern) =>
      tables[pattern]!.pattern === pattern ? (bytes += count) - count : 0,
    );
    this.begins = tables.map(({ pattern }) => begins[pattern]!);
    const names = parts.map((part) => part.join(".")).join("-");
    this.id = `patterns-${shape.rows}x${shape.columns}-${goalBlank}-${names}`;
    this.table = keeper.table(this.id, bytes, (progress) => {
      const table = new Uint8Array(bytes);
      parts.forEach((part, pattern) => {
        if (tables[pattern]!.pattern !== pattern) return;
        const begin = begins[pattern]!;
        const index = this.placements[pattern]!;
        const own = table.subarray(begin, begin + index.count);
        fillPatternTable(own, index, shape, goalBlank, part, (share) =>
          progress((begin + share * index.count) / bytes),
        );
      });
      return table;
    });

    const lookups = views.length * parts.length;
    this.lookupOf = new Uint8Array(views.length * cells);
    this.memberOf = new Uint8Array(views.length * cells);
    this.placeOf = new Uint8Array(lookups * cells);
    views.forEach((view, number) => {
      tables.forEach(({ pattern: owner, turned }, pattern) => {
        const lookup = number * parts.length + pattern;
        for (let cell = 0; cell < cells; cell++) this.placeOf[lookup * cells + cell] = turned(view(cell));
        for (let tile = 1; tile < cells; tile++) {
          const home = view(goalCell[tile]!);
          if (!parts[pattern]!.includes(home)) continue;
          this.lookupOf[number * cells + tile] = lookup;
          this.memberOf[number * cells + tile] = parts[owner]!.indexOf(turned(home));
        }
      });
    });
    this.masks = new Int32Array(lookups);
    this.orders = new Int32Array(lookups);
    this.seen = new Int32Array(lookups);
    this.sweeps = this.sweepsOf(cells);
  }

  estimate(board: Board): number {
    this.locate(board);
    let largest = 0;
    let lookup = 0;
    for (let view = 0; view < this.views; view++) {
      let sum = 0;
      for (let pattern = 0; pattern < this.patterns; pattern++) sum += this.value(lookup++);
      if (sum > largest) largest = sum;
    }
    return largest;
  }

  /** Finds the cells and the order of every look-up for a board. */
  locate(board: Board): void {
    const { masks, orders, seen, patterns } = this;
    masks.fill(0);
    orders.fill(0);
    seen.fill(0);
    for (const { cellAt, lookupOf, memberOf } of this.sweeps) {
      for (let place = 0; place < board.length; place++) {
        const tile = board[cellAt[place]!]!;
        const lookup = lookupOf[tile]!;
        if (lookup < 0) continue;
        const member = memberOf[tile]!;
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

  /** Look-ups that have their cells in the same order are located together. */
  private sweepsOf(cells: number): Sweep[] {
    const sweeps = new Map<string, Sweep>();
    for (let lookup = 0; lookup < this.masks.length; lookup++) {
      const places = this.placeOf.subarray(lookup * cells, (lookup + 1) * cells);
      const begin = Math.floor(lookup / this.patterns) * cells;
      const known = sweeps.get(String(places));
      const { lookupOf, memberOf } = known ?? {
        lookupOf: new Int8Array(cells).fill(-1),
        memberOf: new Uint8Array(cells),
      };
      for (let tile = 1; tile < cells; tile++) {
        if (this.lookupOf[begin + tile] !== lookup) continue;
        lookupOf[tile] = lookup;
        memberOf[tile] = this.memberOf[begin + tile]!;
      }
      const cellAt = Uint8Array.from(cellsOf([...places]));
      if (known === undefined) sweeps.set(String(places), { cellAt, lookupOf, memberOf });
    }
    return [...sweeps.values()];
  }
}

/** One pass over the cells of a board: the cell at each place, and by tile its look-up (or -1) and which tile it is there. */
interface Sweep {
  readonly cellAt: Uint8Array;
  readonly lookupOf: Int8Array;
  readonly memberOf: Uint8Array;
}

/** Where a cell of the board, or of a view of it, comes to be when it is turned or mirrored. */
type CellMap = (cell: number) => number;

/** The first pattern that becomes this one when the board is turned or mirrored, and how: both have the same table. */
function tableOf(
  shape: Shape,
  goalBlank: number,
  parts: Partition,
  pattern: number,
): { readonly pattern: number; readonly turned: CellMap } {
  const goalRegion = regionWith(shape, parts[pattern]!, goalBlank);
  for (let earlier = 0; earlier < pattern; earlier++) {
    const earlierRegion = regionWith(shape, parts[earlier]!, goalBlank);
    const turned = symmetries(shape).find(
      (map) => isImage(map, parts[pattern]!, parts[earlier]!) && isImage(map, goalRegion, earlierRegion),
    );
    if (turned !== undefined) return { pattern: earlier, turned };
  }
  return { pattern, turned: (cell) => cell };
}

function isImage(map: CellMap, cells: readonly number[], image: readonly number[]): boolean {
  return cells.length === image.length && cells.every((cell) => image.includes(map(cell)));
}

/** The cells that the blank can reach while the tiles of a pattern are home. */
function regionWith(shape: Shape, pattern: readonly number[], blank: number): readonly number[] {
  const region = [blank];
  for (const cell of region) {
    for (const move of moves) {
      const next = target(shape, cell, move);
      if (next >= 0 && !pattern.includes(next) && !region.includes(next)) region.push(next);
    }
  }
  return region;
}

/** The eight of a square. Only there: a rectangle has no use for more than one table of a form. */
function symmetries({ rows, columns }: Shape): readonly CellMap[] {
  if (rows !== columns) return [];
  const last = rows - 1;
  const flips = [false, true];
  return flips.flatMap((isTransposed) =>
    flips.flatMap((isUpsideDown) =>
      flips.map(
        (isReversed): CellMap =>
          (cell) => {
            const row = isUpsideDown ? last - Math.floor(cell / columns) : Math.floor(cell / columns);
            const column = isReversed ? last - (cell % columns) : cell % columns;
            return isTransposed ? column * columns + row : row * columns + column;
          },
      ),
    ),
  );
}

/** Turns the board so that a blank in a corner ends up in the first cell; otherwise leaves it as it is. */
function blankFirst({ rows, columns }: Shape, goalBlank: number): CellMap {
  const row = Math.floor(goalBlank / columns);
  const column = goalBlank % columns;
  const isCorner = (row === 0 || row === rows - 1) && (column === 0 || column === columns - 1);
  if (!isCorner) return (cell) => cell;
  return (cell) => Math.abs(row - Math.floor(cell / columns)) * columns + Math.abs(column - (cell % columns));
}

/** The mirror image about the main diagonal, if that leaves the goal's blank where it is. */
function mirrorOf({ rows, columns }: Shape, goalBlank: number): CellMap | undefined {
  if (rows !== columns || goalBlank % (columns + 1) !== 0) return undefined;
  return (cell) => (cell % columns) * columns + Math.floor(cell / columns);
}

/** Patterns of the same sizes for a goal with the blank elsewhere: its tiles row by row. */
function rowMajor(partition: Partition, cells: number, goalBlank: number): Partition {
  const homes = Array.from({ length: cells }, (_, cell) => cell).filter((cell) => cell !== goalBlank);
  return partition.map(({ length }) => homes.splice(0, length));
}
