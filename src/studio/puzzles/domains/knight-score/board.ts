/** How boards of the knight score game are drawn, and where their cells are. */
import type { Shape } from "../../../../domains/knight-score/board.ts";
import type { BoardKind } from "../../board/board-kind.ts";
import { CELL, drawKnight, type KnightBoard, MARGIN } from "./draw.ts";

export const knightBoard: BoardKind<{ readonly shape: Shape }, KnightBoard> = {
  room: "large",
  draw: drawKnight,
  grid: ({ shape }) => ({ ...shape, left: MARGIN, top: MARGIN, side: CELL }),
  content({ cells, knight, rival }, cell) {
    if (cell === knight) return "♘";
    return cell === rival ? "♞" : String(cells[cell] ?? "·");
  },
};
