/** Eternity II on the page. */
import { type Board, cellValue, EMPTY, isValid, pieceOn } from "../../../../domains/eternity2/board.ts";
import { cellOrders } from "../../../../domains/eternity2/cell-orders.ts";
import { costs } from "../../../../domains/eternity2/heuristics/costs.ts";
import { instances } from "../../../../domains/eternity2/instances.ts";
import type { Puzzle } from "../../../../domains/eternity2/pieces.ts";
import { formatPuzzle } from "../../../../domains/eternity2/text.ts";
import { summaries } from "../../../../words/rows/eternity2.ts";
import type { Held, PuzzleRow } from "../row.ts";
import { type PiecesProblem, piecesBoard } from "./board.ts";
import { PieceTray } from "./piece-tray.tsx";
import { PiecesSetup } from "./setup.tsx";
import { type PiecesWords, piecesWords } from "./words.ts";

const isUniform = ({ cost }: Readonly<Record<string, string>>) => cost === undefined || cost === "uniform";

export const eternity2: PuzzleRow<PiecesProblem, Board, PiecesWords> = {
  words: piecesWords,
  summaries,
  first: {
    input: { instance: "report-4x4" },
    settings: { formulation: "matching", strategy: "depth-first" },
    rivals: [
      { strategy: "breadth-first", heuristic: "border-first" },
      { strategy: "depth-first", heuristic: "border-first" },
      { strategy: "a-star", heuristic: "border-first" },
      { strategy: "greedy", heuristic: "colours" },
    ],
  },
  board: piecesBoard,
  Setup: PiecesSetup,
  instanceText: (name) => formatPuzzle(instances[name]!.puzzle),
  boardOptions: [],
  choices: {
    formulation: { values: ["matching", "anywhere"], byDefault: "anywhere" },
    fill: { values: Object.keys(cellOrders), byDefault: "row" },
    cost: { values: Object.keys(costs), byDefault: "uniform" },
    pieces: { values: ["stored", "scrambled"], byDefault: "stored" },
    seed: { byDefault: "1" },
  },
  costs: {
    areUnit: isUniform,
    // Every piece is laid down once.
    areEqual: isUniform,
    isOptimumFixed: false,
    best: () => undefined,
  },
  play: {
    press: ({ opened, state }, cell, held) => placed(opened.problem.puzzle, state, cell, held),
    isSolved: ({ opened, state: { cells, filled } }) =>
      filled === cells.length && isValid(opened.problem.puzzle, cells),
    hintRequest({ opened, state }) {
      const hints = state.cells.flatMap((value, cell) =>
        value === EMPTY ? [] : [{ cell, piece: pieceOn(value), rotation: (value - 1) & 3 }],
      );
      return {
        input: { text: formatPuzzle({ ...opened.problem.puzzle, hints }) },
        settings: { pieces: "stored", formulation: "matching", strategy: "depth-first" },
      };
    },
    hintPlace({ opened }, action) {
      const [, piece, x, y, degrees = "0"] = /^(\d+)@(\d+),(\d+)(?:\+(\d+))?$/.exec(action)!;
      return {
        cell: Number(y) * opened.problem.puzzle.width + Number(x),
        held: { piece: Number(piece) - 1, rotation: Number(degrees) / 90 },
      };
    },
    hintText: (words, _, { held }) => words.hint(held!.piece + 1),
    // The pieces on the board are hints for the solver, which refuses those that do not fit.
    isRefusalDeadEnd: true,
    Side: PieceTray,
  },
};

/** A piece laid down on an empty cell, or taken back from a full one; the puzzle's own hints stay. */
function placed({ hints }: Puzzle, board: Board, cell: number, held: Held | null): Board | undefined {
  if (board.cells[cell] !== EMPTY) {
    if (hints.some((hint) => hint.cell === cell)) return undefined;
    return { cells: board.cells.with(cell, EMPTY), last: -1, filled: board.filled - 1 };
  }
  if (held === null) return undefined;
  const cells = board.cells.with(cell, cellValue(held.piece, held.rotation));
  return { cells, last: cell, filled: board.filled + 1 };
}
