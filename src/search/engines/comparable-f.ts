/**
 * HOT. The f of searches that compare it again and again with what they have forgotten: IDA*, RBFS and SMA*. Costs such as 0.1
 * cannot be added exactly, so paths of equal cost would have an f each: one round, or one change of branch, for every last digit.
 */

/** More than rounding leaves alone on paths of some thousand steps, fewer than costs that are meant to differ have in common. */
const SIGNIFICANT_DIGITS = 12;
/** Above it the product below could be infinite. */
const LARGEST_SCALE = 1e290;

/** Whole numbers, which are added exactly, and Infinity as they are; all others rounded to twelve significant digits. */
export function comparableF(f: number): number {
  return f === Math.floor(f) ? f : rounded(f);
}

function rounded(f: number): number {
  const scale = 10 ** (SIGNIFICANT_DIGITS - 1 - Math.floor(Math.log10(Math.abs(f))));
  return scale < LARGEST_SCALE ? Math.round(f * scale) / scale : f;
}
