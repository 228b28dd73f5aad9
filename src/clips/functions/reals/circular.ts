// Sine, cosine, tangent and their inverses rounded correctly, as the C library nearly always rounds them; V8 is off by
// one in the last bit in 2 to 8 of 100. A quick way with 59 bits is taken when its error cannot change the result.

import { add, divide, low, multiply, product, quickSum, sum } from "./double-double.ts";
import { powerSeries, STEPS, sure, Table } from "./tables.ts";

/** The number of steps of 1/64 that reaches beyond π. */
const TURN = 202;
const HALF_PI = [
  1.5707963267341256, 6.077100506303966e-11, 2.0222662487111665e-21, 8.4784276603689e-32,
] as const;
/** Beyond this, subtracting a multiple of π/2 leaves too few digits. */
const FAR = 1e5;
/** An upper bound on the error of the quick way: 2^-59. */
const TRIG_ERROR = 1.8e-18;

const sines = new Table(TURN, (at) => powerSeries(at, 1, 2));
const cosines = new Table(TURN, (at) => powerSeries(at, 0, 2));

const [SIN, SIN_LOW, COS, COS_LOW] = [0, 1, 2, 3] as const;
const trig = new Float64Array(4);

/** Sine and cosine of r + rLow, |r| < 1, as pairs. */
function sineAndCosine(r: number, rLow: number): void {
  const j = Math.round(r * STEPS);
  let d = sum(r, -j / STEPS);
  d = quickSum(d, low[0] + rLow);
  const dLow = low[0];
  const d2 = d * d;
  const sinTail = d * d2 * (-1 / 6 + d2 * (1 / 120 + d2 * (-1 / 5040 + d2 / 362880)));
  const cosTail = d2 * d2 * (1 / 24 + d2 * (-1 / 720 + d2 * (1 / 40320 - d2 / 3628800)));
  const s = add(d, dLow, sinTail, 0);
  const sLow = low[0];
  const half = product(d, d);
  const c = add(1, 0, -half / 2, -(low[0] + 2 * d * dLow) / 2 + cosTail);
  const cLow = low[0];
  if (j === 0) {
    trig[SIN] = s;
    trig[SIN_LOW] = sLow;
    trig[COS] = c;
    trig[COS_LOW] = cLow;
    return;
  }
  const at = j + TURN;
  sines.need(at);
  cosines.need(at);
  const sj = sines.high[at];
  const sjLow = sines.lows[at];
  const cj = cosines.high[at];
  const cjLow = cosines.lows[at];
  let a = multiply(sj, sjLow, c, cLow);
  let aLow = low[0];
  let b = multiply(cj, cjLow, s, sLow);
  trig[SIN] = add(a, aLow, b, low[0]);
  trig[SIN_LOW] = low[0];
  a = multiply(cj, cjLow, c, cLow);
  aLow = low[0];
  b = multiply(sj, sjLow, s, sLow);
  trig[COS] = add(a, aLow, -b, -low[0]);
  trig[COS_LOW] = low[0];
}

/** Subtracts multiples of π/2 and returns how many; the sine and cosine are those of the remainder. */
function reduced(x: number): number {
  const n = Math.round(x / (Math.PI / 2));
  let r = sum(x, -n * HALF_PI[0]);
  let rLow = low[0];
  r = add(r, rLow, -n * HALF_PI[1], 0);
  rLow = low[0];
  r = add(r, rLow, -n * HALF_PI[2], 0);
  rLow = low[0];
  r = add(r, rLow, -n * HALF_PI[3], 0);
  sineAndCosine(r, low[0]);
  return n & 3;
}

/** The sine (`shift` 0) or cosine (`shift` 1) of x with 59 bits; the rest is left in `low`. */
function quickSine(x: number, shift: number): number {
  const n = Math.round(x * (2 / Math.PI));
  const whole = x - n * HALF_PI[0];
  const part = n * HALF_PI[1];
  const r = whole - part;
  const rLow = whole - r - part - n * HALF_PI[2];
  const j = Math.round(r * STEPS);
  const d = r - j / STEPS;
  const d2 = d * d;
  const s = d + (rLow + d * d2 * (-1 / 6 + d2 * (1 / 120 - d2 / 5040)));
  const c = d2 * (-0.5 + d2 * (1 / 24 - d2 / 720)) - d * rLow;
  const quarter = (n + shift) & 3;
  const odd = (quarter & 1) === 1;
  const from = odd ? cosines : sines;
  const other = odd ? sines : cosines;
  const at = j + TURN;
  sines.need(at);
  cosines.need(at);
  const t = from.high[at];
  const rest = (odd ? -other.high[at] * s : other.high[at] * s) + (t * c + from.lows[at]);
  const y = t + rest;
  const yLow = rest - (y - t);
  low[0] = quarter < 2 ? yLow : -yLow;
  return quarter < 2 ? y : -y;
}

