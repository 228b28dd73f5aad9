// Tables of function values at steps of 1/64 as sums of two floats, and powers of two, for correct rounding.

import { add, divide, low, multiply, quickSum } from "./double-double.ts";

export const STEPS = 64;

const float = new Float64Array(1);
const words = new Uint32Array(float.buffer);
const [LOWER, UPPER] = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1 ? [0, 1] : [1, 0];

/** 2^k for k from -1022 to 1023; the operator takes much longer. */
export function twoTo(k: number): number {
  words[LOWER] = 0;
  words[UPPER] = (k + 1023) << 20;
  return float[0];
}

/** The exponent of a normal number: 2^exponent is not above it. */
export function exponentOf(x: number): number {
  float[0] = x;
  return (words[UPPER] >>> 20) - 1023;
}

/**
 * The values of a series at j/64, as pairs, for j from -most to most: each is at `j + most`, once `need` was called with
 * that. The series leaves its smaller part in `low`.
 */
export class Table {
  readonly most: number;
  readonly high: Float64Array;
  readonly lows: Float64Array;
  private readonly series: (x: number) => number;

  constructor(most: number, series: (x: number) => number) {
    this.most = most;
    this.high = new Float64Array(2 * most + 1).fill(Number.NaN);
    this.lows = new Float64Array(2 * most + 1);
    this.series = series;
  }

  /** Computes a value when it is needed first: all of them take longer than most programs. Changes `low` then. */
  need(at: number): void {
    if (!Number.isNaN(this.high[at])) return;
    this.high[at] = this.series((at - this.most) / STEPS);
    this.lows[at] = low[0];
  }
}

/** The sum over n of x^n / n! for n = first, first + step, …, with alternating signs when `step` is 2. */
export function powerSeries(x: number, first: number, step: number): number {
  let term = 1;
  let termLow = 0;
  let total = 0;
  let totalLow = 0;
  let sign = 1;
  for (let n = 0; n <= 40; n++) {
    if (n > 0) {
      term = multiply(term, termLow, x, 0);
      term = divide(term, low[0], n, 0);
      termLow = low[0];
    }
    if (n % step !== first % step) continue;
    total = add(total, totalLow, sign * term, sign * termLow);
    totalLow = low[0];
    if (step === 2) sign = -sign;
  }

  return quickSum(total, totalLow);
}

/** y + correction if an error within the bound cannot change it; otherwise NaN. */
export function sure(y: number, correction: number, error: number): number {
  const value = y + (correction - error);
  return value === y + (correction + error) ? value : Number.NaN;
}
