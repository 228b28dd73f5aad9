/** How boards of Eternity II are drawn, and where their cells are. */
import { type Board, EMPTY, pieceOn } from "../../../../domains/eternity2/board.ts";
import type { Puzzle } from "../../../../domains/eternity2/pieces.ts";
import type { Problem } from "../../../../search/index.ts";
import type { BoardKind } from "../../board/board-kind.ts";
import { drawPieces, PIECE, RIM } from "./draw.ts";

/** Both formulations of the problem know their pieces. */
export interface PiecesProblem extends Problem<Board, unknown> {
  readonly puzzle: Puzzle;
}

export const piecesBoard: BoardKind<{ readonly puzzle: Puzzle }, { readonly cells: readonly number[] }> = {
  room: "medium",
  draw: drawPieces,
  grid: ({ puzzle: { width, height } }) => ({
    rows: height,
    columns: width,
    left: RIM,
    top: RIM,
    side: PIECE,
  }),
  content: ({ cells }, cell) => (cells[cell] === EMPTY ? "·" : String(pieceOn(cells[cell]!) + 1)),
};
