/** Where the lines of a report on paper do not break. */

/** Not before the dot in the name of a method, between an option or a cost and its number, or before a unit. */
export function unbroken(text: string): string {
  return text
    .replaceAll(" · ", "\u00a0· ")
    .replaceAll(/(· \p{L}+) (\p{L}+) (?=\d)/gu, "$1\u00a0$2\u00a0")
    .replaceAll(/(\(\p{L}+) (?=\d)/gu, "$1\u00a0")
    .replaceAll(/(\d) (?=(?:µs|ms|s|min|h|kB|MB|GB|%)(?![\p{L}\d]))/gu, "$1\u00a0");
}
