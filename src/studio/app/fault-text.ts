/**
 * What is wrong, in the chosen language: errors of boards, options and studies come as a code and its values. What is
 * known only as English text, such as an error in a user's own problem, stays as it is.
 */
import { useEffect } from "react";
import { create } from "zustand";
import type { Fault } from "../../domains/index.ts";
import { sentences as en } from "../../run/sentences.ts";
import { type FaultWords, faultText } from "../../words/faults/words.ts";
import type { Language } from "../../words/languages.ts";
import { fieldNamed, withFields } from "../../words/option-names.ts";
import { usePreferences } from "./preferences.ts";

/** The tables of other languages are loaded when one is chosen: together they are as large as a page. */
const others: Readonly<Record<Exclude<Language, "en">, () => Promise<FaultWords>>> = {
  es: async () => (await import("../../words/faults/es.ts")).es(fieldNamed("es")),
  ca: async () => (await import("../../words/faults/ca.ts")).ca(fieldNamed("ca")),
  pt: async () => (await import("../../words/faults/pt.ts")).pt(fieldNamed("pt")),
};

const useTables = create<Partial<Record<Language, FaultWords>>>(() => ({ en }));

/** A function that says what is wrong, without where; in English until the table of the language is there. */
export function useFaultText(): (fault: Pick<Fault, "message" | "said">) => string {
  const language = usePreferences((preferences) => preferences.language);
  const words = useTables((tables) => tables[language]) ?? en;
  useEffect(() => void load(language), [language]);
  return ({ message, said }) => {
    const text = faultText(words, message, said);
    return words === en && said !== null ? withFields(text) : text;
  };
}

async function load(language: Language): Promise<void> {
  if (language === "en" || useTables.getState()[language] !== undefined) return;
  useTables.setState({ [language]: await others[language]() });
}
