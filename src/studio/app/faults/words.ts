/**
 * The sentences of what is wrong in all languages. English is said by the parts that find it; a table of another language
 * lacks none of their codes, which the compiler sees.
 */
import { sentences as en } from "../../../run/sentences.ts";
import { type Said, type SentenceTable, say } from "../../../search/sentence.ts";
import type { Language } from "../language-names.ts";
import { ca } from "./ca.ts";
import { es } from "./es.ts";
import { pt } from "./pt.ts";

export type FaultWords = typeof en;

export const faultWords: Readonly<Record<Language, FaultWords>> = { en, es, ca, pt };

/** What is known as a text only, as an error of a user's own problem, stays as it is. */
export function faultText(words: FaultWords, message: string, said: Said | null): string {
  return (said && say(words as SentenceTable, said)) ?? message;
}
