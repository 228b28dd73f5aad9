// Functions that only calculate run as code after some calls. A function with the same body that does one thing more, and
// so stays with its closures, must give the same values and the same errors.

import { describe, expect, test } from "vitest";
import { memoryHost } from "../../../bench/clips-host.ts";
import { Environment } from "../../../src/clips/index.ts";
import { KEY_OF_FALSE, KEY_OF_TRUE } from "../../../src/clips/language/key-tags.ts";
import { FALSE, symbolOf, TRUE } from "../../../src/clips/language/values.ts";

/** Numbers in [0, limit) from a seed, always the same. */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const CONSTANTS = ["0", "1", "-3", "7", "2.5", "-0.0", "1e10", "123456789", "13", "-8", "0.25", "a"];
const NUMERIC = ["+", "-", "*", "+", "-", "*", "/", "div", "mod", "min", "max"];
const COMPARING = ["=", "<>", "<", "<=", ">", ">=", "eq", "neq"];
const REAL = ["abs", "atan", "sin", "sqrt", "log"];

/** A number, nearly always, from ?a, ?b and ?v. */
function number(next: (limit: number) => number, depth: number): string {
  const pick = (list: readonly string[]) => list[next(list.length)]!;
  if (depth === 0 || next(5) === 0) return next(3) === 0 ? pick(CONSTANTS) : pick(["?a", "?b", "?v"]);
  const part = () => number(next, depth - 1);
  const kind = next(10);
  if (kind < 6) return `(${pick(NUMERIC)} ${part()} ${part()}${next(4) === 0 ? ` ${part()}` : ""})`;
  if (kind < 9) return `(if ${condition(next, depth - 1)} then ${part()} else ${part()})`;
  return `(${pick(REAL)} ${part()})`;
}

function condition(next: (limit: number) => number, depth: number): string {
  const part = () => (depth === 0 ? "TRUE" : condition(next, depth - 1));
  const kind = next(8);
  if (kind === 0) return `(not ${part()})`;
  if (kind < 3) return `(${kind === 1 ? "and" : "or"} ${part()} ${part()})`;
  return `(${COMPARING[next(COMPARING.length)]} ${number(next, depth)} ${number(next, depth)})`;
}

/** The actions of a body. */
function body(next: (limit: number) => number): string {
  const e = () => number(next, 3);
  const c = () => condition(next, 2);
  const actions = [
    () => `(bind ?v ${e()})`,
    () => `(loop-for-count (?i 1 4) (bind ?v (+ ?i ?a)) (if ${c()} then (break)))`,
    () => `(bind ?n 0) (while (< ?n 3) (bind ?n (+ ?n 1)) (if ${c()} then (return ${e()})))`,
    () => `(if ${c()} then (return ${e()}))`,
  ];
  const some = Array.from({ length: 1 + next(3) }, () => actions[next(actions.length)]!());
  return `(bind ?v ${next(9)}) ${some.join(" ")} ${next(5) === 0 ? c() : e()}`;
}

/** A prompt: what a command prints. */
function prompt(): (command: string) => string {
  const host = memoryHost();
  const environment = new Environment(host);
  let read = 0;
  return (command) => {
    environment.execute(command);
    const printed = host.output.slice(read);
    read = host.output.length;
    return printed;
  };
}

describe("functions that only calculate", () => {
  test.each(Array.from({ length: 60 }, (_, seed) => seed))("random function %i", (seed) => {
    const next = numbersFrom(seed + 1);
    const text = body(next);
    const said = prompt();
    said(`(deffunction as-code (?a ?b) ${text})`);
    said(`(deffunction as-body (?a ?b) (gensym) ${text})`);
    for (let i = 0; i < 60; i++) {
      const args = `${CONSTANTS[next(CONSTANTS.length)]} ${CONSTANTS[next(CONSTANTS.length)]}`;
      const expected = said(`(as-body ${args})`).replaceAll("as-body", "as-code");
      expect(said(`(as-code ${args})`), `${text} for ${args}`).toBe(expected);
    }
  });

  test("the truth values have the keys that the machine writes", () => {
    expect([TRUE.key, FALSE.key]).toEqual([KEY_OF_TRUE, KEY_OF_FALSE]);
    expect([symbolOf(KEY_OF_TRUE), symbolOf(KEY_OF_FALSE)]).toEqual([TRUE, FALSE]);
  });

  test("a function that is defined anew is not the old one, nor is it for the functions that call it", () => {
    const said = prompt();
    said("(deffunction inner (?x) (+ ?x 1))");
    said("(deffunction outer (?x) (* 10 (inner ?x)))");
    for (let i = 0; i < 50; i++) expect(said("(outer 1)")).toBe("20\n");
    said("(deffunction inner (?x) (+ ?x 2))");
    for (let i = 0; i < 50; i++) expect(said("(outer 1)")).toBe("30\n");
  });
});
