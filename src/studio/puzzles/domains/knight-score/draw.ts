/** A board of the knight score game as a picture: letters above, numbers on the left, the knight on its cell. */
import { type Shape as BoardShape, type Cell, cellName } from "../../../../domains/knight-score/board.ts";
import type { Group, Marks, Paint, Picture, Shape } from "../../../ui/picture/picture.ts";

export const CELL = 60;
export const MARGIN = 30;
/** In a box of 24 by 24. */
const KNIGHT =
  "M6.5 21.5h12l-.5-2.6c2-2.3 2.9-5.2 2.5-8.6C20 6.2 17 3.3 12.5 3L11.3 1 9.9 3.4C7.9 4.4 6.2 6.6 5.2 9.6L3.5 13.3l1.9 2.4 3.2-1.2c1.1-.1 2.1-.5 2.9-1.2-.1 2.6-4.2 3.7-5 8.2z";

export interface KnightBoard {
  readonly cells: readonly Cell[];
  readonly knight: number;
  /** The knight of the second player. */
  readonly rival?: number;
}

export function drawKnight(
  { shape }: { readonly shape: BoardShape },
  { cells, knight, rival = -1 }: KnightBoard,
  marks: Marks = {},
): Picture {
  const { rows, columns } = shape;
  const place = (cell: number) => ({
    x: MARGIN + (cell % columns) * CELL,
    y: MARGIN + Math.floor(cell / columns) * CELL,
  });
  const letters = Array.from({ length: columns }, (_, column) =>
    margin(
      `column-${column}`,
      MARGIN + (column + 0.5) * CELL,
      MARGIN / 2,
      cellName(shape, column).slice(0, 1),
    ),
  );
  const numbers = Array.from({ length: rows }, (_, row) =>
    margin(`row-${row}`, MARGIN / 2, MARGIN + (row + 0.5) * CELL, String(row + 1)),
  );
  const squares = cells.map((value, cell): Group => {
    const isDark = (Math.floor(cell / columns) + (cell % columns)) % 2 === 1;
    return { key: `cell-${cell}`, ...place(cell), shapes: cellShapes(value, isDark, cell, marks) };
  });
  const figures = [
    ...figure("knight", knight, place, { ground: "current-soft", edge: "current", ink: "ink" }),
    ...figure("rival", rival, place, { ground: "ink", edge: "current", ink: "square" }),
  ];
  return {
    width: MARGIN + columns * CELL + 6,
    height: MARGIN + rows * CELL + 6,
    groups: [...letters, ...numbers, ...squares, ...figures],
  };
}

interface FigureColours {
  readonly ground: Paint;
  readonly edge: Paint;
  readonly ink: Paint;
}

/** A knight on its cell; nothing before it is placed. */
function figure(
  key: string,
  cell: number,
  place: (cell: number) => { readonly x: number; readonly y: number },
  { ground, edge, ink }: FigureColours,
): Group[] {
  if (cell < 0) return [];
  const frame: Shape = {
    type: "rect",
    x: 2,
    y: 2,
    width: CELL - 4,
    height: CELL - 4,
    round: 8,
    fill: ground,
    stroke: edge,
    strokeWidth: 2.5,
  };
  return [
    { key, ...place(cell), shapes: [frame] },
    {
      key: `${key}-figure`,
      ...shifted(place(cell), 8),
      scale: 1.85,
      shapes: [{ type: "path", d: KNIGHT, fill: ink }],
    },
  ];
}

function shifted({ x, y }: { readonly x: number; readonly y: number }, by: number): { x: number; y: number } {
  return { x: x + by, y: y + by };
}

function margin(key: string, x: number, y: number, text: string): Group {
  return { key, x, y, shapes: [{ type: "text", x: 0, y: 0, text, size: 16, fill: "ink-soft" }] };
}

function cellShapes(value: Cell, isDark: boolean, cell: number, marks: Marks): Shape[] {
  const isBright = marks.bright?.has(cell) ?? false;
  const text = value === null ? [] : [numberText(value)];
  const note = marks.notes?.get(cell);
  return [
    {
      type: "rect",
      x: 0,
      y: 0,
      width: CELL,
      height: CELL,
      fill: isDark ? "square-dark" : "square",
      stroke: "line",
      strokeWidth: 1,
    },
    ...(isBright
      ? [
          {
            type: "rect",
            x: 4,
            y: 4,
            width: CELL - 8,
            height: CELL - 8,
            round: 8,
            fill: "frontier-soft",
            stroke: "frontier",
            strokeWidth: 3,
          } as const,
        ]
      : []),
    ...text,
    ...(note === undefined
      ? []
      : [{ type: "text", x: CELL - 14, y: 13, text: note, size: 13, fill: "frontier" } as const]),
  ];
}

function numberText(value: number): Shape {
  const text = String(value);
  return {
    type: "text",
    x: CELL / 2,
    y: CELL / 2,
    text,
    size: text.length > 3 ? 16 : 22,
    fill: "ink",
    bold: true,
  };
}
