/** Explanations of rules in the chosen language. */
import { type Said, sayIn } from "../../../../clips/index.ts";
import { inLanguages } from "../../../app/languages.ts";
import { explainWords } from "./words.ts";

const useExplainWords = inLanguages(explainWords);

/** Gives a function that says what the engine has explained. */
export function useExplained(): (said: Said) => string {
  const words = useExplainWords();
  return (said) => sayIn(words, said);
}
