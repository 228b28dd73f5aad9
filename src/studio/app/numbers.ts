/** Numbers as people of the chosen language write them. What shows them is drawn anew when the language changes. */
import type { Language } from "./language-names.ts";

let language: Language = "en";

/** The preferences say the language, before what shows numbers is drawn anew. */
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

/** At most three decimals; Infinity as its sign. */
export function real(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return "∞";
  return written(value, { maximumFractionDigits: 3 });
}

/** Exactly so many decimals. */
export function decimal(value: number, digits: number): string {
  return written(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
