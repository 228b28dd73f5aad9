// The reader's lowest level: characters to lexemes with their printed form and position.
// Every construct and command is parsed from a CharacterSource. Source: guide, section 2.3.1.

import { formatFloat, quote } from "./format-values.ts";
import { parseDigits } from "./integers.ts";
import { Float, InstanceName, sym, type Value } from "./values.ts";

type LexemeType =
  | "symbol"
  | "string"
  | "integer"
  | "float"
  | "instance-name"
  | "variable"
  | "multi-variable"
  | "global"
  | "multi-global"
  | "wildcard"
  | "multi-wildcard"
  | "("
  | ")"
  | "~"
  | "&"
  | "|"
  | "end"
  | "unknown";

export interface Lexeme {
  readonly type: LexemeType;
  /** The value of constants; the name (a symbol) of variables. */
  readonly value: Value;
  /** How the lexeme is written in the pretty-print form. */
  readonly text: string;
  readonly position: number;
  /** True for an integer that 64 bits cannot hold. */
  readonly overflow: boolean;
  /** True for a string that the end of the text cut off. */
  readonly unfinished: boolean;
}

/** True for a constant: symbol, string, number or instance name. */
export function isConstant({ type }: { readonly type: string }): boolean {
  return (
    type === "symbol" ||
    type === "string" ||
    type === "integer" ||
    type === "float" ||
    type === "instance-name"
  );
}

/** Where characters come from: -1 at the end. One character can be pushed back. */
export interface CharacterSource {
  read(): number;
  unread(code: number): void;
}

export class StringSource implements CharacterSource {
  readonly text: string;
  position: number;
  constructor(text: string, position = 0) {
    this.text = text;
    this.position = position;
  }
  read(): number {
    if (this.position >= this.text.length) {
      this.position++;
      return -1;
    }
    return this.text.charCodeAt(this.position++);
  }
  unread(_code: number): void {
    if (this.position > 0) this.position--;
  }
}

/** Bytes from 0xF8 on begin no character. */
function isPrintable(code: number): boolean {
  return (code > 32 && code < 127) || (code >= 128 && !(code >= 0xdcf8 && code <= 0xdcff));
}

/** A byte that only continues a character cannot begin a symbol. */
export function beginsSymbol(code: number): boolean {
  return isPrintable(code) && !(code >= 0xdc80 && code < 0xdcc0);
}

/** What an ASCII character is: white space, an end of symbols, or 0 for one inside of them. */
const WHITE = 1;
const DELIMITER = 2;
const kindOfCode = new Uint8Array(128);
for (let code = 0; code < 128; code++) if (!isPrintable(code)) kindOfCode[code] = DELIMITER;
for (const char of '"()&|<~;') kindOfCode[char.charCodeAt(0)] = DELIMITER;
for (const char of " \n\t\f\r") kindOfCode[char.charCodeAt(0)] = WHITE;

export function isWhite(code: number): boolean {
  return code < 128 && kindOfCode[code] === WHITE;
}

/** True for a character that does not belong to the word before it; also for -1. */
export function endsSymbol(code: number): boolean {
  return code < 128 ? code < 0 || kindOfCode[code] !== 0 : !isPrintable(code);
}

function lexeme(type: LexemeType, text: string, value: Value, position: number): Lexeme {
  return { type, value, text, position, overflow: false, unfinished: false };
}

/** The lexeme that stands for the end of a text. */
export const END = lexeme("end", "", sym("EOF"), 0);

const SINGLE = new Map(
  (["(", ")", "~", "&", "|"] as const).map((char) => [char.charCodeAt(0), { type: char, value: sym(char) }]),
);

/** Reads the next lexeme; unprintable characters other than white space give "unknown". */
export function readLexeme(source: CharacterSource): Lexeme {
  let code = source.read();
  for (;;) {
    if (code === 59) while (code !== 10 && code !== 13 && code >= 0) code = source.read();
    else if (isWhite(code)) code = source.read();
    else break;
  }
  const position = source instanceof StringSource ? source.position - 1 : 0;
  if (code < 0) return lexeme("end", "", END.value, position);
  const single = SINGLE.get(code);
  if (single !== undefined) return lexeme(single.type, single.type, single.value, position);
  switch (code) {
    case 34:
      return readString(source, position);
    case 63:
      return readVariable(source, "?", position);
    case 36: {
      const next = source.read();
      if (next === 63) return readVariable(source, "$?", position);
      source.unread(next);
      break;
    }
    case 60: {
      const text = readFrom(source, code);
      return lexeme("symbol", text, sym(text), position);
    }
  }
  if (!beginsSymbol(code)) {
    const text = "<<<unprintable character>>>";
    return lexeme("unknown", text, sym(text), position);
  }
  return classify(readFrom(source, code), position);
}

