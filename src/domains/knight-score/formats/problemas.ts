/**
 * `problemas.dat` of the Lisp program: a sequence of lists ("A" 70 ((2 20 NIL …) …)), NIL for an empty cell, T for
 * the knight. Reads them, writes them, and replaces one without touching the text of the others.
 */

import { at } from "../../text/places.ts";
import { textSentence } from "../../text/text-sentences.ts";
import type { Cell, ScoreBoard } from "../board.ts";
import { boardOf, checkNames, EMPTY, KNIGHT, type PlacedCell } from "./grid.ts";
import { type Datum, readLisp } from "./lisp-data.ts";

export function parseProblemas(text: string): ScoreBoard[] {
  const problems = readLisp(text).map((datum) => ({ board: readProblem(datum), place: datum }));
  checkNames(problems.map(({ board, place }) => ({ name: board.name, ...place })));
  return problems.map(({ board }) => board);
}

function readProblem(datum: Datum): ScoreBoard {
  if (datum.kind !== "list") throw at(datum, textSentence("problem-list"));
  const [name, target, rows, more] = datum.items;
  if (name === undefined || (name.kind !== "string" && name.kind !== "symbol"))
    throw at(name ?? datum, textSentence("problem-name"));
  if (target?.kind !== "number") throw at(target ?? datum, textSentence("problem-target", name.text));
  if (rows?.kind !== "list" || rows.items.length === 0)
    throw at(rows ?? datum, textSentence("problem-board", name.text));
  if (more !== undefined) throw at(more, textSentence("problem-end", name.text));
  const cells = rows.items.map((row) => {
    if (row.kind !== "list") throw at(row, textSentence("list-row"));
    return { cells: row.items.map(readCell), line: row.line, column: row.column };
  });
  return boardOf(name.text, target.value, cells);
}

function readCell(datum: Datum): PlacedCell {
  const { line, column } = datum;
  if (datum.kind === "number") return { value: datum.value, line, column };
  if (datum.kind === "list" && datum.items.length === 0) return { value: EMPTY, line, column };
  if (datum.kind === "symbol" && datum.text === "NIL") return { value: EMPTY, line, column };
  if (datum.kind === "symbol" && datum.text === "T") return { value: KNIGHT, line, column };
  throw at(
    datum,
    datum.kind === "list" ? textSentence("cell-list") : textSentence("cell-word", datum.text.slice(0, 20)),
  );
}

export function formatProblemas(boards: readonly ScoreBoard[]): string {
  return boards.map((board) => `${formatProblem(board)}\n`).join("\n");
}

function formatProblem({ name, target, shape, cells, knight }: ScoreBoard): string {
  const words = cells.map((value: Cell, cell) => (cell === knight ? "T" : (value?.toString() ?? "NIL")));
  const width = Math.max(...words.map((word) => word.length));
  const rows = Array.from({ length: shape.rows }, (_, row) => {
    const inRow = words.slice(row * shape.columns, (row + 1) * shape.columns);
    return `   (${inRow.map((word) => word.padStart(width)).join(" ")})`;
  });
  return `("${name.replace(/["\\]/g, "\\$&")}" ${target}\n  (\n${rows.join("\n")}\n  )\n)`;
}

/** The text with the problem of the same name replaced, or with the problem added; everything else stays as it is. */
export function withProblem(text: string, board: ScoreBoard): string {
  const index = parseProblemas(text).findIndex(({ name }) => name === board.name);
  if (index < 0) return `${text.trimEnd()}\n\n${formatProblem(board)}\n`.trimStart();
  const { begin, end } = readLisp(text)[index]!;
  return text.slice(0, begin) + formatProblem(board) + text.slice(end);
}
