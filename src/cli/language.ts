/** The language of this process: `--lang CODE` wherever it stands on the command line, otherwise that of the environment. */
import { environmentLanguage, isLanguage, type Language } from "../words/languages.ts";

export const language: Language = languageOf(process.argv.slice(2), process.env);

/** A wrong code is not this function's business: the option of the command refuses it. */
function languageOf(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Language {
  const asked = words.flatMap((word, i) =>
    word === "--lang"
      ? [words[i + 1] ?? ""]
      : word.startsWith("--lang=")
        ? [word.slice("--lang=".length)]
        : [],
  );
  return asked.find(isLanguage) ?? environmentLanguage(environment);
}

/** The words of a command in the language of this process: `const words = inLanguage({ en, es, ca, pt })`. */
export function inLanguage<Words>(words: Readonly<Record<Language, Words>>): Words {
  return words[language];
}
