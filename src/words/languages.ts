/** The languages of the course documents, by their own names. */
export const languages = { en: "English", es: "Español", ca: "Català", pt: "Português" } as const;
export type Language = keyof typeof languages;

/** Whether a word is the code of a language: `es`. */
export function isLanguage(code: string): code is Language {
  return Object.hasOwn(languages, code);
}

/** The first of several tags (`es-MX`, `ca`) that is spoken here, otherwise English. */
export function preferredLanguage(tags: readonly string[]): Language {
  return tags.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

/**
 * The language of a terminal: the first of LC_ALL, LC_MESSAGES and LANG that is set decides, as in other programs.
 * Undefined if none is set, or if it names no language (`C`, `POSIX`).
 */
export function environmentLanguage(
  environment: Readonly<Record<string, string | undefined>>,
): Language | undefined {
  const locale = ["LC_ALL", "LC_MESSAGES", "LANG"].map((name) => environment[name]).find(Boolean) ?? "";
  return /^(?:C|POSIX)?(?:[.@]|$)/.test(locale) ? undefined : preferredLanguage([locale]);
}
