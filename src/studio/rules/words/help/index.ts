/** Help for the errors of CLIPS in the chosen language. */
import { useCallback } from "react";
import { type Help, helpText } from "../../../../clips/index.ts";
import { inLanguages } from "../../../app/languages.ts";
import { helpWords } from "./words.ts";

const useHelpWords = inLanguages(helpWords);

/** Gives a function that says the help; the same one as long as the language is. */
export function useHelpText(): (help: Help) => string {
  const words = useHelpWords();
  return useCallback((help) => helpText(words, help), [words]);
}
