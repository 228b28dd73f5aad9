/** The languages of the course documents. A page gives its words in all four; the compiler sees a missing one. */
import { usePreferences } from "./preferences.ts";

export const languages = { en: "English", es: "Español", ca: "Català", pt: "Português" } as const;
export type Language = keyof typeof languages;

/** The first language of the browser that there is, otherwise English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const known = wanted
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag) => Object.hasOwn(languages, tag));
  return (known as Language | undefined) ?? "en";
}

/** A hook that gives the words of a page in the chosen language: `const useWords = inLanguages({ en, es, ca, pt })`. */
export function inLanguages<Words>(words: Readonly<Record<Language, Words>>): () => Words {
  return () => words[usePreferences((preferences) => preferences.language)];
}
