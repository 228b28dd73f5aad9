/**
 * Walking distance (Ken'ichiro Takahashi): the fewest moves up and down that bring every tile into its home row, if the
 * blank may change places with any tile of the next row; the same for columns; the estimate is the sum of both.
 */
import type { Heuristic } from "../../../search/index.ts";
import { inMemory, type TableKeeper } from "../../table-keeper.ts";
import { type Board, cellsOf, type Shape } from "../board.ts";
import { LineCounts } from "./line-counts.ts";

/** The estimate and its halves for the walk in place; 0 only at the goal: each tile is in its row and column. */
export interface WalkingDistance extends Heuristic<Board> {
  readonly rows: Lines;
  readonly columns: Lines;
}

/**
 * Tables are built only when the heuristic is made: in 0.1 s up to 4x4, in 3 s for 4x5, in half a minute for 5x5 (65
 * million states: 66 MB, and 330 MB during the build).
 */
export function walkingDistance(shape: Shape, goal: Board, keeper: TableKeeper = inMemory): WalkingDistance {
  const goalCell = cellsOf(goal);
  const rowOf = (cell: number) => Math.floor(cell / shape.columns);
  const columnOf = (cell: number) => cell % shape.columns;
  const rows = new Lines(shape.rows, shape.columns, goalCell, rowOf, keeper);
  const columns = new Lines(shape.columns, shape.rows, goalCell, columnOf, keeper);
  return Object.assign((board: Board) => rows.distance(board) + columns.distance(board), { rows, columns });
}

export function isWalkingDistance(heuristic: Heuristic<Board>): heuristic is WalkingDistance {
  return "rows" in heuristic && "columns" in heuristic;
}

/** Rows or columns, numbered so that the blank is at home in the first half: mirrored goals share a table. */
class Lines {
  readonly counts: LineCounts;
  /** By state of `counts`. */
  readonly table: Uint8Array;
  /** The line of each cell, and the home line of each tile. */
  readonly lineOf: Int32Array;
  readonly homeOf: Int32Array;
  private readonly digitOf: Int32Array;
  private readonly digits: Int32Array;

  constructor(
    lines: number,
    length: number,
    goalCell: readonly number[],
    lineOf: (cell: number) => number,
    keeper: TableKeeper,
  ) {
    const goalLine = lineOf(goalCell[0]!);
    const isTurned = goalLine > lines - 1 - goalLine;
    this.lineOf = Int32Array.from(goalCell, (_, cell) =>
      isTurned ? lines - 1 - lineOf(cell) : lineOf(cell),
    );
    this.homeOf = Int32Array.from(goalCell, (cell) => this.lineOf[cell]!);
    const goalBlank = this.homeOf[0]!;
    const counts = new LineCounts(lines, length, goalBlank);
    this.counts = counts;
    this.table = keeper.table(`walking-${lines}x${length}-${goalBlank}`, counts.count, (progress) =>
      distances(counts, progress),
    );
    this.digits = new Int32Array(lines);
    this.digitOf = this.homeOf.map((home) => counts.digit(home));
    this.digitOf[0] = 0;
  }

  state(board: Board): number {
    const { digits, digitOf, lineOf } = this;
    digits.fill(0);
    for (let cell = 0; cell < board.length; cell++) digits[lineOf[cell]!]! += digitOf[board[cell]!]!;
    return this.counts.state(digits);
  }

  distance(board: Board): number {
    return this.table[this.state(board)]!;
  }

  /** How many entries `steps` has. */
  get stepCount(): number {
    return this.counts.count * 2 * this.counts.lines;
  }

  /**
   * Where each step leads, made once. A state begins at `state * 2 * lines`; from there on, at `direction * lines +
   * home line of the tile`, is `beginning of the next state << 8 | its distance`. The direction is 0 if the blank goes
   * to a line with a lower number, else 1.
   */
  steps(): Int32Array {
    let steps = stepsByTable.get(this.table);
    if (steps === undefined) stepsByTable.set(this.table, (steps = stepTable(this.counts, this.table)));
    return steps;
  }
}

/** Rows and columns of a square often have the same table, and then the same steps. */
const stepsByTable = new WeakMap<Uint8Array, Int32Array>();

function stepTable(counts: LineCounts, table: Uint8Array): Int32Array {
  const to = new Int32Array(2 * counts.lines);
  const steps = new Int32Array(counts.count * to.length);
  for (let state = 0; state < counts.count; state++) {
    counts.steps(state, to);
    to.forEach((next, step) => {
      if (next !== -1) steps[state * to.length + step] = ((next * to.length) << 8) | table[next]!;
    });
  }
  return steps;
}

/** Breadth-first search from the goal over all states. */
function distances(counts: LineCounts, progress: (share: number) => void): Uint8Array {
  const unknown = 255;
  const table = new Uint8Array(counts.count).fill(unknown);
  const queue = new Int32Array(counts.count);
  const to = new Int32Array(2 * counts.lines);
  queue[0] = counts.goal();
  table[queue[0]!] = 0;
  let queued = 1;
  for (let taken = 0; taken < queued; taken++) {
    const state = queue[taken]!;
    const further = table[state]! + 1;
    counts.steps(state, to);
    for (const next of to) {
      if (next === -1 || table[next] !== unknown) continue;
      table[next] = further;
      queue[queued++] = next;
    }
    if (taken % 1_000_000 === 0) progress(taken / counts.count);
  }
  return table;
}
