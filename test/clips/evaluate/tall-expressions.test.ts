// Parentheses nested 10,000 deep, as the C program allows, on the stack of an ordinary program.

import { describe, expect, test } from "vitest";
import { memoryHost } from "../../../bench/clips-host.ts";
import { Environment } from "../../../src/clips/index.ts";

function outputOf(program: string): string {
  const host = memoryHost();
  new Environment(host).batch(program);
  return host.output;
}

/** `before` and `after` around themselves, with `inside` in the middle. */
const nested = (before: string, inside: string, after: string, depth: number): string =>
  `${before.repeat(depth)}${inside}${after.repeat(depth)}`;

const SUM = nested("(+ ?x ", "1", ")", 10_000);

describe("10,000 parentheses", () => {
  test.each([
    ["in a command", `(printout t ${nested("(+ 1 ", "1", ")", 10_000)} crlf)\n`],
    ["in a deffunction", `(deffunction f (?x) ${SUM})\n(printout t (f 1) crlf)\n`],
    ["in a message-handler", `(defmessage-handler INTEGER f (?x) ${SUM})\n(printout t (send 1 f 1) crlf)\n`],
    ["in a rule", `(defrule r (a ?x) => (printout t ${SUM} crlf))\n(assert (a 1))\n(run)\n`],
    ["of calls", `(deffunction f (?x) (+ ?x 1))\n(printout t ${nested("(f ", "1", ")", 10_000)} crlf)\n`],
  ])("%s", (_name, program) => {
    expect(outputOf(program).slice(0, 100)).toBe("10001\n");
  });
});

describe("what is evaluated in pieces", () => {
  const functions = `(defglobal ?*calls* = 0)
(deffunction next () (bind ?*calls* (+ ?*calls* 1)) ?*calls*)\n`;
  const calls = (expression: string) =>
    outputOf(`${functions}(printout t ${expression} " " ?*calls* crlf)\n`);

  test("every call is made once, those before the nested one first", () => {
    // 1 - (2 - (3 - … (1000 - 0))) = -500
    expect(calls(nested("(- (next) ", "0", ")", 1000))).toBe("-500 1000\n");
  });

  test("every call is made once, those behind the nested one last", () => {
    // ((0 - 1) - 2) - … - 1000
    expect(calls(nested("(- ", "0", " (next))", 1000))).toBe("-500500 1000\n");
  });

  test("two nested arguments of one call", () => {
    const tall = nested("(+ (next) ", "0", ")", 600);
    expect(calls(`(- ${tall} ${tall})`)).toBe("-360000 1200\n");
  });

  test("a variable has the value of the time when it is read", () => {
    const body = nested("(+ ?x (bind ?x (+ ?x 1)) ", "0", ")", 500);
    // 1 + 2, 2 + 3, … 500 + 501
    expect(outputOf(`(deffunction f (?x) ${body})\n(printout t (f 1) crlf)\n`)).toBe("251000\n");
  });

  test("an error in the middle is reported once", () => {
    const output = outputOf(`(printout t ${nested("(+ 1 ", "(/ 1 0)", ")", 1000)} crlf)\n`);
    expect(output.match(/PRNTUTIL7/g)).toHaveLength(1);
  });
});
