// A text of CLIPS as lists and lexemes with their positions, and its comments. It is read by the engine's own scanner, and
// broken text has a tree too: what is still open when the next construct begins at the start of a line ends there.

import { type Lexeme, readLexeme, StringSource } from "../language/scanner.ts";
import { Sym } from "../language/values.ts";
import { constructSummaries } from "../reference/index.ts";

/** A part of a text, from its first character to just after its last. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface Leaf extends Range {
  readonly type: Exclude<Lexeme["type"], "(" | ")" | "end">;
  /** As it is written. */
  readonly text: string;
  /** The name of a variable or global without its marks, the text of a symbol; otherwise as written. */
  readonly name: string;
}

export interface List extends Range {
  readonly type: "list";
  readonly children: readonly SyntaxNode[];
  /** False when its closing parenthesis is missing. */
  readonly isClosed: boolean;
}

export type SyntaxNode = Leaf | List;

export interface Comment extends Range {
  readonly text: string;
}

export interface SyntaxTree {
  readonly text: string;
  /** What is at the top level: constructs, commands, and whatever else was written. */
  readonly children: readonly SyntaxNode[];
  readonly comments: readonly Comment[];
  /** The first place where parentheses or quotes do not match; null when they all do. */
  readonly brokenAt: number | null;
  /** How deeply lists are nested. */
  readonly depth: number;
}

interface Token extends Range {
  readonly lexeme: Lexeme;
}

interface OpenList {
  readonly from: number;
  readonly children: SyntaxNode[];
}

export function readTree(text: string): SyntaxTree {
  const { tokens, comments, unfinished } = tokensOf(text);
  const top: SyntaxNode[] = [];
  const open: OpenList[] = [];
  let brokenAt: number | null = unfinished;
  let depth = 0;
  let end = 0;
  const isBroken = (at: number) => {
    // What is open around a string without an end is open because of it.
    if (unfinished === null) brokenAt = Math.min(brokenAt ?? at, at);
  };
  const close = (isClosed: boolean) => {
    const { from, children } = open.pop()!;
    const list: List = { type: "list", from, to: end, children, isClosed };
    (open.at(-1)?.children ?? top).push(list);
    if (!isClosed) isBroken(from);
  };
  for (const [i, { lexeme, from, to }] of tokens.entries()) {
    if (lexeme.type === "(") {
      if (beginsConstruct(text, tokens, i)) while (open.length > 0) close(false);
      open.push({ from, children: [] });
      depth = Math.max(depth, open.length);
      end = to;
    } else if (lexeme.type === ")") {
      end = to;
      if (open.length > 0) close(true);
      else isBroken(from);
    } else {
      end = to;
      (open.at(-1)?.children ?? top).push(leafOf(text, tokens[i]));
    }
  }
  while (open.length > 0) close(false);
  return { text, children: top, comments, brokenAt, depth };
}

function tokensOf(text: string): { tokens: Token[]; comments: Comment[]; unfinished: number | null } {
  const source = new StringSource(text, text.startsWith("\ufeff") ? 1 : 0);
  const tokens: Token[] = [];
  const comments: Comment[] = [];
  for (;;) {
    const before = source.position;
    const lexeme = readLexeme(source);
    const from = Math.min(lexeme.position, text.length);
    collectComments(text, before, from, comments);
    if (lexeme.type === "end") return { tokens, comments, unfinished: null };
    const to = Math.min(source.position, text.length);
    tokens.push({ lexeme, from, to });
    if (lexeme.unfinished) return { tokens, comments, unfinished: from };
  }
}

/** Between two lexemes there are only white space and comments. */
function collectComments(text: string, from: number, to: number, comments: Comment[]): void {
  for (let at = text.indexOf(";", from); at >= 0 && at < to; at = text.indexOf(";", at)) {
    let end = at;
    while (end < to && text[end] !== "\n" && text[end] !== "\r") end++;
    comments.push({ from: at, to: end, text: text.slice(at, end) });
    at = end;
  }
}

/** True for a parenthesis at the start of a line, followed by the word of a construct. */
function beginsConstruct(text: string, tokens: readonly Token[], i: number): boolean {
  const { from } = tokens[i];
  const next = tokens[i + 1]?.lexeme;
  const isLineStart = from === 0 || text[from - 1] === "\n" || text[from - 1] === "\r";
  return isLineStart && next?.type === "symbol" && isConstructWord(next.text);
}

function leafOf(text: string, { lexeme, from, to }: Token): Leaf {
  const written = text.slice(from, to);
  const name = lexeme.value instanceof Sym && lexeme.type !== "symbol" ? lexeme.value.name : written;
  return { type: lexeme.type as Leaf["type"], from, to, text: written, name };
}

/** The nodes around a position, the outermost first; the last one may be a leaf that the position touches. */
export function pathAt(tree: { readonly children: readonly SyntaxNode[] }, position: number): SyntaxNode[] {
  const path: SyntaxNode[] = [];
  let { children } = tree;
  for (;;) {
    const found = childAt(children, position);
    if (found === undefined) return path;
    path.push(found);
    if (found.type !== "list") return path;
    children = found.children;
  }
}

function childAt(children: readonly SyntaxNode[], position: number): SyntaxNode | undefined {
  const touching = children.filter((node) =>
    node.type === "list"
      ? node.from < position &&
        (position < node.to || (!node.isClosed && position <= endOfOpen(children, node)))
      : node.from <= position && position <= node.to,
  );
  // Between a name and what follows it without a space, the name is meant; between two leaves, the second.
  return (
    touching.find(({ type }) => type !== "list" && type !== "&" && type !== "|" && type !== "~") ??
    touching[0]
  );
}

/** A list that is not closed continues until something else begins. */
function endOfOpen(children: readonly SyntaxNode[], list: List): number {
  const next = children[children.indexOf(list) + 1];
  return next === undefined ? Number.POSITIVE_INFINITY : next.from;
}

/** The word that a list begins with; undefined when it begins with something else. */
export function headOf(node: SyntaxNode | undefined): Leaf | undefined {
  const first = node?.type === "list" ? node.children[0] : undefined;
  return first?.type === "symbol" ? first : undefined;
}

export function isList(node: SyntaxNode | undefined): node is List {
  return node?.type === "list";
}

/** The words that begin constructs. */
export type ConstructWord = keyof typeof constructSummaries;

function isConstructWord(word: string): word is ConstructWord {
  return Object.hasOwn(constructSummaries, word);
}

/** The word that a construct begins with, such as `defrule`; undefined for anything else. */
export function constructOf(node: SyntaxNode): ConstructWord | undefined {
  const word = headOf(node)?.text;
  return word !== undefined && isConstructWord(word) ? word : undefined;
}

/** True for a symbol of this text. */
export function isSymbol(node: SyntaxNode | undefined, text: string): boolean {
  return node?.type === "symbol" && node.text === text;
}
