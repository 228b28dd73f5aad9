/** The numbers of a document beside ours. */
import type { PrintedCell, PrintedRow } from "./definition.ts";
import { numberOf } from "./numbers.ts";
import type { PrintedNumber, StudyRunResult } from "./results.ts";

/** Why no time can be repeated. */
export const otherMachine = "Times are of another machine.";

/** By the titles of the tables. Once the study is over, a row whose run is not among the results is left out. */
export function printedNumbers(
  rows: readonly PrintedRow[],
  results: readonly StudyRunResult[],
  isOver: boolean,
): Record<string, PrintedNumber[]> {
  const byName = new Map<string, StudyRunResult[]>();
  for (const result of results) {
    const name = `${result.instance} ${result.strategy}`;
    if (!byName.get(name)?.push(result)) byName.set(name, [result]);
  }
  const tables: Record<string, PrintedNumber[]> = {};
  for (const { table, row, run, cells } of rows) {
    const result = byName.get(`${run.instance} ${run.strategy}`)?.find((one) => isRunOf(one, run));
    if (result === undefined && isOver) continue;
    const numbers = cells.map((cell) => ({
      row,
      column: cell.column,
      run,
      counter: cell.counter,
      printed: cell.printed,
      ours: result === undefined ? null : ourNumber(result, cell),
      reproducible: cell.note === undefined && cell.printed !== null,
      ...(cell.note !== undefined && { note: cell.note }),
    }));
    tables[table] = [...(tables[table] ?? []), ...numbers];
  }
  return tables;
}

/** The numbers that should be equal to the printed ones and are not. */
export function differing(printed: Readonly<Record<string, readonly PrintedNumber[]>>): PrintedNumber[] {
  return Object.values(printed)
    .flat()
    .filter(({ reproducible, ours, printed }) => reproducible && ours !== printed);
}

function isRunOf(result: StudyRunResult, { heuristic, settings = {} }: PrintedRow["run"]): boolean {
  return (
    (heuristic === undefined || heuristic === result.heuristic) &&
    Object.entries(settings).every(([name, value]) => result.settings[name] === value)
  );
}

/** Cut to the digits that were printed. */
function ourNumber(result: StudyRunResult, { counter, decimals }: PrintedCell): number | null {
  const value = numberOf(result, counter);
  if (value === null || decimals === undefined) return value;
  // Done on the text: multiplying by a power of ten would round.
  const [whole, digits = ""] = String(value).split(".");
  return Number(`${whole}.${digits.slice(0, decimals)}`);
}
