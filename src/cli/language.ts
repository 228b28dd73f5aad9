/** The language of this process: `--lang CODE` wherever it stands on the command line, otherwise that of the environment. */
import { environmentLanguage, isLanguage, type Language } from "../words/languages.ts";

/** `--lang es` and `--lang=es` among the words of a command line. */
const OPTION = /^--lang(?:=(.*))?$/;

/** A command line without the option, and the code that it gives: the last one counts, as with other options. */
interface Split {
  readonly words: readonly string[];
  readonly code?: string;
}

function split(typed: readonly string[]): Split {
  const at = typed.findLastIndex((word) => OPTION.test(word));
  if (at < 0) return { words: typed };
  const inWord = OPTION.exec(typed[at]!)![1];
  const next = inWord === undefined ? at + 2 : at + 1;
  const { words } = split(typed.slice(0, at));
  return { words: [...words, ...typed.slice(next)], code: inWord ?? typed[at + 1] ?? "" };
}

const asked = split(process.argv.slice(2));

/** What was typed after the name of the program, without `--lang`. */
export const typedWords: readonly string[] = asked.words;

const code = asked.code?.toLowerCase();

/** The code after `--lang` if it is not one of a language; undefined if all is well. */
export const wrongLanguage: string | undefined =
  code === undefined || isLanguage(code) ? undefined : asked.code;

/** The language that the user asks for, by the option or by an environment that names one; undefined for neither. */
export const statedLanguage: Language | undefined =
  code !== undefined && isLanguage(code) ? code : environmentLanguage(process.env);

export const language: Language = statedLanguage ?? "en";

/** The words of a command in the language of this process: `const words = inLanguage({ en, es, ca, pt })`. */
export function inLanguage<Words>(words: Readonly<Record<Language, Words>>): Words {
  return words[language];
}
