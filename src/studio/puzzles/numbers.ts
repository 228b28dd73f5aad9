/** Numbers of a search as people read them. */
import { decimal, real, whole } from "../app/numbers.ts";

export { real, whole };

export function milliseconds(value: number): string {
  return value < 1000 ? `${decimal(value, value < 10 ? 1 : 0)} ms` : `${decimal(value / 1000, 2)} s`;
}

export function bytes(value: number): string {
  if (value < 1000) return `${value} B`;
  return value < 1e6 ? `${decimal(value / 1e3, 0)} kB` : `${decimal(value / 1e6, 1)} MB`;
}
