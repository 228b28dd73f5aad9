/** A game that a person plays: the boards so far, with undo and redo. Pure. */
import { cellValue, EMPTY, isValid, type Board as PieceBoard } from "../../../domains/eternity2/board.ts";
import { formatPuzzle } from "../../../domains/eternity2/text.ts";
import type { OpenedProblem, Settings } from "../../../domains/index.ts";
import { cellName } from "../../../domains/knight-score/board.ts";
import type { KnightState } from "../../../domains/knight-score/problem.ts";
import { type Move, type Board as TileBoard, target } from "../../../domains/sliding-tiles/board.ts";
import { formatBoard } from "../../../domains/sliding-tiles/text.ts";
import type { KnightAbout, PiecesAbout, TilesAbout } from "../board/board-kinds.ts";
import type { SearchRequest } from "../search/messages.ts";
import { slid } from "../setup/edit-tiles.ts";
import { problemSettings } from "../watch/best-solution.ts";

export interface Game {
  readonly states: readonly unknown[];
  /** Which of them is on the board; also the number of moves. */
  readonly at: number;
}

export const newGame = (start: unknown): Game => ({ states: [start], at: 0 });

export function moved({ states, at }: Game, state: unknown): Game {
  return { states: [...states.slice(0, at + 1), state], at: at + 1 };
}

export function wentTo({ states, at }: Game, by: number): Game {
  return { states, at: Math.max(0, Math.min(states.length - 1, at + by)) };
}

type Opened = OpenedProblem<unknown, unknown>;

/** A piece in the hand: which one, and its quarter turns clockwise. */
export interface HeldPiece {
  readonly piece: number;
  readonly rotation: number;
}

/** The board after a click on a cell; undefined if the click means nothing. */
export function pressed(
  domain: string,
  { problem }: Opened,
  state: unknown,
  cell: number,
  held: HeldPiece | null,
): unknown {
  if (domain === "sliding-tiles")
    return slid((problem as unknown as TilesAbout).shape, state as TileBoard, cell);
  if (domain === "knight-score") {
    const name = cellName((problem as unknown as KnightAbout).shape, cell);
    const jump = problem.actions(state).find((action) => String(action).split("x")[0] === name);
    return jump === undefined ? undefined : problem.result(state, jump);
  }
  return placed(problem as unknown as PiecesAbout, state as PieceBoard, cell, held);
}

/** A piece laid down on an empty cell, or taken back from a full one; hints stay. */
function placed(
  { puzzle }: PiecesAbout,
  board: PieceBoard,
  cell: number,
  held: HeldPiece | null,
): PieceBoard | undefined {
  if (board.cells[cell] !== EMPTY) {
    if (puzzle.hints.some((hint) => hint.cell === cell)) return undefined;
    return { cells: board.cells.with(cell, EMPTY), last: -1, filled: board.filled - 1 };
  }
  if (held === null) return undefined;
  const cells = board.cells.with(cell, cellValue(held.piece, held.rotation));
  return { cells, last: cell, filled: board.filled + 1 };
}

/** The arrow keys move a tile: the one that can go that way. */
const gapMoves: Readonly<Record<string, Move>> = {
  ArrowUp: "down",
  ArrowDown: "up",
  ArrowLeft: "right",
  ArrowRight: "left",
};

export function arrowMove({ problem }: Opened, state: unknown, key: string): unknown {
  const move = gapMoves[key];
  return move !== undefined && problem.actions(state).includes(move)
    ? problem.result(state, move)
    : undefined;
}

/** Cells that a click on would do something, where that is worth marking. */
export function openCells(domain: string, { problem }: Opened, state: unknown): Set<number> {
  if (domain !== "knight-score") return new Set();
  const names = new Set(problem.actions(state).map((action) => String(action).split("x")[0]));
  const { shape } = problem as unknown as KnightAbout;
  const { cells } = state as KnightState;
  return new Set(cells.flatMap((_, cell) => (names.has(cellName(shape, cell)) ? [cell] : [])));
}

export function isSolved(domain: string, { problem }: Opened, state: unknown): boolean {
  if (domain !== "eternity2") return problem.isGoal(state);
  const { cells, filled } = state as PieceBoard;
  return filled === cells.length && isValid((problem as unknown as PiecesAbout).puzzle, cells);
}

/** The search whose first step is a hint for this board. */
export function hintRequest(
  domain: string,
  opened: Opened,
  state: unknown,
  settings: Settings,
): SearchRequest {
  const own = { ...problemSettings(settings), time: "15s" };
  if (domain === "sliding-tiles") {
    const { shape, goal } = opened.problem as unknown as TilesAbout;
    const cells = shape.rows * shape.columns;
    const means =
      cells <= 9
        ? { strategy: "a-star", heuristic: "linear-conflict" }
        : cells === 16
          ? { strategy: "ida-star", heuristic: "pdb-5-5-5" }
          : { strategy: "weighted-a-star", heuristic: "linear-conflict", weight: "3" };
    const { "root-order": _, ...options } = own as Record<string, string>;
    const text = formatBoard(state as TileBoard, shape);
    return { domain, input: { text }, settings: { ...options, ...means, goal: goal.join(" ") } };
  }
  if (domain === "knight-score") {
    const { target: _, random: __, problem: ___, ...options } = own as Record<string, string>;
    const means = { strategy: "a-star", heuristic: "reach" };
    return { domain, input: { text: opened.line(state) }, settings: { ...options, ...means } };
  }
  const { puzzle } = opened.problem as unknown as PiecesAbout;
  const hints = (state as PieceBoard).cells.flatMap((value, cell) =>
    value === EMPTY ? [] : [{ cell, piece: (value - 1) >> 2, rotation: (value - 1) & 3 }],
  );
  const means = { pieces: "stored", formulation: "matching", strategy: "depth-first" };
  return { domain, input: { text: formatPuzzle({ ...puzzle, hints }) }, settings: { ...means, time: "15s" } };
}

/** Where a hint's action happens on the board, and for a piece which one it is. */
export function hintPlace(
  domain: string,
  { problem }: Opened,
  state: unknown,
  action: string,
): { readonly cell: number; readonly held?: HeldPiece } {
  if (domain === "sliding-tiles") {
    const { shape } = problem as unknown as TilesAbout;
    return { cell: target(shape, (state as TileBoard).indexOf(0), action as Move) };
  }
  if (domain === "knight-score") {
    const { shape } = problem as unknown as KnightAbout;
    const name = action.split("x")[0];
    return { cell: (state as KnightState).cells.findIndex((_, cell) => cellName(shape, cell) === name) };
  }
  const [, piece, x, y, degrees = "0"] = /^(\d+)@(\d+),(\d+)(?:\+(\d+))?$/.exec(action)!;
  const { puzzle } = problem as unknown as PiecesAbout;
  return {
    cell: Number(y) * puzzle.width + Number(x),
    held: { piece: Number(piece) - 1, rotation: Number(degrees) / 90 },
  };
}
