/** The moves of the blank in the languages. What programs read stays English; these words are understood where they are typed. */
import type { Language } from "./languages.ts";

const moves: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  es: { up: "arriba", down: "abajo", left: "izquierda", right: "derecha" },
  ca: { up: "dalt", down: "baix", left: "esquerra", right: "dreta" },
  pt: { up: "cima", down: "baixo", left: "esquerda", right: "direita" },
};

/** Any other action is called what the problem calls it. */
export function actionIn(language: Language, action: string): string {
  const names = moves[language];
  return Object.hasOwn(names, action) ? names[action]! : action;
}
