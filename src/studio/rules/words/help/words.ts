/** Help for the errors of CLIPS in all languages. What CLIPS itself says stays as the C program prints it. */
import { errorHelp, type HelpTable } from "../../../../clips/index.ts";
import type { Language } from "../../../../words/languages.ts";
import { ca } from "./ca.ts";
import { es } from "./es.ts";
import { pt } from "./pt.ts";

export const helpWords: Readonly<Record<Language, HelpTable>> = { en: errorHelp, es, ca, pt };
