/** What rows say about themselves, in other languages than English: by name, in Spanish, Catalan and Portuguese. */
import type { Language } from "../languages.ts";

export type Translations = Readonly<Record<string, readonly [es: string, ca: string, pt: string]>>;

/** What the rows of a domain are. */
export interface RowSummaries {
  /** A family of boards, such as `korf-12`, has one row, with `#` for the number. */
  readonly instances: Translations;
  readonly heuristics: Translations;
  readonly options: Translations;
}

const columns = { es: 0, ca: 1, pt: 2 } as const;

/** What a row is, in a language: `own`, the row's own summary, in English and where there is no other. */
export function summaryIn(language: Language, table: Translations, name: string, own: string): string {
  return language === "en" ? own : (table[name]?.[columns[language]] ?? own);
}

/** The same for a named board. */
export function instanceSummaryIn(
  language: Language,
  table: Translations,
  name: string,
  own: string,
): string {
  const { family, number } = familyOf(name);
  const text = summaryIn(language, table, Object.hasOwn(table, name) ? name : family, own);
  return text === own ? own : text.replace("#", number);
}

/** `korf-12` is number 12 of the family `korf-#`, `report-4x4` the one of 4×4 of `report-#`. */
export function familyOf(name: string): { readonly family: string; readonly number: string } {
  const number = /-(\d[\dx]*)$/.exec(name)?.[1] ?? "";
  return {
    family: number === "" ? name : `${name.slice(0, -number.length)}#`,
    number: number.includes("x") ? number.replace("x", "×") : String(Number(number)),
  };
}
