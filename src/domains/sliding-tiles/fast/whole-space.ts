/**
 * HOT. Breadth-first search over every board of a puzzle, with two bits for each: reached, and reached last. The boards of one
 * cell of the blank are one set of bits. Steps of the blank along a row combine whole sets; along a column they move runs of bits, or
 * single ones by a table (`tile-sequences.ts`). Up to twelve cells: 239,500,800 boards in 60 MB.
 */
import { type Board, moves, type Shape, target } from "../board.ts";
import {
  isOddStart,
  sequenceCount,
  sequenceOf,
  type Turn,
  turnedNumbers,
  turnedRuns,
} from "./tile-sequences.ts";

export const mostCells = 12;
/** Tables are made for this many tiles at the end of a sequence: 20,160 numbers, which fill whole words. */
const TABLE_TILES = 8;

/** Adds the bits that a step of the blank makes of those in `from`. */
type Step = (from: Int32Array, to: Int32Array) => void;

/** What a search has found after a depth, enough to go on from. */
export interface SpaceState {
  readonly counts: readonly number[];
  readonly reached: readonly Int32Array[];
  readonly last: readonly Int32Array[];
}

export class WholeSpace {
  /** Boards at each depth, as far as they have been counted. */
  readonly counts: number[] = [1];
  /** All boards that can be reached. */
  readonly boards: number;
  /** For each cell of the blank, a bit for each sequence of tiles. */
  private readonly reached: Int32Array[];
  /** The boards of the last depth. Each step changes the colour of the blank's cell, so those of the depth before do not mix with them. */
  private readonly last: Int32Array[];
  private readonly steps: (readonly { readonly to: number; readonly step: Step }[])[];
  /** The puzzle searched: on its side if that makes rows shorter, since long rows make short runs. */
  private readonly shape: Shape;
  private readonly isTurned: boolean;
  private readonly start: Board;
  private isOver = false;

  constructor(shape: Shape, goal: Board) {
    this.isTurned = shape.columns > shape.rows;
    this.shape = this.isTurned ? { rows: shape.columns, columns: shape.rows } : shape;
    this.start = this.isTurned ? onItsSide(goal, this.shape) : goal;
    const cells = goal.length;
    const words = Math.ceil(sequenceCount(cells - 1) / 32);
    this.boards = sequenceCount(cells - 1) * cells;
    this.reached = goal.map(() => new Int32Array(words));
    this.last = goal.map(() => new Int32Array(words));
    this.steps = goal.map((_, blank) => this.stepsFrom(blank));
    const blank = this.start.indexOf(0);
    this.reached[blank]![0] = 1;
    this.last[blank]![0] = 1;
  }

  /** Searches one depth more; false if there are no boards that deep. */
  deepen(): boolean {
    if (this.isOver) return false;
    const { reached, last, counts } = this;
    const taken = this.cellsAt(counts.length - 1);
    const filled = this.cellsAt(counts.length);
    for (const blank of filled) last[blank]!.fill(0);
    for (const blank of taken) for (const { to, step } of this.steps[blank]!) step(last[blank]!, last[to]!);
    let count = 0;
    for (const blank of filled) count += keepNew(last[blank]!, reached[blank]!);
    if (count > 0) counts.push(count);
    else this.isOver = true;
    return count > 0;
  }

  get bytes(): number {
    return 2 * this.reached.length * this.reached[0]!.byteLength;
  }

  /** Boards of the last depth, at most so many. */
  deepest(most: number): Board[] {
    const boards: Board[] = [];
    for (const blank of this.cellsAt(this.counts.length - 1)) {
      const bits = this.last[blank]!;
      for (let word = 0; word < bits.length; word++) {
        for (let left = bits[word]!; left !== 0; left &= left - 1) {
          if (boards.length === most) return boards;
          boards.push(this.boardOf(blank, word * 32 + lowestBit(left)));
        }
      }
    }
    return boards;
  }

  /** The arrays are those of the search: to be written before it goes on. */
  state(): SpaceState {
    const last = this.cellsAt(this.counts.length - 1).map((blank) => this.last[blank]!);
    return { counts: this.counts, reached: this.reached, last };
  }

  /** Goes on from a state of a search of the same puzzle; false, and nothing changed, if its bits are not as many as it counted. */
  restore({ counts, reached, last }: SpaceState): boolean {
    const sum = counts.reduce((a, b) => a + b, 0);
    const total = (sets: readonly Int32Array[]) => sets.reduce((bits, set) => bits + countOf(set), 0);
    if (total(reached) !== sum || total(last) !== counts.at(-1)) return false;
    this.counts.splice(0, this.counts.length, ...counts);
    for (const [blank, bits] of reached.entries()) this.reached[blank]!.set(bits);
    for (const bits of this.last) bits.fill(0);
    for (const [at, blank] of this.cellsAt(counts.length - 1).entries()) this.last[blank]!.set(last[at]!);
    return true;
  }

