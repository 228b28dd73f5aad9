/** The words of composing a study; other languages than English are loaded when they are wanted. */
import { loadedInLanguages } from "../../../app/languages.ts";
import { type ComposeWords, en } from "./en.ts";

export const useComposeWords = loadedInLanguages<ComposeWords>(en, {
  es: async () => (await import("./es.ts")).es,
  ca: async () => (await import("./ca.ts")).ca,
  pt: async () => (await import("./pt.ts")).pt,
});
