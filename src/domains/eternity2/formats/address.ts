/**
 * The addresses of the community's board viewer: `#puzzle=NAME&board_w=16&board_h=16&board_edges=…` with four letters
 * per cell, row by row, up right down left; a is grey, `aaaa` an empty cell; `&board_pieces=` has three digits per
 * cell.
 */
import type { Sentence } from "../../../search/index.ts";
import { TextError } from "../../text/text-error.ts";
import { textSentence } from "../../text/text-sentences.ts";
import { type Board, cellValue, EMPTY, pieceOn, rotationOn } from "../board.ts";
import { type Piece, type Puzzle, turned } from "../pieces.ts";

/** What an address says: its pieces are those that lie on the board, each as it lies. */
export interface AddressedBoard {
  readonly puzzle: Puzzle;
  readonly board: Board;
  readonly name: string;
  /** The numbers of the pieces, from 1, if the address has them; 0 for an empty cell. */
  readonly numbers: readonly number[] | undefined;
}

/** A letter for each colour; a to z is what viewers know. */
const letters = "abcdefghijklmnopqrstuvwxyzABCDEF";

export function isAddress(text: string): boolean {
  return /board_edges=|^[a-zA-F]{16,}$/.test(text.trim());
}

export function boardFromAddress(text: string): AddressedBoard {
  const address = text.trim();
  const edges = /board_edges=([^&\s]*)/.exec(address)?.[1] ?? address;
  const begin = text.indexOf(edges);
  const fail = (at: number, sentence: Sentence): never => {
    const before = text.slice(0, Math.max(0, at)).split("\n");
    throw new TextError(sentence, before.length, before.at(-1)!.length + 1);
  };
  const unknown = /[^a-zA-F]/.exec(edges);
  if (unknown) fail(begin + unknown.index, textSentence("no-colour", unknown[0]));
  if (edges.length % 4 !== 0) fail(begin + edges.length, textSentence("four-letters", edges.length));
  const count = edges.length / 4;
  const { width, height } = sizeIn(address, count) ?? fail(begin, textSentence("cells-not-square", count));
  if (width * height !== count || width < 2 || height < 2)
    fail(begin, textSentence("address-cells", width, height, width * height, count));
  const pieces: Piece[] = [];
  const cells = Array.from({ length: count }, (_, cell) => {
    const four = edges.slice(cell * 4, cell * 4 + 4);
    if (four === "aaaa") return EMPTY;
    pieces.push([...four].map((letter) => letters.indexOf(letter)) as unknown as Piece);
    return cellValue(pieces.length - 1, 0);
  });
  return {
    puzzle: { width, height, pieces, hints: [] },
    board: { cells, last: -1, filled: pieces.length },
    name: /[#&?]puzzle=([^&\s]*)/.exec(address)?.[1] ?? "",
    numbers: numbersIn(address, count, (sentence) => fail(text.indexOf("board_pieces="), sentence)),
  };
}

/** The address of a board, with piece numbers. */
export function toAddress(puzzle: Puzzle, { cells }: Board, name: string): string {
  const edges = cells.map((value) => (value === EMPTY ? "aaaa" : lettersOf(puzzle, value))).join("");
  const numbers = cells.map((value) => String(value === EMPTY ? 0 : pieceOn(value) + 1).padStart(3, "0"));
  const { width, height } = puzzle;
  return `#puzzle=${name}&board_w=${width}&board_h=${height}&board_edges=${edges}&board_pieces=${numbers.join("")}`;
}

function lettersOf({ pieces }: Puzzle, value: number): string {
  return turned(pieces[pieceOn(value)]!, rotationOn(value))
    .map((colour) => letters[colour])
    .join("");
}

function sizeIn(address: string, count: number): { width: number; height: number } | undefined {
  const sides = ["board_w", "board_h"].map((name) => Number(new RegExp(`${name}=(\\d+)`).exec(address)?.[1]));
  if (sides[0]! > 0 && sides[1]! > 0) return { width: sides[0]!, height: sides[1]! };
  const side = Math.sqrt(count);
  return Number.isInteger(side) ? { width: side, height: side } : undefined;
}

function numbersIn(
  address: string,
  count: number,
  fail: (sentence: Sentence) => never,
): number[] | undefined {
  const digits = /board_pieces=(\d*)/.exec(address)?.[1];
  if (digits === undefined) return undefined;
  if (digits.length !== count * 3) fail(textSentence("piece-digits", digits.length, count));
  return Array.from({ length: count }, (_, cell) => Number(digits.slice(cell * 3, cell * 3 + 3)));
}