export function sin(x: number): number {
  if (!(Math.abs(x) < FAR) || Math.abs(x) < 1e-8) return Math.sin(x);
  const y = quickSine(x, 0);
  const quick = sure(y, low[0], TRIG_ERROR);
  if (!Number.isNaN(quick)) return quick;
  const quarter = reduced(x);
  const value = quarter % 2 === 0 ? trig[SIN] + trig[SIN_LOW] : trig[COS] + trig[COS_LOW];
  return quarter < 2 ? value : -value;
}

export function cos(x: number): number {
  if (!(Math.abs(x) < FAR)) return Math.cos(x);
  const y = quickSine(x, 1);
  const quick = sure(y, low[0], TRIG_ERROR);
  if (!Number.isNaN(quick)) return quick;
  const quarter = reduced(x);
  const value = quarter % 2 === 0 ? trig[COS] + trig[COS_LOW] : trig[SIN] + trig[SIN_LOW];
  return quarter === 0 || quarter === 3 ? value : -value;
}

export function tan(x: number): number {
  if (!(Math.abs(x) < FAR) || Math.abs(x) < 1e-8) return Math.tan(x);
  const s = quickSine(x, 0);
  const sLow = low[0];
  const c = quickSine(x, 1);
  const cLow = low[0];
  const y = s / c;
  const p = product(c, y);
  const correction = (s - p - low[0] + sLow - y * cLow) / c;
  const quick = sure(y, correction, (TRIG_ERROR * (1 + Math.abs(y))) / Math.abs(c));
  if (!Number.isNaN(quick)) return quick;
  if (reduced(x) % 2 === 0) return divide(trig[SIN], trig[SIN_LOW], trig[COS], trig[COS_LOW]);
  return -divide(trig[COS], trig[COS_LOW], trig[SIN], trig[SIN_LOW]);
}

/** Sine and cosine of y, |y| ≤ π, with 59 bits into `trig`. */
function quickBoth(y: number): void {
  const j = Math.round(y * STEPS);
  const d = y - j / STEPS;
  const d2 = d * d;
  const s = d + d * d2 * (-1 / 6 + d2 * (1 / 120 - d2 / 5040));
  const c = d2 * (-0.5 + d2 * (1 / 24 - d2 / 720));
  const at = j + TURN;
  sines.need(at);
  cosines.need(at);
  const sj = sines.high[at];
  const cj = cosines.high[at];
  const sRest = cj * s + (sj * c + sines.lows[at]);
  const cRest = -sj * s + (cj * c + cosines.lows[at]);
  trig[SIN] = sj + sRest;
  trig[SIN_LOW] = sRest - (trig[SIN] - sj);
  trig[COS] = cj + cRest;
  trig[COS_LOW] = cRest - (trig[COS] - cj);
}

/** Corrects V8's arc tangent y by (x cos y - sin y) / (cos y + x sin y). */
export function atan(x: number): number {
  const y = Math.atan(x);
  if (!(Math.abs(x) > 1e-8 && Math.abs(x) < 1e15)) return y;
  quickBoth(y);
  const p = product(trig[COS], x);
  const top = p - trig[SIN] + (low[0] + x * trig[COS_LOW] - trig[SIN_LOW]);
  const below = trig[COS] + x * trig[SIN];
  const quick = sure(y, top / below, (TRIG_ERROR * (1 + Math.abs(x))) / below);
  if (!Number.isNaN(quick)) return quick;
  trigonometry(y);
  const exact = multiply(trig[COS], trig[COS_LOW], x, 0);
  const q = add(exact, low[0], -trig[SIN], -trig[SIN_LOW]);
  return y + (q + low[0]) / (trig[COS] + x * trig[SIN]);
}

export function asin(x: number): number {
  const y = Math.asin(x);
  if (!(Math.abs(x) > 1e-8 && Math.abs(x) < 1)) return y;
  quickBoth(y);
  const quick = sure(y, (x - trig[SIN] - trig[SIN_LOW]) / trig[COS], TRIG_ERROR / trig[COS]);
  if (!Number.isNaN(quick)) return quick;
  trigonometry(y);
  const q = add(x, 0, -trig[SIN], -trig[SIN_LOW]);
  return y + (q + low[0]) / trig[COS];
}

export function acos(x: number): number {
  const y = Math.acos(x);
  if (!(Math.abs(x) < 1)) return y;
  quickBoth(y);
  const quick = sure(y, (trig[COS] - x + trig[COS_LOW]) / trig[SIN], TRIG_ERROR / trig[SIN]);
  if (!Number.isNaN(quick)) return quick;
  trigonometry(y);
  const q = add(trig[COS], trig[COS_LOW], -x, 0);
  return y + (q + low[0]) / trig[SIN];
}

/** Sine and cosine of any y below 4. */
function trigonometry(y: number): void {
  const quarter = reduced(y);
  for (let i = 0; i < quarter; i++) {
    [trig[SIN], trig[SIN_LOW], trig[COS], trig[COS_LOW]] = [
      trig[COS],
      trig[COS_LOW],
      -trig[SIN],
      -trig[SIN_LOW],
    ];
  }
}
