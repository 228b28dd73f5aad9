/** Every page has its words in all languages; the compiler finds a missing one. */
import type { Language } from "../../words/languages.ts";
import { usePreferences } from "./preferences.ts";

/** A hook that gives the words of a page in the chosen language: `const useWords = inLanguages({ en, es, ca, pt })`. */
export function inLanguages<Words>(words: Readonly<Record<Language, Words>>): () => Words {
  return () => words[usePreferences((preferences) => preferences.language)];
}
