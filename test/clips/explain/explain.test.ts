// The questions that users ask first: why not, why, in which order, from which facts (docs/clips.md).

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Environment, type RuleEvent, type Why } from "../../../src/clips/index.ts";

function environmentWith(program: string, ...facts: string[]): Environment {
  const environment = new Environment();
  expect(environment.load(program)).toBe(true);
  environment.record();
  environment.reset();
  for (const fact of facts) environment.assert(fact);
  return environment;
}

describe("whyNot", () => {
  const P = "(deftemplate p (slot x) (slot y))";
  test.each([
    [
      "a constant",
      `${P} (defrule r (p (x 4) (y ?y)) (q ?y) =>)`,
      ["(p (x 3) (y 1))"],
      "No fact matches (p (x 4) (y ?y)). The nearest is f-1 (p (x 3) (y 1)): slot x is 3, the pattern wants 4.",
    ],
    [
      "a variable",
      `${P} (defrule r (p (y ?y)) (q ?y ?z) =>)`,
      ["(p (y 1))", "(q 2 2)"],
      "No fact matches (q ?y ?z). The nearest is f-2 (q 2 2): field 1 is 2, but ?y is 1 from f-1.",
    ],
    [
      "a length",
      "(defrule r (q ?y ?z) =>)",
      ["(q 1)"],
      "No fact matches (q ?y ?z). The nearest is f-1 (q 1): the fact has 1 field, the pattern wants 2.",
    ],
    ["no fact at all", "(defrule r (q 1) =>)", [], "There is no fact of q, and the rule needs (q 1)."],
    [
      "a test",
      "(defrule r (a ?x) (b ?y) (test (> ?x ?y)) (test (< ?y 3)) =>)",
      ["(a 9)", "(b 5)"],
      "(test (< ?y 3)) fails: with f-1,f-2, (< ?y 3) is FALSE (?y is 5).",
    ],
    [
      "a global",
      "(defglobal ?*n* = 3) (defrule r (a ?x) (test (> ?x ?*n*)) =>)",
      ["(a 2)"],
      "(test (> ?x ?*n*)) fails: with f-1, (> ?x ?*n*) is FALSE (?x is 2, ?*n* is 3).",
    ],
    [
      "a not",
      "(defrule r (a ?x) (not (b ?x)) =>)",
      ["(a 1)", "(b 1)"],
      "(not (b ?x)) fails: f-2 (b 1) is in the way for f-1.",
    ],
    ["a first not", "(defrule r (not (b ?)) =>)", ["(b 1)"], "(not (b ?)) fails: f-1 (b 1) is in the way."],
    [
      "a group",
      "(defrule r (a ?x) (not (and (b ?x) (c ?x ?y))) =>)",
      ["(a 1)", "(b 1)", "(c 1 2)"],
      "(not (and (b ?x) (c ?x ?y))) fails: f-2 (b 1) and f-3 (c 1 2) are in the way for f-1.",
    ],
    [
      "an exists",
      "(defrule r (a ?x) (exists (b ?x) (c ?x ?y)) =>)",
      ["(a 1)", "(b 1)", "(c 2 2)"],
      "(exists (b ?x) (c ?x ?y)) fails: No fact matches (c ?x ?y). The nearest is f-3 (c 2 2): field 1 is 2, but ?x is 1 from f-1.",
    ],
    [
      "a predicate",
      "(defrule r (a ?x&:(> ?x 3)) =>)",
      ["(a 1)"],
      "No fact matches (a ?x&:(> ?x 3)). The nearest is f-1 (a 1): field 1 is 1, and (> ?x 3) is FALSE (?x is 1).",
    ],
    [
      "a multifield",
      "(defrule r (a ?x) (b ~?x $?rest red) =>)",
      ["(a 7)", "(b 8 1 2 blue)"],
      "No fact matches (b ~?x $?rest red). The nearest is f-2 (b 8 1 2 blue): field 4 is blue, the pattern wants red.",
    ],
    [
      "a return value",
      "(defrule r (a ?x) (b =(+ ?x 1)) =>)",
      ["(a 7)", "(b 9)"],
      "No fact matches (b =(+ ?x 1)). The nearest is f-2 (b 9): field 1 is 9, the pattern wants =(+ ?x 1), which is 8 (?x is 7).",
    ],
    [
      "the agenda",
      "(defrule r (a) =>)",
      ["(a)"],
      "r is on the agenda with f-1: it fires when its turn comes.",
    ],
    [
      "the focus",
      "(defmodule MAIN (export ?ALL)) (deftemplate MAIN::a) (defmodule M (import MAIN ?ALL)) (defrule M::r (a) =>)",
      ["(a)"],
      "r is on the agenda with f-1: it fires when module M has the focus; now MAIN has it.",
    ],
  ])("%s", (_name, program, facts, sentence) => {
    const environment = environmentWith(program, ...facts);
    expect(environment.whyNot(program.includes("M::r") ? "M::r" : "r")?.sentence).toBe(sentence);
  });

  test("refraction, unknown rules and each alternative", () => {
    const environment = environmentWith("(defrule r (or (a 1) (b 2)) =>)", "(a 2)");
    expect(environment.whyNot("s")).toBeUndefined();
    expect(environment.whyNot("r")).toMatchObject({ state: "no-match", alternatives: [{ failing: 0 }, {}] });
    environment.assert("(a 1)");
    environment.run();
    expect(environment.whyNot("r")).toMatchObject({
      state: "fired",
      sentence:
        "r matches f-2, but has fired with these facts already: a rule fires once for the same facts.",
    });
  });

  test("counts the partial matches that survive each step", () => {
    const environment = environmentWith(
      "(defrule r (a ?x) (b ?y) (test (< ?x ?y)) (test (> ?y 9)) (c) =>)",
      ...["(a 1)", "(a 2)", "(b 2)", "(b 3)"],
    );
    const steps = environment.whyNot("r")!.alternatives[0].steps;
    expect(steps.map(({ matches, survive }) => [matches, survive])).toEqual([
      [2, 2],
      [2, 4],
      [null, 3],
      [null, 0],
      [0, null],
    ]);
  });

  test("leaves globals, random numbers and output as they are", () => {
    const written: string[] = [];
    const environment = new Environment({ write: (text) => written.push(text) });
    environment.load(
      "(defglobal ?*n* = 0) (deffunction f (?x) (bind ?*n* (random)) (printout t !) FALSE) (defrule r (a ?x) (test (f ?x)) =>)",
    );
    environment.reset();
    environment.assert("(a 1)");
    const before = environment.evaluate("?*n*");
    written.length = 0;
    expect(environment.whyNot("r")?.state).toBe("no-match");
    expect(environment.evaluate("?*n*")).toBe(before);
    expect(written).toEqual([]);
  });
});

