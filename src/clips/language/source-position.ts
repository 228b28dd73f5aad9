// Positions in source texts: where a parser is, and which lexeme of a construct or action an error message is about.

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

/** The lexemes from a position on, up to the parenthesis that closes what is open there, or up to `end`. */
function lexemesFrom({ origin, position }: SourcePosition, end: number): Lexeme[] {
  const source = new StringSource(origin.text, position);
  const lexemes: Lexeme[] = [];
  let depth = 0;
  while (lexemes.length < MAX_LEXEMES) {
    const lexeme = readLexeme(source);
    if (lexeme.type === "end" || lexeme.position > end) break;
    lexemes.push(lexeme);
    if (lexeme.type === "(") depth++;
    else if (lexeme.type === ")" && --depth < 0) break;
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
const variable = named((name) => [`?${name}`, `$?${name}`]);
const behindArrow: Finder = (lexemes, name) => {
  const arrow = lexemes.findIndex((lexeme) => lexeme.text === "=>");
  return variable(lexemes.slice(arrow + 1), name);
};

/** What a message names, and how it is found in the source. */
const FINDERS: readonly [RegExp, Finder][] = [
  [/^Function (\S+) (?:expected|was unable)/, call],
  [/^Attempt to divide by zero in (\S+) function/, call],
  [/^(?:Domain error for|Argument overflow for|Singularity at asymptote in) (\S+) function/, call],
  [/^Duplicate pattern-address \?(\S+)/, (lexemes, name) => lexemes.findLast((t) => t.text === `?${name}`)],
  [/^Pattern-address \?(\S+)/, (lexemes, name) => lexemes.findLast((t) => t.text === `?${name}`)],
  [/^Variable \?(\S+)/, variable],
  [/^Undefined variable (\S+) referenced in RHS/, behindArrow],
  [/^Undefined variable (\S+) referenced/, variable],
  [/^Variable (\S+) (?:is )?unbound/, variable],
  [/^Global variable (\?\*\S+\*)/, named((name) => [name])],
  [/^Invalid slot (\S+) not defined/, call],
  [/^Multiple references to slot (\S+)/, call],
  [/^The single field slot (\S+)/, call],
  [/^Missing function declaration for (\S+)\.$/, call],
];

/** The lexeme that a message is about, in what begins at `start` and was read up to `end`; or undefined. */
export function positionNamed(
  message: string,
  start: SourcePosition,
  end = Number.POSITIVE_INFINITY,
): SourcePosition | undefined {
  for (const [pattern, find] of FINDERS) {
    const name = pattern.exec(message)?.[1];
    if (name === undefined) continue;
    const lexeme = find(lexemesFrom(start, end), name);
    return lexeme === undefined ? undefined : { origin: start.origin, position: lexeme.position };
  }
  return undefined;
}
