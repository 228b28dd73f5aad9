/** A whole number of any size for a sentence: grouped, and from 16 digits on as a power of ten. */
export function largeNumber(value: number, thousands: string, point: string): string {
  if (value < 1e15) return String(value).replace(/\B(?=(\d{3})+$)/g, thousands);
  const [factor, exponent] = value.toExponential(3).split("e+");
  return `${factor!.replace(".", point)} · 10^${exponent}`;
}
