/**
 * The sentences of what is wrong. English is said by the parts that find it; a table of another language lacks none of
 * their codes, which the compiler sees.
 */
import type { sentences } from "../../run/sentences.ts";
import { type Said, type SentenceTable, say } from "../../search/sentence.ts";

export type FaultWords = typeof sentences;

/** How a sentence names an option: as the command line has it, or as a page shows it. */
export type OptionNaming = (option: string) => string;

/** As the command line has it. */
export const asFlag: OptionNaming = (option) => `--${option.replace(/^--/, "")}`;

/** What is known as a text only, as an error of a user's own problem, stays as it is. */
export function faultText(words: FaultWords, message: string, said: Said | null): string {
  return (said && say(words as SentenceTable, said)) ?? message;
}
