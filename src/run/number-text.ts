/** How numbers are written for people: the same in terminals, tables and sentences. */

/** With a comma every three digits. JavaScript's own formatting takes 20 ms to load. */
export function count(value: number): string {
  const [whole, fraction] = String(Math.round(value * 1000) / 1000).split(".");
  const grouped = whole!.replace(/\B(?=(\d{3})+$)/g, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

export function duration(ms: number): string {
  if (ms < 1000) return `${ms.toFixed(ms < 10 ? 1 : 0)} ms`;
  if (ms < 120_000) return `${(ms / 1000).toFixed(1)} s`;
  if (ms >= 7_200_000) return `${Math.floor(ms / 3_600_000)} h ${Math.floor(ms / 60_000) % 60} min`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

export function bytes(value: number): string {
  if (value < 1e6) return `${Math.ceil(value / 1e3)} kB`;
  return value < 1e9 ? `${(value / 1e6).toFixed(0)} MB` : `${(value / 1e9).toFixed(1)} GB`;
}

/** A whole number from 100 on; below that, with the given number of significant digits: 1,235 · 12.3 · 0.00123. */
export function significant(value: number, digits = 3): string {
  if (value === 0 || Math.abs(value) >= 10 ** (digits - 1)) return count(Math.round(value));
  const decimals = digits - 1 - Math.floor(Math.log10(Math.abs(value)));
  return value.toFixed(Math.min(20, decimals));
}

/** `1 run`, `12 runs`. */
export function countOf(number: number, noun: string, plural = `${noun}s`): string {
  return `${count(number)} ${number === 1 ? noun : plural}`;
}

/** `a, b and c`; of a long list the first names and the number of the others. */
export function listed(names: readonly string[], most = 6): string {
  const shown = names.length > most ? names.slice(0, most - 1) : names;
  const more = names.length - shown.length;
  const words = more > 0 ? [...shown, `${count(more)} more`] : shown;
  return words.length < 2 ? (words[0] ?? "none") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
