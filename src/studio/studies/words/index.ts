/** The words of the page "Studies" in the chosen language. */
import { inLanguages } from "../../app/languages.ts";
import { ca } from "./ca.ts";
import { en, type Words } from "./en.ts";
import { es } from "./es.ts";
import { pt } from "./pt.ts";

export const useWords = inLanguages<Words>({ en, es, ca, pt });
