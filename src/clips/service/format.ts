// Lays a program out: indentation, one space between words, one condition or action per line, closing parentheses together.
// Line breaks inside of lists stay where the author put them, since tables and boards are drawn with them; lines that are
// too long get more. Only white space changes, and at the top no line break comes or goes: at the prompt, a line end ends
// a command.

import { formatFaults } from "./format-faults.ts";
import { type Item, Layouts } from "./layout-items.ts";
import { type List, readTree, type SyntaxTree } from "./syntax-tree.ts";

export interface FormatOptions {
  /** Columns per level. */
  readonly indent?: number;
  /** No line is longer than this if that can be avoided. */
  readonly width?: number;
}

/** A text that cannot be laid out: a parenthesis or quote is missing at a position, or there are too many. */
export class FormatProblem extends Error {
  constructor(
    readonly fault: keyof typeof formatFaults,
    readonly position: number,
  ) {
    super(formatFaults[fault]);
  }
}

/** No human writes lists nested more deeply. */
const MAX_DEPTH = 500;

/** The text laid out; laying it out again changes nothing. */
export function format(text: string, { indent = 3, width = 100 }: FormatOptions = {}): string {
  const tree = readTree(text);
  if (tree.brokenAt !== null) {
    const isString = text[tree.brokenAt] === '"';
    throw new FormatProblem(isString ? "open-string" : "lone-parenthesis", tree.brokenAt);
  }
  if (tree.depth > MAX_DEPTH) throw new FormatProblem("deep-lists", 0);
  return new Formatter(tree, indent, width).format();
}

/** What stays on the line of the word that begins a construct, after its name and comment. */
const CONSTRUCTS: ReadonlyMap<
  string,
  { readonly header: "name" | "parameters" | "none"; readonly separate: boolean }
> = new Map([
  ["defrule", { header: "name", separate: true }],
  ["deftemplate", { header: "name", separate: true }],
  ["defclass", { header: "name", separate: true }],
  ["defmodule", { header: "name", separate: true }],
  ["defgeneric", { header: "name", separate: true }],
  ["deffacts", { header: "name", separate: false }],
  ["definstances", { header: "name", separate: false }],
  ["defglobal", { header: "none", separate: false }],
  ["deffunction", { header: "parameters", separate: true }],
  ["defmethod", { header: "parameters", separate: true }],
  ["defmessage-handler", { header: "parameters", separate: true }],
]);

/** Functions with a body, and how many arguments come before it. */
const BODIES: ReadonlyMap<string, number> = new Map([
  ["if", 1],
  ["while", 1],
  ["loop-for-count", 1],
  ["progn", 0],
  ["progn$", 1],
  ["foreach", 2],
  ["switch", 1],
  ["case", 1],
  ["default", 0],
  ["do-for-fact", 2],
  ["do-for-all-facts", 2],
  ["delayed-do-for-all-facts", 2],
  ["do-for-instance", 2],
  ["do-for-all-instances", 2],
  ["delayed-do-for-all-instances", 2],
]);

/** Arguments are aligned with the first one if it stands no further to the right. */
const MAX_ALIGNMENT = 20;

class Formatter {
  private out = "";
  private column = 0;
  /** True after a comment: nothing can follow on its line. */
  private isLineDone = false;
  private readonly lineEnd: string;
  private readonly layouts: Layouts;

  constructor(
    private readonly tree: SyntaxTree,
    private readonly indent: number,
    private readonly width: number,
  ) {
    this.layouts = new Layouts(tree);
    this.lineEnd = tree.text.includes("\r\n") ? "\r\n" : "\n";
  }

  format(): string {
    const { text } = this.tree;
    const mark = text.startsWith("\ufeff") ? "\ufeff" : "";
    for (const [i, item] of this.layouts.items(null).entries()) {
      if (i > 0 && item.breaks > 0) this.newLine(0, item.breaks > 1);
      else if (i > 0) this.write(item.comment === null ? " " : "  ");
      this.item(item, 0);
    }
    const isEnded = /[\r\n]\s*$/.test(text) && this.out !== "";
    return mark + this.out + (isEnded ? this.lineEnd : "");
  }

  private write(text: string): void {
    this.out += text;
    const end = Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r"));
    this.column = end < 0 ? this.column + text.length : text.length - end - 1;
  }

  private newLine(column: number, isBlankBefore: boolean): void {
    this.out += this.lineEnd + (isBlankBefore ? this.lineEnd : "") + " ".repeat(column);
    this.column = column;
    this.isLineDone = false;
  }

