/** The words about the user's own problem; other languages than English are loaded when they are wanted. */
import { loadedInLanguages } from "../../app/languages.ts";
import { en } from "./en.ts";

export const useOwnWords = loadedInLanguages(en, {
  es: async () => (await import("./es.ts")).es,
  ca: async () => (await import("./ca.ts")).ca,
  pt: async () => (await import("./pt.ts")).pt,
});
