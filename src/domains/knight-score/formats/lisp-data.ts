/**
 * Reads as much of Lisp's data syntax as `problemas.dat` needs: lists, strings, symbols and numbers, each with its
 * place.
 */

import { at, DEEPEST_NESTING, type OffsetWord, type Place, wordsOf } from "../../text/places.ts";
import { textSentence } from "../../text/text-sentences.ts";

/** `begin` and `end` are offsets in the text. */
export type Datum = Place & { readonly begin: number; readonly end: number } & (
    | { readonly kind: "list"; readonly items: readonly Datum[] }
    | { readonly kind: "number"; readonly value: number }
    /** Symbols are in upper case, as the Lisp reader makes them. */
    | { readonly kind: "string" | "symbol"; readonly text: string }
  );

/** White space, comments to the end of the line, strings, parentheses, words. */
const wordPattern = /[^\S\n]+|;[^\n]*|\n|"(?:[^"\\]|\\[\s\S])*"?|[()]|[^\s()";]+/g;

export function readLisp(text: string): Datum[] {
  const words = wordsOf(text, wordPattern);
  const data: Datum[] = [];
  const reader = { words, next: 0 };
  while (reader.next < words.length) data.push(readDatum(reader, 0));
  return data;
}

function readDatum(reader: { readonly words: readonly OffsetWord[]; next: number }, depth: number): Datum {
  const word = reader.words[reader.next++]!;
  const { line, column, begin, text } = word;
  if (text === ")") throw at(word, textSentence("closes-nothing"));
  if (text !== "(") return readAtom(word);
  if (depth > DEEPEST_NESTING) throw at(word, textSentence("nested-too-deeply"));
  const items: Datum[] = [];
  for (;;) {
    const next = reader.words[reader.next];
    if (next === undefined) throw at(word, textSentence("never-closed"));
    if (next.text === ")") break;
    items.push(readDatum(reader, depth + 1));
  }
  const end = reader.words[reader.next++]!.begin + 1;
  return { kind: "list", items, line, column, begin, end };
}

function readAtom(word: OffsetWord): Datum {
  const { text, line, column, begin } = word;
  const place = { line, column, begin, end: begin + text.length };
  if (text.startsWith('"')) {
    if (text.length < 2 || !/[^\\](\\\\)*"$|^""$/.test(text)) throw at(word, textSentence("string-open"));
    return { kind: "string", text: text.slice(1, -1).replace(/\\([\s\S])/g, "$1"), ...place };
  }
  if (/^[+-]?(\d+\.?|\d*\.\d+)$/.test(text)) return { kind: "number", value: Number(text), ...place };
  return { kind: "symbol", text: text.toUpperCase(), ...place };
}
