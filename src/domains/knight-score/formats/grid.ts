/** From rows of cells with their places in a text to a board; every format gets the same checks. */

import { at, type Place } from "../../text/places.ts";
import { textSentence } from "../../text/text-sentences.ts";
import { type Cell, mostColumns, mostRows, NOWHERE, type ScoreBoard } from "../board.ts";

/** What a cell holds besides numbers. */
export const EMPTY = null;
export const KNIGHT = "knight";

export interface PlacedCell extends Place {
  readonly value: Cell | typeof KNIGHT;
}

export interface PlacedRow extends Place {
  readonly cells: readonly PlacedCell[];
}

export function boardOf(name: string, target: number, rows: readonly PlacedRow[]): ScoreBoard {
  const [first] = rows;
  const columns = first?.cells.length ?? 0;
  if (first === undefined || columns === 0)
    throw at(first ?? { line: 1, column: 1 }, textSentence("empty-board", name));
  if (columns > mostColumns)
    throw at(first.cells[mostColumns]!, textSentence("many-columns", mostColumns, columns));
  if (rows.length > mostRows) throw at(rows[mostRows]!, textSentence("many-rows", mostRows));
  for (const row of rows) {
    if (row.cells.length === columns) continue;
    const place = row.cells.length > columns ? row.cells[columns]! : row;
    throw at(place, textSentence("cells-as-first", row.cells.length, columns));
  }
  const cells = rows.flatMap((row) => row.cells);
  const knights = cells.filter(({ value }) => value === KNIGHT);
  if (knights[1] !== undefined) throw at(knights[1], textSentence("second-knight"));
  return {
    name,
    target,
    shape: { rows: rows.length, columns },
    cells: cells.map(({ value }) => (value === KNIGHT ? null : value)),
    knight: knights[0] === undefined ? NOWHERE : cells.indexOf(knights[0]),
  };
}

/** Refuses a name that occurs twice. */
export function checkNames(names: readonly (Place & { readonly name: string })[]): void {
  const seen = new Set<string>();
  for (const place of names) {
    if (seen.has(place.name)) throw at(place, textSentence("name-twice", place.name));
    seen.add(place.name);
  }
}
