// Places in source texts: where a parser is, and which token of a construct or action an error message speaks of.

import { readToken, StringSource, type Token } from "./scanner.ts";

/** A text that is parsed, as a part of a file or as typed. */
export interface Origin {
  readonly file: string | null;
  readonly text: string;
  /** Where in `text` the parsed part begins. */
  readonly offset: number;
}

export interface Place {
  readonly origin: Origin;
  /** Counted from the beginning of `origin.text`. */
  readonly position: number;
}

export interface LinePlace {
  readonly file: string | null;
  readonly line: number;
  readonly column: number;
}

/** Lines and columns count from 1; columns in characters. */
export function lineOf({ origin, position }: Place): LinePlace {
  const { file, text } = origin;
  let line = 1;
  let start = 0;
  for (let end = text.indexOf("\n"); end >= 0 && end < position; end = text.indexOf("\n", start)) {
    line++;
    start = end + 1;
  }
  return { file, line, column: [...text.slice(start, position)].length + 1 };
}

const MAX_TOKENS = 20_000;

/** The tokens from a place on, up to the parenthesis that closes what is open there, or up to `end`. */
function tokensFrom({ origin, position }: Place, end: number): Token[] {
  const source = new StringSource(origin.text, position);
  const tokens: Token[] = [];
  let depth = 0;
  while (tokens.length < MAX_TOKENS) {
    const token = readToken(source);
    if (token.type === "end" || token.position > end) break;
    tokens.push(token);
    if (token.type === "(") depth++;
    else if (token.type === ")" && --depth < 0) break;
  }
  return tokens;
}

type Finder = (tokens: Token[], name: string) => Token | undefined;

/** A call of a function: its name behind a parenthesis, or at the very beginning. */
const call: Finder = (tokens, name) =>
  tokens.findLast(
    (token, i) => token.type === "symbol" && token.text === name && (i === 0 || tokens[i - 1].type === "("),
  );
const named = (text: (name: string) => string[]): Finder => {
  return (tokens, name) => tokens.find((token) => text(name).includes(token.text));
};
const variable = named((name) => [`?${name}`, `$?${name}`]);
const behindArrow: Finder = (tokens, name) => {
  const arrow = tokens.findIndex((token) => token.text === "=>");
  return variable(tokens.slice(arrow + 1), name);
};

/** What a message names, and how it is found in the source. */
const FINDERS: readonly [RegExp, Finder][] = [
  [/^Function (\S+) (?:expected|was unable)/, call],
  [/^Attempt to divide by zero in (\S+) function/, call],
  [/^(?:Domain error for|Argument overflow for|Singularity at asymptote in) (\S+) function/, call],
  [/^Duplicate pattern-address \?(\S+)/, (tokens, name) => tokens.findLast((t) => t.text === `?${name}`)],
  [/^Pattern-address \?(\S+)/, (tokens, name) => tokens.findLast((t) => t.text === `?${name}`)],
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

/** The token of which a message speaks, in what begins at `start` and was read up to `end`; or undefined. */
export function placeNamed(message: string, start: Place, end = Number.POSITIVE_INFINITY): Place | undefined {
  for (const [pattern, find] of FINDERS) {
    const name = pattern.exec(message)?.[1];
    if (name === undefined) continue;
    const token = find(tokensFrom(start, end), name);
    return token === undefined ? undefined : { origin: start.origin, position: token.position };
  }
  return undefined;
}
