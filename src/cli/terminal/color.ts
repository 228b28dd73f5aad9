/** Colours at a terminal only, unless FORCE_COLOR or NO_COLOR says otherwise: what goes into a pipe is for programs. */
import picocolors from "picocolors";

const { FORCE_COLOR, NO_COLOR, TERM } = process.env;
const isWanted = FORCE_COLOR ? FORCE_COLOR !== "0" : process.stdout.isTTY === true && TERM !== "dumb";

const isColored = isWanted && !NO_COLOR;

export const color = picocolors.createColors(isColored);

const ESCAPE = "\x1b";

/**
 * A text with names and titles that others chose: what would command the terminal is shown as an escape, `\\x1b`, and so is what
 * would turn the letters behind it around.
 */
export function visible(text: string): string {
  return text.replace(/\r\n|[\p{Cc}\u202a-\u202e\u2066-\u2069](\[\d{1,2}m)?/gu, (found, rest = "") => {
    const letter = found[0]!;
    if (
      found === "\r\n" ||
      letter === "\n" ||
      letter === "\t" ||
      (letter === ESCAPE && rest !== "" && isColored)
    )
      return found;
    const code = letter.charCodeAt(0).toString(16);
    return `${code.length > 2 ? "\\u" : "\\x"}${code.padStart(2, "0")}${rest}`;
  });
}
