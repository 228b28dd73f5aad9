/** Titles, questions, tables and conclusions of the built-in studies in every language. */
import type { Language } from "../languages.ts";
import { ca } from "./ca.ts";
import { es } from "./es.ts";
import { pt } from "./pt.ts";

export const studyTexts = { es, ca, pt } as const;

/** A text of a built-in study in the language, or of a list with dots each word; any other text stays as it is. */
export function studyText(language: Language): (text: string) => string {
  if (language === "en") return (text) => text;
  const texts = studyTexts[language];
  const known = (text: string) => (Object.hasOwn(texts, text) ? texts[text]! : text);
  return (text) =>
    Object.hasOwn(texts, text) || !text.includes(" · ")
      ? known(text)
      : text.split(" · ").map(known).join(" · ");
}
