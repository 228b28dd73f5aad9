// Recursion deeper than the stack of the host: the same output as the C program, and as calls on the stack.

import { describe, expect, test } from "vitest";
import { memoryHost } from "../../../bench/clips-host.ts";
import { Environment } from "../../../src/clips/index.ts";
import { goldenCases } from "../golden-cases.ts";

/** The output of a program; calls are evaluated in pieces from this depth on. */
function outputOf(program: string, callsOnStack?: number): string {
  const host = Object.assign(memoryHost(), { callsOnStack });
  const environment = new Environment(host);
  environment.batch(program);
  return host.output;
}

const FORMS: Record<string, string> = {
  argument: "(if (= ?n 0) then 0 else (+ 1 (f (- ?n 1))))",
  wildcard: "(if (= ?n 0) then (length$ ?rest) else (f (- ?n 1) ?rest x))",
  while: "(while (> ?n 0) do (bind ?n (f (- ?n 1))) (if (= ?n 0) then (break))) ?n",
  "loop-for-count":
    "(if (= ?n 0) then (return 1)) (loop-for-count (?i 1 1) do (bind ?v (f (- ?n 1)))) (+ 1 ?v)",
  foreach: "(foreach ?x (create$ ?n) (if (> ?x 0) then (return (+ 1 (f (- ?x 1)))))) 0",
  switch: "(switch ?n (case 0 then done) (default (f (- ?n 1))))",
  logic: "(or (= ?n 0) (and (neq ?n 0) (not (not (f (- ?n 1))))))",
  text: '(if (= ?n 0) then "" else (str-cat (f (- ?n 1)) (mod ?n 10)))',
  globals: "(if (> ?n 0) then (bind ?*sum* (+ ?*sum* ?n)) (f (- ?n 1)) else ?*sum*)",
};

describe("recursion 5,000 deep", () => {
  test.each(Object.entries(FORMS))("in the form %s", (_name, body) => {
    const program = (depth: number) => `(defglobal ?*sum* = 0)\n(deffunction f (?n $?rest) ${body})
(printout t (f ${depth}) crlf)\n`;
    const output = outputOf(program(5000));
    expect(output).not.toContain("EVALUATN4");
    expect(output.length).toBeGreaterThan(1);
    expect(outputOf(program(300), 0)).toBe(outputOf(program(300), 1000));
  });

  test("two functions that call each other", () => {
    const program = `(deffunction odd (?n))\n(deffunction even (?n) (if (= ?n 0) then yes else (odd (- ?n 1))))
(deffunction odd (?n) (if (= ?n 0) then no else (even (- ?n 1))))\n(printout t (even 9999) crlf)\n`;
    expect(outputOf(program)).toBe("no\n");
  });

  test("a generic function that calls itself and the next method", () => {
    const program = `(defmethod f ((?n INTEGER (= ?n 0))) 0)
(defmethod f ((?n INTEGER)) (+ (call-next-method) (f (- ?n 1))))
(defmethod f ((?n NUMBER)) 1)
(printout t (f 5000) crlf)\n`;
    expect(outputOf(program)).toBe("5000\n");
  });

  test.each([
    ["an argument", "(if (= ?n 0) then 0 else (+ 1 (send ?self count (- ?n 1))))", "5000"],
    ["a slot", "(if (= ?n 0) then 0 else (bind ?self:x (+ 1 (send ?self count (- ?n 1)))))", "5000"],
    ["a function", "(if (= ?n 0) then 0 else (+ 1 (through ?self (- ?n 1))))", "5000"],
    ["a loop", "(bind ?v 0) (while (> ?n ?v) do (bind ?v (+ 1 (send ?self count (- ?n 1))))) ?v", "5000"],
  ])("messages through %s", (_name, body, answer) => {
    const program = `(deffunction through (?o ?n))
(defclass A (is-a USER) (slot x))
(defmessage-handler A count (?n) ${body})
(deffunction through (?o ?n) (send ?o count ?n))
(make-instance a of A)
(printout t (send [a] count 5000) crlf)\n`;
    expect(outputOf(program)).toBe(`${answer}\n`);
  });

  test("messages with handlers around, before, shadowed and after", () => {
    const program = `(defglobal ?*calls* = 0)
(defclass A (is-a USER))
(defclass B (is-a A))
(defmessage-handler A count (?n) (if (= ?n 0) then 0 else (send ?self count (- ?n 1))))
(defmessage-handler B count around (?n) (+ 1 (call-next-handler)))
(defmessage-handler B count before (?n) (bind ?*calls* (+ ?*calls* 1)))
(defmessage-handler B count (?n) (override-next-handler ?n))
(defmessage-handler B count after (?n) (bind ?*calls* (+ ?*calls* 1)))
(make-instance b of B)
(printout t (send [b] count 3000) " " ?*calls* crlf)\n`;
    expect(outputOf(program)).toBe("3001 6002\n");
  });

  test("an error in the innermost call is reported once for each call that it halts", () => {
    const program = `(deffunction f (?n) (if (= ?n 0) then (/ 1 0) else (create$ ?n (f (- ?n 1)))))\n(f 3000)\n`;
    const lines = outputOf(program).split("\n");
    expect(lines[0]).toBe("[PRNTUTIL7] Attempt to divide by zero in / function.");
    expect(lines.filter((line) => line.includes("halted during the actions of deffunction f."))).toHaveLength(
      3001,
    );
  });

  test("recursion without end is still an error, and the session goes on", () => {
    const output = outputOf(
      "(deffunction f (?n) (+ 1 (f (+ ?n 1))))\n(f 1)\n(deffunction g (?n) ?n)\n(printout t (g 7) crlf)\n",
    );
    expect(output).toBe("\n[EVALUATN4] Functions are nested too deeply.\n7\n");
  });
});

describe("golden cases with every call of a function in pieces", () => {
  const withFunctions = goldenCases.filter(({ program }) =>
    /deffunction|defmethod|defmessage-handler/.test(program),
  );
  test.each(withFunctions)("$name", ({ program, output }) => {
    expect(outputOf(program, 0)).toBe(output);
  });
});
