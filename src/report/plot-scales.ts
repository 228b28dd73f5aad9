/** Log scales whose ends are powers of ten, and the texts at their ticks. */

export type Tick = (value: number) => string;

export interface Decades {
  readonly domain: [number, number];
  readonly ticks: readonly number[];
}

/** The powers of ten around values above zero; a short scale has ticks at 2 and 5 too, a long one at every second power. */
export function decades(values: readonly number[]): Decades {
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const low = Math.floor(Math.log10(least));
  const high = Math.max(low + 1, Math.ceil(Math.log10(most)));
  const step = Math.ceil((high - low) / 6);
  const powers = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, i) => power(low + i * step));
  const between = high - low > 2 ? [1] : [1, 2, 5];
  const ticks = powers.flatMap((one) => between.map((factor) => Number((one * factor).toPrecision(1))));
  return { domain: [power(low), power(high)], ticks: ticks.filter((tick) => tick <= power(high)) };
}

/** Without the rounding error that 10 ** -3 has. */
function power(exponent: number): number {
  return Number(`1e${exponent}`);
}

/** 500, 2k, 3M. */
export function countTick(value: number): string {
  if (value >= 1e9) return `${value / 1e9}G`;
  if (value >= 1e6) return `${value / 1e6}M`;
  return value >= 1e3 ? `${value / 1e3}k` : String(value);
}

/** 20 µs, 5 ms, 10 s. */
export function durationTick(ms: number): string {
  if (ms < 1) return `${Number((ms * 1000).toPrecision(3))} µs`;
  return ms < 1000 ? `${ms} ms` : `${ms / 1000} s`;
}
