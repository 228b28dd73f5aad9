/** Explanations of rules in the chosen language. */
import { type Said, sayIn } from "../../../../clips/index.ts";
import { inLanguages } from "../../../app/languages.ts";
import { explainWords } from "./words.ts";

const useExplainWords = inLanguages(explainWords);

/** A function that puts an explanation of the engine into words. */
export function useExplained(): (said: Said) => string {
  const words = useExplainWords();
  return (said) => sayIn(words, said);
}
