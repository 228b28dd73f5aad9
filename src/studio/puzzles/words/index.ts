/** The words of the puzzles page in the chosen language. */
import { inLanguages } from "../../app/languages.ts";
import { en } from "./en.ts";

export const useWords = inLanguages({ en, es: en, ca: en, pt: en });