/** The character that was read last and the rest of its word. */
function readFrom(source: CharacterSource, first: number): string {
  if (source instanceof StringSource) {
    const { text, position } = source;
    return text.slice(position - 1, skipWord(source));
  }
  return String.fromCharCode(first) + readRest(source);
}

/** The characters up to the end of a word. */
function readRest(source: CharacterSource): string {
  if (source instanceof StringSource) {
    const { text, position } = source;
    return text.slice(position, skipWord(source));
  }
  let text = "";
  for (;;) {
    const code = source.read();
    if (endsSymbol(code)) {
      source.unread(code);
      return text;
    }
    text += String.fromCharCode(code);
  }
}

/** Goes to the end of the word; gives the position there. */
function skipWord(source: StringSource): number {
  const { text } = source;
  let { position } = source;
  while (position < text.length && !endsSymbol(text.charCodeAt(position))) position++;
  source.position = position;
  return position;
}

function readString(source: CharacterSource, position: number): Lexeme {
  let text = "";
  for (;;) {
    let code = source.read();
    if (code === 92) {
      code = source.read();
      if (code >= 0) {
        text += String.fromCharCode(code);
        continue;
      }
    }
    if (code < 0 || code === 34) {
      const read = lexeme("string", quote(text), text, position);
      return code < 0 ? { ...read, unfinished: true } : read;
    }
    text += String.fromCharCode(code);
  }
}

function readVariable(source: CharacterSource, prefix: "?" | "$?", position: number): Lexeme {
  const first = source.read();
  const multi = prefix === "$?";
  const letter = (first >= 65 && first <= 90) || (first >= 97 && first <= 122);
  source.unread(first);
  if (!letter && first !== 42 && !(first >= 128)) {
    return lexeme(multi ? "multi-wildcard" : "wildcard", prefix, sym(prefix), position);
  }
  const name = readRest(source);
  if (name.length > 2 && name.startsWith("*") && name.endsWith("*")) {
    const global = sym(name.slice(1, -1));
    return lexeme(multi ? "multi-global" : "global", prefix + name, global, position);
  }
  return lexeme(multi ? "multi-variable" : "variable", prefix + name, sym(name), position);
}

const INTEGER = /^[+-]?[0-9]+$/;
const FLOAT = /^[+-]?([0-9]+\.[0-9]*|\.[0-9]+|[0-9]+)([eE][+-]?[0-9]+)?$/;

/** The lexeme of a word that is neither a variable nor a string. */
export function classify(text: string, position: number): Lexeme {
  const first = text.charCodeAt(0);
  if ((first >= 48 && first <= 57) || first === 43 || first === 45 || first === 46) {
    const plain = plainInteger(text);
    if (plain >= 0) return lexeme("integer", text, plain, position);
    if (INTEGER.test(text)) {
      const value = parseDigits(text);
      const read = lexeme("integer", String(value), value, position);
      return typeof value === "bigint" && BigInt(text) !== value ? { ...read, overflow: true } : read;
    }
    if (FLOAT.test(text)) {
      const value = Number(text);
      return lexeme("float", formatFloat(value), new Float(value), position);
    }
  }
  if (first === 91 && text.length > 2 && text.endsWith("]")) {
    return lexeme("instance-name", text, new InstanceName(text.slice(1, -1)), position);
  }
  return lexeme("symbol", text, sym(text), position);
}

/** The integer written as up to nine digits and nothing else, as it is printed again; -1 for any other text. */
function plainInteger(text: string): number {
  if (text.length > 9 || (text.charCodeAt(0) === 48 && text.length > 1)) return -1;
  let value = 0;
  for (let i = 0; i < text.length; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}
