// What a list consists of when it is laid out: words and lists, those that belong together as one, and comments.

import { type Comment, isSymbol, type List, type SyntaxNode, type SyntaxTree } from "./syntax-tree.ts";

interface Part {
  readonly node: SyntaxNode;
  /** What comes between the part before and this one. */
  readonly glue: string;
}

export interface Item {
  readonly parts: readonly Part[];
  /** The text of a comment; then there are no parts. */
  readonly comment: string | null;
  /** Line ends before it. */
  readonly breaks: number;
  /** All of it on one line; null if it was written on several, or has comments. */
  readonly flat: string | null;
}

interface Layout {
  readonly items: readonly Item[];
  readonly flat: string | null;
}

/** The layouts of the lists of one text, each made once. */
export class Layouts {
  private readonly made = new Map<List, Layout>();

  constructor(private readonly tree: SyntaxTree) {}

  /** The items of a list, and all of it on one line if it was written so. */
  of(list: List): Layout {
    const known = this.made.get(list);
    if (known !== undefined) return known;
    const items = this.items(list);
    const isFlat = items.every(({ flat, breaks }, i) => flat !== null && (i === 0 || breaks === 0));
    const layout = { items, flat: isFlat ? `(${items.map(({ flat }) => flat).join(" ")})` : null };
    this.made.set(list, layout);
    return layout;
  }

  /** The items of a list, or of the whole text. */
  items(list: List | null): Item[] {
    const { tree } = this;
    const nodes = list?.children ?? tree.children;
    const comments = commentsBetween(tree, list, nodes);
    const all: readonly (SyntaxNode | Comment)[] =
      comments.length === 0 ? nodes : [...nodes, ...comments].sort((a, b) => a.from - b.from);
    const isGlobals = list !== null && isSymbol(nodes[0], "defglobal");
    const items: Item[] = [];
    let parts: Part[] = [];
    let end = list === null ? 0 : list.from + 1;
    let breaks = 0;
    const finish = () => {
      if (parts.length > 0) items.push({ parts, comment: null, breaks, flat: this.flatOf(parts) });
      parts = [];
    };
    for (const part of all) {
      const between = lineEnds(tree.text, end, part.from);
      end = part.to;
      if (!("type" in part)) {
        finish();
        items.push({ parts: [], comment: part.text.trimEnd(), breaks: between, flat: null });
        continue;
      }
      const before = parts.at(-1)?.node;
      const glue = before && list !== null ? glueBetween(before, part, isGlobals) : null;
      if (glue === null) {
        finish();
        breaks = between;
        parts = [{ node: part, glue: "" }];
      } else parts.push({ node: part, glue });
    }
    finish();
    return items;
  }

  private flatOf(parts: readonly Part[]): string | null {
    let text = "";
    for (const { node, glue } of parts) {
      const own = node.type === "list" ? this.of(node).flat : node.text;
      if (own === null) return null;
      text += glue + own;
    }
    return text;
  }
}

/** The comments of a list that are not in a list inside it. */
function commentsBetween(tree: SyntaxTree, list: List | null, nodes: readonly SyntaxNode[]): Comment[] {
  const { from, to } = list ?? { from: -1, to: tree.text.length };
  const inside = nodes.filter(({ type }) => type === "list");
  const found: Comment[] = [];
  let next = 0;
  for (let i = firstAfter(tree.comments, from); i < tree.comments.length && tree.comments[i].from < to; i++) {
    const comment = tree.comments[i];
    while (next < inside.length && inside[next].to <= comment.from) next++;
    if (next === inside.length || comment.from < inside[next].from) found.push(comment);
  }
  return found;
}

function firstAfter(comments: readonly Comment[], position: number): number {
  let low = 0;
  let high = comments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (comments[middle].from < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How many lines end in a part of the text. */
function lineEnds(text: string, from: number, to: number): number {
  let count = 0;
  for (let i = from; i < to; i++) {
    const sign = text[i];
    if (sign === "\n" || (sign === "\r" && text[i + 1] !== "\n")) count++;
  }
  return count;
}

/** What comes between two parts that belong together; null when they do not. */
function glueBetween(before: SyntaxNode, node: SyntaxNode, isGlobals: boolean): string | null {
  if (isGlobals && (isSymbol(node, "=") || isSymbol(before, "="))) return " ";
  if (isConnective(before) || before.type === "~" || isConnective(node)) return "";
  if (node.type === "list" && before.to === node.from && (isSymbol(before, ":") || isSymbol(before, "=")))
    return "";
  if (before.type === "variable" && isSymbol(node, "<-")) return " ";
  if (isSymbol(before, "<-") && node.type === "list") return " ";
  return null;
}

function isConnective({ type }: SyntaxNode): boolean {
  return type === "&" || type === "|";
}
