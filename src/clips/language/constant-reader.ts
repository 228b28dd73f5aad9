// Reads constants straight from a text, without lexemes, and keeps how they are laid out in the pretty-print form. For what
// makes up most of a large file: facts. Whatever is not a plain constant is left to the scanner.

import { classify, endsSymbol, isWhite } from "./scanner.ts";
import { sym, type Value } from "./values.ts";

export const OPEN = 40;
export const CLOSE = 41;
const QUOTE = 34;
const ZERO = 48;

export class ConstantReader {
  position: number;
  private readonly text: string;
  /** The pretty-print form of what was read; from `from` on it is the text itself. */
  private shown = "";
  private from: number;

  /** Reads from the opening parenthesis at `position` on. */
  constructor(text: string, position: number) {
    this.text = text;
    this.from = position;
    this.position = position + 1;
  }

  /** Skips white space and gives the code of the next character; -1 at the end. */
  next(): number {
    const { text, position: start } = this;
    let at = start;
    while (isWhite(text.charCodeAt(at))) at++;
    const code = at < text.length ? text.charCodeAt(at) : -1;
    const isLaidOut = code === CLOSE ? at === start : at === start + 1 && text.charCodeAt(start) === 32;
    if (!isLaidOut) {
      this.shown += text.slice(this.from, start);
      if (code !== CLOSE) this.shown += " ";
      this.from = at;
    }
    this.position = at;
    return code;
  }

  /** The word that begins here; empty where none does. */
  word(): string {
    const { text, position } = this;
    let at = position;
    while (at < text.length && !endsSymbol(text.charCodeAt(at))) at++;
    this.position = at;
    return text.slice(position, at);
  }

  /** The constant that begins here, or null for anything else, and for a constant that is not shown as it is written. */
  constant(): Value | null {
    const first = this.text.charCodeAt(this.position);
    if (first === QUOTE) return this.string();
    const word = this.word();
    if (first > ZERO && first < ZERO + 10 && word.length < 10) {
      const integer = digits(word);
      if (integer > 0) return integer;
    }
    if ((first >= 97 && first <= 122) || (first >= 65 && first <= 90)) return sym(word);
    // Variables, `=(…)`, and what ends words.
    if (first === 63 || first === 36 || word === "=" || word === "") return null;
    const { value, text, overflow } = classify(word, 0);
    return text === word && !overflow ? value : null;
  }

  private string(): string | null {
    const { text, position } = this;
    const end = text.indexOf('"', position + 1);
    const value = text.slice(position + 1, end);
    if (end < 0 || value.includes("\\")) return null;
    this.position = end + 1;
    return value;
  }

  /** The pretty-print form of all that was read. */
  pretty(): string {
    return this.shown + this.text.slice(this.from, this.position);
  }
}

/** The number that these digits write, or -1 when there is something else among them. */
function digits(word: string): number {
  let value = 0;
  for (let i = 0; i < word.length; i++) {
    const digit = word.charCodeAt(i) - ZERO;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}
