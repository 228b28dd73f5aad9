/** A board as pixels, three bytes each: what a PNG file or a page's canvas shows. */
import { colourAt, conflicts, EMPTY } from "../board.ts";
import type { Puzzle } from "../pieces.ts";
import { rgb } from "./palette.ts";

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, row by row. */
  readonly bytes: Uint8Array;
}

const outline = [32, 32, 32] as const;
const empty = [216, 216, 216] as const;
const conflict = [255, 0, 0] as const;

export function boardAsPixels(puzzle: Puzzle, cells: readonly number[], cellSize = 32): Pixels {
  const width = puzzle.width * cellSize + 1;
  const height = puzzle.height * cellSize + 1;
  const bytes = new Uint8Array(width * height * 3);
  const wrong = new Set(conflicts(puzzle, cells).map(({ cell, side }) => cell * 4 + side));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = Math.floor(y / cellSize) * puzzle.width + Math.floor(x / cellSize);
      const inX = x % cellSize;
      const inY = y % cellSize;
      const isOutline = inX === 0 || inY === 0;
      bytes.set(isOutline ? outline : colourIn(cell, inX, inY), (y * width + x) * 3);
    }
  }
  return { width, height, bytes };

  function colourIn(cell: number, x: number, y: number): readonly [number, number, number] {
    if (cells[cell] === EMPTY) return empty;
    const side = sideAt(x, y, cellSize);
    const depth = [y, cellSize - x, cellSize - y, x][side]!;
    if (wrong.has(cell * 4 + side) && depth <= cellSize / 8) return conflict;
    return rgb(colourAt(puzzle, cells, cell, side));
  }
}

/** The triangle that a point of a cell lies in: up, right, down or left. */
function sideAt(x: number, y: number, size: number): number {
  const isAbove = y <= x;
  const isLeft = x + y <= size;
  if (isAbove) return isLeft ? 0 : 1;
  return isLeft ? 3 : 2;
}
