/** The table of boards: how each domain's states are drawn, and where their cells are. */

import type { Board as PieceBoard } from "../../../domains/eternity2/board.ts";
import type { Puzzle } from "../../../domains/eternity2/pieces.ts";
import type { Cell, Shape } from "../../../domains/knight-score/board.ts";
import type { Board as TileBoard } from "../../../domains/sliding-tiles/board.ts";
import { CELL, drawKnight, type KnightBoard, MARGIN } from "./draw-knight.ts";
import { drawPieces, PIECE, RIM as PIECE_RIM } from "./draw-pieces.ts";
import { drawTiles, TILE, RIM as TILE_RIM } from "./draw-tiles.ts";
import type { Marks, Picture } from "./picture.ts";

/** What a board's problem must tell for it to be drawn. */
export interface TilesAbout {
  readonly shape: Shape;
  readonly goal: TileBoard;
}
export interface KnightAbout {
  readonly shape: Shape;
  readonly target: number;
}
export interface PiecesAbout {
  readonly puzzle: Puzzle;
}

/** Where the cells lie in a picture. */
interface CellGrid {
  readonly rows: number;
  readonly columns: number;
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

interface BoardKind {
  draw(about: unknown, state: unknown, marks?: Marks): Picture;
  grid(about: unknown): CellGrid;
  /** What stands on a cell, in a few characters, for those who hear the board. */
  content(about: unknown, state: unknown, cell: number): string;
}

export const boardKinds: Readonly<Record<string, BoardKind>> = {
  "sliding-tiles": {
    draw: (about, state, marks) => drawTiles(about as TilesAbout, state as TileBoard, marks),
    grid: (about) => ({ ...(about as TilesAbout).shape, left: TILE_RIM, top: TILE_RIM, side: TILE }),
    content: (_, state, cell) => String((state as TileBoard)[cell] || "·"),
  },
  "knight-score": {
    draw: (about, state, marks) => drawKnight(about as KnightAbout, state as KnightBoard, marks),
    grid: (about) => ({ ...(about as KnightAbout).shape, left: MARGIN, top: MARGIN, side: CELL }),
    content: (_, state, cell) => {
      const { cells, knight } = state as { readonly cells: readonly Cell[]; readonly knight: number };
      return knight === cell ? "♞" : String(cells[cell] ?? "·");
    },
  },
  eternity2: {
    draw: (about, state, marks) => drawPieces(about as PiecesAbout, state as PieceBoard, marks),
    grid: (about) => {
      const { width, height } = (about as PiecesAbout).puzzle;
      return { rows: height, columns: width, left: PIECE_RIM, top: PIECE_RIM, side: PIECE };
    },
    content: (_, state, cell) => {
      const value = (state as PieceBoard).cells[cell]!;
      return value === 0 ? "·" : String(((value - 1) >> 2) + 1);
    },
  },
};
