/** How sliding boards are drawn, and where their cells are. */
import type { Board, Shape } from "../../../../domains/sliding-tiles/board.ts";
import type { BoardKind } from "../../board/board-kind.ts";
import { drawTiles, RIM, TILE } from "./draw.ts";

export const tilesBoard: BoardKind<{ readonly shape: Shape; readonly goal: Board }, Board> = {
  room: "small",
  draw: drawTiles,
  grid: ({ shape }) => ({ ...shape, left: RIM, top: RIM, side: TILE }),
  content: (board, cell) => String(board[cell] || "·"),
};