  /** The cells where the blank can be at a depth. */
  private cellsAt(depth: number): number[] {
    const { columns } = this.shape;
    const colour = (cell: number) => (Math.floor(cell / columns) + (cell % columns)) % 2;
    const wanted = (colour(this.start.indexOf(0)) + depth) % 2;
    return [...this.start.keys()].filter((cell) => colour(cell) === wanted);
  }

  private stepsFrom(blank: number): { to: number; step: Step }[] {
    const { shape } = this;
    return moves
      .map((move) => target(shape, blank, move))
      .filter((to) => to >= 0)
      .map((to) => ({ to, step: Math.abs(to - blank) === 1 ? addAll : this.columnStep(blank, to) }));
  }

  private columnStep(blank: number, to: number): Step {
    const { columns } = this.shape;
    const tiles = this.start.length - 1;
    const turn: Turn = { at: Math.min(blank, to), length: columns, isForward: to < blank };
    const skipped = Math.max(0, tiles - TABLE_TILES);
    if (turn.at < skipped) return runStep(tiles - turn.at, { ...turn, at: 0 });
    const inTable = { ...turn, at: turn.at - skipped };
    const tables: Int32Array[] = [];
    const tableFor = (isOdd: boolean) =>
      (tables[Number(isOdd)] ??= turnedNumbers(tiles - skipped, inTable, isOdd));
    const isOdd = this.isOddAt(blank);
    const starts = sequenceCount(tiles) / sequenceCount(tiles - skipped);
    const tableOf = Array.from({ length: starts }, (_, start) =>
      tableFor(isOddStart(start, tiles, skipped) !== isOdd),
    );
    return (from, to) => addByTable(from, to, tableOf);
  }

  /** Whether sequences with the blank on this cell have an odd number of inversions: a step along a column adds `columns` - 1. */
  private isOddAt(blank: number): boolean {
    const { columns } = this.shape;
    const rows = Math.floor(blank / columns) - Math.floor(this.start.indexOf(0) / columns);
    return (rows * (columns - 1)) % 2 !== 0;
  }

  private boardOf(blank: number, number: number): Board {
    const tiles = this.start.filter((tile) => tile !== 0);
    const sequence = sequenceOf(number, tiles.length, this.isOddAt(blank)).map((place) => tiles[place]!);
    sequence.splice(blank, 0, 0);
    const { rows, columns } = this.shape;
    return this.isTurned ? onItsSide(sequence, { rows: columns, columns: rows }) : sequence;
  }
}

/** A board with rows and columns exchanged; the shape is that of the result. */
function onItsSide(board: Board, { rows, columns }: Shape): Board {
  return board.map((_, cell) => board[(cell % columns) * rows + Math.floor(cell / columns)]!);
}

function addAll(from: Int32Array, to: Int32Array): void {
  for (let word = 0; word < from.length; word++) to[word]! |= from[word]!;
}

/** A step that moves runs of bits, which are whole bytes. `tiles` are those from the window on. */
function runStep(tiles: number, turn: Turn): Step {
  const targets = turnedRuns(tiles, turn);
  const bytes = sequenceCount(tiles - turn.length) / 8;
  return (from, to) => addRuns(new Uint8Array(from.buffer), new Uint8Array(to.buffer), targets, bytes);
}

function addRuns(from: Uint8Array, to: Uint8Array, targets: Int32Array, bytes: number): void {
  const all = targets.length * bytes;
  for (let first = 0; first < from.length; first += all) {
    for (let run = 0; run < targets.length; run++) {
      const source = first + run * bytes;
      const target = first + targets[run]! * bytes;
      for (let byte = 0; byte < bytes; byte++) to[target + byte]! |= from[source + byte]!;
    }
  }
}

/** Moves each bit by the table of its block. */
function addByTable(from: Int32Array, to: Int32Array, tableOf: readonly Int32Array[]): void {
  const words = from.length / tableOf.length;
  for (let block = 0; block < tableOf.length; block++) {
    const table = tableOf[block]!;
    const first = block * table.length;
    for (let word = 0; word < words; word++) {
      for (let left = from[block * words + word]!; left !== 0; left &= left - 1) {
        const number = first + table[word * 32 + lowestBit(left)]!;
        to[number >>> 5]! |= 1 << (number & 31);
      }
    }
  }
}

/** Takes out of `bits` what was reached before, adds the rest to `reached`, and counts it. */
function keepNew(bits: Int32Array, reached: Int32Array): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    const found = bits[word]!;
    if (found === 0) continue;
    const fresh = found & ~reached[word]!;
    bits[word] = fresh;
    reached[word]! |= fresh;
    count += bitsIn(fresh);
  }
  return count;
}

function countOf(bits: Int32Array): number {
  let count = 0;
  for (const word of bits) count += bitsIn(word);
  return count;
}

function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
