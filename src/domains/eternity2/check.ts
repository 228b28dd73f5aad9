/** What can be said about a set of pieces before any search: corners, edges, and colours without a partner. */
import type { Sentence } from "../../search/index.ts";
import { TextError } from "../text/text-error.ts";
import { type PieceKind, textSentence } from "../text/text-sentences.ts";
import { isValid, startBoard } from "./board.ts";
import { rimLength } from "./cell-orders.ts";
import type { Piece, Puzzle } from "./pieces.ts";

interface Place {
  readonly line: number;
  readonly column: number;
}

/** Throws a TextError at the place of the first piece that makes a solution impossible. */
export function checkPuzzle(puzzle: Puzzle, places: readonly Place[]): void {
  const { pieces, width, height } = puzzle;
  const fail = (piece: number, sentence: Sentence): never => {
    const { line, column } = places[piece] ?? { line: piece + 1, column: 1 };
    throw new TextError(sentence, line, column);
  };
  const kinds = pieces.map(greySides);
  pieces.forEach((piece, i) => {
    const isOpposite = kinds[i] === 2 && (piece[0] === 0) === (piece[2] === 0);
    if (kinds[i]! > 2 || isOpposite) fail(i, textSentence("fits-no-cell"));
  });
  const wanted = [width * height - rimLength(puzzle), rimLength(puzzle) - 4, 4];
  const names: readonly PieceKind[] = ["inner", "edge", "corner"];
  for (const kind of [2, 1, 0]) {
    const found = kinds.filter((greys) => greys === kind).length;
    if (found === wanted[kind]) continue;
    const first =
      found > wanted[kind]! ? nth(kinds, kind, wanted[kind]! + 1) : Math.max(0, kinds.lastIndexOf(kind));
    fail(first, textSentence("piece-kinds", width, height, wanted[kind]!, names[kind]!, found));
  }
  checkColours(pieces, fail);
}

/** The first hint that does not fit the rim or the hints before it, or -1. */
export function wrongHint(puzzle: Puzzle): number {
  return puzzle.hints.findIndex((_, i) => {
    const until = { ...puzzle, hints: puzzle.hints.slice(0, i + 1) };
    return !isValid(until, startBoard(until).cells);
  });
}

/** Every colour is needed twice where two pieces meet, so it appears an even number of times. */
function checkColours(pieces: readonly Piece[], fail: (piece: number, sentence: Sentence) => never): void {
  const counts = new Map<number, number>();
  for (const colour of pieces.flat()) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  for (const [colour, count] of counts) {
    if (colour === 0 || count % 2 === 0) continue;
    const piece = pieces.findIndex((sides) => sides.includes(colour));
    fail(
      piece,
      count === 1 ? textSentence("colour-unmatched", colour) : textSentence("colour-odd", colour, count),
    );
  }
}

function greySides(piece: Piece): number {
  return piece.filter((colour) => colour === 0).length;
}

/** Where a value occurs for the n-th time, from 1. */
function nth(values: readonly number[], value: number, n: number): number {
  let seen = 0;
  return values.findIndex((one) => one === value && ++seen === n);
}
