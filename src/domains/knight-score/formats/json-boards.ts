/**
 * Boards as JSON: {"name": "A", "target": 70, "board": [[2, 20, null], …]}, an array of these, or an object of them by
 * name. "T" is the knight.
 */

import { type JsonValue, readJson } from "../../text/json-data.ts";
import { at } from "../../text/places.ts";
import { textSentence } from "../../text/text-sentences.ts";
import type { ScoreBoard } from "../board.ts";
import { boardOf, checkNames, EMPTY, KNIGHT, type PlacedCell, type PlacedRow } from "./grid.ts";

export function parseJsonBoards(text: string): ScoreBoard[] {
  const value = readJson(text);
  const entries: (readonly [string, JsonValue])[] =
    value.kind === "array"
      ? value.items.map((item, index) => [String(index + 1), item])
      : value.kind === "object" && !value.entries.has("board")
        ? [...value.entries]
        : [["board", value]];
  if (entries.length === 0) throw at(value, textSentence("no-board"));
  const boards = entries.map(([key, item]) => readBoard(key, item));
  checkNames(boards.map(({ name }, index) => ({ name, ...placeOf(entries[index]![1]) })));
  return boards;
}

function placeOf({ line, column }: JsonValue) {
  return { line, column };
}

function readBoard(key: string, value: JsonValue): ScoreBoard {
  if (value.kind !== "object") throw at(value, textSentence("problem-object", key));
  const named = value.entries.get("name");
  const name = named === undefined ? key : scalarOf(named);
  if (typeof name !== "string") throw at(named!, textSentence("problem-name-text", key));
  const aim = value.entries.get("target");
  const target = aim === undefined ? Number.POSITIVE_INFINITY : scalarOf(aim);
  if (typeof target !== "number") throw at(aim!, textSentence("problem-target-number", name));
  const rows = value.entries.get("board");
  if (rows?.kind !== "array") throw at(rows ?? value, textSentence("problem-rows", name));
  return boardOf(name, target, rows.items.map(readRow));
}

function readRow(value: JsonValue): PlacedRow {
  if (value.kind !== "array") throw at(value, textSentence("json-row"));
  return { cells: value.items.map(readCell), ...placeOf(value) };
}

function readCell(item: JsonValue): PlacedCell {
  const value = scalarOf(item);
  if (typeof value === "number") return { value, ...placeOf(item) };
  if (value === null) return { value: EMPTY, ...placeOf(item) };
  if (value === "T") return { value: KNIGHT, ...placeOf(item) };
  throw at(item, textSentence("json-cell"));
}

function scalarOf(value: JsonValue): string | number | boolean | null | undefined {
  return value.kind === "scalar" ? value.value : undefined;
}
