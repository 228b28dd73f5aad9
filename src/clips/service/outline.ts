// What an editor lists, folds and colours.

import type { Definition, SlotDefinition, SymbolKind } from "./definitions.ts";
import type { Program, Source } from "./program.ts";
import { constructOf, headOf, isList, type Range, type SyntaxNode, type SyntaxTree } from "./syntax-tree.ts";
import { elements, signatures } from "./words.ts";

/** Parts that take more than one line, from where they begin to where they end; consecutive comments are one part. */
export function foldings({
  text,
  children,
  comments,
}: SyntaxTree): (Range & { readonly isComment: boolean })[] {
  const found: (Range & { isComment: boolean })[] = [];
  const isLong = ({ from, to }: Range) => text.slice(from, to).includes("\n");
  const open: SyntaxNode[] = [...children];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!isList(node) || !isLong(node)) continue;
    found.push({ from: node.from, to: node.to, isComment: false });
    open.push(...node.children);
  }
  for (let i = 0; i < comments.length; i++) {
    const begin = comments[i].from;
    while (i + 1 < comments.length && /^\r?\n[ \t]*$/.test(text.slice(comments[i].to, comments[i + 1].from)))
      i++;
    if (isLong({ from: begin, to: comments[i].to }))
      found.push({ from: begin, to: comments[i].to, isComment: true });
  }
  return found.sort((a, b) => a.from - b.from);
}

export interface OutlineRow extends Range {
  readonly name: string;
  readonly kind: SymbolKind;
  readonly detail: string;
  readonly at: Range;
  readonly slots: readonly SlotDefinition[];
}

/** The definitions of a text as a reader looks for them. */
export function outline({ definitions }: Source): OutlineRow[] {
  return definitions.map((definition) => {
    const { kind, construct, at, node, slots } = definition;
    return { name: title(definition), kind, detail: construct, at, from: node.from, to: node.to, slots };
  });
}

function title({ construct, name, classes, parameters }: Definition): string {
  if (construct === "defglobal") return `?*${name}*`;
  if (construct === "defmessage-handler") return `${classes[0]} ${name}`;
  return construct === "defmethod" ? `${name} (${parameters.join(" ")})` : name;
}

export type ColourType = SymbolKind | "keyword" | "comment" | "string" | "number" | "operator";

export interface Coloured extends Range {
  readonly type: ColourType;
  readonly defines: boolean;
  /** True for what belongs to the language. */
  readonly isBuiltIn: boolean;
}

/** Every word with what it is, in order; nothing overlaps, and nothing crosses the end of a line. */
export function colours(program: Program, source: Source): Coloured[] {
  const { children, comments, text } = source.tree;
  const found: Coloured[] = program.occurrences(source).flatMap((each): Coloured[] => {
    const { kind, at, defines, key, name } = each;
    if (kind === "function" && KEYWORDS.has(name)) return [];
    const isBuiltIn = kind === "function" && key === `function ::${name}` && signatures.has(name);
    return [{ ...at, type: kind, defines, isBuiltIn }];
  });
  const plain = (type: ColourType, { from, to }: Range) =>
    found.push({ from, to, type, defines: false, isBuiltIn: true });
  for (const comment of comments) plain("comment", comment);
  const open: SyntaxNode[] = [...children];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isList(node)) {
      open.push(...node.children);
      const head = headOf(node);
      if (head !== undefined && (constructOf(node) || KEYWORDS.has(head.text))) plain("keyword", head);
    } else if (node.type === "string") for (const line of linesOf(text, node)) plain("string", line);
    else if (node.type === "integer" || node.type === "float") plain("number", node);
    else if (node.type === "symbol" && OPERATORS.has(node.text)) plain("operator", node);
    else if (node.type === "&" || node.type === "|" || node.type === "~") plain("operator", node);
  }
  found.sort((a, b) => a.from - b.from);
  let end = 0;
  return found.filter(({ from, to }) => {
    if (from < end) return false;
    end = to;
    return true;
  });
}

const OPERATORS = new Set(["=>", "<-"]);
const KEYWORDS = new Set([
  ...elements,
  ..."if while loop-for-count progn progn$ foreach switch case return break bind".split(" "),
]);

function linesOf(text: string, { from, to }: Range): Range[] {
  const lines: Range[] = [];
  let start = from;
  for (const line of text.slice(from, to).split("\n")) {
    const length = line.replace(/\r$/, "").length;
    if (length > 0) lines.push({ from: start, to: start + length });
    start += line.length + 1;
  }
  return lines;
}
