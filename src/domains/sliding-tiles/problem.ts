/** The sliding puzzle as a problem: a state is a board, an action a move of the blank, each step costs 1. */
import type {
  BackwardProblem,
  GraphForm,
  GraphOrder,
  Heuristic,
  InPlaceForm,
  Key,
  PackedForm,
  Problem,
  Sentence,
} from "../../search/index.ts";
import { lastMade } from "../last-made.ts";
import { textSentence } from "../text/text-sentences.ts";
import {
  type Board,
  defaultGoal,
  isReachable,
  type Move,
  moved,
  moves,
  opposite,
  type Shape,
  target,
} from "./board.ts";
import { graphForm } from "./fast/graph-memory.ts";
import { inPlaceForm } from "./fast/in-place.ts";
import { packedForm } from "./fast/packed.ts";

export interface SlidingTilesOptions {
  /** By default 1 2 3 … with the blank last. */
  readonly goal?: Board | undefined;
  /** The order in which moves are tried; up, left, right, down by default. */
  readonly order?: readonly Move[] | undefined;
  /** The order at the start, if different. */
  readonly rootOrder?: readonly Move[] | undefined;
}

/** The moves possible with the blank on a cell, in the requested order, and where each leads. */
export interface CellMoves {
  readonly moves: readonly Move[];
  readonly targets: readonly number[];
}

export class SlidingTiles implements Problem<Board, Move> {
  readonly starts: readonly Board[];
  readonly goal: Board;
  readonly integerCosts = true;
  readonly backward: BackwardProblem<Board, Move>;
  readonly order: readonly Move[];
  /** By cell of the blank. */
  readonly cellMoves: readonly CellMoves[];
  private readonly rootMoves: readonly CellMoves[] | undefined;
  private readonly goalKey: Key;

  constructor(
    readonly shape: Shape,
    readonly start: Board,
    options: SlidingTilesOptions = {},
  ) {
    this.starts = [start];
    this.goal = options.goal ?? defaultGoal(shape);
    this.goalKey = this.key(this.goal);
    this.order = options.order ?? moves;
    this.cellMoves = movesByCell(shape, this.order);
    this.rootMoves = options.rootOrder && movesByCell(shape, options.rootOrder);
    this.backward = {
      starts: [this.goal],
      actions: (board) => this.cellMoves[board.indexOf(0)]!.moves.map((move) => opposite[move]),
      result: (board, move) => this.result(board, opposite[move]),
    };
  }

  actions(board: Board): readonly Move[] {
    const byCell = this.rootMoves !== undefined && board === this.start ? this.rootMoves : this.cellMoves;
    return byCell[board.indexOf(0)]!.moves;
  }

  result(board: Board, move: Move): Board {
    const blank = board.indexOf(0);
    return moved(board, blank, target(this.shape, blank, move));
  }

  isGoal(board: Board): boolean {
    return this.key(board) === this.goalKey;
  }

  /** A small whole number for boards of up to nine cells, else a string. */
  key(board: Board): Key {
    const cells = board.length;
    if (cells > 9) return String.fromCharCode(...board);
    let key = 0;
    for (let cell = 0; cell < cells; cell++) key = key * 9 + board[cell]!;
    return key;
  }

  unsolvable(): Sentence | undefined {
    return isReachable(this.shape, this.start, this.goal) ? undefined : textSentence("wrong-parity");
  }

  packed(heuristic: Heuristic<Board>): PackedForm<Board> | undefined {
    if (this.rootMoves !== undefined) return undefined;
    const { cellMoves, goalKey } = this;
    const last = lastPacked;
    if (last?.heuristic === heuristic && last.cellMoves === cellMoves && last.goalKey === goalKey)
      return last.form;
    const form = packedForm(this, heuristic);
    lastPacked = { heuristic, cellMoves, goalKey, form };
    return form;
  }

  graph(heuristic: Heuristic<Board>, order: GraphOrder): GraphForm<Board> | undefined {
    return this.rootMoves === undefined ? graphForm(this, heuristic, order) : undefined;
  }

  inPlace(heuristic: Heuristic<Board>): InPlaceForm<Board> | undefined {
    return this.rootMoves === undefined ? inPlaceForm(this, heuristic) : undefined;
  }
}

/** Kept for the next search: building the tables takes as long as a few hundred nodes. */
let lastPacked:
  | {
      readonly heuristic: Heuristic<Board>;
      readonly cellMoves: readonly CellMoves[];
      readonly goalKey: Key;
      readonly form: PackedForm<Board>;
    }
  | undefined;

const lastMoves = lastMade<readonly CellMoves[]>();

function movesByCell(shape: Shape, order: readonly Move[]): readonly CellMoves[] {
  return lastMoves(`${shape.rows}x${shape.columns} ${order}`, () =>
    Array.from({ length: shape.rows * shape.columns }, (_, blank) => {
      const possible = order.filter((move) => target(shape, blank, move) >= 0);
      return { moves: possible, targets: possible.map((move) => target(shape, blank, move)) };
    }),
  );
}
