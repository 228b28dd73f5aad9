// The order of numbers.

import { Float, isInteger, type Value } from "./values.ts";

/** The order of two numbers as C compares them: integers exactly, else as floats. NaN when there is no order. */
export function compareNumbers(a: Value, b: Value): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (isInteger(a) && isInteger(b)) return order(BigInt(a), BigInt(b));
  return order(a instanceof Float ? a.value : Number(a), b instanceof Float ? b.value : Number(b));
}

function order<T extends number | bigint>(x: T, y: T): number {
  if (x < y) return -1;
  if (x > y) return 1;
  return x === y ? 0 : Number.NaN;
}
