/** Help for the errors of CLIPS in the chosen language. */
import { useCallback } from "react";
import { errorHelp, type Help, type HelpTable, helpText } from "../../../clips/index.ts";
import { loadedInLanguages } from "../../app/languages.ts";

/** What CLIPS itself says stays as the C program prints it. */
const useHelpWords = loadedInLanguages<HelpTable>(errorHelp, {
  es: async () => (await import("../../../words/error-help/es.ts")).es,
  ca: async () => (await import("../../../words/error-help/ca.ts")).ca,
  pt: async () => (await import("../../../words/error-help/pt.ts")).pt,
});

/** A function that says the help; it stays the same as long as the language does. */
export function useHelpText(): (help: Help) => string {
  const words = useHelpWords();
  return useCallback((help) => helpText(words, help), [words]);
}
