/** A board of Eternity II as a picture: four triangles per piece, a bar where two sides differ, letters on small boards. */
import { colourAt, conflicts, EMPTY } from "../../../../domains/eternity2/board.ts";
import { colourCode, rgb } from "../../../../domains/eternity2/pictures/palette.ts";
import type { Puzzle } from "../../../../domains/eternity2/pieces.ts";
import type { Group, Marks, Picture, Shape } from "../../../ui/picture/picture.ts";

export const PIECE = 60;
export const RIM = 6;
const corners = [
  [0, 0],
  [PIECE, 0],
  [PIECE, PIECE],
  [0, PIECE],
] as const;
/** By side: the bar on its edge, and the place of its letter. */
const bars = [
  [10, 0, PIECE - 20, 6],
  [PIECE - 6, 10, 6, PIECE - 20],
  [10, PIECE - 6, PIECE - 20, 6],
  [0, 10, 6, PIECE - 20],
] as const;
const letterPlaces = [
  [PIECE / 2, 13],
  [PIECE - 12, PIECE / 2],
  [PIECE / 2, PIECE - 12],
  [12, PIECE / 2],
] as const;
/** On wider boards letters would be too small to read. */
const WIDEST_WITH_LETTERS = 8;

export function drawPieces(
  { puzzle }: { readonly puzzle: Puzzle },
  { cells }: { readonly cells: readonly number[] },
  marks: Marks = {},
): Picture {
  const width = puzzle.width * PIECE + 2 * RIM;
  const height = puzzle.height * PIECE + 2 * RIM;
  const place = (cell: number) => ({
    x: RIM + (cell % puzzle.width) * PIECE,
    y: RIM + Math.floor(cell / puzzle.width) * PIECE,
  });
  const wrong = new Map<number, number[]>();
  for (const { cell, side } of marks.loose ? [] : conflicts(puzzle, cells))
    wrong.set(cell, [...(wrong.get(cell) ?? []), side]);
  const frame: Group = {
    key: "frame",
    x: 0,
    y: 0,
    shapes: [{ type: "rect", x: 0, y: 0, width, height, round: 8, fill: "#5c5c5c" }],
  };
  const pieces = cells.map((value, cell): Group => {
    const shapes = value === EMPTY ? emptyCell : pieceShapes(puzzle, value);
    const more = [...conflictBars(wrong.get(cell) ?? []), ...markShapes(cell, marks)];
    return { key: `cell-${cell}`, ...place(cell), shapes: more.length === 0 ? shapes : [...shapes, ...more] };
  });
  return { width, height, groups: [frame, ...pieces] };
}

/** A single piece, for the tray. */
export function drawPiece(puzzle: Puzzle, value: number): Picture {
  const single = { ...puzzle, width: 1, height: 1 };
  const group = { key: "piece", x: 0, y: 0, shapes: makePieceShapes(single, value) };
  return { width: PIECE, height: PIECE, groups: [group] };
}

const emptyCell: readonly Shape[] = [
  {
    type: "rect",
    x: 0,
    y: 0,
    width: PIECE,
    height: PIECE,
    fill: "well",
    stroke: "line-strong",
    strokeWidth: 1,
  },
];

/** By puzzle and content of a cell: always the same objects, so that the page can tell that nothing has changed. */
const known = new WeakMap<Puzzle, Map<number, readonly Shape[]>>();

function pieceShapes(puzzle: Puzzle, value: number): readonly Shape[] {
  let ofPuzzle = known.get(puzzle);
  if (ofPuzzle === undefined) known.set(puzzle, (ofPuzzle = new Map()));
  let shapes = ofPuzzle.get(value);
  if (shapes === undefined) ofPuzzle.set(value, (shapes = makePieceShapes(puzzle, value)));
  return shapes;
}

function makePieceShapes(puzzle: Puzzle, value: number): Shape[] {
  const sides = [0, 1, 2, 3].map((side) => colourAt(puzzle, [value], 0, side));
  const middle = [PIECE / 2, PIECE / 2] as const;
  const triangles = sides.map((colour, side): Shape => {
    const points = [corners[side]!, corners[(side + 1) % 4]!, middle];
    return { type: "polygon", points, fill: colourCode(colour) };
  });
  const letters = sides.flatMap((colour, side): Shape[] => {
    if (colour === 0 || puzzle.width > WIDEST_WITH_LETTERS) return [];
    const [x, y] = letterPlaces[side]!;
    return [
      {
        type: "text",
        x,
        y,
        text: String.fromCharCode(96 + colour),
        size: 14,
        fill: inkOn(colour),
        bold: true,
      },
    ];
  });
  const outline: Shape = {
    type: "rect",
    x: 0,
    y: 0,
    width: PIECE,
    height: PIECE,
    fill: null,
    stroke: "#202020",
    strokeWidth: 1.5,
  };
  return [...triangles, ...letters, outline];
}

function inkOn(colour: number): string {
  const [red, green, blue] = rgb(colour);
  return red * 0.3 + green * 0.59 + blue * 0.11 > 130 ? "#101010" : "#ffffff";
}

function conflictBars(sides: readonly number[]): Shape[] {
  return sides.map((side) => {
    const [x, y, width, height] = bars[side]!;
    return { type: "rect", x, y, width, height, fill: "#d00000", stroke: "#ffffff", strokeWidth: 1.5 };
  });
}

function markShapes(cell: number, { bright, held, notes }: Marks): Shape[] {
  const note = notes?.get(cell);
  const isMarked = bright?.has(cell) || held === cell;
  return [
    ...(isMarked
      ? [
          {
            type: "rect",
            x: 3,
            y: 3,
            width: PIECE - 6,
            height: PIECE - 6,
            fill: null,
            stroke: "focus",
            strokeWidth: 4,
          } as const,
        ]
      : []),
    ...(note === undefined
      ? []
      : [{ type: "text", x: PIECE / 2, y: PIECE / 2, text: note, size: 14, fill: "frontier" } as const]),
  ];
}
