/** What an estimate of a board is made up of: tiles, lines or patterns. */
import type { Heuristic } from "../../../search/index.ts";
import type { EstimatePart } from "../../domain.ts";
import { type Board, cellsOf, distance, type Shape } from "../board.ts";
import { isLinearConflict } from "./linear-conflict.ts";
import { isPatternSum, type PatternLookup } from "./pattern-sum.ts";
import { isTileSum, type TileSum } from "./tile-sum.ts";
import { isWalkingDistance } from "./walking-distance.ts";

export function explain(
  heuristic: Heuristic<Board>,
  shape: Shape,
  goal: Board,
  board: Board,
): readonly EstimatePart[] {
  if (isTileSum(heuristic)) return byTile(heuristic, board);
  if (isLinearConflict(heuristic)) {
    const { rows, columns } = shape;
    return [
      ...byTile(heuristic.manhattan, board),
      ...byLine("row", rows, (row) => 2 * heuristic.inRows.leaving(board, row)),
      ...byLine("column", columns, (column) => 2 * heuristic.inColumns.leaving(board, column)),
    ];
  }
  if (isWalkingDistance(heuristic))
    return [
      { kind: "rows", name: "", value: heuristic.rows.distance(board) },
      { kind: "columns", name: "", value: heuristic.columns.distance(board) },
    ];
  if (isPatternSum(heuristic)) return byPattern(heuristic.patterns, board);
  const cell = board.indexOf(0);
  const isBlank = heuristic(board) === distance(shape, cell, goal.indexOf(0));
  return isBlank && heuristic(board) > 0 ? [{ kind: "blank", name: "", value: heuristic(board), cell }] : [];
}

/** In the order of the tiles; those in place too, as a table of all tiles shows them. */
function byTile({ table }: TileSum, board: Board): EstimatePart[] {
  return cellsOf(board)
    .map((cell, tile): EstimatePart => {
      return { kind: "tile", name: String(tile), value: table[tile * board.length + cell]!, cell };
    })
    .slice(1);
}

function byLine(kind: "row" | "column", count: number, value: (line: number) => number): EstimatePart[] {
  const lines = Array.from({ length: count }, (_, line): EstimatePart => {
    return { kind, name: String(line + 1), value: value(line) };
  });
  return lines.filter((part) => part.value > 0);
}

/** The view with the larger sum; the board itself if both are equal. */
function byPattern(lookup: PatternLookup, board: Board): EstimatePart[] {
  lookup.locate(board);
  const views = Array.from({ length: lookup.views }, (_, view) =>
    Array.from({ length: lookup.patterns }, (_, pattern): EstimatePart => {
      const number = view * lookup.patterns + pattern;
      const tiles = board.filter(
        (tile) => tile > 0 && lookup.lookupOf[view * board.length + tile] === number,
      );
      return {
        kind: "pattern",
        name: tiles.toSorted((a, b) => a - b).join(" "),
        value: lookup.value(number),
      };
    }),
  );
  const sum = (parts: readonly EstimatePart[]) => parts.reduce((total, { value }) => total + value, 0);
  return views.reduce((best, view) => (sum(view) > sum(best) ? view : best));
}
