/** Numbers as they are written in the chosen language. Components that show them render again when it changes. */
import type { Language } from "../../words/languages.ts";

let language: Language = "en";

/** Called by the preferences before the components that show numbers render again. */
export function writeNumbersIn(chosen: Language): void {
  language = chosen;
}

/** Thousands are always grouped; Spanish alone would not group four digits. */
function written(value: number, format: Intl.NumberFormatOptions = {}): string {
  return value.toLocaleString(language, { useGrouping: "always", ...format } as Intl.NumberFormatOptions);
}

export function whole(value: number): string {
  return written(value);
}

/** At most three decimals; `∞` for Infinity. */
export function real(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return "∞";
  return written(value, { maximumFractionDigits: 3 });
}

/** With exactly this many decimals. */
export function decimal(value: number, digits: number): string {
  return written(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
