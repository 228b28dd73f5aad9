/** How a CLIPS session explains itself in a language; what CLIPS prints is never part of it. */
import { type ExplainWords, english, errorHelp, type HelpTable } from "../../clips/index.ts";
import type { Language } from "../../words/languages.ts";
import { en, type PromptWords } from "./words/en.ts";

export interface Speech {
  readonly words: PromptWords;
  /** Why rules do not fire, and why activations stand in their order. */
  readonly explain: ExplainWords;
  /** What to do about an error. */
  readonly help: HelpTable;
}

export const englishSpeech: Speech = { words: en, explain: english, help: errorHelp };

const others: Readonly<Record<Exclude<Language, "en">, () => Promise<Speech>>> = {
  es: async () => {
    const [words, explain, help] = await Promise.all([
      import("./words/es.ts"),
      import("../../words/explain/es.ts"),
      import("../../words/error-help/es.ts"),
    ]);
    return { words: words.es, explain: explain.es, help: help.es };
  },
  ca: async () => {
    const [words, explain, help] = await Promise.all([
      import("./words/ca.ts"),
      import("../../words/explain/ca.ts"),
      import("../../words/error-help/ca.ts"),
    ]);
    return { words: words.ca, explain: explain.ca, help: help.ca };
  },
  pt: async () => {
    const [words, explain, help] = await Promise.all([
      import("./words/pt.ts"),
      import("../../words/explain/pt.ts"),
      import("../../words/error-help/pt.ts"),
    ]);
    return { words: words.pt, explain: explain.pt, help: help.pt };
  },
};

export async function speechIn(language: Language): Promise<Speech> {
  return language === "en" ? englishSpeech : others[language]();
}
