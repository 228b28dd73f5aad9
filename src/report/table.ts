/** A table of a report as data: every format draws the same ones. */

export interface Column {
  readonly title: string;
  /** Numbers are aligned to the right. */
  readonly isNumber: boolean;
  /** Sentences, which are broken into lines. */
  readonly isProse?: true;
}

export type Mark = "equal" | "differs" | "missing" | "unreproducible";

export interface TableCell {
  readonly text: string;
  /** What the cell is sorted by; null goes to the end. */
  readonly value: number | string | null;
  readonly isBest?: boolean;
  /** How our number compares to a printed one. */
  readonly mark?: Mark;
}

export interface Table {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly TableCell[])[];
  /** What a reader must know to read it correctly. */
  readonly note?: string | undefined;
}

export const textColumn = (title: string): Column => ({ title, isNumber: false });
export const proseColumn = (title: string): Column => ({ title, isNumber: false, isProse: true });
export const numberColumn = (title: string): Column => ({ title, isNumber: true });

export const textCell = (text: string): TableCell => ({ text, value: text });
export function numberCell(value: number | null, text: (value: number) => string): TableCell {
  return value === null ? { text: "—", value: null } : { text: text(value), value };
}

/** Marks the best of some cells of one row or column: the least, or the largest; none if all are equal. */
export function withBest(
  cells: readonly TableCell[],
  best: "least" | "largest",
  takesPart = (_: number) => true,
): TableCell[] {
  const values = cells.flatMap(({ value }, i) => (typeof value === "number" && takesPart(i) ? [value] : []));
  const winner = values.reduce(
    (a, b) => (best === "least" ? Math.min(a, b) : Math.max(a, b)),
    values[0] ?? 0,
  );
  if (values.every((value) => value === winner)) return [...cells];
  return cells.map((cell, i) => (cell.value === winner && takesPart(i) ? { ...cell, isBest: true } : cell));
}
