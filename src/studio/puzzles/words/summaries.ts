/** What the rows of the library say about themselves, in the chosen language; in English in their own words. */
import { instanceSummaryIn, summaryIn, type Translations } from "../../../words/rows/row-summaries.ts";
import { usePreferences } from "../../app/preferences.ts";
import type { AnyPuzzleRow } from "../domains/index.ts";

/** A function that says what the row of a name is: `own`, the row's own summary, where there is no other. */
export function useSummary(): (table: Translations, name: string, own: string) => string {
  const language = usePreferences((preferences) => preferences.language);
  return (table, name, own) => summaryIn(language, table, name, own);
}

/** A function that says what a named board is. */
export function useInstanceSummary({ summaries, instanceNote }: AnyPuzzleRow) {
  const language = usePreferences((preferences) => preferences.language);
  return (name: string, own: string): string => {
    if (language === "en") return own;
    return (
      instanceSummaryIn(language, summaries.instances, name, own) + (instanceNote?.(language, name) ?? "")
    );
  };
}
