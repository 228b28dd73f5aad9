/** The numbers printed in a document beside ours: a table for each of its tables, and the verdict in a sentence. */

import { groups } from "../study/cells.ts";
import type { PrintedNumber, StudyResults } from "../study/results.ts";
import { count, countOf, significant } from "../words/number-text.ts";
import { numberColumn, type Table, type TableCell, textCell, textColumn } from "./table.ts";

export function printedTables({ printed }: StudyResults): Table[] {
  return Object.entries(printed).map(([title, numbers]) => {
    const columns = [...new Set(numbers.map(({ column }) => column))];
    const rows = [...groups(numbers, ({ row }) => row)].map(([row, cells]) => [
      textCell(row),
      ...columns.map((column) => printedCell(cells.find((cell) => cell.column === column))),
    ]);
    const note = "Printed / ours where they are not equal.";
    return {
      title,
      note,
      columns: [textColumn("row"), ...columns.map((column) => numberColumn(column))],
      rows,
    };
  });
}

/** If they are equal, the number once; otherwise ours after the printed one. */
function printedCell(number: PrintedNumber | undefined): TableCell {
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
  const digits = reproducible ? exact : significant;
  const text =
    mark === "equal" ? exact(printed) : `${exact(printed)} / ${ours === null ? "—" : digits(ours)}`;
  return { text, value: printed, mark };
}

/** With all its digits, as documents print penetrances. */
function exact(value: number): string {
  return Number.isInteger(value) ? count(value) : String(value);
}

/** Empty where a study repeats no document. */
export function printedSentences({ printed }: StudyResults): string[] {
  const numbers = Object.values(printed).flat();
  if (numbers.length === 0) return [];
  const asked = numbers.filter(({ reproducible }) => reproducible);
  const missing = asked.filter(({ ours }) => ours === null);
  const differing = asked.filter(({ printed, ours }) => ours !== null && ours !== printed);
  const equal = asked.length - missing.length - differing.length;
  const others = numbers.length - asked.length;
  return [
    ...(asked.length > 0 ? [equalSentence(equal, asked.length)] : []),
    ...differing.map(
      ({ row, column, printed, ours }) =>
        `${row}, ${column}: printed ${exact(printed)}, ours ${exact(ours!)}.`,
    ),
    ...(missing.length > 0
      ? [
          `${countOf(missing.length, "number")} of ours ${missing.length === 1 ? "is" : "are"} missing, because the runs gave none.`,
        ]
      : []),
    ...(others > 0 ? [`${countOf(others, "other number")} cannot be reproduced, as times cannot.`] : []),
  ];
}

function equalSentence(equal: number, asked: number): string {
  if (equal < asked)
    return `${count(equal)} of the ${countOf(asked, "number")} that can be reproduced are equal to the printed ones.`;
  if (asked === 1) return "The one number that can be reproduced is equal to the printed one.";
  return `All ${count(asked)} numbers that can be reproduced are equal to the printed ones.`;
}
