/**
 * How a table fits on a page of LaTeX's `article` without a package: the size of its letters, heads in several lines, columns
 * that break their text, and pieces of a long one. Widths are estimates from the mean width of a letter.
 */
import type { Table } from "./table.ts";

/** In points, but for `lines`: how many of them a float can hold. */
interface Size {
  readonly command: string;
  readonly letter: number;
  readonly gap: number;
  readonly lines: number;
}

export interface LatexLayout {
  readonly size: Size;
  /** In points, of the columns that break their text; null for the others. */
  readonly widths: readonly (number | null)[];
  /** The lines of each head. */
  readonly heads: readonly (readonly string[])[];
  /** The rows of each piece, with line breaks where a number has two lines: more would not fit on a page. */
  readonly pieces: readonly Table["rows"][];
}

/** A little less than the 345 of `article`, since widths are estimated. */
const TEXT_WIDTH = 336;
const normal: Size = { command: "", letter: 5.3, gap: 6, lines: 36 };
const small: Size = { command: String.raw`\footnotesize`, letter: 4.5, gap: 4, lines: 46 };
const smallest: Size = { command: String.raw`\scriptsize`, letter: 4.3, gap: 2.5, lines: 54 };
/** A longer text may be broken, but never into shorter lines than this. */
const LEAST_LINE = 15;
const LONGEST_PAIR = 14;

/**
 * Names stay on one line if small letters allow it. Numbers in two lines, the printed one and ours, are the last resort: they
 * are harder to compare down a column.
 */
export function latexLayout(table: Table): LatexLayout {
  const tried = [
    ...[normal, small, smallest].map((size) => laidOut(table, size, false)),
    ...[small, smallest].map((size) => laidOut(table, size, true)),
    laidOut(stacked(table), smallest, true),
  ];
  const fitting = tried.filter(({ fits }) => fits);
  return fitting.find(({ pieces }) => pieces.length === 1) ?? fitting.at(-1) ?? tried.at(-1)!;
}

function stacked(table: Table): Table {
  const rows = table.rows.map((row) =>
    row.map((cell, i) =>
      table.columns[i]!.isNumber && cell.text.length > LONGEST_PAIR
        ? { ...cell, text: cell.text.replace(" / ", " /\n") }
        : cell,
    ),
  );
  return { ...table, rows };
}

/** In letters, of a text that may have several lines; signs and spaces are about half as wide. */
function widthOf(text: string): number {
  const widths = text
    .split("\n")
    .map((line) => line.length - 0.45 * (line.match(/[ .,;:·()/|'’ijl]/g)?.length ?? 0));
  return Math.max(...widths);
}

function laidOut(
  { columns, rows }: Table,
  size: Size,
  mayBreak: boolean,
): LatexLayout & { readonly fits: boolean } {
  const widest = columns.map((_, i) => Math.max(0, ...rows.map((row) => widthOf(row[i]!.text))));
  const heads = columns.map(({ title }, i) => broken(title, widest[i]!));
  const isLong = columns.map(
    ({ isNumber, isProse }, i) => isProse === true || (mayBreak && !isNumber && widest[i]! > LEAST_LINE),
  );
  const letters = heads.map((lines, i) => Math.max(widest[i]!, ...lines.map(widthOf)));
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  const room = (TEXT_WIDTH - 2 * size.gap * columns.length) / size.letter;
  const left = room - sum(letters.filter((_, i) => !isLong[i]));
  const long = sum(letters.filter((_, i) => isLong[i]));
  const breaks = long > left;
  const share = (i: number) => Math.max(LEAST_LINE, (left * letters[i]!) / long);
  const widths = isLong.map((is, i) => (is && breaks ? share(i) * size.letter : null));
  const linesOf = (row: Table["rows"][number]) =>
    Math.max(
      ...row.map(({ text }, i) =>
        widths[i] === null ? text.split("\n").length : Math.ceil((1.1 * widthOf(text)) / share(i)),
      ),
    );
  const taken = letters.map((all, i) => (widths[i] === null ? all : share(i)));
  return { size, widths, heads, pieces: pieces(rows, linesOf, size.lines), fits: sum(taken) <= room };
}

/** Into lines that are no longer than the longest word, or than what stands below. */
function broken(title: string, below: number): string[] {
  const words = title.split(" ");
  const most = Math.max(below, ...words.map(widthOf));
  const lines = [words[0]!];
  for (const word of words.slice(1)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (widthOf(longer) > most) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function pieces(
  rows: Table["rows"],
  linesOf: (row: Table["rows"][number]) => number,
  most: number,
): Table["rows"][] {
  const made: Table["rows"][number][][] = [[]];
  let lines = 0;
  for (const row of rows) {
    const more = linesOf(row);
    if (lines > 0 && lines + more > most) {
      made.push([]);
      lines = 0;
    }
    made.at(-1)!.push(row);
    lines += more;
  }
  return made;
}
