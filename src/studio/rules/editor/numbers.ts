/** Tells the parser which words are numbers, as the reader of CLIPS does. */
import { Number as NumberTerm } from "./clips-parser.terms.ts";

const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;

/** The term of a number, or -1 for a word that stays a symbol. */
export function specializeNumber(word: string, _stack: unknown): number {
  return NUMBER.test(word) ? NumberTerm : -1;
}
