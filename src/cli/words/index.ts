/** The words of the command line in the language of this process; only that language is loaded. */
import { type Said, type SentenceTable, say } from "../../search/index.ts";
import type { Language } from "../../words/languages.ts";
import { type NumberText, numberText } from "../../words/number-text.ts";
import { language } from "../language.ts";
import { type Words, wordsWith } from "./en.ts";

const others: Readonly<Record<Exclude<Language, "en">, () => Promise<(numbers: NumberText) => Words>>> = {
  es: async () => (await import("./es.ts")).wordsWith,
  ca: async () => (await import("./ca.ts")).wordsWith,
  pt: async () => (await import("./pt.ts")).wordsWith,
};

/** How numbers are written. */
export const numbers: NumberText = numberText(language);

/** For what programs read: it is the same in every language. */
export const englishWords: Words = wordsWith(numberText("en"));

/** English until `loadWords` has been waited for. */
export let words: Words = wordsWith(numbers);

let faults: SentenceTable = {};

export async function loadWords(): Promise<void> {
  if (language === "en") return;
  const [own, { faultsIn }] = await Promise.all([others[language](), import("./faults.ts")]);
  words = own(numbers);
  faults = await faultsIn(language);
}

/** What is wrong, or a warning, in the language; what is known as a text only stays as it is. */
export function faultText(message: string, said: Said | null): string {
  return (said && say(faults, said)) ?? message;
}
