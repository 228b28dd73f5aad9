/** Explanations of rules in the chosen language. */
import { type Said, sayIn } from "../../../clips/index.ts";
import { explainWords } from "../../../words/explain/words.ts";
import { inLanguages } from "../../app/languages.ts";

const useExplainWords = inLanguages(explainWords);

/** A function that puts an explanation of the engine into words. */
export function useExplained(): (said: Said) => string {
  const words = useExplainWords();
  return (said) => sayIn(words, said);
}
