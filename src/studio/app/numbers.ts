/** Numbers as they are written in the chosen language. Components that show them render again when it changes. */
import type { Language } from "../../words/languages.ts";

let language: Language = "en";

/** Called by the preferences before the components that show numbers render again. */
export function writeNumbersIn(chosen: Language): void {
  language = chosen;
}

/** By language and options: to make one takes longer than to write a thousand numbers with it. */
const formats = new Map<string, Intl.NumberFormat>();

/** Thousands are always grouped; Spanish alone would not group four digits. */
function written(value: number, leastDigits: number, mostDigits: number): string {
  const key = `${language} ${leastDigits} ${mostDigits}`;
  let format = formats.get(key);
  if (format === undefined) {
    const digits = { minimumFractionDigits: leastDigits, maximumFractionDigits: mostDigits };
    format = new Intl.NumberFormat(language, {
      useGrouping: "always",
      ...digits,
    } as Intl.NumberFormatOptions);
    formats.set(key, format);
  }
  return format.format(value);
}

const thousands: Readonly<Record<Language, string>> = { en: ",", es: ".", ca: ".", pt: "." };

/** By hand, which is what the formats would write: the first one that a page makes takes as long as drawing a panel. */
export function whole(value: number): string {
  if (!Number.isSafeInteger(value)) return written(value, 0, 3);
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, thousands[language]);
}

/** At most three decimals; `∞` for Infinity. */
export function real(value: number): string {
  return value === Number.POSITIVE_INFINITY ? "∞" : whole(value);
}

/** With exactly this many decimals. */
export function decimal(value: number, digits: number): string {
  return written(value, digits, digits);
}
