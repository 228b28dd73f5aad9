/** The languages of the course documents, by their own names. */
export const languages = { en: "English", es: "Español", ca: "Català", pt: "Português" } as const;
export type Language = keyof typeof languages;

/** The first of the browser's languages that the page speaks, otherwise English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const known = wanted
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag) => Object.hasOwn(languages, tag));
  return (known as Language | undefined) ?? "en";
}
