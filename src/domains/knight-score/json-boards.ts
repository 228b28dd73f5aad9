/**
 * Boards as JSON: {"name": "A", "target": 70, "board": [[2, 20, null], …]}, an array of these, or an object of them by
 * name. "T" is the knight.
 */
import { TextError } from "../text-error.ts";
import type { ScoreBoard } from "./board.ts";
import { boardOf, checkNames, EMPTY, KNIGHT, type PlacedCell } from "./grid.ts";

interface JsonBoard {
  readonly name?: unknown;
  readonly target?: unknown;
  readonly board?: unknown;
}

export function parseJsonBoards(text: string): ScoreBoard[] {
  const value = parse(text);
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((one, index) => [String(index + 1), one])
    : isObject(value) && !("board" in value)
      ? Object.entries(value)
      : [["board", value]];
  const boards = entries.map(([name, one]) => readBoard(name, one, text));
  checkNames(boards.map(({ name }) => ({ name, line: 1, column: 1 })));
  return boards;
}

function readBoard(key: string, value: unknown, text: string): ScoreBoard {
  if (!isObject(value)) throw refused(`Problem ${key} is not an object with target and board.`, text, key);
  const { name = key, target = Number.POSITIVE_INFINITY, board } = value as JsonBoard;
  if (typeof name !== "string") throw refused(`The name of problem ${key} is not a string.`, text, key);
  if (typeof target !== "number") throw refused(`The target of problem ${name} is not a number.`, text, name);
  if (!Array.isArray(board) || !board.every(Array.isArray))
    throw refused(`The board of problem ${name} is not an array of rows.`, text, name);
  const { line, column } = placeOf(text, name);
  const rows = board.map((row: unknown[], index) => ({
    line,
    column,
    cells: row.map((cell, at): PlacedCell => {
      if (typeof cell === "number") return { value: cell, line, column };
      if (cell === null) return { value: EMPTY, line, column };
      if (cell === "T") return { value: KNIGHT, line, column };
      const where = `row ${index + 1}, column ${at + 1} of problem ${name}`;
      throw refused(`A cell is a number, null or "T"; ${where} is ${JSON.stringify(cell)}.`, text, name);
    }),
  }));
  return boardOf(name, target, rows);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.trimEnd().length);
    const { line, column } = placeAt(text, position);
    throw new TextError(`This is not JSON: ${message.replace(/ in JSON.*| \(line.*/s, "")}.`, line, column);
  }
}

function refused(message: string, text: string, name: string): TextError {
  const { line, column } = placeOf(text, name);
  return new TextError(message, line, column);
}

/** Where a problem stands, found by its name; otherwise the beginning. */
function placeOf(text: string, name: string): { line: number; column: number } {
  return placeAt(text, Math.max(0, text.indexOf(JSON.stringify(name))));
}

function placeAt(text: string, position: number): { line: number; column: number } {
  const before = text.slice(0, position).split("\n");
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
