/** A board as text without colours: the numbers of the sides of every cell, conflicts marked by an exclamation mark. */
import { colourAt, conflicts, EMPTY } from "../board.ts";
import type { Puzzle } from "../pieces.ts";

/** Three lines per row of cells: up, left and right, down; an empty cell is a dot. */
export function boardAsNumbers(puzzle: Puzzle, cells: readonly number[]): string {
  const wrong = new Set(conflicts(puzzle, cells).map(({ cell, side }) => cell * 4 + side));
  const lines: string[] = [];
  for (let row = 0; row < puzzle.height; row++) {
    const inRow = Array.from({ length: puzzle.width }, (_, x) => row * puzzle.width + x);
    const side = (cell: number, at: number) => {
      if (cells[cell] === EMPTY) return "";
      return `${colourAt(puzzle, cells, cell, at)}${wrong.has(cell * 4 + at) ? "!" : ""}`;
    };
    lines.push(inRow.map((cell) => centred(side(cell, 0))).join(""));
    lines.push(
      inRow
        .map((cell) =>
          cells[cell] === EMPTY
            ? centred("·")
            : side(cell, 3).padEnd(4) + side(cell, 1).padStart(3).padEnd(4),
        )
        .join(""),
    );
    lines.push(inRow.map((cell) => centred(side(cell, 2))).join(""));
  }
  return lines.map((line) => line.trimEnd()).join("\n");
}

function centred(text: string): string {
  return `   ${text.padEnd(5)}`;
}
