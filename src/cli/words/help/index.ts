/** The words of help texts in the language of this process; undefined for English, which the commands and rows speak. */
import type { Language } from "../../../words/languages.ts";
import { language } from "../../language.ts";
import type { HelpWords } from "./words.ts";

const others: Readonly<Record<Exclude<Language, "en">, () => Promise<HelpWords>>> = {
  es: async () => (await import("./es.ts")).es,
  ca: async () => (await import("./ca.ts")).ca,
  pt: async () => (await import("./pt.ts")).pt,
};

export async function helpWords(): Promise<HelpWords | undefined> {
  return language === "en" ? undefined : others[language]();
}
