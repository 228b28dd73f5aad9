// The order of numbers.

import { Float, isInteger, type Value } from "./values.ts";

/** The order of two numbers as C compares them: integers exactly, else as floats. */
export function compareNumbers(a: Value, b: Value): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (isInteger(a) && isInteger(b)) {
    const x = BigInt(a);
    const y = BigInt(b);
    return x < y ? -1 : x > y ? 1 : 0;
  }
  return (a instanceof Float ? a.value : Number(a)) - (b instanceof Float ? b.value : Number(b));
}
