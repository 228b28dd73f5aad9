/** Cuts a text into words with their places; the readers of `problemas.dat` and of JSON begin here. */
import type { Sentence } from "../../search/index.ts";
import { TextError } from "./text-error.ts";

/** Lines and columns count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface Token extends Place {
  readonly text: string;
  /** Its offset in the text. */
  readonly begin: number;
}

/** All matches of a pattern that matches every character, without white space and comments. */
export function tokensOf(text: string, pattern: RegExp): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  let lineBegin = 0;
  for (const { 0: word, index } of text.matchAll(pattern)) {
    const column = index - lineBegin + 1;
    if (/^[^\s;]/.test(word)) tokens.push({ text: word, line, column, begin: index });
    for (const { index: end } of word.matchAll(/\n/g)) {
      line++;
      lineBegin = index + end + 1;
    }
  }
  return tokens;
}

export function at({ line, column }: Place, told: Sentence): TextError {
  return new TextError(told, line, column);
}
