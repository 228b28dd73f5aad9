/** Places in a text that a user wrote, and its words with their places: where every reader of a text begins. */
import type { Sentence } from "../../search/index.ts";
import { TextError } from "./text-error.ts";

/** Lists inside lists: no problem has as many, and more would overflow the stack. */
export const DEEPEST_NESTING = 100;

/** Lines and columns count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface Word extends Place {
  readonly text: string;
}

export interface OffsetWord extends Word {
  /** Its offset in the text. */
  readonly begin: number;
}

/** All matches of a pattern that matches every character, without white space and comments. */
export function wordsOf(text: string, pattern: RegExp): OffsetWord[] {
  const words: OffsetWord[] = [];
  let line = 1;
  let lineBegin = 0;
  for (const { 0: word, index } of text.matchAll(pattern)) {
    const column = index - lineBegin + 1;
    if (/^[^\s;]/.test(word)) words.push({ text: word, line, column, begin: index });
    for (const { index: end } of word.matchAll(/\n/g)) {
      line++;
      lineBegin = index + end + 1;
    }
  }
  return words;
}

const lineEnd = /\r\n|\n|\r/;

/** The lines of a text, whatever its line endings. */
export function linesOf(text: string): string[] {
  return text.split(lineEnd);
}

export function placeOf(text: string, offset: number): Place {
  const before = linesOf(text.slice(0, offset));
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/** What is wrong at a place. */
export function at({ line, column }: Place, message: Sentence): TextError {
  return new TextError(message, line, column);
}
