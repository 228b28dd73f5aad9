/** A board for a terminal with 24-bit colours: four by two half blocks per cell, each block two pixels. */
import { colourAt, conflicts, EMPTY } from "../board.ts";
import type { Puzzle } from "../pieces.ts";
import { rgb } from "./palette.ts";

const UPPER_HALF = "▀";
/** The sides that four by four pixels of a cell belong to. */
const pixels = [
  [0, 0, 0, 0],
  [3, 0, 0, 1],
  [3, 2, 2, 1],
  [2, 2, 2, 2],
] as const;
/** The pixels in which a wrong side shows. */
const marks = [
  [0, 1],
  [1, 3],
  [3, 2],
  [2, 0],
] as const;

type Rgb = readonly [number, number, number];

export function boardForTerminal(puzzle: Puzzle, cells: readonly number[]): string {
  const wrong = new Set(conflicts(puzzle, cells).map(({ cell, side }) => cell * 4 + side));
  const pixel = (cell: number, row: number, column: number): Rgb => {
    if (cells[cell] === EMPTY) return [40, 40, 40];
    const side = pixels[row]![column]!;
    const [markRow, markColumn] = marks[side]!;
    if (row === markRow && column === markColumn && wrong.has(cell * 4 + side)) return [255, 255, 255];
    return rgb(colourAt(puzzle, cells, cell, side));
  };
  const lines: string[] = [];
  for (let y = 0; y < puzzle.height; y++) {
    for (const row of [0, 2]) {
      let line = "";
      for (let x = 0; x < puzzle.width; x++) {
        const cell = y * puzzle.width + x;
        for (let column = 0; column < 4; column++)
          line += block(pixel(cell, row, column), pixel(cell, row + 1, column));
      }
      lines.push(`${line}\x1b[0m`);
    }
  }
  return lines.join("\n");
}

function block(upper: Rgb, lower: Rgb): string {
  return `\x1b[38;2;${upper.join(";")}m\x1b[48;2;${lower.join(";")}m${UPPER_HALF}`;
}
