// Numbers as sums of two floats, about 106 bits: a function gives the larger part and leaves the smaller one in `low[0]`.
// Dekker's products and sums. Used to round functions correctly (exponential.ts, circular.ts).

/** The smaller part of the last result. A variable would allocate an object at every change. */
export const low = new Float64Array(1);

const SPLITTER = 134217729; // 2^27 + 1

/** a + b exactly. */
export function sum(a: number, b: number): number {
  const s = a + b;
  const t = s - a;
  low[0] = a - (s - t) + (b - t);
  return s;
}

/** a · b exactly, as long as nothing overflows. */
export function product(a: number, b: number): number {
  const p = a * b;
  const ca = SPLITTER * a;
  const ah = ca - (ca - a);
  const al = a - ah;
  const cb = SPLITTER * b;
  const bh = cb - (cb - b);
  const bl = b - bh;
  low[0] = ah * bh - p + ah * bl + al * bh + al * bl;
  return p;
}

/** (a + aLow) + (b + bLow). */
export function add(a: number, aLow: number, b: number, bLow: number): number {
  const s = sum(a, b);
  return quickSum(s, low[0] + aLow + bLow);
}

/** (a + aLow) · (b + bLow). */
export function multiply(a: number, aLow: number, b: number, bLow: number): number {
  const p = product(a, b);
  return quickSum(p, low[0] + (a * bLow + aLow * b));
}

/** (a + aLow) / (b + bLow). */
export function divide(a: number, aLow: number, b: number, bLow: number): number {
  const q = a / b;
  const p = multiply(b, bLow, q, 0);
  const rest = a - p - low[0] + aLow;
  return quickSum(q, rest / b);
}

/** a + b where a is the larger one. */
export function quickSum(a: number, b: number): number {
  const s = a + b;
  low[0] = b - (s - a);
  return s;
}
