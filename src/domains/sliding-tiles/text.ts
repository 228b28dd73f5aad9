/** Boards as text: rows of numbers, or all on one line; and back. */
import type { Sentence } from "../../search/index.ts";
import { wholeNumber } from "../text/numbers.ts";
import { at, linesOf, placeOf, type Word } from "../text/places.ts";
import { TextError } from "../text/text-error.ts";
import { textSentence } from "../text/text-sentences.ts";
import { type Board, largestSide, type Shape, smallestSide } from "./board.ts";

export interface ParsedBoard {
  readonly shape: Shape;
  readonly board: Board;
}

const anyNumber = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };

/** Reads a board; `shape` is needed only for a board on one line that is not a square. */
export function parseBoard(text: string, shape?: Shape): ParsedBoard {
  const notText = /[\0\uFFFD]/.exec(text);
  if (notText) throw at(placeOf(text, notText.index), textSentence("not-text"));
  const rows = wordsByLine(text);
  if (rows.length === 0) throw new TextError(textSentence("empty-text"), 1, 1);
  const words = rows.flat();
  for (const word of words) {
    // Of a number that no board has, its range is said below.
    if (wholeNumber(word.text, anyNumber) === undefined)
      throw at(word, textSentence("no-whole-number", shortened(word.text)));
  }
  const found = shape ?? shapeOf(rows);
  checkSides(found, words[0]!);
  checkRows(rows, found, shape !== undefined);
  return { shape: found, board: tiles(words, found) };
}

/** One row per line, numbers right-aligned. */
export function formatBoard(board: Board, { columns }: Shape): string {
  const width = String(board.length - 1).length;
  const lines: string[] = [];
  for (let cell = 0; cell < board.length; cell += columns) {
    const row = board.slice(cell, cell + columns);
    lines.push(row.map((tile) => String(tile).padStart(width)).join(" "));
  }
  return lines.join("\n");
}

/** Numbers are separated by white space or commas; one word of 4, 6, 8 or 9 digits is a board of single digits. */
function wordsByLine(text: string): Word[][] {
  const rows: Word[][] = [];
  linesOf(text).forEach((content, index) => {
    const row = [...content.matchAll(/[^\s,]+/g)].map((match) => ({
      text: match[0],
      line: index + 1,
      column: match.index + 1,
    }));
    if (row.length > 0) rows.push(row);
  });
  const [only] = rows[0] ?? [];
  if (
    only === undefined ||
    rows.length > 1 ||
    rows[0]!.length > 1 ||
    !/^(\d{4}|\d{6}|\d{8,9})$/.test(only.text)
  )
    return rows;
  return [[...only.text].map((text, i) => ({ text, line: only.line, column: only.column + i }))];
}

function shapeOf(rows: readonly Word[][]): Shape {
  if (rows.length > 1) return { rows: rows.length, columns: rows[0]!.length };
  const count = rows[0]!.length;
  const side = Math.sqrt(count);
  if (Number.isInteger(side)) return { rows: side, columns: side };
  throw at(rows[0]!.at(-1)!, textSentence("not-square", count));
}

function checkSides(shape: Shape, first: Word): void {
  const wrong = wrongSides(shape);
  if (wrong !== undefined) throw at(first, wrong);
}

/** What is wrong with a size; undefined if boards may have it. */
export function wrongSides({ rows, columns }: Shape): Sentence | undefined {
  const fits = (side: number) => side >= smallestSide && side <= largestSide;
  if (fits(rows) && fits(columns)) return undefined;
  return textSentence("sides", smallestSide, largestSide, rows, columns);
}

function checkRows(rows: readonly Word[][], { rows: wantedRows, columns }: Shape, isGiven: boolean): void {
  const wanted = wantedRows * columns;
  if (rows.length === 1) {
    const count = rows[0]!.length;
    if (count === wanted) return;
    const place = rows[0]![Math.min(count, wanted + 1) - 1]!;
    throw at(place, textSentence("board-numbers", wantedRows, columns, wanted, count));
  }
  for (const row of rows) {
    if (row.length === columns) continue;
    const word = row.length > columns ? row[columns]! : row.at(-1)!;
    throw at(
      word,
      isGiven
        ? textSentence("row-of-board", row.length, wantedRows, columns)
        : textSentence("row-as-first", row.length, columns),
    );
  }
  if (rows.length !== wantedRows)
    throw at(
      rows[Math.min(rows.length, wantedRows + 1) - 1]![0]!,
      textSentence("board-rows", wantedRows, columns, rows.length),
    );
}

function tiles(words: readonly Word[], { rows, columns }: Shape): Board {
  const cells = rows * columns;
  const seen = new Set<number>();
  for (const word of words) {
    const tile = Number(word.text);
    if (word.text.startsWith("-") || tile >= cells) {
      throw at(word, textSentence("out-of-range", shortened(word.text), rows, columns, cells - 1));
    }
    if (seen.has(tile)) throw at(word, textSentence("repeated", tile, missing(words, cells)));
    seen.add(tile);
  }
  return words.map((word) => Number(word.text));
}

function missing(words: readonly Word[], cells: number): number[] {
  const present = new Set(words.map((word) => Number(word.text)));
  return Array.from({ length: cells }, (_, tile) => tile).filter((tile) => !present.has(tile));
}

function shortened(text: string): string {
  return text.length > 20 ? `${text.slice(0, 20)}…` : text;
}
