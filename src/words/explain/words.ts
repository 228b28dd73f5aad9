/** Explanations of rules in all languages; the engine itself says them in English. */
import { type ExplainWords, english } from "../../clips/index.ts";
import type { Language } from "../languages.ts";
import { ca } from "./ca.ts";
import { es } from "./es.ts";
import { pt } from "./pt.ts";

export const explainWords: Readonly<Record<Language, ExplainWords>> = { en: english, es, ca, pt };
