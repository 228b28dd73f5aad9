/**
 * Puzzles as text: `w h` and one piece a line, up right down left (`e2pieces.txt` leaves the first line out); lines
 * `hint cell piece turns`, all from 0; comments from # on. Also JSON with the same content, and viewer addresses.
 */
import { TextError } from "../text-error.ts";
import { boardFromAddress, isAddress } from "./address.ts";
import { pieceOn } from "./board.ts";
import { checkPuzzle, wrongHint } from "./check.ts";
import { puzzleFromJson } from "./json.ts";
import type { Hint, Piece, Puzzle } from "./pieces.ts";

/** A word with its place. */
interface Word {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** Reads a puzzle and refuses one that cannot have a solution, with the place of what is wrong. */
export function parsePuzzle(text: string): Puzzle {
  if (text.trim() === "") throw new TextError("There are no pieces here: the text is empty.", 1, 1);
  const notText = /[\0\uFFFD]/.exec(text);
  if (notText)
    throw new TextError("This is not a text file.", text.slice(0, notText.index).split("\n").length, 1);
  if (isAddress(text)) return fromAddress(text);
  if (text.trimStart().startsWith("{")) return puzzleFromJson(text);
  const lines = wordsByLine(text);
  if (lines.length === 0) throw new TextError("There are no pieces here: all lines are comments.", 1, 1);
  const hasSize = lines[0]!.length === 2;
  const pieceLines = lines.slice(hasSize ? 1 : 0).filter((line) => line[0]!.text !== "hint");
  const pieces = pieceLines.map(pieceFrom);
  const { width, height } = hasSize ? sizeFrom(lines[0]!) : squareFor(pieceLines);
  if (pieces.length !== width * height) {
    const { line, column } = pieceLines[width * height]?.[0] ?? lines.at(-1)!.at(-1)!;
    const message = `A board of ${width}x${height} has ${width * height} pieces, here are ${pieces.length}.`;
    throw new TextError(message, line, column);
  }
  const places = pieceLines.map(([first]) => first!);
  checkPuzzle({ width, height, pieces, hints: [] }, places);
  const puzzle = { width, height, pieces, hints: hintsFrom(lines, pieces.length) };
  const wrong = wrongHint(puzzle);
  if (wrong < 0) return puzzle;
  const line = lines.filter(([first]) => first!.text === "hint")[wrong]!;
  throw at(line[0]!, "This hint does not fit: its sides differ from the rim's or from another hint's.");
}

/** The pieces of a full board, as they lie there. */
function fromAddress(text: string): Puzzle {
  const { puzzle, board } = boardFromAddress(text);
  if (board.filled < board.cells.length) {
    const message = "This board has empty cells: their pieces are not known. Give the pieces as a file.";
    throw new TextError(message, 1, 1);
  }
  const pieces = board.cells.map((value) => puzzle.pieces[pieceOn(value)]!);
  checkPuzzle({ ...puzzle, pieces }, []);
  return { ...puzzle, pieces };
}

/** `w h` and one piece a line. */
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
  const [width, height] = words.map((word) => number(word, 64, "a side of the board"));
  if (width! >= 2 && height! >= 2) return { width: width!, height: height! };
  throw at(words[0]!, `A board has at least 2x2 cells, not ${width}x${height}.`);
}

function squareFor(lines: readonly (readonly Word[])[]): { width: number; height: number } {
  const side = Math.sqrt(lines.length);
  if (Number.isInteger(side) && side >= 2) return { width: side, height: side };
  const message = `${lines.length} pieces are not a square board: begin with a line of width and height.`;
  throw at(lines.at(-1)![0]!, message);
}

function pieceFrom(words: readonly Word[]): Piece {
  const colours = words.map((word) => number(word, 31, "a colour"));
  if (colours.length === 4) return colours as unknown as Piece;
  const word = words[Math.min(words.length, 5) - 1]!;
  throw at(word, `A piece has four colours, up right down left; here are ${words.length} numbers.`);
}

function hintsFrom(lines: readonly (readonly Word[])[], count: number): Hint[] {
  const hints = lines
    .filter(([first]) => first!.text === "hint")
    .map((words): Hint => {
      if (words.length !== 4) throw at(words[0]!, "A hint is a line `hint cell piece turns`, all from 0.");
      const cell = number(words[1]!, count - 1, "a cell");
      const piece = number(words[2]!, count - 1, "a piece");
      return { cell, piece, rotation: number(words[3]!, 3, "the quarter turns") };
    });
  hints.forEach(({ cell, piece }, i) => {
    const isTwice = hints.slice(0, i).some((other) => other.cell === cell || other.piece === piece);
    const words = lines.filter(([first]) => first!.text === "hint")[i]!;
    if (isTwice) throw at(words[0]!, "This cell or this piece has a hint already.");
  });
  return hints;
}

function number(word: Word, most: number, what: string): number {
  const letter = /[^\d]/.exec(word.text);
  if (letter) {
    const place = { ...word, column: word.column + letter.index };
    throw at(place, `"${letter[0]}" is not part of a number: ${what} is a number from 0 to ${most}.`);
  }
  if (Number(word.text) <= most) return Number(word.text);
  throw at(
    word,
    `${what[0]!.toUpperCase()}${what.slice(1)} is a number from 0 to ${most}, not ${word.text}.`,
  );
}

function at({ line, column }: Word, message: string): TextError {
  return new TextError(message, line, column);
}
