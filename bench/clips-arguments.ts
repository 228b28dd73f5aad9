// Calls of one function with right and wrong arguments: every count, every type in every position, as constants, which
// the parser checks, and as values that are known only when the call runs. The calls follow from the row of the function.

import { restrictionsOf } from "../src/clips/evaluate/restrictions.ts";
import { functionTable } from "../src/clips/functions/index.ts";
import { FORMS, LOOPS } from "./clips-forms.ts";

/** What tells of the machine has a type that can be compared; the list of functions has the order of its tables. */
const SHOWN: readonly (readonly [RegExp, string])[] = [
  [/^(time|timer|mem-used|mem-requests|release-mem)$/, "(type ?*r*)"],
  [/^get-function-list$/, "(> (length$ ?*r*) 397)"],
];

/** What can be the name of a file. */
const WORD = '(abc|xyz|"abc"|\\[abc\\]|\\?\\*([stuo]|none)\\*|\\?unbound)';

/** Calls that end or crash the C program, or whose value tells of its memory. */
const LEFT_OUT: Readonly<Record<string, RegExp>> = {
  modify: /\( (xyz|a|x \))/,
  duplicate: /\( (xyz|a|x \))/,
  "preview-generic": /none|unbound|1 0/,
  "join-activity": /abc|\?\*s\*/,
  "constructs-to-c": new RegExp(`c ${WORD} (\\?\\*[inf]\\*|1|-3|2\\.5)[ )]`),
  bsave: new RegExp(`e ${WORD}\\)`),
  exit: /^\(exit( (1|-3|2\.5|\?\*[inf]\*))?\)$/,
  apropos: /xyz|\?\*u\*/,
  insert$: /^\(funcall \S+ \S+ \S+\)$/,
  replace$: /^\(funcall( \S+){4}\)$/,
  "print-region": /^\(funcall( \S+){1,2}\)$/,
  "get-region": /^\(funcall \S+\)$/,
};

/** Everything in it is called abc; nothing is called xyz. */
const SETTING = `(defmodule abc (export ?ALL))
(defmodule MAIN (export ?ALL))
(deftemplate abc (slot x (type INTEGER) (range 0 9) (default 1)) (multislot m))
(deffacts abc (abc (x 1)))
(defrule abc (abc (x ?x)) => (printout t "fired " ?x crlf))
(defclass abc (is-a USER) (slot x (type INTEGER) (range 0 9) (default 1)) (multislot m))
(defmessage-handler abc abc (?y) (+ ?self:x ?y))
(definstances abc (abc of abc))
(defglobal ?*abc* = 1 ?*r* = none ?*i* = 1 ?*n* = -3 ?*f* = 2.5 ?*s* = abc ?*u* = xyz ?*t* = "abc" ?*o* = [abc])
(defglobal ?*a* = none ?*p* = none ?*c* = (new C) ?*m* = (create$ a 1 "b") ?*e* = (create$))
`;
const FUNCTION = "(deffunction abc (?y) ?y)\n";
const GENERIC = "(defmethod abc ((?y INTEGER)) (+ ?y 1))\n(defmethod abc ((?y NUMBER)) ?y)\n";
const BEGUN = `(reset)
(bind ?*a* (assert (abc (x 2))))
(bind ?*p* (instance-address [abc]))
`;

const VALUES = [..."infsutoapcme"].map((letter) => `?*${letter}*`).concat("?unbound", "(/ 1 0)");
const CONSTANTS = ["1", "-3", "2.5", "abc", "xyz", '"abc"', "[abc]", "(create$ a b)", "?*none*"];

/** A value that an argument of this type can be. */
const FITTING: Record<string, string> = {
  a: "?*c*",
  d: "?*f*",
  e: "?*o*",
  f: "?*f*",
  h: "?*p*",
  i: "?*i*",
  l: "?*i*",
  m: "?*m*",
  n: "?*f*",
  o: "?*o*",
  p: "?*o*",
  q: "?*m*",
  s: "?*t*",
  x: "?*p*",
  y: "?*a*",
  z: "?*a*",
};

