/** The words of the page "Studies" in the chosen language. */
import { loadedInLanguages } from "../../app/languages.ts";
import { en, type Words } from "./en.ts";

export const useWords = loadedInLanguages<Words>(en, {
  es: async () => (await import("./es.ts")).es,
  ca: async () => (await import("./ca.ts")).ca,
  pt: async () => (await import("./pt.ts")).pt,
});
