/** The words of the page "Puzzles" in the chosen language. */
import { inLanguages } from "../../app/languages.ts";
import { ca } from "./ca.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { pt } from "./pt.ts";

export const useWords = inLanguages({ en, es, ca, pt });
