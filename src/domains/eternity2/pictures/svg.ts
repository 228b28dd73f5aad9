/**
 * A board as an SVG picture: four triangles per cell, conflicts marked by a red bar on the edge, numbers on request.
 */
import { colourAt, conflicts, EMPTY, pieceOn } from "../board.ts";
import type { Puzzle } from "../pieces.ts";
import { colourCode } from "./palette.ts";

const CELL = 40;
const RIM = 4;
const corners = [
  [0, 0],
  [CELL, 0],
  [CELL, CELL],
  [0, CELL],
] as const;
/** By side, the bar on its edge: x, y, width, height. */
const bars = [
  [6, 0, CELL - 12, 4],
  [CELL - 4, 6, 4, CELL - 12],
  [6, CELL - 4, CELL - 12, 4],
  [0, 6, 4, CELL - 12],
] as const;

export function boardAsSvg(puzzle: Puzzle, cells: readonly number[], withNumbers = false): string {
  const width = puzzle.width * CELL + 2 * RIM;
  const height = puzzle.height * CELL + 2 * RIM;
  const parts = cells.map((value, cell) => {
    const x = RIM + (cell % puzzle.width) * CELL;
    const y = RIM + Math.floor(cell / puzzle.width) * CELL;
    return `<g transform="translate(${x} ${y})">${cellParts(puzzle, cells, cell, value, withNumbers)}</g>`;
  });
  for (const { cell, side } of conflicts(puzzle, cells)) {
    const [x, y, wide, high] = bars[side]!;
    const left = RIM + (cell % puzzle.width) * CELL + x;
    const top = RIM + Math.floor(cell / puzzle.width) * CELL + y;
    parts.push(
      `<rect class="conflict" x="${left}" y="${top}" width="${wide}" height="${high}" fill="#ff0000" stroke="#ffffff"/>`,
    );
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#404040"/>`,
    ...parts,
    "</svg>\n",
  ].join("\n");
}

function cellParts(
  puzzle: Puzzle,
  cells: readonly number[],
  cell: number,
  value: number,
  withNumbers: boolean,
): string {
  const outline = `<rect width="${CELL}" height="${CELL}" fill="none" stroke="#202020"/>`;
  if (value === EMPTY) return `<rect width="${CELL}" height="${CELL}" fill="#d8d8d8" stroke="#202020"/>`;
  const triangles = corners.map((corner, side) => {
    const next = corners[(side + 1) % 4]!;
    const points = `${corner.join(",")} ${next.join(",")} ${CELL / 2},${CELL / 2}`;
    return `<polygon points="${points}" fill="${colourCode(colourAt(puzzle, cells, cell, side))}"/>`;
  });
  const number = withNumbers
    ? `<text x="${CELL / 2}" y="${CELL / 2 + 4}" font-family="sans-serif" font-size="12" text-anchor="middle" fill="#ffffff" stroke="#000000" stroke-width="0.4">${pieceOn(value) + 1}</text>`
    : "";
  return triangles.join("") + outline + number;
}
