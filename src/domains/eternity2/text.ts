/**
 * Puzzles as text: `w h` and one piece per line, up right down left (`e2pieces.txt` leaves the first line out); lines
 * `hint cell piece turns`, all from 0; comments from # on. Also JSON with the same content, and viewer addresses.
 */
import type { Sentence } from "../../search/index.ts";
import { TextError } from "../text/text-error.ts";
import { type PieceNumber, textSentence } from "../text/text-sentences.ts";
import { pieceOn } from "./board.ts";
import { checkPuzzle, wrongHint } from "./check.ts";
import { boardFromAddress, isAddress } from "./formats/address.ts";
import { puzzleFromJson } from "./formats/json.ts";
import type { Hint, Piece, Puzzle } from "./pieces.ts";

/** A word with its place. */
interface Word {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** Reads a puzzle and refuses one that cannot have a solution, with the place of what is wrong. */
export function parsePuzzle(text: string): Puzzle {
  if (text.trim() === "") throw new TextError(textSentence("no-pieces"), 1, 1);
  const notText = /[\0\uFFFD]/.exec(text);
  if (notText)
    throw new TextError(textSentence("not-text"), text.slice(0, notText.index).split("\n").length, 1);
  if (isAddress(text)) return fromAddress(text);
  if (text.trimStart().startsWith("{")) return puzzleFromJson(text);
  const lines = wordsByLine(text);
  if (lines.length === 0) throw new TextError(textSentence("only-comments"), 1, 1);
  const hasSize = lines[0]!.length === 2;
  const pieceLines = lines.slice(hasSize ? 1 : 0).filter((line) => line[0]!.text !== "hint");
  const pieces = pieceLines.map(pieceFrom);
  const { width, height } = hasSize ? sizeFrom(lines[0]!) : squareFor(pieceLines);
  if (pieces.length !== width * height) {
    const place = pieceLines[width * height]?.[0] ?? lines.at(-1)!.at(-1)!;
    throw at(place, textSentence("piece-count", width, height, width * height, pieces.length));
  }
  const places = pieceLines.map(([first]) => first!);
  checkPuzzle({ width, height, pieces, hints: [] }, places);
  const puzzle = { width, height, pieces, hints: hintsFrom(lines, pieces.length) };
  const wrong = wrongHint(puzzle);
  if (wrong < 0) return puzzle;
  const line = lines.filter(([first]) => first!.text === "hint")[wrong]!;
  throw at(line[0]!, textSentence("hint-misfit"));
}

/** The pieces of a full board, as they lie there. */
function fromAddress(text: string): Puzzle {
  const { puzzle, board } = boardFromAddress(text);
  if (board.filled < board.cells.length) {
    throw new TextError(textSentence("empty-cells"), 1, 1);
  }
  const pieces = board.cells.map((value) => puzzle.pieces[pieceOn(value)]!);
  checkPuzzle({ ...puzzle, pieces }, []);
  return { ...puzzle, pieces };
}

/** `w h` and one piece per line. */
export function formatPuzzle({ width, height, pieces, hints }: Puzzle): string {
  const lines = [`${width} ${height}`, ...pieces.map((piece) => piece.join(" "))];
  for (const { cell, piece, rotation } of hints) lines.push(`hint ${cell} ${piece} ${rotation}`);
  return `${lines.join("\n")}\n`;
}

function wordsByLine(text: string): Word[][] {
  return text.split(/\r\n|\n|\r/).flatMap((content, index) => {
    const words = [...content.replace(/#.*/, "").matchAll(/[^\s,;]+/g)].map((match) => ({
      text: match[0],
      line: index + 1,
      column: match.index + 1,
    }));
    return words.length === 0 ? [] : [words];
  });
}

function sizeFrom(words: readonly Word[]): { width: number; height: number } {
  const [width, height] = words.map((word) => number(word, 64, "side"));
  if (width! >= 2 && height! >= 2) return { width: width!, height: height! };
  throw at(words[0]!, textSentence("small-board", width!, height!));
}

function squareFor(lines: readonly (readonly Word[])[]): { width: number; height: number } {
  const side = Math.sqrt(lines.length);
  if (Number.isInteger(side) && side >= 2) return { width: side, height: side };
  throw at(lines.at(-1)![0]!, textSentence("pieces-not-square", lines.length));
}

function pieceFrom(words: readonly Word[]): Piece {
  const colours = words.map((word) => number(word, 31, "colour"));
  if (colours.length === 4) return colours as unknown as Piece;
  const word = words[Math.min(words.length, 5) - 1]!;
  throw at(word, textSentence("four-colours", words.length));
}

function hintsFrom(lines: readonly (readonly Word[])[], count: number): Hint[] {
  const hints = lines
    .filter(([first]) => first!.text === "hint")
    .map((words): Hint => {
      if (words.length !== 4) throw at(words[0]!, textSentence("hint-form"));
      const cell = number(words[1]!, count - 1, "cell");
      const piece = number(words[2]!, count - 1, "piece");
      return { cell, piece, rotation: number(words[3]!, 3, "turns") };
    });
  hints.forEach(({ cell, piece }, i) => {
    const isTwice = hints.slice(0, i).some((other) => other.cell === cell || other.piece === piece);
    const words = lines.filter(([first]) => first!.text === "hint")[i]!;
    if (isTwice) throw at(words[0]!, textSentence("hint-twice"));
  });
  return hints;
}

function number(word: Word, most: number, what: PieceNumber): number {
  const letter = /[^\d]/.exec(word.text);
  if (letter) {
    const place = { ...word, column: word.column + letter.index };
    throw at(place, textSentence("number-letter", letter[0], what, most));
  }
  if (Number(word.text) <= most) return Number(word.text);
  throw at(word, textSentence("number-range", what, most, word.text));
}

function at({ line, column }: Word, sentence: Sentence): TextError {
  return new TextError(sentence, line, column);
}
