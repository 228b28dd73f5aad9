/** How numbers are written for people, in each language: the same in terminals, tables and sentences. */
import type { Language } from "./languages.ts";

/** What stands between thousands, and before the fraction. */
const marks: Readonly<Record<Language, { readonly thousands: string; readonly point: string }>> = {
  en: { thousands: ",", point: "." },
  es: { thousands: ".", point: "," },
  ca: { thousands: ".", point: "," },
  pt: { thousands: ".", point: "," },
};

export interface NumberText {
  /** Thousands grouped, at most three decimals: `181,440`; `∞` for Infinity. */
  count(value: number): string;
  /** A whole number given as its digits, grouped too. */
  digits(text: string): string;
  /** `< 0.1 ms`, `0.8 ms`, `21 ms`, `1.5 s`, `3 min 20 s`, `2 h 5 min`. */
  duration(ms: number): string;
  /** `12 kB`, `480 MB`, `1.2 GB`. */
  bytes(value: number): string;
  /** The digits of a number as JavaScript writes it, with the language's mark before the fraction. */
  pointed(text: string): string;
  /** A whole number from 100 on; below that, with the given number of significant digits (3): 1,235 · 12.3 · 0.00123. */
  significant(value: number, digits?: number): string;
  /** Whole numbers grouped; of others every digit, as documents print penetrances: 0.19607843. */
  exact(value: number): string;
  /** With a given number of decimals: 1.245. */
  fixed(value: number, decimals: number): string;
}

export function numberText(language: Language): NumberText {
  const { thousands, point } = marks[language];
  const pointed = (text: string) => text.replace(".", point);
  const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, thousands);
  /** JavaScript's own formatting takes 20 ms to load. */
  const count = (value: number) => {
    if (value === Number.POSITIVE_INFINITY) return "∞";
    const [whole, fraction] = String(Math.round(value * 1000) / 1000).split(".");
    return fraction === undefined ? grouped(whole!) : `${grouped(whole!)}${point}${fraction}`;
  };
  return {
    count,
    pointed,
    digits: grouped,
    duration(ms) {
      if (ms > 0 && ms < 0.05) return pointed("< 0.1 ms");
      if (ms < 1000) return pointed(`${ms.toFixed(ms < 10 ? 1 : 0)} ms`);
      if (ms < 120_000) return pointed(`${(ms / 1000).toFixed(1)} s`);
      if (ms >= 7_200_000) return `${Math.floor(ms / 3_600_000)} h ${Math.floor(ms / 60_000) % 60} min`;
      const seconds = Math.round(ms / 1000);
      return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
    },
    bytes(value) {
      if (value < 1e6) return `${Math.ceil(value / 1e3)} kB`;
      return value < 1e9 ? `${(value / 1e6).toFixed(0)} MB` : pointed(`${(value / 1e9).toFixed(1)} GB`);
    },
    significant(value, digits = 3) {
      if (value === 0 || Math.abs(value) >= 10 ** (digits - 1)) return count(Math.round(value));
      const decimals = digits - 1 - Math.floor(Math.log10(Math.abs(value)));
      return pointed(value.toFixed(Math.min(20, decimals)));
    },
    exact: (value) => (Number.isInteger(value) ? count(value) : pointed(String(value))),
    fixed: (value, decimals) => pointed(value.toFixed(decimals)),
  };
}

export const { count, bytes } = numberText("en");

/** `1 run`, `12 runs`. */
export function countOf(number: number, noun: string, plural = `${noun}s`): string {
  return `${count(number)} ${number === 1 ? noun : plural}`;
}

const lists: Readonly<
  Record<Language, { and(next: string): string; more(number: string): string; none: string }>
> = {
  en: { and: () => "and", more: (number) => `${number} more`, none: "none" },
  // Before the sound of an i, "y" becomes "e".
  es: {
    and: (next) => (/^h?i(?!e)/i.test(next) ? "e" : "y"),
    more: (number) => `${number} más`,
    none: "ninguno",
  },
  ca: { and: () => "i", more: (number) => `${number} més`, none: "cap" },
  pt: { and: () => "e", more: (number) => `mais ${number}`, none: "nenhum" },
};

/** `a, b and c`; of a list of more than `most` (6) the first names and the number of the others. */
export function listedIn(language: Language): (names: readonly string[], most?: number) => string {
  const { and, more, none } = lists[language];
  const { count } = numberText(language);
  return (names, most = 6) => {
    const shown = names.length > most ? names.slice(0, most - 1) : names;
    const left = names.length - shown.length;
    const words = left > 0 ? [...shown, more(count(left))] : shown;
    const last = words.at(-1) ?? none;
    return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} ${and(last)} ${last}`;
  };
}

export const listed = listedIn("en");
