// How the core finds equal facts, against a plain list: many facts in few places, and facts whose hashes are the same.

import fc from "fast-check";
import { expect, it } from "vitest";
import { Environment } from "../../../src/clips/index.ts";
import { keyOf, Multifield } from "../../../src/clips/language/values.ts";

/** Fields with which an ordered fact has the hash of another one. */
function alike(): string[] {
  const known = new Map<number, string>();
  const found: string[] = [];
  for (let i = 0; found.length < 6; i++) {
    const fields = [3, 5, 7].map((seed) => Math.imul(i, 0x9e3779b1 + seed * 0x1000) >>> 12);
    const key = keyOf(new Multifield(fields));
    const other = known.get(key);
    if (other !== undefined) found.push(other, fields.join(" "));
    known.set(key, fields.join(" "));
  }
  return found;
}

const CONTENTS = [
  ...alike().map((fields) => `(a ${fields})`),
  ...Array.from({ length: 12 }, (_, i) => `(a ${i})`),
  ...[
    "(b)",
    "(c)",
    "(a)",
    "(a 1.0)",
    '(a "1")',
    "(a x y)",
    "(t (x 1))",
    "(t (x 1) (m 1))",
    "(t (m 1 2) (x a))",
  ],
];

const step = fc.record({
  content: fc.constantFrom(...CONTENTS),
  what: fc.constantFrom("assert", "assert", "assert", "retract", "allow", "refuse"),
});

it("knows whether there is an equal fact, whatever was added and removed before", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 150 }), (steps) => {
      const environment = new Environment();
      environment.load("(deftemplate t (slot x) (multislot m))");
      const present: { content: string; index: number }[] = [];
      let allowed = false;
      for (const { content, what } of steps) {
        if (what === "allow" || what === "refuse") {
          allowed = what === "allow";
          environment.evaluate(`(set-fact-duplication ${allowed ? "TRUE" : "FALSE"})`);
        } else if (what === "assert") {
          const index = environment.assert(content);
          const isThere = present.some((fact) => fact.content === content);
          expect(index !== undefined).toBe(allowed || !isThere);
          if (index !== undefined) present.push({ content, index });
        } else {
          const at = present.findIndex((fact) => fact.content === content);
          if (at < 0) continue;
          environment.evaluate(`(retract ${present[at].index})`);
          present.splice(at, 1);
        }
      }
      const left = environment.facts().filter(({ template }) => template !== "initial-fact");
      expect(left.map(({ index }) => index)).toEqual(present.map(({ index }) => index));
    }),
    { numRuns: 60 },
  );
});

it("of several equal facts it is the newest that a further one would be", () => {
  const environment = new Environment();
  environment.load("(defrule r (logical (cause)) => (assert (a 1)))");
  environment.evaluate("(set-fact-duplication TRUE)");
  environment.assert("(a 1)");
  environment.assert("(cause)");
  environment.run();
  environment.evaluate("(set-fact-duplication FALSE)");
  // It is given now, and no longer depends on its cause.
  expect(environment.assert("(a 1)")).toBe(undefined);
  environment.evaluate("(retract 2)");
  expect(environment.facts().map(({ text }) => text)).toEqual(["(initial-fact)", "(a 1)", "(a 1)"]);
});
