/** The results of a grading as a document, and as lines for a spreadsheet. */
import { csvCell } from "../../report/csv.ts";
import { numberCell, numberColumn, type Table, textCell, textColumn } from "../../report/table.ts";
import type { GradingWords } from "../../words/grading/en.ts";
import type { Language } from "../../words/languages.ts";
import { numberText } from "../../words/number-text.ts";
import type { GradeRow } from "./graded-text.ts";

export function gradeTable(rows: readonly GradeRow[], words: GradingWords, language: Language): Table {
  const { columns, outcomes } = words;
  const { count } = numberText(language);
  return {
    title: words.results,
    columns: [
      textColumn(columns.board),
      textColumn(columns.outcome),
      numberColumn(columns.level),
      numberColumn(columns.optimal),
      numberColumn(columns.fired),
      numberColumn(columns.states),
      textColumn(columns.reason),
    ],
    rows: rows.map(({ board, outcome, level, optimal, fired, states, reason }) => [
      textCell(board),
      textCell(outcomes[outcome]),
      numberCell(level, count),
      numberCell(optimal, count),
      numberCell(fired, count),
      numberCell(states, count),
      textCell(reason ?? ""),
    ]),
  };
}

/** How many boards were solved, and how many of them by a shortest solution. */
export function gradeSummary(rows: readonly GradeRow[], words: GradingWords): string {
  const solved = rows.filter(({ outcome }) => outcome === "solved");
  const shortest = solved.filter(({ level, optimal }) => level !== null && level === optimal);
  return words.summary(solved.length, rows.length, shortest.length);
}

const csvColumns = ["board", "outcome", "level", "optimal", "fired", "states", "boards", "reason"] as const;

export function gradeCsv(rows: readonly GradeRow[]): string {
  const lines = rows.map((row) => csvColumns.map((column) => csvCell(row[column])).join(","));
  return [csvColumns.join(","), ...lines, ""].join("\r\n");
}
