/** What can be wrong with boards and pieces that a user writes, in English. */
import { sentencesOf } from "../../search/index.ts";

/** Numbers in a text of pieces. */
export type PieceNumber = "side" | "colour" | "cell" | "piece" | "turns";
const pieceNumbers: Readonly<Record<PieceNumber, string>> = {
  side: "a side of the board",
  colour: "a colour",
  cell: "a cell",
  piece: "a piece",
  turns: "the quarter turns",
};

export type PieceKind = "inner" | "edge" | "corner";
const pieceKinds: Readonly<Record<PieceKind, string>> = {
  inner: "inner pieces (no grey)",
  edge: "edge pieces (one grey side)",
  corner: "corner pieces (two grey sides)",
};

export const textSentences = {
  "not-text": () => "This is not a text file.",
  "form-line": (keys: readonly string[]) =>
    `A line consists of ${keys.slice(0, -1).join(", ")} or ${keys.at(-1)}, a colon, and a value.`,
  "form-lacks": (key: string) => `There is no line "${key}: …".`,
  "empty-text": () => "There is no board here: the text is empty.",

  "no-whole-number": (word: string) => `"${word}" is not a whole number.`,
  "not-square": (count: number) =>
    `${count} numbers on one line are not a square board: put each row on its own line, or give the size.`,
  sides: (least: number, most: number, rows: number, columns: number) =>
    `A board has ${least} to ${most} rows and columns; this one is ${rows}x${columns}.`,
  "board-numbers": (rows: number, columns: number, wanted: number, found: number) =>
    `A ${rows}x${columns} board has ${wanted} numbers; this one has ${found}.`,
  "row-as-first": (found: number, wanted: number) =>
    `This row has ${counted(found, "number")} but the first one has ${wanted}.`,
  "row-of-board": (found: number, rows: number, columns: number) =>
    `This row has ${counted(found, "number")} but a row of a ${rows}x${columns} board has ${columns}.`,
  "board-rows": (rows: number, columns: number, found: number) =>
    `A ${rows}x${columns} board has ${rows} rows; this one has ${found}.`,
  "out-of-range": (word: string, rows: number, columns: number, most: number) =>
    `${word} is out of range: a ${rows}x${columns} board has the numbers 0 to ${most}.`,
  repeated: (tile: number, missing: readonly number[]) =>
    `${tile} occurs again here, and ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} missing.`,

  "wrong-parity": () =>
    "No sequence of moves leads to the goal: the order of the tiles has the wrong parity.",

  "no-number": (word: string) => `"${word}" is not a number.`,
  "empty-board": (name: string) => `The board of problem ${name} is empty.`,
  "many-columns": (most: number, found: number) =>
    `A board has at most ${most} columns; this one has ${found}.`,
  "many-rows": (most: number) => `A board has at most ${most} rows.`,
  "cells-as-first": (found: number, wanted: number) =>
    `This row has ${counted(found, "cell")} but the first one has ${wanted}.`,
  "second-knight": () => "There is a second knight here.",
  "name-twice": (name: string) => `There is already a problem ${name} above.`,
  "no-board": () => "There is no board here.",
  "json-end": () => "The JSON should end here.",
  "json-name": () => 'A name in quotes or "}" is expected here.',
  "json-marks": (first: string, second: string) => `"${first}" or "${second}" is expected here.`,
  "json-mark": (mark: string) => `"${mark}" is expected here.`,
  "nested-too-deeply": () => "This is nested too deeply.",
  "json-too-soon": () => "The JSON ends too soon.",
  "no-json": (found: string) => `This is not JSON: ${found}`,
  "problem-object": (name: string) => `Problem ${name} is not an object with target and board.`,
  "problem-name-text": (name: string) => `The name of problem ${name} is not a string.`,
  "problem-target-number": (name: string) => `The target of problem ${name} is not a number.`,
  "problem-rows": (name: string) => `Problem ${name} has no board: an array of rows.`,
  "json-row": () => "A row is expected here: an array of numbers and null.",
  "json-cell": () => 'A cell is a number, null for an empty one, or "T" for the knight.',
  "closes-nothing": () => "This parenthesis closes nothing.",
  "never-closed": () => "This parenthesis is never closed.",
  "string-open": () => "This string is never closed.",
  "problem-list": () => 'A problem is a list: ("A" 70 ((2 20 NIL) …)).',
  "problem-name": () => 'A problem begins with its name in quotes: ("A" 70 …).',
  "problem-target": (name: string) => `The target of problem ${name} is expected here: a number.`,
  "problem-board": (name: string) => `The board of problem ${name} is expected here: a list of rows.`,
  "problem-end": (name: string) => `Problem ${name} should end here.`,
  "list-row": () => "A row is expected here: a list of numbers and NIL.",
  "cell-word": (word: string) =>
    `A cell is a number, NIL for an empty one, or T for the knight, not "${word}".`,
  "cell-list": () => "A cell is a number, NIL for an empty one, or T for the knight, not a list.",

  "no-pieces": () => "There are no pieces here: the text is empty.",
  "only-comments": () => "There are no pieces here: all lines are comments.",
  "piece-count": (width: number, height: number, wanted: number, found: number) =>
    `A board of ${width}x${height} has ${wanted} pieces; this text has ${found}.`,
  "hint-misfit": () => "This hint does not fit: its sides do not match the rim or another hint.",
  "some-hint-misfit": () => "A hint does not fit the rim or another hint.",
  "empty-cells": () => "This board has empty cells: their pieces are not known. Give the pieces as a file.",
  "small-board": (width: number, height: number) => `A board has at least 2x2 cells, not ${width}x${height}.`,
  "pieces-not-square": (count: number) =>
    `${count} pieces are not a square board: begin with a line that gives width and height.`,
  "four-colours": (found: number) =>
    `A piece has four colours, up right down left; this line has ${found} numbers.`,
  "hint-form": () => "A hint is a line `hint cell piece turns`, all from 0.",
  "hint-twice": () => "This cell or this piece already has a hint.",
  "number-letter": (letter: string, what: PieceNumber, most: number) =>
    `"${letter}" is not part of a number: ${pieceNumbers[what]} is a number from 0 to ${most}.`,
  "number-range": (what: PieceNumber, most: number, found: string) =>
    `${capital(pieceNumbers[what])} is a number from 0 to ${most}, not ${found}.`,
  "json-sides": () => "width and height are whole numbers from 2 on.",
  "json-pieces": () => "pieces is a list of [up, right, down, left], colours from 0 to 31.",
  "json-hints": () => "hints is a list of { cell, piece, rotation }, all from 0.",
  "json-board": () => "board is a list of [piece, quarter turns] or null, one for each cell.",
  "no-colour": (letter: string) => `"${letter}" is not a colour: edges are letters from a (grey) to z.`,
  "four-letters": (count: number) =>
    `${count} letters are not a multiple of four, one for each side of a cell.`,
  "cells-not-square": (count: number) => `${count} cells are not a square board.`,
  "address-cells": (width: number, height: number, wanted: number, found: number) =>
    `A board of ${width}x${height} has ${wanted} cells; these are the letters of ${found}.`,
  "piece-digits": (digits: number, cells: number) =>
    `board_pieces has ${digits} digits, not three for each of ${cells} cells.`,
  "fits-no-cell": () =>
    "A piece has grey on one side, on two adjacent sides, or nowhere: this one fits no cell.",
  "piece-kinds": (width: number, height: number, wanted: number, kind: PieceKind, found: number) =>
    `A board of ${width}x${height} needs ${wanted} ${pieceKinds[kind]}; this text has ${found}: no solution is possible.`,
  "colour-unmatched": (colour: number) =>
    `Colour ${colour} of this piece has no partner: it is on no other side. No solution is possible.`,
  "colour-odd": (colour: number, count: number) =>
    `Colour ${colour} is on ${count} sides, an odd number: one of them has no partner. No solution is possible.`,
} as const;

export const textSentence = sentencesOf(textSentences);

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function capital(text: string): string {
  return `${text[0]!.toUpperCase()}${text.slice(1)}`;
}
