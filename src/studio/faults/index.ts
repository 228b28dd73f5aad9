/**
 * What is wrong, in the chosen language: errors of boards, options and studies come as a code and its values, and each
 * language has a table that says them. What is known as English text only stays as it is.
 */
import { type Fault, settingSentences, textSentences } from "../../domains/index.ts";
import { optionSentences, type Said, type SentenceTable, say } from "../../search/index.ts";
import { studySentences } from "../../study/sentences.ts";
import { inLanguages } from "../app/languages.ts";
import { ca } from "./ca.ts";
import { es } from "./es.ts";
import { pt } from "./pt.ts";
import { recognized } from "./recognized.ts";

export const en = { ...optionSentences, ...settingSentences, ...textSentences, ...studySentences };
export type FaultWords = typeof en;

export const faultWords = { en, es, ca, pt } as const satisfies Record<string, FaultWords>;
const useTable = inLanguages<FaultWords>(faultWords);

/** Gives a function that says a fault without its place. */
export function useFaultText(): (fault: Pick<Fault, "message" | "said">) => string {
  const table = useTable();
  return ({ message, said }) => faultText(table, { message, said });
}

/** A sentence that was kept as English text only is recognized by the sentence that it was made with. */
export function faultText(
  table: FaultWords,
  { message, said }: { message: string; said: Said | null },
): string {
  const known = said ?? recognized(en as SentenceTable, message);
  return (known && say(table as SentenceTable, known)) ?? message;
}
