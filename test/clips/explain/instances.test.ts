// Why a rule whose patterns match instances does not fire: every form of a pattern, and what comes nearest to it.

import { expect, test } from "vitest";
import { Environment } from "../../../src/clips/index.ts";

const CLASSES = `(defclass A (is-a USER) (slot x (default 1)) (multislot m (default a b c)))
  (defclass B (is-a A) (slot y (default 5)))
  (defclass C (is-a USER) (slot x (default "s")))
  (definstances d (a1 of A) (b1 of B) (c1 of C))`;
const [A1, B1] = ["[a1] of A (x 1) (m a b c)", "[b1] of B (x 1) (m a b c) (y 5)"];

const near = (pattern: string, differs: string) =>
  `No instance matches ${pattern}. The nearest is ${differs}`;

test.each([
  ["(object (is-a B) (y ~5))", `${B1}: slot y is 5, which the pattern excludes (~5).`],
  ["(object (is-a A) (m a $? z))", `${B1}: field 3 of slot m is c, the pattern wants z.`],
  ["(object (is-a A) (m a b))", `${B1}: slot m has 3 fields, the pattern wants 2.`],
  ["(object (is-a A) (name [z]))", `${B1}: slot name is [b1], the pattern wants [z].`],
  ["(object (is-a A&~B) (x ?x&:(> ?x 3)))", `${A1}: slot x is 1, and (> ?x 3) is FALSE (?x is 1).`],
  ["(object (is-a A|C) (x 9))", '[c1] of C (x "s"): slot x is "s", the pattern wants 9.'],
  ["(object (is-a ?c) (x 9))", '[c1] of C (x "s"): slot x is "s", the pattern wants 9.'],
  ["?o <- (object (is-a A) (x =(+ 3 4)))", `${B1}: slot x is 1, the pattern wants =(+ 3 4), which is 7.`],
  ["(exists (object (is-a A) (x 77)))", `${B1}: slot x is 1, the pattern wants 77.`],
])("%s", (pattern, differs) => {
  expect(sentence(pattern)).toBe(near(pattern, differs));
});

test.each([
  [
    "(object (is-a A) (x ?x)) (object (is-a B) (y ?x))",
    near("(object (is-a B) (y ?x))", `${B1}: slot y is 5, but ?x is 1 from [b1].`),
  ],
  [
    "(object (is-a A) (x ?x)) (test (> ?x 7))",
    "(test (> ?x 7)) fails: with [a1], (> ?x 7) is FALSE (?x is 1).",
  ],
  ["(not (object (is-a A)))", `(not (object (is-a A))) fails: ${A1} is in the way.`],
  [
    "(object (is-a A) (x ?x)) (forall (object (is-a B) (y ?y)) (object (is-a C) (x ?y)))",
    `(not (and (object (is-a B) (y ?y)) (not (object (is-a C) (x ?y))))) fails: ${B1} is in the way for [b1].`,
  ],
])("%s", (conditions, told) => {
  expect(sentence(conditions)).toBe(told);
});

test("after a change of a slot and after stepping back, the answer is that of the moment", () => {
  const environment = begun("(object (is-a A) (x 2) (name [a1]))");
  environment.load("(defrule up ?o <- (object (is-a A) (x 1) (name [a1])) => (send ?o put-x 2))");
  const told = () => environment.whyNot("r")?.state;
  expect(told()).toBe("no-match");
  environment.run(1);
  expect(told()).toBe("waiting");
  environment.run(1);
  expect(told()).toBe("fired");
  environment.undo(1);
  expect(told()).toBe("waiting");
  environment.undo(1);
  expect(told()).toBe("no-match");
});

function begun(conditions: string): Environment {
  const environment = new Environment();
  expect(environment.load(`${CLASSES} (defrule r ${conditions} =>)`)).toBe(true);
  environment.record();
  environment.reset();
  return environment;
}

function sentence(conditions: string): string | undefined {
  return begun(conditions).whyNot("r")?.sentence;
}
