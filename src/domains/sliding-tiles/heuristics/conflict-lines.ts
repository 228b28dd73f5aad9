/**
 * The rows of a board, or its columns, and for each how many of its own tiles must leave it to let others pass. What matters
 * of a line is one number: for each place a digit, which is 0 unless a tile of this line is there, and then says where it belongs.
 */
import type { Board } from "../board.ts";

export class ConflictLines {
  private readonly cells: readonly (readonly number[])[];
  /** By tile: the line it belongs to, and its digit. */
  private readonly homeOf: readonly number[];
  private readonly digitOf: readonly number[];
  /** By cell: what a digit there is multiplied by. */
  private readonly weightAt: readonly number[];
  /** By number of a line: how many tiles must leave it. */
  private readonly table: Uint8Array;

  /** `lineOf` and `placeOf` say of each cell in which line it is, and where in the line. */
  constructor(
    goalCell: readonly number[],
    private readonly lineOf: readonly number[],
    placeOf: readonly number[],
  ) {
    const length = Math.max(...placeOf) + 1;
    const cells: number[][] = [];
    lineOf.forEach((line, cell) => {
      (cells[line] ??= []).push(cell);
    });
    this.cells = cells;
    this.homeOf = goalCell.map((cell, tile) => (tile === 0 ? -1 : lineOf[cell]!));
    this.digitOf = goalCell.map((cell) => placeOf[cell]! + 1);
    this.weightAt = placeOf.map((place) => (length + 1) ** place);
    this.table = leavingTable(length);
  }

  /** How many tiles must leave their lines. */
  all(board: Board): number {
    let leaving = 0;
    for (let line = 0; line < this.cells.length; line++) leaving += this.leaving(board, line);
    return leaving;
  }

  /** How many tiles must leave this line. */
  leaving(board: Board, line: number): number {
    return this.table[this.number(board, line)]!;
  }

  /** How many more tiles must leave when the tile on `from` moves to the blank on `to`, across lines. */
  change(board: Board, from: number, to: number): number {
    const { table, lineOf } = this;
    const tile = board[from]!;
    const home = this.homeOf[tile]!;
    if (home !== lineOf[from] && home !== lineOf[to]) return 0;
    const before = this.number(board, home);
    const digit = this.digitOf[tile]! * this.weightAt[from]!;
    const after = home === lineOf[from] ? before - digit : before + digit;
    return table[after]! - table[before]!;
  }

  private number(board: Board, line: number): number {
    const { homeOf, digitOf, weightAt } = this;
    const cells = this.cells[line]!;
    let number = 0;
    for (let place = 0; place < cells.length; place++) {
      const cell = cells[place]!;
      const tile = board[cell]!;
      if (homeOf[tile] === line) number += digitOf[tile]! * weightAt[cell]!;
    }
    return number;
  }
}

/** By length of a line: made once, 7,776 numbers at most. */
const tables: Uint8Array[] = [];

function leavingTable(length: number): Uint8Array {
  const base = length + 1;
  tables[length] ??= Uint8Array.from({ length: base ** length }, (_, number) => {
    const digits: number[] = [];
    for (let rest = number; rest > 0; rest = Math.floor(rest / base)) {
      if (rest % base > 0) digits.push(rest % base);
    }
    return digits.length - longestIncreasing(digits);
  });
  return tables[length];
}

/** The length of the longest increasing subsequence of at most five numbers. */
function longestIncreasing(places: readonly number[]): number {
  let longest = 0;
  const lengthEndingAt: number[] = [];
  for (let i = 0; i < places.length; i++) {
    let length = 1;
    for (let j = 0; j < i; j++) {
      if (places[j]! < places[i]! && lengthEndingAt[j]! >= length) length = lengthEndingAt[j]! + 1;
    }
    lengthEndingAt.push(length);
    if (length > longest) longest = length;
  }
  return longest;
}
