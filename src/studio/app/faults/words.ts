/**
 * The sentences of what is wrong in all languages. English is said by the parts that find it; a table of another language
 * lacks none of their codes, which the compiler sees.
 */
import { settingSentences } from "../../../domains/text/setting-sentences.ts";
import { textSentences } from "../../../domains/text/text-sentences.ts";
import { studySentences } from "../../../run/sentences.ts";
import { optionSentences } from "../../../search/option-sentences.ts";
import { type Said, type SentenceTable, say } from "../../../search/sentence.ts";
import type { Language } from "../language-names.ts";
import { ca } from "./ca.ts";
import { es } from "./es.ts";
import { pt } from "./pt.ts";
import { recognized } from "./recognized.ts";

const en = { ...optionSentences, ...settingSentences, ...textSentences, ...studySentences };
export type FaultWords = typeof en;

export const faultWords: Readonly<Record<Language, FaultWords>> = { en, es, ca, pt };

/** A sentence that was kept as English text only is recognized by the sentence that it was made with. */
export function faultText(words: FaultWords, message: string, said: Said | null): string {
  const known = said ?? recognized(en as SentenceTable, message);
  return (known && say(words as SentenceTable, known)) ?? message;
}
