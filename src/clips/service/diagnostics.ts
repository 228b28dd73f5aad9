// The errors of a program in the words of the C program, each with its place and our help. Constructs are defined in an
// engine made for this, commands are only parsed; `clear` clears, and files that are loaded are read where they are
// loaded.

import { Environment } from "../environment.ts";
import type { Help } from "../evaluate/error-help.ts";
import type { RuleError } from "../evaluate/error-log.ts";
import type { Named } from "../language/source-position.ts";
import type { Source } from "./program.ts";
import { constructOf, headOf, isList, type Range, type SyntaxNode } from "./syntax-tree.ts";

export interface Diagnostic {
  readonly uri: string;
  readonly at: Range;
  /** As EXPRNPSR3. */
  readonly code: string;
  readonly message: string;
  /** The name that it is about; null when there is none. */
  readonly names: Named | null;
  /** A sentence on what to do about it, and the same as data for other languages. */
  readonly help: string;
  readonly helpSaid: Help;
}

/** A check that evaluates longer than this, in a loop of a default value for instance, is broken off. */
const PATIENCE_MS = 2000;

const LOADS = new Map([
  ["load", "load"],
  ["load*", "load"],
  ["batch", "batch"],
  ["batch*", "batch"],
]);

export interface LoadCommand extends Range {
  readonly path: string;
  /** `batch` executes commands, `load` takes constructs only. */
  readonly as: "load" | "batch";
}

/** What a command at the top of a text loads; undefined when it is none of those that do. */
export function loadIn(node: SyntaxNode): LoadCommand | undefined {
  const as = LOADS.get(headOf(node)?.text ?? "");
  const path = isList(node) ? node.children[1] : undefined;
  if (as === undefined || (path?.type !== "string" && path?.type !== "symbol")) return undefined;
  const name = path.type === "string" ? path.text.slice(1, -1).replace(/\\(.)/g, "$1") : path.text;
  return { path: name, as: as as LoadCommand["as"], from: path.from, to: path.to };
}

/**
 * Everything that is wrong in a text and in what it loads; `follow` finds the text behind a path. A text with commands is
 * read as a batch file unless it is said to be loaded.
 */
export function diagnose(
  root: Source,
  follow: (from: Source, path: string) => Source | undefined = () => undefined,
  rootAs: LoadCommand["as"] = isBatch(root) ? "batch" : "load",
): Diagnostic[] {
  const found = new Map<string, Diagnostic>();
  const sources = new Map<string, Source>();
  const environment = new Environment();
  environment.onError((error) => {
    const source = sources.get(error.file ?? "");
    if (source === undefined) return;
    const diagnostic = diagnosticOf(error, source);
    found.set(`${source.uri} ${diagnostic.at.from} ${diagnostic.message}`, diagnostic);
  });
  const end = Date.now() + PATIENCE_MS;
  environment.inspection.stop = {
    get aborted() {
      return Date.now() > end;
    },
  };
  const open: Source[] = [];
  const read = (source: Source, as: LoadCommand["as"]): void => {
    if (open.includes(source)) return;
    open.push(source);
    sources.set(source.uri, source);
    const { text, children } = source.tree;
    for (const node of children) {
      const isCommand = as === "batch" && isList(node) && constructOf(node) === undefined;
      const load = isCommand ? loadIn(node) : undefined;
      const loaded = load && follow(source, load.path);
      if (load !== undefined && loaded !== undefined) read(loaded, load.as);
      else if (isCommand && headOf(node)?.text === "clear") environment.clear();
      else if (isList(node) || as === "load")
        environment.check({ text, from: node.from, to: node.to, as }, source.uri);
    }
    open.pop();
  };
  read(root, rootAs);
  for (const { uri, tree } of sources.values())
    if (tree.brokenAt !== null && ![...found.values()].some((each) => each.uri === uri)) {
      const diagnostic = unbalanced(uri, tree.text, tree.brokenAt);
      found.set(uri, diagnostic);
    }
  return [...found.values()];
}

/** True when a text has commands: then it is meant to be executed, not to be loaded. */
function isBatch({ tree }: Source): boolean {
  return tree.children.some(
    (node) => isList(node) && headOf(node) !== undefined && constructOf(node) === undefined,
  );
}

function unbalanced(uri: string, text: string, at: number): Diagnostic {
  const isString = text[at] === '"';
  return {
    uri,
    at: { from: at, to: at + 1 },
    code: "SCANNER",
    message: isString ? "This string is not closed." : "This parenthesis has no partner.",
    names: null,
    help: isString ? "Write a quote at its end." : "Close what is open, or take this one out.",
    helpSaid: { row: "unclosed", name: "" },
  };
}

const WORD = /^[^\s()]+|^[()]/;

function diagnosticOf(
  { code, message, line, column, names, help, helpSaid }: RuleError,
  { uri, tree }: Source,
): Diagnostic {
  const from = offsetOf(tree.text, line ?? 1, column ?? 1);
  const length = WORD.exec(tree.text.slice(from, from + 200))?.[0].length ?? 1;
  const to = Math.min(tree.text.length, from + length);
  return { uri, at: { from, to }, code, message, names, help, helpSaid };
}

/** The position of a line and a column in characters, both from 1. */
function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let i = 1; i < line; i++) start = text.indexOf("\n", start) + 1 || text.length;
  const end = text.indexOf("\n", start);
  const characters = [...text.slice(start, end < 0 ? text.length : end)];
  return start + characters.slice(0, column - 1).join("").length;
}
