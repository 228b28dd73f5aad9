/** The words of the puzzles page in the chosen language. */
import { inLanguages } from "../../app/languages.ts";
import { ca } from "./ca.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { pt } from "./pt.ts";

export const useWords = inLanguages({ en, es, ca, pt });