/** Calls of a function whose arguments are expressions. */
function plainCalls(name: string, restrictions: string | null): string[] {
  const { minimum, maximum, letter } = restrictionsOf(restrictions);
  const most = Number.isFinite(maximum) ? maximum : minimum + 2;
  const list: string[] = [];
  const add = (args: string[]) => list.push(`(${[name, ...args].join(" ")})`);
  const fitting = (count: number) =>
    Array.from({ length: count }, (_, i) => FITTING[letter(i + 1)] ?? "?*s*");
  for (let count = 0; count <= most + 1; count++) {
    if (count < minimum || count > most) {
      add(fitting(count));
      // The parser has refused this; called by its name, the function counts for itself.
      list.push(`(${["funcall", name, ...fitting(count)].join(" ")})`);
    }
    add(new Array(count).fill("abc"));
    add(new Array(count).fill("1"));
  }
  for (let count = minimum; count <= most; count++) {
    // What further arguments do is seen at the last of them.
    for (let i = count === minimum ? 0 : count - 1; i < count; i++) {
      for (const value of [...CONSTANTS, ...VALUES]) add(fitting(count).with(i, value));
    }
    for (const value of VALUES) add(new Array(count).fill(value));
  }
  add(fitting(minimum));
  return [...new Set(list)];
}

const TOKEN = /"[^"]*"|[()]|[^\s()"]+/g;

/** Calls of a function with a syntax of its own: right ones, and with each token left out or replaced. */
function formCalls(forms: readonly string[]): string[] {
  const list = forms.flatMap((form) => {
    const tokens = form.match(TOKEN)!;
    const changed = tokens.flatMap((token, at) => {
      if (at < 2 || at === tokens.length - 1) return [];
      // A parenthesis that is missing takes its partner along, so that a call stays a call.
      if (token === ")") return [];
      if (token !== "(") return [[], ["1"], ["xyz"], ["(", ")"]].map((by) => tokens.toSpliced(at, 1, ...by));
      const length = partner(tokens, at) - at + 1;
      const inner = tokens.slice(at + 1, at + length - 1);
      return [[], ["1"], ["?unbound"], inner].map((by) => tokens.toSpliced(at, length, ...by));
    });
    return [form, ...changed.map((words) => words.join(" ")), form];
  });
  return [...new Set(list)];
}

/** The place of the parenthesis that closes the one at a place. */
function partner(tokens: readonly string[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    if (tokens[at] === "(") depth++;
    if (tokens[at] === ")" && --depth === 0) return at;
  }
  return tokens.length - 1;
}

/** The names of all functions that can be called. */
export const CALLED = [...functionTable().keys()];

/** A program that calls a function in all these ways and prints what it gives. */
export function argumentsOf(name: string): string {
  const { restrictions, returns } = functionTable().get(name)!;
  const calls = LOOPS[name] ?? (FORMS[name] ? formCalls(FORMS[name]) : plainCalls(name, restrictions));
  const compared = calls.filter((call) => LEFT_OUT[name]?.test(call) !== true);
  const commands = compared.map((call) => {
    if (returns === "nothing") return `${call}\n`;
    const shown = SHOWN.find(([names]) => names.test(name))?.[1] ?? "?*r*";
    return `(bind ?*r* ${call})\n(printout t ${shown} crlf)\n`;
  });
  const named = name.includes("deffunction") ? FUNCTION : GENERIC;
  return `${SETTING}${named}${BEGUN}${commands.join("")}(exit)\n`;
}

/** The name of the golden case of a function: signs that a file name should not have are encoded. */
export function caseOf(name: string): string {
  return `generated/arguments/${encodeURIComponent(name).replaceAll("*", "%2A")}`;
}

/** The calls of one function; the seed chooses it. */
export function wrongArguments(seed: number): string {
  return argumentsOf(CALLED[(seed - 1) % CALLED.length]);
}
