// Another name for a symbol, everywhere in a program, or the reason why not.

import type { Place, Program } from "./program.ts";
import { type Range, readTree } from "./syntax-tree.ts";
import { signatures, systemClasses } from "./words.ts";

export interface Edit {
  readonly uri: string;
  readonly at: Range;
  readonly text: string;
}

/** Why something cannot be renamed, for a sentence in any language. */
export interface RenameProblem {
  readonly why: keyof typeof renameSentences;
  /** The name that it is about. */
  readonly name: string;
}

/** The sentences in English; a page in another language has a table of the same type. */
export const renameSentences = {
  nothing: "There is no name here.",
  unknown: "It is unknown what {name} is.",
  uncertain: "Somewhere the program does not tell whose slot {name} is meant; rename it by hand.",
  language: "{name} is a name of the language.",
  wrong: "{name} cannot be a name here.",
  taken: "There is a {name} already.",
};

export function renameSentence({ why, name }: RenameProblem, sentences = renameSentences): string {
  return sentences[why].replace("{name}", name);
}

export function isProblem(answer: object): answer is RenameProblem {
  return "why" in answer;
}

/** The name at a position if it can be renamed, or the reason why it cannot. */
export function renamable(program: Program, uri: string, position: number): Place | RenameProblem {
  const place = program.at(uri, position);
  if (place === undefined) return { why: "nothing", name: "" };
  const { key, kind, name } = place;
  if (kind === "slot" && isUncertain(program, name)) return { why: "uncertain", name };
  if (key === null) return { why: "unknown", name };
  const isDefined = program.places(key).some(({ defines }) => defines);
  const belongsToLanguage =
    // What no method of the program takes, the function of the language does.
    (kind === "function" && signatures.has(name)) ||
    (kind === "class" && systemClasses.includes(name)) ||
    (kind === "template" && name === "initial-fact") ||
    (kind === "variable" && (name === "self" || name === "current-argument")) ||
    (kind === "module" && name === "MAIN") ||
    (kind === "message" && (!isDefined || SYSTEM_MESSAGES.test(name)));
  return belongsToLanguage ? { why: "language", name } : place;
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
export function rename(
  program: Program,
  uri: string,
  position: number,
  wanted: string,
): Edit[] | RenameProblem {
  const place = renamable(program, uri, position);
  if (isProblem(place)) return place;
  const { kind, key, name } = place;
  const text = withoutMarks(kind, wanted.trim());
  if (text === name) return [];
  if (!isName(kind, text)) return { why: "wrong", name: text };
  if (isTaken(program, place, text)) return { why: "taken", name: text };
  return program.places(key!).map(({ uri: where, at }) => ({ uri: where, at, text }));
}

/** Users may write a variable as `?x` and a global as `?*x*`. */
function withoutMarks(kind: Place["kind"], name: string): string {
  if (kind === "variable") return name.replace(/^\$?\?/, "");
  return kind === "global" ? name.replace(/^\?\*(.*)\*$/, "$1") : name;
}

function isName(kind: Place["kind"], name: string): boolean {
  const written = kind === "variable" ? `?${name}` : kind === "global" ? `?*${name}*` : name;
  const { children, comments } = readTree(written);
  const [leaf] = children;
  const wanted = kind === "variable" || kind === "global" ? kind : "symbol";
  const isOne = children.length === 1 && comments.length === 0 && leaf.type === wanted;
  return isOne && leaf.text === written && !name.includes("::");
}

/** True when the name already stands for something of the same kind in the same place. */
function isTaken(program: Program, { kind, key, name }: Place, text: string): boolean {
  const other = `${key!.slice(0, key!.length - name.length)}${text}`;
  return program.places(other).length > 0 || (kind === "function" && signatures.has(text));
}
