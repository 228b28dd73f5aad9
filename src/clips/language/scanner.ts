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
  readonly overflow?: boolean;
  /** True for a string that the end of the text cut off. */
  readonly unfinished?: boolean;
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

const END: Lexeme = { type: "end", value: sym("EOF"), text: "", position: 0 };
const WHITE = new Set([32, 10, 9, 12, 13]);
const DELIMITERS = new Set([...'"()&|<~;'].map((c) => c.charCodeAt(0)));

/** Bytes from 0xF8 on begin no character. */
function isPrintable(code: number): boolean {
  return (code > 32 && code < 127) || (code >= 128 && !(code >= 0xdcf8 && code <= 0xdcff));
}

/** A byte that only continues a character cannot begin a symbol. */
export function beginsSymbol(code: number): boolean {
  return isPrintable(code) && !(code >= 0xdc80 && code < 0xdcc0);
}

function endsSymbol(code: number): boolean {
  return code < 0 || DELIMITERS.has(code) || !isPrintable(code);
}

/** Reads the next lexeme; unprintable characters other than white space give "unknown". */
export function readLexeme(source: CharacterSource): Lexeme {
  let code = source.read();
  while (WHITE.has(code) || code === 59) {
    if (code === 59) {
      while (code !== 10 && code !== 13 && code >= 0) code = source.read();
    } else {
      code = source.read();
    }
  }
  const position = source instanceof StringSource ? source.position - 1 : 0;
  const make = (type: LexemeType, text: string, value: Value = sym(text)): Lexeme => ({
    type,
    value,
    text,
    position,
  });
  if (code < 0) return { ...END, position };
  const char = String.fromCharCode(code);
  switch (char) {
    case "(":
    case ")":
    case "~":
    case "&":
    case "|":
      return make(char, char);
    case '"': {
      const { text, unfinished } = readString(source);
      return { ...make("string", quote(text), text), unfinished };
    }
    case "?":
      return readVariable(source, "?", make);
    case "$": {
      const next = source.read();
      if (next === 63) return readVariable(source, "$?", make);
      source.unread(next);
      break;
    }
    case "<":
      return make("symbol", `<${readRest(source)}`);
  }
  if (!beginsSymbol(code)) return make("unknown", "<<<unprintable character>>>");
  const text = char + readRest(source);
  return classify(text, make);
}

type Make = (type: LexemeType, text: string, value?: Value) => Lexeme;

function readRest(source: CharacterSource): string {
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

function readString(source: CharacterSource): { text: string; unfinished: boolean } {
  let text = "";
  for (;;) {
    let code = source.read();
    if (code < 0 || code === 34) return { text, unfinished: code < 0 };
    if (code === 92) {
      code = source.read();
      if (code < 0) return { text, unfinished: true };
    }
    text += String.fromCharCode(code);
  }
}

function readVariable(source: CharacterSource, prefix: "?" | "$?", make: Make): Lexeme {
  const first = source.read();
  const multi = prefix === "$?";
  const letter = (first >= 65 && first <= 90) || (first >= 97 && first <= 122);
  source.unread(first);
  if (!letter && first !== 42 && !(first >= 128)) {
    return make(multi ? "multi-wildcard" : "wildcard", prefix, sym(prefix));
  }
  const name = readRest(source);
  if (name.length > 2 && name.startsWith("*") && name.endsWith("*")) {
    const global = name.slice(1, -1);
    return make(multi ? "multi-global" : "global", prefix + name, sym(global));
  }
  return make(multi ? "multi-variable" : "variable", prefix + name, sym(name));
}

const INTEGER = /^[+-]?[0-9]+$/;
const FLOAT = /^[+-]?([0-9]+\.[0-9]*|\.[0-9]+|[0-9]+)([eE][+-]?[0-9]+)?$/;

function classify(text: string, make: Make): Lexeme {
  const first = text.charCodeAt(0);
  if ((first >= 48 && first <= 57) || first === 43 || first === 45 || first === 46) {
    if (INTEGER.test(text)) {
      const value = parseDigits(text);
      const lexeme = make("integer", String(value), value);
      return typeof value === "bigint" && BigInt(text) !== value ? { ...lexeme, overflow: true } : lexeme;
    }
    if (FLOAT.test(text)) {
      const value = Number(text);
      return make("float", formatFloat(value), new Float(value));
    }
  }
  if (text.length > 2 && text.startsWith("[") && text.endsWith("]")) {
    return make("instance-name", text, new InstanceName(text.slice(1, -1)));
  }
  return make("symbol", text);
}