describe("the run as data", () => {
  const SWAP = `(deftemplate p (slot n)) (defrule up ?f <- (p (n ?x&:(< ?x 2))) => (modify ?f (n (+ ?x 1))))
    (defrule seen (declare (salience 1)) (logical (p (n ?x))) => (assert (seen ?x)))`;

  test("derivation: modify is one firing that removes and makes; logical support and retracted facts stay", () => {
    const environment = environmentWith(SWAP, "(p (n 0))");
    environment.run();
    const { facts, firings } = environment.derivation()!;
    expect(
      firings.map(({ number, rule, facts: used, made, removed }) => [number, rule, used, made, removed]),
    ).toEqual([
      [1, "seen", [1], [2], []],
      [2, "up", [1], [3], [1, 2]],
      [3, "seen", [3], [4], []],
      [4, "up", [3], [5], [3, 4]],
      [5, "seen", [5], [6], []],
    ]);
    expect(facts[2]).toEqual({
      index: 2,
      template: "seen",
      text: "(seen 0)",
      by: 1,
      gone: { after: 2, by: 2 },
      support: [1],
    });
    expect(facts[6]).toMatchObject({ by: 5, gone: null, support: [5] });
  });

  test("values of every kind are as they were, also after their facts are gone and after stepping back", () => {
    const values =
      "1 -1 0 536870911 536870912 -536870912 -536870913 9007199254740991 9223372036854775807 -0.0 2.5";
    const others = 'a TRUE nil "a" "" [a] <Fact-0>';
    const environment = environmentWith(
      `(deftemplate t (slot s) (multislot m) (multislot e) (slot n))
      (defrule made ?f <- (initial-fact) => (assert (t (s "x") (m ${values} ${others.replace("<Fact-0>", "?f")}) (n 7))))
      (defrule gone (declare (salience -1)) ?t <- (t) => (retract ?t))
      (defrule more (declare (salience -2)) ?f <- (initial-fact) => (assert (after b 1.5 ?f)))`,
    );
    const text = `(t (s "x") (m ${values} ${others}) (e) (n 7))`;
    const told = () => environment.derivation()!.facts.map((fact) => fact.text);
    environment.run(2);
    expect(environment.facts().map(({ index }) => index)).toEqual([0]);
    expect(told()).toEqual(["(initial-fact)", text]);
    environment.run();
    expect(told()).toEqual(["(initial-fact)", text, "(after b 1.5 <Fact-0>)"]);
    environment.undo(3);
    expect(told()).toEqual(["(initial-fact)"]);
    environment.run();
    expect(told()).toEqual(["(initial-fact)", text, "(after b 1.5 <Fact-0>)"]);
  });

  test("why goes back to the facts that were given", () => {
    const environment = environmentWith(SWAP, "(p (n 0))");
    environment.run();
    const chain = (why: Why | undefined): string[] =>
      why === undefined ? [] : [why.sentence, ...why.from.flatMap(chain)];
    expect(chain(environment.why(6))).toEqual([
      "f-6 (seen 2) was asserted by firing 5 of seen, which matched f-5.",
      "f-5 (p (n 2)) was asserted by firing 4 of up, which matched f-3.",
      "f-3 (p (n 1)) (retracted since) was asserted by firing 2 of up, which matched f-1.",
      "f-1 (p (n 0)) (retracted since) was given.",
    ]);
    expect(environment.why(99)).toBeUndefined();
  });

  test("events come in their order, as plain data", () => {
    const environment = environmentWith(
      `(defrule r ?f <- (a ?x) => (retract ?f) (printout t ?x) (assert (b)))`,
    );
    const events: RuleEvent[] = [];
    environment.observe((event) => events.push(structuredClone(event)));
    environment.assert("(a 5)");
    environment.run();
    environment.observe(null);
    environment.reset();
    const activation = { rule: "r", module: "MAIN", salience: 0, facts: [1], matched: ["f-1"] };
    expect(events).toEqual([
      { type: "asserted", fact: { index: 1, template: "a", text: "(a 5)" }, firing: null },
      { type: "activated", ...activation },
      { type: "fired", number: 1, ...activation },
      { type: "retracted", fact: { index: 1, template: "a", text: "(a 5)" }, firing: 1 },
      { type: "output", router: "stdout", text: "5" },
      { type: "asserted", fact: { index: 2, template: "b", text: "(b)" }, firing: 1 },
      { type: "focus", module: "MAIN", change: "popped" },
    ]);
  });

  test("bindings of an activation", () => {
    const environment = environmentWith(
      "(defrule r ?f <- (a $?x b ?y) (c ?z&~?y) (not (d)) =>)",
      "(a 1 2 b 3)",
      "(c 4)",
    );
    expect(environment.bindings(0)).toEqual([
      { name: "f", value: "<Fact-1>" },
      { name: "x", value: "(1 2)" },
      { name: "y", value: "3" },
      { name: "z", value: "4" },
    ]);
    expect(environment.bindings(1)).toBeUndefined();
  });
});

