/** The words of course reports in every language. */
import type { Language } from "../../../words/languages.ts";
import { ca } from "./ca.ts";
import { en, type InformeWords } from "./en.ts";
import { es } from "./es.ts";
import { pt } from "./pt.ts";

export type { InformeWords };

export const informeWords: Readonly<Record<Language, InformeWords>> = { en, es, ca, pt };
