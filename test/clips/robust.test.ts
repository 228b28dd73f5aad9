// Bad input: any text gives an error or a result, never an exception of the host and never an exhausted stack.

import { describe, expect, test } from "vitest";
import { memoryHost } from "../../bench/clips-host.ts";
import { Environment } from "../../src/clips/index.ts";

const PIECES = [
  "(",
  ")",
  "?x",
  "$?y",
  "?*g*",
  "&",
  "|",
  "~",
  ":",
  "=",
  "=>",
  "<-",
  '"s',
  "\\",
  ";c\n",
  "\n",
  " ",
  "defrule",
  "deftemplate",
  "deffunction",
  "deffacts",
  "defglobal",
  "defmodule",
  "defmethod",
  "defgeneric",
  "assert",
  "retract",
  "modify",
  "slot",
  "multislot",
  "default",
  "not",
  "and",
  "or",
  "exists",
  "forall",
  "test",
  "logical",
  "declare",
  "salience",
  "if",
  "then",
  "else",
  "while",
  "do",
  "switch",
  "case",
  "bind",
  "progn$",
  "type",
  "range",
  "cardinality",
  "constructor",
  "toString",
  "__proto__",
  "a",
  "b",
  "1",
  "-3.5",
  "1e999",
  "99999999999999999999",
  "[i]",
  "é",
  "\u0000",
  "\u0007",
  "MAIN::a",
  "::",
  "*",
  "printout",
  "t",
  "crlf",
  "create$",
  "eval",
  "build",
  "format",
  "str-cat",
  "nth$",
  "reset",
  "run",
  "facts",
];

function randomText(seed: number): string {
  let state = seed;
  const next = (limit: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % limit;
  };
  const count = 5 + next(60);
  let text = "";
  for (let i = 0; i < count; i++) {
    text +=
      next(12) === 0 ? String.fromCharCode(next(256)) : `${PIECES[next(PIECES.length)]}${next(3) ? " " : ""}`;
  }
  return `${text}\n)))))\n`;
}

describe("bad input", () => {
  test("10,000 random texts as batch and as constructs", { timeout: 120_000 }, () => {
    for (let seed = 1; seed <= 5000; seed++) {
      const text = randomText(seed * 7919);
      const environment = new Environment(memoryHost());
      const stop = { aborted: false };
      expect(() => {
        environment.batch(text);
        environment.load(text);
        environment.run(100, stop);
      }, text).not.toThrow();
    }
  });

  test("deep nesting is an error, not an exhausted stack", () => {
    const host = memoryHost();
    const environment = new Environment(host);
    const deep = `${"(+ 1 ".repeat(100_000)}1${")".repeat(100_000)}\n`;
    environment.batch(deep);
    environment.load(`(defrule r ${"(not ".repeat(100_000)}(a)${")".repeat(100_000)} =>)`);
    environment.batch("(deffunction f (?n) (f (+ ?n 1)))\n(f 1)\n(printout t alive crlf)\n");
    expect(host.output).toContain("nested too deeply");
    expect(host.output.endsWith("alive\n")).toBe(true);
  });

  test("an instance that leaves while its own match makes new ones leaves nothing behind; the C program crashes", () => {
    const host = memoryHost();
    const environment = new Environment(host);
    environment.batch(
      `(defclass C (is-a USER) (slot x))
(defclass D (is-a C))
(defrule r (forall (object (x ?w)) (object (is-a D))) (object (x ?v)) =>)
(make-instance i of C)
(unmake-instance [i])
(agenda)
(run)
`,
    );
    expect(host.output).toBe("");
  });

  test("the library reports limits of the host too", () => {
    const host = memoryHost();
    const environment = new Environment(host);
    environment.load(
      `(deffunction f (?n) (f (+ ?n 1))) (defglobal ?*m* = (create$ 1 2))
       (deffunction grow () (while TRUE do (bind ?*m* (create$ ?*m* ?*m*)))) (defrule r => (grow))`,
    );
    expect(environment.evaluate("(f 1)")).toBeUndefined();
    environment.reset();
    expect(environment.run()).toBe(0);
    expect(host.output).toBe("\n[EVALUATN4] Functions are nested too deeply.\n[MEMORY1] Out of memory.\n");
    expect(environment.evaluate("(+ 1 2)")).toBe(3);
  });

  test("a long chain of logical support goes without an exhausted stack", () => {
    const environment = new Environment(memoryHost());
    environment.load("(defrule r (logical (n ?x&:(< ?x 20000))) => (assert (n (+ ?x 1))))");
    environment.reset();
    environment.assert("(n 0)");
    expect(environment.run()).toBe(20_000);
    environment.evaluate("(retract 1)");
    expect(environment.facts().map((fact) => fact.text)).toEqual(["(initial-fact)"]);
  });

  test("a rule of 3,000 patterns fires", () => {
    const environment = new Environment(memoryHost());
    const patterns = Array.from({ length: 3000 }, (_, i) => `(a${i} ?x)`).join(" ");
    environment.load(`(defrule r ${patterns} => )`);
    for (let i = 0; i < 3000; i++) environment.assert(`(a${i} 1)`);
    expect(environment.run()).toBe(1);
  });

  test("a run without an end stops at its limit and at the signal", () => {
    const environment = new Environment(memoryHost());
    environment.load("(defrule r ?f <- (n ?x) => (retract ?f) (assert (n (+ ?x 1))))");
    environment.reset();
    environment.assert("(n 0)");
    expect(environment.run(1000)).toBe(1000);
    const stop = { aborted: false };
    environment.observe((event) => {
      if (event.type === "fired" && event.number === 1010) stop.aborted = true;
    });
    expect(environment.run(-1, stop)).toBe(10);
  });
});
