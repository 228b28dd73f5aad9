// Positions in source texts: where a parser is, and which lexeme of a construct or action an error names.

import { type Lexeme, readLexeme, StringSource } from "./scanner.ts";

/** A text that is parsed, as a part of a file or as typed. */
export interface Origin {
  readonly file: string | null;
  readonly text: string;
  /** Where in `text` the parsed part begins. */
  readonly offset: number;
}

export interface SourcePosition {
  readonly origin: Origin;
  /** Counted from the beginning of `origin.text`. */
  readonly position: number;
}

export interface SourceLocation {
  readonly file: string | null;
  readonly line: number;
  readonly column: number;
}

/** Lines and columns count from 1; columns in characters. */
export function locationOf({ origin, position }: SourcePosition): SourceLocation {
  const { file, text } = origin;
  let line = 1;
  let start = 0;
  for (let end = text.indexOf("\n"); end >= 0 && end < position; end = text.indexOf("\n", start)) {
    line++;
    start = end + 1;
  }
  return { file, line, column: [...text.slice(start, position)].length + 1 };
}

const MAX_LEXEMES = 20_000;

/** The lexemes of the list at a position, or from a position inside a list up to its end; none beyond `end`. */
function lexemesFrom({ origin, position }: SourcePosition, end: number): Lexeme[] {
  const source = new StringSource(origin.text, position);
  const lexemes: Lexeme[] = [];
  let depth = 0;
  let least = -1;
  while (lexemes.length < MAX_LEXEMES) {
    const lexeme = readLexeme(source);
    if (lexeme.type === "end" || lexeme.position > end) break;
    if (lexemes.length === 0 && lexeme.type === "(") least = 0;
    lexemes.push(lexeme);
    if (lexeme.type === "(") depth++;
    else if (lexeme.type === ")" && --depth === least) break;
  }
  return lexemes;
}

type Finder = (lexemes: Lexeme[], name: string) => Lexeme | undefined;

/** A call of a function: its name after a parenthesis, or at the very beginning. */
const call: Finder = (lexemes, name) =>
  lexemes.findLast(
    (lexeme, i) =>
      lexeme.type === "symbol" && lexeme.text === name && (i === 0 || lexemes[i - 1].type === "("),
  );
const named = (text: (name: string) => string[]): Finder => {
  return (lexemes, name) => lexemes.find((lexeme) => text(name).includes(lexeme.text));
};
const word: Finder = (lexemes, name) => lexemes.findLast(({ text }) => text === name);
const variable = named((name) => [`?${name}`, `$?${name}`]);
const afterArrow: Finder = (lexemes, name) => {
  const arrow = lexemes.findIndex((lexeme) => lexeme.text === "=>");
  return variable(lexemes.slice(arrow + 1), name);
};

/** How each kind of name is found in the source. */
const FINDERS = {
  call,
  /** A slot right after a parenthesis, as a call is. */
  slot: call,
  variable,
  /** A variable among the actions of a rule. */
  "action-variable": afterArrow,
  /** The variable of `?f <- pattern`. */
  "pattern-address": (lexemes, name) => lexemes.findLast(({ text }) => text === `?${name}`),
  global: named((name) => [`?*${name}*`]),
  /** A class, the last time that it is named. */
  class: (lexemes, name) => lexemes.findLast(({ text }) => text === name),
  template: word,
} satisfies Readonly<Record<string, Finder>>;

/** What an error is about: a name in the source. */
export interface Named {
  readonly kind: keyof typeof FINDERS;
  readonly name: string;
  /** The template that a slot should belong to. */
  readonly owner?: string;
}

/** The lexeme that an error names, in what begins at `start` and was read up to `end`; or undefined. */
export function positionNamed(
  { kind, name }: Named,
  start: SourcePosition,
  end = Number.POSITIVE_INFINITY,
): SourcePosition | undefined {
  const lexeme = FINDERS[kind](lexemesFrom(start, end), name);
  return lexeme && { origin: start.origin, position: lexeme.position };
}
