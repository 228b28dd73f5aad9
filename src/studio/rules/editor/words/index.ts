/** The words of the editor: a facet passes them to its parts, which are not components. */
import { Facet } from "@codemirror/state";
import { loadedInLanguages } from "../../../app/languages.ts";
import { type EditorWords, en } from "./en.ts";

export type { EditorWords } from "./en.ts";

export const useEditorWords = loadedInLanguages<EditorWords>(en, {
  es: async () => (await import("./es.ts")).es,
  ca: async () => (await import("./ca.ts")).ca,
  pt: async () => (await import("./pt.ts")).pt,
});

export const wordsOf = Facet.define<EditorWords, EditorWords>({ combine: ([words]) => words ?? en });
