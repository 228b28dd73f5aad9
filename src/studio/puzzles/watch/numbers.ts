/** Numbers as people read them. */

export function whole(value: number): string {
  return value.toLocaleString("en");
}

/** At most three decimals; Infinity as its sign. */
export function real(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return "∞";
  return value.toLocaleString("en", { maximumFractionDigits: 3 });
}

export function milliseconds(value: number): string {
  return value < 1000 ? `${value.toFixed(value < 10 ? 1 : 0)} ms` : `${(value / 1000).toFixed(2)} s`;
}

export function bytes(value: number): string {
  if (value < 1000) return `${value} B`;
  return value < 1e6 ? `${(value / 1e3).toFixed(0)} kB` : `${(value / 1e6).toFixed(1)} MB`;
}