  /** `tail` closing parentheses will follow. */
  private item(item: Item, tail: number): void {
    if (item.comment !== null) {
      this.write(item.comment);
      this.isLineDone = true;
      return;
    }
    for (const [i, { glue, node }] of item.parts.entries()) {
      if (i > 0) this.write(glue);
      if (node.type === "list") this.list(node, i === item.parts.length - 1 ? tail : 0);
      else this.write(node.text);
    }
  }

  private list(list: List, tail: number): void {
    const { flat, items } = this.layouts.of(list);
    if (flat !== null && this.fits(flat, tail)) return this.write(flat);
    const start = this.column;
    const word = wordOf(items);
    const construct = CONSTRUCTS.get(word);
    const forced = construct
      ? behindHeader(items, construct)
      : flat === null
        ? null
        : behindArguments(items, word);
    const isBody = construct !== undefined || BODIES.has(word);
    this.write("(");
    let aligned = isBody || word === "" ? start + (word === "" ? 1 : this.indent) : 0;
    for (const [i, item] of items.entries()) {
      const ending = i === items.length - 1 ? tail + 1 : 0;
      const isForced = forced?.(i) ?? false;
      const isBeside = construct !== undefined && item.comment === null && isHeader(items, i, construct);
      const isMoved = item.comment === null && !isBeside && !this.fits(item.flat, ending, 1);
      const column = aligned > 0 ? aligned : start + this.indent;
      if (i === 0) this.item(item, ending);
      else {
        const isTrailing = item.comment !== null && item.breaks === 0 && !this.isLineDone;
        const isKept = item.breaks > 0 && !isBeside;
        if (isTrailing) this.write("  ");
        else if (this.isLineDone || isKept || isForced || isMoved || item.comment !== null)
          this.newLine(column, item.breaks > 1);
        else this.write(" ");
        if (i === 1 && aligned === 0) aligned = this.alignment(start, item);
        this.item(item, ending);
      }
    }
    if (this.isLineDone) this.newLine(aligned > 0 ? aligned : start + this.indent, false);
    this.write(")");
  }

  /** Where the arguments of a call are aligned, when the first one begins here. */
  private alignment(start: number, first: Item): number {
    const isBeside = first.comment === null && this.column > start + this.indent;
    return isBeside && this.column - start <= MAX_ALIGNMENT ? this.column : start + this.indent;
  }

  /** True when a text can follow on this line; what has line breaks of its own always can. */
  private fits(flat: string | null, tail: number, before = 0): boolean {
    if (flat === null) return true;
    const end = flat.search(/[\r\n]/);
    return this.column + before + (end < 0 ? flat.length + tail : end) <= this.width;
  }
}

function wordOf([first]: readonly Item[]): string {
  const node = first?.parts[0]?.node;
  return node?.type === "symbol" ? node.text : "";
}

type Construct = NonNullable<ReturnType<(typeof CONSTRUCTS)["get"]>>;

/** True for what stays on the line of a construct's first word: its name, comment and parameters. */
function isHeader(items: readonly Item[], i: number, { header }: Construct): boolean {
  if (header === "none") return false;
  const before = items.slice(1, i + 1);
  if (before.some(({ comment }) => comment !== null)) return false;
  const lists = before.filter(({ parts }) => parts[0]?.node.type === "list").length;
  if (header === "parameters") return lists === 0 || (lists === 1 && items[i].parts[0].node.type === "list");
  return i === 1 || (i === 2 && items[i].parts[0]?.node.type === "string");
}

/** What begins a line in a construct: everything after the header, or only the first part of it. */
function behindHeader(items: readonly Item[], construct: Construct): (i: number) => boolean {
  const first = items.findIndex(
    (item, i) => i > 0 && item.comment === null && !isHeader(items, i, construct),
  );
  const begin =
    construct.header === "none" ? Number.POSITIVE_INFINITY : first < 0 ? Number.POSITIVE_INFINITY : first;
  return (i) => (construct.separate ? i >= begin : i === begin);
}

/** What begins a line in a function whose body is too long for one line: each action, and `else`. */
function behindArguments(items: readonly Item[], word: string): ((i: number) => boolean) | null {
  const count = BODIES.get(word);
  if (count === undefined) return null;
  return (i) => {
    const node = items[i].parts[0]?.node;
    return i > count && (node?.type === "list" || (node?.type === "symbol" && node.text === "else"));
  };
}
