/** The number of one run, as far as it says something. */
import type { Cell } from "./cells.ts";
import { type NumberName, numberOf } from "./numbers.ts";
import type { Evidence } from "./statements.ts";

/** Times that differ by less are not told apart. */
export const LEAST_TIME_MS = 20;

/** Undefined where the run has no such number, or nothing was searched because there is no solution. */
export function evidence(cell: Cell, number: NumberName): (Evidence & { value: number }) | undefined {
  if (cell.outcome === "died" || cell.outcome === "interrupted" || cell.outcome === "unsolvable")
    return undefined;
  const value = number === "timeMs" ? cell.timeMs : numberOf(cell.run, number);
  return value === null ? undefined : { method: cell.method, value, isCut: cell.outcome === "limit" };
}
