// Another name for a symbol, everywhere in a program, or a sentence that says why not.

import type { Place, Program } from "./program.ts";
import { type Range, readTree } from "./syntax-tree.ts";
import { signatures, systemClasses } from "./words.ts";

export interface Edit {
  readonly uri: string;
  readonly at: Range;
  readonly text: string;
}

/** The name at a position if it can be renamed, or the reason why it cannot. */
export function renamable(program: Program, uri: string, position: number): Place | string {
  const place = program.at(uri, position);
  if (place === undefined) return "There is no name here.";
  const { key, kind, name } = place;
  if (kind === "slot" && isUncertain(program, name))
    return `Somewhere the program does not tell whose slot ${name} is meant; rename it by hand.`;
  if (key === null) return `It is unknown which ${kind} ${name} is.`;
  const isDefined = program.places(key).some(({ defines }) => defines);
  const belongsToLanguage =
    (kind === "function" && !isDefined && signatures.has(name)) ||
    (kind === "class" && !isDefined && systemClasses.includes(name)) ||
    (kind === "variable" && name === "self") ||
    (kind === "module" && name === "MAIN") ||
    (kind === "message" && (!isDefined || SYSTEM_MESSAGES.test(name)));
  return belongsToLanguage ? `${name} is a name of the language.` : place;
}

const SYSTEM_MESSAGES = /^(init|delete|print|create|(direct|message)-(modify|duplicate)|(get|put)-.*)$/;

function isUncertain(program: Program, slot: string): boolean {
  return program.sources.some((source) =>
    program
      .occurrences(source)
      .some(({ kind, name, key }) => kind === "slot" && name === slot && key === null),
  );
}

/** The changes, or the reason why there can be none. */
export function rename(program: Program, uri: string, position: number, wanted: string): Edit[] | string {
  const place = renamable(program, uri, position);
  if (typeof place === "string") return place;
  const { kind, key, name } = place;
  const text = withoutMarks(kind, wanted.trim());
  const reason = wrongName(kind, text) ?? taken(program, place, text);
  if (reason !== undefined) return reason;
  if (text === name) return [];
  return program.places(key!).map(({ uri: where, at }) => ({ uri: where, at, text }));
}

/** Users may write a variable as `?x` and a global as `?*x*`. */
function withoutMarks(kind: Place["kind"], name: string): string {
  if (kind === "variable") return name.replace(/^\$?\?/, "");
  return kind === "global" ? name.replace(/^\?\*(.*)\*$/, "$1") : name;
}

function wrongName(kind: Place["kind"], name: string): string | undefined {
  const written = kind === "variable" ? `?${name}` : kind === "global" ? `?*${name}*` : name;
  const { children, comments } = readTree(written);
  const [leaf] = children;
  const wanted = kind === "variable" || kind === "global" ? kind : "symbol";
  const isOne =
    children.length === 1 && comments.length === 0 && leaf.type === wanted && leaf.text === written;
  return isOne && !name.includes("::") ? undefined : `"${name}" cannot be the name of a ${kind}.`;
}

/** A name that already stands for something of the same kind in the same place. */
function taken(program: Program, { kind, key, name }: Place, text: string): string | undefined {
  if (text === name) return undefined;
  const other = `${key!.slice(0, key!.length - name.length)}${text}`;
  const isTaken = program.places(other).length > 0 || (kind === "function" && signatures.has(text));
  return isTaken ? `There is a ${kind} ${text} already.` : undefined;
}
