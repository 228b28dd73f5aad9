// Integer arithmetic of 64 bits with wrap-around, on numbers where that is exact and on bigints elsewhere.

import type { Integer } from "./values.ts";

/** Wraps to 64 bits and gives the small form where there is one. */
function wrap(value: bigint): Integer {
  const wrapped = BigInt.asIntN(64, value);
  const small = Number(wrapped);
  return Number.isSafeInteger(small) ? small : wrapped;
}

export function add(a: Integer, b: Integer): Integer {
  if (typeof a === "number" && typeof b === "number") {
    const sum = a + b;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return wrap(BigInt(a) + BigInt(b));
}

export function subtract(a: Integer, b: Integer): Integer {
  if (typeof a === "number" && typeof b === "number") {
    const difference = a - b;
    if (Number.isSafeInteger(difference)) return difference;
  }
  return wrap(BigInt(a) - BigInt(b));
}

export function multiply(a: Integer, b: Integer): Integer {
  if (typeof a === "number" && typeof b === "number") {
    const product = a * b;
    if (Number.isSafeInteger(product)) return product === 0 ? 0 : product;
  }
  return wrap(BigInt(a) * BigInt(b));
}

/** Quotient truncated towards zero; the divisor is not zero. */
export function divide(a: Integer, b: Integer): Integer {
  if (typeof a === "number" && typeof b === "number") return Math.trunc(a / b) + 0;
  return wrap(BigInt(a) / BigInt(b));
}

/** Remainder with the sign of the dividend; the divisor is not zero. */
export function remainder(a: Integer, b: Integer): Integer {
  if (typeof a === "number" && typeof b === "number") return (a % b) + 0;
  return wrap(BigInt(a) % BigInt(b));
}

/** The integer part of a float as C's conversion gives it: out of range gives the smallest integer. */
export function fromFloat(value: number): Integer {
  const whole = Math.trunc(value);
  if (Number.isSafeInteger(whole)) return whole + 0;
  if (!(Math.abs(whole) < 2 ** 63)) return -9223372036854775808n;
  return wrap(BigInt(whole));
}

/** The integer of a run of decimal digits; beyond 64 bits the nearest limit, as strtoll gives it. */
export function parseDigits(text: string): Integer {
  const small = Number(text);
  if (Number.isSafeInteger(small)) return small + 0;
  const big = BigInt(text.startsWith("+") ? text.slice(1) : text);
  if (big > 9223372036854775807n) return 9223372036854775807n;
  if (big < -9223372036854775808n) return -9223372036854775808n;
  return wrap(big);
}
