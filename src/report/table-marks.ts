/** How a table says whether our numbers equal the printed ones, where there is room for one sign only. */
import type { Mark, Table } from "./table.ts";
import type { ReportWords } from "./words/index.ts";

export const markSigns: Readonly<Record<Mark, string>> = {
  equal: "=",
  differs: "≠",
  missing: "?",
  unreproducible: "~",
};

/** The note below a table, with the signs that do not explain themselves. */
export function noteWithSigns({ note, rows }: Table, words: ReportWords): string | undefined {
  const isUsed = rows.some((row) => row.some(({ mark }) => mark === "unreproducible"));
  const legend = isUsed ? `${markSigns.unreproducible} ${words.marks.unreproducible}.` : undefined;
  return [note, legend].filter((text) => text !== undefined).join(" ") || undefined;
}
