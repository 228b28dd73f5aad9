/** The numbers printed in a document beside ours: a table for each of its tables, and the verdict in a sentence. */

import { groups } from "../study/cells.ts";
import type { PrintedNumber, StudyResults } from "../study/results.ts";
import { numberColumn, type Table, type TableCell, textCell, textColumn } from "./table.ts";
import type { ReportWords } from "./words/index.ts";

export function printedTables({ printed }: StudyResults, words: ReportWords): Table[] {
  return Object.entries(printed).map(([title, numbers]) => {
    const columns = [...new Set(numbers.map(({ column }) => column))];
    const rows = [...groups(numbers, ({ row }) => row)].map(([row, cells]) => [
      textCell(row),
      ...columns.map((column) =>
        printedCell(
          cells.find((cell) => cell.column === column),
          words,
        ),
      ),
    ]);
    return {
      title,
      note: numbers.some(({ printed }) => printed === null)
        ? `${words.printedNote} ${words.blankNote}`
        : words.printedNote,
      columns: [textColumn(words.columns.row), ...columns.map((column) => numberColumn(column))],
      rows,
    };
  });
}

/** For a cell that the document leaves blank. */
const BLANK = "( )";

/** If they are equal, the number once; otherwise ours after the printed one. */
function printedCell(number: PrintedNumber | undefined, words: ReportWords): TableCell {
  if (number === undefined) return { text: "", value: null };
  const { printed, ours, reproducible } = number;
  const mark = !reproducible
    ? "unreproducible"
    : ours === null
      ? "missing"
      : ours === printed
        ? "equal"
        : "differs";
  // Where equality is not expected, all digits of ours would only be noise.
  const digits = reproducible ? words.exact : words.significant;
  const own = ours === null ? "—" : Number.isInteger(ours) ? words.exact(ours) : digits(ours);
  if (printed === null) return { text: `${BLANK} / ${own}`, value: null };
  const text = mark === "equal" ? words.exact(printed) : `${words.exact(printed)} / ${own}`;
  return { text, value: printed, mark };
}

/** Empty where a study repeats no document. */
export function printedSentences({ printed }: StudyResults, words: ReportWords): string[] {
  const numbers = Object.values(printed).flat();
  if (numbers.length === 0) return [];
  const asked = numbers.filter(({ reproducible }) => reproducible);
  const missing = asked.filter(({ ours }) => ours === null);
  const differing = asked.filter(({ printed, ours }) => ours !== null && ours !== printed);
  const equal = asked.length - missing.length - differing.length;
  return [
    ...(asked.length > 0 ? [equalSentence(equal, asked.length, words)] : []),
    ...differing.map(({ row, column, printed, ours }) =>
      words.differing(row, column, words.exact(printed!), words.exact(ours!)),
    ),
    ...(missing.length > 0 ? [words.missing(missing.length)] : []),
    ...reasons(numbers, words),
  ];
}

function equalSentence(equal: number, asked: number, words: ReportWords): string {
  if (equal < asked) return words.someEqual(equal, asked);
  return asked === 1 ? words.oneEqual : words.allNumbersEqual(asked);
}

/** More rows than this are counted, not named. */
const MOST_ROWS = 4;

/** Why numbers cannot be reproduced, each reason once. */
function reasons(numbers: readonly PrintedNumber[], words: ReportWords): string[] {
  const noted = numbers.filter(({ note, reproducible }) => note !== undefined && !reproducible);
  return [...groups(noted, ({ note }) => note!)].map(([note, cells]) => {
    const rows = [...new Set(cells.map(({ row }) => row))];
    return words.unreproducible(rows.length > MOST_ROWS ? [] : rows, rows.length, note);
  });
}
