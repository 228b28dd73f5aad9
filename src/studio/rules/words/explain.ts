/** Explanations of rules in the chosen language. */
import { type ExplainWords, english, type Said, sayIn } from "../../../clips/index.ts";
import { loadedInLanguages } from "../../app/languages.ts";

/** The engine itself says them in English. */
const useExplainWords = loadedInLanguages<ExplainWords>(english, {
  es: async () => (await import("../../../words/explain/es.ts")).es,
  ca: async () => (await import("../../../words/explain/ca.ts")).ca,
  pt: async () => (await import("../../../words/explain/pt.ts")).pt,
});

/** A function that puts an explanation of the engine into words. */
export function useExplained(): (said: Said) => string {
  const words = useExplainWords();
  return (said) => sayIn(words, said);
}
