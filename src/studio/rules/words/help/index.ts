/** Help for the errors of CLIPS in the chosen language. */
import { useCallback } from "react";
import { type Help, helpText } from "../../../../clips/index.ts";
import { inLanguages } from "../../../app/languages.ts";
import { helpWords } from "./words.ts";

const useHelpWords = inLanguages(helpWords);

/** A function that says the help; it stays the same as long as the language does. */
export function useHelpText(): (help: Help) => string {
  const words = useHelpWords();
  return useCallback((help) => helpText(words, help), [words]);
}
