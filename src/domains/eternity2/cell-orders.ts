/** The orders in which the cells of a board can be filled, by name, and the distance of a cell to the centre. */
import { OptionError } from "../../search/index.ts";
import { settingSentence } from "../text/setting-sentences.ts";
import type { Puzzle } from "./pieces.ts";

type Size = Pick<Puzzle, "width" | "height">;

interface CellOrder {
  readonly summary: string;
  /** All cells, numbered row by row. */
  cells(size: Size): number[];
}

export const cellOrders = {
  row: { summary: "row by row", cells: rows },
  snake: {
    summary: "row by row, every second row backwards",
    cells: ({ width, height }) =>
      rows({ width, height }).map((cell) => {
        const x = cell % width;
        return ((cell - x) / width) % 2 === 0 ? cell : cell + width - 1 - 2 * x;
      }),
  },
  spiral: { summary: "along the rim from the first corner, then inwards", cells: spiral },
  "border-first": {
    summary: "the rim, then the inner cells row by row",
    cells: (size) => {
      const rim = spiral(size).slice(0, rimLength(size));
      return [...rim, ...rows(size).filter((cell) => !rim.includes(cell))];
    },
  },
} satisfies Record<string, CellOrder>;

/** An order by its name, or a list of all cells: `0,1,2,…` row by row, or `x:y` of each. */
export function cellOrder(size: Size, text: string): number[] {
  const named: CellOrder | undefined = cellOrders[text as keyof typeof cellOrders];
  if (named !== undefined) return named.cells(size);
  const words = text.split(/[\s,]+/).filter((word) => word !== "");
  const cells = words.map((word) => cellNamed(size, word));
  const count = size.width * size.height;
  if (cells.length === count && new Set(cells).size === count) return cells;
  const known = Object.keys(cellOrders);
  throw new OptionError(settingSentence("fill-list", known, count, new Set(cells).size, cells.length));
}

function cellNamed({ width, height }: Size, word: string): number {
  const match = /^(\d+)(?::(\d+))?$/.exec(word);
  if (!match) throw new OptionError(settingSentence("fill-word", Object.keys(cellOrders), word));
  const [first, row] = [Number(match[1]), match[2] === undefined ? undefined : Number(match[2])];
  const isInside = row === undefined ? first < width * height : first < width && row < height;
  if (!isInside) throw new OptionError(settingSentence("fill-cell", word, width, height));
  return row === undefined ? first : row * width + first;
}

function rows({ width, height }: Size): number[] {
  return Array.from({ length: width * height }, (_, cell) => cell);
}

/** Along the first row, down the last column, back along the last row, up the first column, and so on inwards. */
export function spiral({ width, height }: Size): number[] {
  const cells: number[] = [];
  for (let ring = 0; cells.length < width * height; ring++) {
    const [right, bottom] = [width - 1 - ring, height - 1 - ring];
    for (let x = ring; x <= right; x++) cells.push(ring * width + x);
    for (let y = ring + 1; y <= bottom; y++) cells.push(y * width + right);
    if (bottom > ring) for (let x = right - 1; x >= ring; x--) cells.push(bottom * width + x);
    if (right > ring) for (let y = bottom - 1; y > ring; y--) cells.push(y * width + ring);
  }
  return cells;
}

export function rimLength({ width, height }: Size): number {
  return 2 * (width + height) - 4;
}

/** Steps to the centre, along rows and columns; of an even side the centre is after the middle. */
export function centreDistance({ width, height }: Size, cell: number): number {
  const x = cell % width;
  return Math.abs(Math.floor(width / 2) - x) + Math.abs(Math.floor(height / 2) - (cell - x) / width);
}
