/** The words of the editor: a facet passes them to its parts, which are not components. */
import { Facet } from "@codemirror/state";
import type { Language } from "../../../../words/languages.ts";
import { inLanguages } from "../../../app/languages.ts";
import { ca } from "./ca.ts";
import { type EditorWords, en } from "./en.ts";
import { es } from "./es.ts";
import { pt } from "./pt.ts";

export type { EditorWords } from "./en.ts";

const editorWords: Readonly<Record<Language, EditorWords>> = { en, es, ca, pt };
export const useEditorWords = inLanguages(editorWords);

export const wordsOf = Facet.define<EditorWords, EditorWords>({ combine: ([words]) => words ?? en });
