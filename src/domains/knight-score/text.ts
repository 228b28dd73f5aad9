/**
 * Boards as text: `problemas.dat` begins with a parenthesis or a comment, JSON with a brace or a bracket, everything
 * else is a plain grid: an optional line "target 70", then rows of numbers, "." or NIL for an empty cell, T for the
 * knight; rows end with the line or with "/".
 */
import { TextError } from "../text/text-error.ts";
import { textSentence } from "../text/text-sentences.ts";
import { type Cell, cellName, type ScoreBoard, type Shape } from "./board.ts";
import { boardOf, EMPTY, KNIGHT, type PlacedCell, type PlacedRow } from "./formats/grid.ts";
import { parseJsonBoards } from "./formats/json-boards.ts";
import { parseProblemas } from "./formats/problemas.ts";
import type { GameState } from "./game.ts";
import type { KnightState } from "./problem.ts";

export function parseBoards(text: string): ScoreBoard[] {
  const notText = text.search(/[\0\uFFFD]/);
  if (notText >= 0) {
    const before = text.slice(0, notText).split("\n");
    throw new TextError(textSentence("not-text"), before.length, before.at(-1)!.length + 1);
  }
  const start = text.trimStart()[0];
  if (start === undefined) throw new TextError(textSentence("empty-text"), 1, 1);
  if (start === "(" || start === ";") return parseProblemas(text);
  if (start === "{" || start === "[") return parseJsonBoards(text);
  return [parseGrid(text)];
}

/** A grid without a target can be played for the best score, or gets its target from an option. */
function parseGrid(text: string): ScoreBoard {
  let target = Number.POSITIVE_INFINITY;
  const rows: PlacedRow[] = [];
  text.split(/\r\n|\n|\r/).forEach((content, index) => {
    const line = index + 1;
    const heading = /^\s*target\s+(\S+)\s*(?:\/|$)/i.exec(content);
    if (heading !== null) target = numberAt(heading[1]!, line, content.indexOf(heading[1]!) + 1);
    const begin = heading?.[0].length ?? 0;
    for (const part of content.slice(begin).matchAll(/[^/]+/g)) {
      const cells = [...part[0].matchAll(/[^\s,;|]+/g)].map((word) =>
        cellAt(word[0], line, begin + part.index + word.index + 1),
      );
      if (cells.length > 0) rows.push({ cells, line, column: cells[0]!.column });
    }
  });
  return boardOf("grid", target, rows);
}

function cellAt(word: string, line: number, column: number): PlacedCell {
  if (/^(\.|-|_|nil|--)$/i.test(word)) return { value: EMPTY, line, column };
  if (/^t$/i.test(word)) return { value: KNIGHT, line, column };
  return { value: numberAt(word, line, column), line, column };
}

function numberAt(word: string, line: number, column: number): number {
  if (/^[+-]?\d+(\.\d+)?$/.test(word)) return Number(word);
  throw new TextError(textSentence("no-number", word.slice(0, 20)), line, column);
}

/** Letters above, row numbers before, "." for an empty cell and "T" for the knight. */
export function formatState({ cells, knight }: KnightState, { shape }: Pick<ScoreBoard, "shape">): string {
  return gridOf(
    cells.map((value, cell) => (cell === knight ? "T" : numberOr(value))),
    shape,
  );
}

/** The knights are "T1" and "T2". */
export function formatGame({ cells, knights }: GameState, { shape }: Pick<ScoreBoard, "shape">): string {
  return gridOf(
    cells.map((value, cell) => (knights.includes(cell) ? `T${knights.indexOf(cell) + 1}` : numberOr(value))),
    shape,
  );
}

function numberOr(value: Cell): string {
  return value?.toString() ?? ".";
}

function gridOf(words: readonly string[], shape: Shape): string {
  const width = Math.max(2, ...words.map((word) => word.length));
  const letters = Array.from({ length: shape.columns }, (_, column) => cellName(shape, column).slice(0, 1));
  const margin = String(shape.rows).length;
  const line = (head: string, row: readonly string[]) =>
    `${head.padStart(margin)} ${row.map((word) => ` ${word.padStart(width)}`).join("")}`;
  const rows = Array.from({ length: shape.rows }, (_, row) =>
    line(String(row + 1), words.slice(row * shape.columns, (row + 1) * shape.columns)),
  );
  return [line("", letters), ...rows].join("\n");
}

/** On one line, as a plain grid; the points still missing are its target. */
export function formatLine({ cells, knight, score }: KnightState, { shape, target }: ScoreBoard): string {
  const words = cells.map((value, cell) => (cell === knight ? "T" : numberOr(value)));
  const rows = Array.from({ length: shape.rows }, (_, row) =>
    words.slice(row * shape.columns, (row + 1) * shape.columns).join(" "),
  );
  const heading = Number.isFinite(target) ? [`target ${target - score}`] : [];
  return [...heading, ...rows].join(" / ");
}
