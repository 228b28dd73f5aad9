/** Reads Lisp data as far as `problemas.dat` needs it: lists, strings, symbols and numbers, each with its place. */
import { textSentence } from "../../text/text-sentences.ts";
import { at, type Place, type Token, tokensOf } from "../../text/tokens.ts";

/** `begin` and `end` are offsets in the text. */
export type Datum = Place & { readonly begin: number; readonly end: number } & (
    | { readonly kind: "list"; readonly items: readonly Datum[] }
    | { readonly kind: "number"; readonly value: number }
    /** Symbols are in capitals, as the Lisp reader makes them. */
    | { readonly kind: "string" | "symbol"; readonly text: string }
  );

/** White space, comments to the end of the line, strings, parentheses, words. */
const tokenPattern = /[^\S\n]+|;[^\n]*|\n|"(?:[^"\\]|\\[\s\S])*"?|[()]|[^\s()";]+/g;

export function readLisp(text: string): Datum[] {
  const tokens = tokensOf(text, tokenPattern);
  const data: Datum[] = [];
  const reader = { tokens, next: 0 };
  while (reader.next < tokens.length) data.push(readDatum(reader));
  return data;
}

function readDatum(reader: { readonly tokens: readonly Token[]; next: number }): Datum {
  const token = reader.tokens[reader.next++]!;
  const { line, column, begin, text } = token;
  if (text === ")") throw at(token, textSentence("closes-nothing"));
  if (text !== "(") return readAtom(token);
  const items: Datum[] = [];
  for (;;) {
    const next = reader.tokens[reader.next];
    if (next === undefined) throw at(token, textSentence("never-closed"));
    if (next.text === ")") break;
    items.push(readDatum(reader));
  }
  const end = reader.tokens[reader.next++]!.begin + 1;
  return { kind: "list", items, line, column, begin, end };
}

function readAtom(token: Token): Datum {
  const { text, line, column, begin } = token;
  const place = { line, column, begin, end: begin + text.length };
  if (text.startsWith('"')) {
    if (text.length < 2 || !/[^\\](\\\\)*"$|^""$/.test(text)) throw at(token, textSentence("string-open"));
    return { kind: "string", text: text.slice(1, -1).replace(/\\([\s\S])/g, "$1"), ...place };
  }
  if (/^[+-]?(\d+\.?|\d*\.\d+)$/.test(text)) return { kind: "number", value: Number(text), ...place };
  return { kind: "symbol", text: text.toUpperCase(), ...place };
}
