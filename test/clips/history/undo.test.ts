// Going back is exact: a run of k firings taken back by j is, object for object, a run of k - j firings, and goes on
// with the same text.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { memoryHost } from "../../../bench/clips-host.ts";
import { randomProgram } from "../../../bench/clips-program.ts";
import { Environment } from "../../../src/clips/index.ts";
import { fingerprint } from "../fingerprint.ts";

const COMMAND = /^\((run|exit|reset)\b/;

/** The constructs and commands of a random program up to its first run, which is left to the test. */
function prepared(seed: number, budget?: number) {
  const host = memoryHost();
  const environment = new Environment(host);
  environment.record(budget === undefined ? {} : { budget });
  const lines = randomProgram(seed).split("\n");
  const end = lines.findIndex((line) => line.startsWith("(run"));
  environment.batch(`${lines.slice(0, end).join("\n")}\n`);
  return {
    host,
    environment,
    rest: lines
      .slice(end)
      .filter((line) => !COMMAND.test(line))
      .join("\n"),
  };
}

describe("undo", () => {
  test("a run of k firings taken back by j equals a run of k - j firings", { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(40), fc.nat(40), (seed, first, back) => {
        const one = prepared(seed);
        const fired = one.environment.run(first);
        const undone = one.environment.undo(back);
        expect(undone).toBe(Math.min(back, fired));
        const other = prepared(seed);
        const kept = undone === 0 ? first : fired - undone;
        if (undone === 0 || kept > 0) other.environment.run(kept);
        expect(fingerprint(one.environment)).toEqual(fingerprint(other.environment));
        const [length, otherLength] = [one.host.output.length, other.host.output.length];
        one.environment.run(100);
        other.environment.run(100);
        expect(one.host.output.slice(length)).toBe(other.host.output.slice(otherLength));
        expect(fingerprint(one.environment)).toEqual(fingerprint(other.environment));
      }),
      { numRuns: 40, seed: 7 },
    );
  });

  /** Counts, draws random numbers, makes symbols, changes focus and salience; never ends by itself. */
  const RESTLESS = `(defmodule MAIN (export ?ALL)) (deftemplate n (slot value)) (defglobal ?*sum* = 0)
    (defrule count (declare (salience (mod ?*sum* 3))) ?f <- (n (value ?x)) =>
      (modify ?f (value (+ ?x 1))) (bind ?*sum* (+ ?*sum* (random 0 9))) (printout t ?x " " (gensym*) crlf))
    (defrule mark (n (value ?x&:(= 0 (mod ?x 7)))) (not (seen ?x)) => (assert (seen ?x)) (focus OTHER))
    (defmodule OTHER (import MAIN ?ALL)) (defrule OTHER::keep (logical (n (value ?x))) (seen ?y) => (assert (kept ?x ?y)))`;

  type Step = { run: number } | { command: string } | { undo: number };
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 4, arbitrary: fc.record({ run: fc.integer({ min: 1, max: 700 }) }) },
    { weight: 3, arbitrary: fc.record({ undo: fc.integer({ min: 1, max: 900 }) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        command: fc.constantFrom(
          "(assert (n (value 100)))",
          "(set-strategy breadth)",
          "(set-salience-evaluation every-cycle)",
          "(reset)",
          "(progn (run 3) (assert (seen 5)) (run 2))",
          "(defrule late (seen ?x) => (assert (late ?x)))",
        ),
      }),
    },
  );

  function begun(): { environment: Environment; host: ReturnType<typeof memoryHost> } {
    const host = memoryHost();
    const environment = new Environment(host);
    environment.load(RESTLESS);
    environment.record({ budget: 20_000 });
    environment.reset();
    environment.assert("(n (value 0))");
    return { environment, host };
  }

  test("any course of runs, commands and undos equals the course without what was undone", {
    timeout: 120_000,
  }, () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const { environment } = begun();
        /** What has happened and was not undone: firings of each step. */
        let course: { step: Exclude<Step, { undo: number }>; fired: number }[] = [];
        let isExact = true;
        for (const each of steps) {
          const before = environment.undoable;
          if ("run" in each) environment.run(each.run);
          else if ("command" in each) environment.execute(each.command);
          else {
            let left = environment.undo(each.undo);
            while (left > 0) {
              const last = course.at(-1)!;
              if (last.fired > left) {
                // A command with two runs cannot be cut by the model.
                if ("command" in last.step) isExact = false;
                course = [
                  ...course.slice(0, -1),
                  { step: { run: last.fired - left }, fired: last.fired - left },
                ];
                left = 0;
              } else if (last.fired === left) {
                left = 0;
                if ("run" in last.step) course = course.slice(0, -1);
                else isExact = false;
              } else {
                left -= last.fired;
                course = course.slice(0, -1);
              }
            }
            continue;
          }
          course.push({ step: each, fired: environment.undoable - before });
        }
        if (!isExact) return;
        const other = begun();
        for (const { step: each } of course) {
          if ("run" in each) other.environment.run(each.run);
          else other.environment.execute(each.command);
        }
        expect(fingerprint(environment)).toEqual(fingerprint(other.environment));
        expect(environment.derivation()).toEqual(other.environment.derivation());
      }),
      { numRuns: 20, seed: 11 },
    );
  });

  test("lines that a firing read are given to it again", () => {
    const host = memoryHost("one\ntwo\nthree\n");
    const environment = new Environment(host);
    environment.load("(defrule ask ?f <- (n ?x) => (retract ?f) (assert (n (+ ?x 1)) (answer (readline))))");
    environment.record();
    environment.reset();
    environment.assert("(n 0)");
    environment.run(2);
    environment.undo(1);
    environment.run(2);
    const answers = environment.facts().filter((fact) => fact.template === "answer");
    expect(answers.map((fact) => fact.text)).toEqual([
      '(answer "one")',
      '(answer "two")',
      '(answer "three")',
    ]);
  });

  test("says how much of the output still counts", () => {
    const { environment, host } = begun();
    const events: unknown[] = [];
    environment.run(10);
    const { length } = host.output;
    environment.run(5);
    environment.observe((event) => events.push(event));
    expect(environment.undo(5)).toBe(5);
    expect(events).toEqual([{ type: "undone", firing: 10, output: length }]);
    environment.run(5);
    expect(environment.fired).toBe(15);
  });
});
