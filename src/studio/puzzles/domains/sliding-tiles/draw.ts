/** A sliding puzzle as a picture: tiles in their place have a line below their number. */
import type { Board, Shape as BoardShape } from "../../../../domains/sliding-tiles/board.ts";
import type { Group, Marks, Picture, Shape } from "../../../ui/picture/picture.ts";

export const TILE = 100;
export const RIM = 10;
const GAP = 4;

export function drawTiles(
  { shape, goal }: { readonly shape: BoardShape; readonly goal: Board },
  board: Board,
  marks: Marks = {},
): Picture {
  const width = shape.columns * TILE + 2 * RIM;
  const height = shape.rows * TILE + 2 * RIM;
  const frame: Group = {
    key: "frame",
    x: 0,
    y: 0,
    shapes: [
      { type: "rect", x: 0, y: 0, width, height, round: 14, fill: "well", stroke: "line", strokeWidth: 1.5 },
    ],
  };
  // In the order of their numbers, so that no tile leaves the page while it moves.
  const cells = [...board.keys()].filter((cell) => board[cell] !== 0).sort((a, b) => board[a]! - board[b]!);
  const tiles = cells.map((cell): Group => {
    const tile = board[cell]!;
    const x = RIM + (cell % shape.columns) * TILE;
    const y = RIM + Math.floor(cell / shape.columns) * TILE;
    return { key: `tile-${tile}`, x, y, shapes: tileShapes(tile, goal[cell] === tile, cell, marks) };
  });
  const bright = [...(marks.bright ?? [])].map((cell): Group => {
    const x = RIM + (cell % shape.columns) * TILE;
    const y = RIM + Math.floor(cell / shape.columns) * TILE;
    return { key: `bright-${cell}`, x, y, shapes: [outline("focus")] };
  });
  return { width, height, groups: [frame, ...tiles, ...bright] };
}

function outline(stroke: string): Shape {
  const side = TILE - 2 * GAP;
  return {
    type: "rect",
    x: GAP,
    y: GAP,
    width: side,
    height: side,
    round: 10,
    fill: null,
    stroke,
    strokeWidth: 5,
  };
}

function tileShapes(tile: number, isHome: boolean, cell: number, marks: Marks): Shape[] {
  const side = TILE - 2 * GAP;
  const middle = TILE / 2;
  const note = marks.notes?.get(cell);
  return [
    {
      type: "rect",
      x: GAP,
      y: GAP,
      width: side,
      height: side,
      round: 10,
      fill: isHome ? "tile-home" : "tile",
      stroke: marks.held === cell ? "focus" : isHome ? "accent" : "tile-line",
      strokeWidth: marks.held === cell ? 5 : 1.5,
    },
    { type: "text", x: middle, y: middle, text: String(tile), size: 40, fill: "ink", bold: true },
    ...(isHome
      ? [{ type: "rect", x: middle - 12, y: 78, width: 24, height: 4, round: 2, fill: "accent" } as const]
      : []),
    ...(note === undefined
      ? []
      : [{ type: "text", x: TILE - 20, y: 22, text: note, size: 20, fill: "frontier" } as const]),
  ];
}