describe("order", () => {
  const RULES = `(defrule one (a ?x) =>) (defrule two (a ?x) (b ?y) =>)
    (defrule high (declare (salience 5)) (b ?) =>)`;
  test.each([
    ["depth", ["salience", "age", "age", "age"]],
    ["breadth", ["salience", "age", "age", "age"]],
    ["lex", ["salience", "time tags", "time tags", "time tags"]],
    ["mea", ["salience", "time tags", "first time tag", "time tags"]],
    ["complexity", ["salience", "age", "complexity", "age"]],
    ["simplicity", ["salience", "age", "complexity", "age"]],
    ["random", ["salience", "random", "random", "random"]],
  ])("%s says what it compared", (strategy, reasons) => {
    const environment = new Environment();
    environment.load(RULES);
    environment.evaluate(`(set-strategy ${strategy})`);
    environment.reset();
    for (const fact of ["(a 1)", "(a 2)", "(b 3)"]) environment.assert(fact);
    const order = environment.order();
    expect(order.strategy).toBe(strategy);
    const [{ activations }] = order.modules;
    expect(activations.map((a) => a.beforeNext?.by ?? null)).toEqual([...reasons, null]);
    expect(activations.map(({ rule, facts }) => [rule, facts])).toEqual(
      environment.agenda().map(({ rule, facts }) => [rule, facts]),
    );
    expect(activations[0].beforeNext?.sentence).toMatch(
      /^high \(f-3\) is before .* because its salience is higher: 5 against 0\.$/,
    );
  });
});

test("the network shows shared nodes once, with their counts", () => {
  const environment = environmentWith(
    "(defrule r (a ?x) (b ?x) =>) (defrule s (a ?x) (b ?x) (not (c)) =>)",
    ...["(a 1)", "(a 2)", "(b 2)"],
  );
  const { nodes, edges } = environment.network();
  expect(nodes.map(({ kind, text, count, rules }) => `${kind} ${text} ${count} ${rules.join(",")}`)).toEqual([
    "template a 2 r,s",
    "alpha (a ?x) 2 r,s",
    "pattern (a ?x) 2 r,s",
    "template b 1 r,s",
    "alpha (b ?x) 1 r,s",
    "pattern (b ?x) 1 r,s",
    "rule r 1 r",
    "template c 0 s",
    "alpha (c) 0 s",
    "not (not (c)) 1 s",
    "rule s 1 s",
  ]);
  expect(edges).toContainEqual({ from: 2, to: 5, side: "left" });
  expect(edges).toContainEqual({ from: 4, to: 5, side: "right" });
  expect(edges.length).toBe(10);
});

test("the derivation of the 8-puzzle is its search tree", () => {
  const environment = new Environment();
  const folder = new URL("../../../programs/8-puzzle/en/", import.meta.url);
  environment.load(readFileSync(new URL("puzampro.clp", folder), "utf8"));
  environment.evaluate("(set-strategy breadth)");
  environment.reset();
  environment.record();
  environment.assert("(puzzle 2 8 3 1 6 4 7 0 5 level 0 movement null fact 0)");
  environment.assert("(max-depth 10)");
  environment.run();
  const { facts, firings } = environment.derivation()!;
  expect(firings.length).toBe(37);
  // Each node is made from its parent and the depth limit.
  for (const fact of facts.slice(3)) {
    const parent = /fact <Fact-(\d+)>/.exec(fact.text)![1];
    expect(firings[fact.by! - 1].facts).toEqual([Number(parent), 2]);
  }
});
