// exp, log, log10, powers and cosh rounded correctly, as the C library nearly always rounds them; V8 is off by one in
// the last bit in 2 to 10 of 100. A quick way with 58 bits is taken when its error cannot change the result.

import { add, divide, low, multiply, product, quickSum, sum } from "./double-double.ts";
import { exponentOf, powerSeries, STEPS, sure, Table, twoTo } from "./tables.ts";

const LN2 = [0.6931471803691238, 1.9082149292705877e-10, 1.1612227229362532e-26] as const;
const MOST = 24;
const exponentials = new Table(MOST, (at) => powerSeries(at, 0, 1));

/** An upper bound on the error of the quick way, relative to the value: 2^-58. */
const EXP_ERROR = 3.5e-18;

/** e to the power (x + xLow), divided by 2 to the power `scale`; pairs. */
let scale = 0;
function expPair(x: number, xLow: number): number {
  const k = Math.round(x * Math.LOG2E);
  scale = k;
  // x - k·ln 2: the first product is exact.
  let r = sum(x, -k * LN2[0]);
  let rLow = low[0] + xLow;
  const p = product(-k, LN2[1]);
  r = add(r, rLow, p, low[0] - k * LN2[2]);
  rLow = low[0];
  const j = Math.round(r * STEPS);
  r = sum(r, -j / STEPS);
  r = quickSum(r, low[0] + rLow);
  rLow = low[0];
  const tail =
    r * r * r * (1 / 6 + r * (1 / 24 + r * (1 / 120 + r * (1 / 720 + r * (1 / 5040 + r / 40320)))));
  const square = product(r, r);
  const squareLow = low[0] + 2 * r * rLow;
  let y = add(r, rLow, square / 2, squareLow / 2 + tail);
  y = add(1, 0, y, low[0]);
  const yLow = low[0];
  const at = j + MOST;
  exponentials.need(at);
  return multiply(exponentials.high[at], exponentials.lows[at], y, yLow);
}

function scaled(high: number, lowPart: number, k: number): number {
  const y = high + lowPart;
  if (k > 1020) return y * twoTo(1020) * twoTo(k - 1020);
  if (k < -1020) return y * twoTo(-1020) * twoTo(k + 1020);
  return y * twoTo(k);
}
export function exp(x: number): number {
  if (!(Math.abs(x) < 700)) return Math.exp(x);
  const k = Math.round(x * Math.LOG2E);
  const y = quickExp(x, k);
  const quick = sure(y, low[0], y * EXP_ERROR);
  return !Number.isNaN(quick) && k > -1000 ? quick * twoTo(k) : slowExp(x);
}

/** e^x / 2^k with 58 bits; the rest is left in `low`. */
function quickExp(x: number, k: number): number {
  const whole = x - k * LN2[0];
  const part = k * LN2[1];
  const r = whole - part;
  const rLow = whole - r - part;
  const j = Math.round(r * STEPS);
  const d = r - j / STEPS;
  const p = d + (rLow + d * d * (0.5 + d * (1 / 6 + d * (1 / 24 + d * (1 / 120 + d / 720)))));
  const at = j + MOST;
  exponentials.need(at);
  const t = exponentials.high[at];
  const rest = t * p + exponentials.lows[at];
  const y = t + rest;
  low[0] = rest - (y - t);
  return y;
}

function slowExp(x: number): number {
  if (Math.abs(x) < 1e-17) return 1 + x;
  const y = expPair(x, 0);
  return scaled(y, low[0], scale);
}

/** The logarithm as a pair: what V8 gives, and what is missing. */
function logPair(x: number): number {
  const y = Math.log(x);
  // x · e^-y - 1 is what is missing.
  const e = expPair(-y, 0);
  const eLow = low[0];
  const k = scale;
  const p = multiply(e, eLow, x * twoTo(k), 0);
  const pLow = low[0];
  const missing = p - 1 + pLow;
  return quickSum(y, missing - (missing * missing) / 2);
}

export function log(x: number): number {
  if (!(x > 1e-300 && x < 1e300) || x === 1) return Math.log(x);
  const y = Math.log(x);
  const k = Math.round(-y * Math.LOG2E);
  const e = quickExp(-y, k);
  const eLow = low[0];
  const m = x * twoTo(k);
  const p = product(e, m);
  const missing = p - 1 + (low[0] + m * eLow);
  const quick = sure(y, missing - (missing * missing) / 2, EXP_ERROR);
  return !Number.isNaN(quick) ? quick : logPair(x);
}

const LOG10_2 = [0.30102999566361177, 3.694239077158931e-13] as const;

export function log10(x: number): number {
  if (!(x > 1e-300 && x < 1e300)) return Math.log10(x);
  const k = exponentOf(x);
  const whole = k < 0 ? k + 1 : k;
  const z = whole * LOG10_2[1] + Math.LOG10E * log(x * twoTo(-whole));
  return z + whole * LOG10_2[0];
}

export function power(x: number, y: number): number {
  if (x === 1) return 1;
  const about = x ** y;
  const simple = !(x > 1e-300 && x < 1e300) || y === 1 || y === 0 || Math.abs(y) > 1e10;
  if (simple || !(about > 1e-300 && about < 1e300))
    return x < 0 && Number.isInteger(y) ? negativePower(x, y) : about;
  if (y === 0.5) return Math.sqrt(x);
  if (Number.isInteger(y) && Math.abs(y) <= 16) return wholePower(x, y);
  const l = logPair(x);
  const lLow = low[0];
  const e = multiply(l, lLow, y, 0);
  const eLow = low[0];
  const k = Math.round(e * Math.LOG2E);
  const near = quickExp(e, k);
  const quick = sure(near, low[0] + near * eLow, near * EXP_ERROR);
  if (!Number.isNaN(quick)) return quick * twoTo(k);
  const z = expPair(e, eLow);
  return scaled(z, low[0], scale);
}

/** A small whole power by multiplication. */
function wholePower(x: number, y: number): number {
  let p = x;
  let pLow = 0;
  for (let i = 1; i < Math.abs(y); i++) {
    p = multiply(p, pLow, x, 0);
    pLow = low[0];
  }
  return y > 0 ? p : divide(1, 0, p, pLow);
}

function negativePower(x: number, y: number): number {
  return y % 2 === 0 ? power(-x, y) : -power(-x, y);
}

/** As fdlibm does it, and with it the C library. */
export function cosh(x: number): number {
  const a = Math.abs(x);
  if (a < 0.5 * Math.LN2) {
    const t = Math.expm1(a);
    const w = 1 + t;
    return a < 2 ** -55 ? w : 1 + (t * t) / (w + w);
  }
  if (!(a < 700)) return Math.cosh(x);
  const t = exp(a);
  return a < 22 ? 0.5 * t + 0.5 / t : 0.5 * t;
}
