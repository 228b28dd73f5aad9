/** Puzzles and boards as JSON: `{ width, height, pieces: [[up, right, down, left], …], hints, board }`. */
import type { Sentence } from "../../../search/index.ts";
import { TextError } from "../../text/text-error.ts";
import { textSentence } from "../../text/text-sentences.ts";
import { type Board, cellValue, EMPTY, pieceOn, rotationOn } from "../board.ts";
import { checkPuzzle, wrongHint } from "../check.ts";
import type { Hint, Piece, Puzzle } from "../pieces.ts";

export function puzzleFromJson(text: string): Puzzle {
  let value: Partial<Puzzle>;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new TextError(
      textSentence("wrong-json", (error as Error).message),
      ...placeIn(text, error as Error),
    );
  }
  const { width, height, pieces, hints = [] } = value;
  const isSide = (side: unknown): side is number => Number.isInteger(side) && (side as number) >= 2;
  if (!isSide(width) || !isSide(height)) throw wrong(textSentence("json-sides"));
  if (!Array.isArray(pieces) || !pieces.every(isPiece)) throw wrong(textSentence("json-pieces"));
  if (pieces.length !== width * height)
    throw wrong(textSentence("piece-count", width, height, width * height, pieces.length));
  if (!Array.isArray(hints) || !hints.every((hint) => isHint(hint, pieces.length)))
    throw wrong(textSentence("json-hints"));
  checkPuzzle({ width, height, pieces, hints }, []);
  const puzzle = { width, height, pieces, hints };
  if (wrongHint(puzzle) >= 0) throw wrong(textSentence("some-hint-misfit"));
  return puzzle;
}

/** The board in a JSON text, if it has one: `[piece, quarter turns]` or null for each cell. */
export function boardFromJson(text: string, { pieces }: Puzzle): Board | undefined {
  const { board } = JSON.parse(text) as { board?: unknown };
  if (board === undefined) return undefined;
  const isCell = (cell: unknown): cell is [number, number] | null =>
    cell === null || (Array.isArray(cell) && cell[0] in pieces && [0, 1, 2, 3].includes(cell[1]));
  if (!Array.isArray(board) || board.length !== pieces.length || !board.every(isCell))
    throw wrong(textSentence("json-board"));
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
  const isColour = (colour: unknown) =>
    Number.isInteger(colour) && Number(colour) >= 0 && Number(colour) < 32;
  return Array.isArray(value) && value.length === 4 && value.every(isColour);
}

function isHint(value: unknown, count: number): value is Hint {
  const { cell, piece, rotation } = (value ?? {}) as Partial<Hint>;
  const isBelow = (number: unknown, limit: number) =>
    Number.isInteger(number) && Number(number) >= 0 && Number(number) < limit;
  return isBelow(cell, count) && isBelow(piece, count) && isBelow(rotation, 4);
}

/** Where the reader stopped, if its message says so. */
function placeIn(text: string, { message }: Error): [number, number] {
  const match = /position (\d+)/.exec(message);
  const lines = text.slice(0, match ? Number(match[1]) : 0).split("\n");
  return [lines.length, lines.at(-1)!.length + 1];
}

function wrong(sentence: Sentence): TextError {
  return new TextError(sentence, 1, 1);
}
