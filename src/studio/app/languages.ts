/** Every page has its words in all languages; the compiler finds a missing one. */
import type { Language } from "../../words/languages.ts";
import { prefer, usePreferences } from "./preferences.ts";

/** A hook that gives some words in the chosen language: `const useWords = inLanguages({ en, es, ca, pt })`. */
export function inLanguages<Words>(words: Readonly<Record<Language, Words>>): () => Words {
  return () => words[usePreferences((preferences) => preferences.language)];
}

type Other = Exclude<Language, "en">;
type Loaders<Words> = Readonly<Record<Other, () => Promise<Words>>>;

const sets: ((language: Language) => Promise<void>)[] = [];

/** The same for the many words of a page: those of other languages than English are loaded when they are wanted. */
export function loadedInLanguages<Words>(en: Words, others: Loaders<Words>): () => Words {
  const known: Partial<Record<Language, Words>> = { en };
  sets.push(async (language) => {
    if (language !== "en") known[language] ??= await others[language]();
  });
  return () => known[usePreferences((preferences) => preferences.language)] ?? en;
}

/** A page, as soon as its words are there in the language that is then the chosen one. */
export async function withWords<Page>(loading: Promise<Page>): Promise<Page> {
  const page = await loading;
  for (let language: Language | undefined; language !== chosen(); ) {
    language = chosen();
    await loadWords(language);
  }
  return page;
}

/** Chooses a language once the words of the pages that are open have been loaded, so that nothing is shown in two. */
export async function chooseLanguage(language: Language): Promise<void> {
  // Without a network, what is not there stays English.
  await loadWords(language).catch(() => {});
  prefer({ language });
}

async function loadWords(language: Language): Promise<void> {
  await Promise.all(sets.map((load) => load(language)));
}

function chosen(): Language {
  return usePreferences.getState().language;
}
