/** The words of a report on heuristics, by language. */
import type { Language } from "../../../words/languages.ts";
import { ca } from "./ca.ts";
import { en, type HeuristicWords } from "./en.ts";
import { es } from "./es.ts";
import { pt } from "./pt.ts";

export type { HeuristicWords };

export const heuristicWords: Readonly<Record<Language, HeuristicWords>> = { en, es, ca, pt };
