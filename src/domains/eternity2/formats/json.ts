/** Puzzles and boards as JSON: `{ width, height, pieces: [[up, right, down, left], …], hints, board }`. */
import type { Sentence } from "../../../search/index.ts";
import { type JsonValue, plainValue, readJson } from "../../text/json-data.ts";
import { at } from "../../text/places.ts";
import { textSentence } from "../../text/text-sentences.ts";
import { type Board, cellValue, EMPTY, pieceOn, rotationOn } from "../board.ts";
import { checkPuzzle, wrongHint } from "../check.ts";
import type { Hint, Piece, Puzzle } from "../pieces.ts";

export function puzzleFromJson(text: string): Puzzle {
  const read = readJson(text);
  const { width, height, pieces, hints = [] } = fieldsOf(read) as Partial<Puzzle>;
  const wrong = (name: string, sentence: Sentence) => at(fieldIn(read, name), sentence);
  const isSide = (side: unknown): side is number => Number.isInteger(side) && (side as number) >= 2;
  if (!isSide(width)) throw wrong("width", textSentence("json-sides"));
  if (!isSide(height)) throw wrong("height", textSentence("json-sides"));
  if (!Array.isArray(pieces) || !pieces.every(isPiece)) throw wrong("pieces", textSentence("json-pieces"));
  if (pieces.length !== width * height)
    throw wrong("pieces", textSentence("piece-count", width, height, width * height, pieces.length));
  if (!Array.isArray(hints) || !hints.every((hint) => isHint(hint, pieces.length)))
    throw wrong("hints", textSentence("json-hints"));
  checkPuzzle({ width, height, pieces, hints }, []);
  const puzzle = { width, height, pieces, hints };
  if (wrongHint(puzzle) >= 0) throw wrong("hints", textSentence("some-hint-misfit"));
  return puzzle;
}

/** The board in a JSON text, if it has one: `[piece, quarter turns]` or null for each cell. */
export function boardFromJson(text: string, { pieces }: Puzzle): Board | undefined {
  const read = readJson(text);
  const { board } = fieldsOf(read);
  if (board === undefined) return undefined;
  const isCell = (cell: unknown): cell is [number, number] | null =>
    cell === null || (Array.isArray(cell) && isBelow(cell[0], pieces.length) && isBelow(cell[1], 4));
  if (!Array.isArray(board) || board.length !== pieces.length || !board.every(isCell))
    throw at(fieldIn(read, "board"), textSentence("json-board"));
  const cells = board.map((cell) => (cell === null ? EMPTY : cellValue(cell[0], cell[1])));
  return { cells, last: -1, filled: cells.filter((value) => value !== EMPTY).length };
}

/** A puzzle, and what lies on its board: `[piece, quarter turns]` or null for each cell. */
export function toJson(puzzle: Puzzle, board?: Board): object {
  const { width, height, pieces, hints } = puzzle;
  const cells = board?.cells.map((value) => (value === EMPTY ? null : [pieceOn(value), rotationOn(value)]));
  return { width, height, pieces, hints, ...(cells && { board: cells }) };
}

function isPiece(value: unknown): value is Piece {
  return Array.isArray(value) && value.length === 4 && value.every((colour) => isBelow(colour, 32));
}

function isHint(value: unknown, count: number): value is Hint {
  const { cell, piece, rotation } = (value ?? {}) as Partial<Hint>;
  return isBelow(cell, count) && isBelow(piece, count) && isBelow(rotation, 4);
}

function isBelow(number: unknown, limit: number): boolean {
  return Number.isInteger(number) && Number(number) >= 0 && Number(number) < limit;
}

/** The fields of an object as plain data; none if it is something else. */
function fieldsOf(read: JsonValue): Readonly<Record<string, unknown>> {
  return read.kind === "object" ? (plainValue(read) as Readonly<Record<string, unknown>>) : {};
}

/** Where a field is in the text; the beginning of the text if it is missing. */
function fieldIn(read: JsonValue, name: string): JsonValue {
  return (read.kind === "object" && read.entries.get(name)) || read;
}
