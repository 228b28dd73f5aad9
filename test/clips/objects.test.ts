// Objects as data for those who use the library, and explanations of rules about instances.

import { beforeEach, describe, expect, test } from "vitest";
import { Environment, formatValue, type RuleEvent, type Why } from "../../src/clips/index.ts";

const PROGRAM = `
(defclass BALL (is-a USER) (slot colour (default red)) (multislot marks))
(defclass BIG-BALL (is-a BALL) (slot size (default 7)))
(deftemplate wanted (slot colour))
(defrule take ?b <- (object (is-a BALL) (name ?n) (colour ?c)) (wanted (colour ?c)) => (assert (taken ?n)))
(defrule lonely (object (is-a BALL) (colour green)) (not (object (is-a BIG-BALL) (colour red))) =>)
`;

let environment: Environment;

beforeEach(() => {
  environment = new Environment();
  environment.load(PROGRAM);
  environment.reset();
});

describe("instances as data", () => {
  test("in the order in which they were made, with their slots", () => {
    environment.evaluate("(make-instance b of BALL (marks 1 two))");
    environment.evaluate("(make-instance [a] of BIG-BALL)");
    const instances = environment.instances();
    expect(instances.map(({ name }) => name)).toEqual(["initial-object", "b", "a"]);
    const [, b, a] = instances;
    expect(formatValue(b.slots.marks)).toBe("(1 two)");
    expect(a).toMatchObject({ class: "BIG-BALL", module: "MAIN" });
    expect(a.text).toBe("[a] of BIG-BALL (colour red) (marks) (size 7)");
  });

  test("classes with their superclasses, slots and handlers", () => {
    environment.load(`(defclass CRATE (is-a BIG-BALL) (slot colour (source composite) (storage shared) (default blue))
      (multislot tags (type SYMBOL) (allowed-values a b) (cardinality 1 3) (default a b))
      (slot weight (type INTEGER) (range 0 ?VARIABLE) (default ?NONE) (access initialize-only))
      (slot born (default-dynamic (gensym*)) (create-accessor read) (visibility public)))
      (defmessage-handler CRATE weigh around (?scale $?rest) (call-next-handler))`);
    environment.evaluate("(make-instance c of CRATE (weight 3))");
    const crate = environment.classes().find(({ name }) => name === "CRATE")!;
    expect(crate).toMatchObject({
      module: "MAIN",
      superclasses: ["BIG-BALL"],
      precedence: ["CRATE", "BIG-BALL", "BALL", "USER", "OBJECT"],
      abstract: false,
      reactive: true,
      isPredefined: false,
      instances: 1,
    });
    const slots = Object.fromEntries(crate.slots.map((slot) => [slot.name, slot]));
    expect(Object.keys(slots)).toEqual(["marks", "size", "colour", "tags", "weight", "born"]);
    expect(slots.size).toEqual({
      name: "size",
      from: "BIG-BALL",
      isMultifield: false,
      facets: {
        default: "7",
        storage: "local",
        access: "read-write",
        propagation: "inherit",
        source: "exclusive",
        "pattern-match": "reactive",
        visibility: "private",
        "create-accessor": "read-write",
        "override-message": "put-size",
      },
    });
    expect(slots.colour.facets).toMatchObject({ source: "composite", storage: "shared", default: "blue" });
    expect(slots.tags).toMatchObject({
      isMultifield: true,
      facets: { type: "SYMBOL", "allowed-values": "a b", cardinality: "1 3", default: "a b" },
    });
    expect(slots.weight.facets).toMatchObject({
      default: "?NONE",
      range: "0 ?VARIABLE",
      access: "initialize-only",
    });
    expect(slots.born.facets).toMatchObject({ "create-accessor": "read", visibility: "public" });
    expect(slots.born.facets).toHaveProperty("default-dynamic");
    expect(crate.handlers.filter(({ isPredefined }) => !isPredefined)).toEqual([
      { name: "weigh", type: "around", parameters: ["?scale", "$?rest"], isPredefined: false },
    ]);
    expect(crate.handlers.map(({ name }) => name)).toContain("put-tags");
    expect(environment.classes().filter(({ isPredefined }) => isPredefined)).toHaveLength(17);
  });

  test("what happens to them as events", () => {
    const events: RuleEvent[] = [];
    environment.observe((event) => events.push(event));
    environment.evaluate("(make-instance b of BALL (colour blue))");
    environment.evaluate("(send [b] delete)");
    const changes = events.filter(({ type }) => ["made", "slot", "message", "deleted"].includes(type));
    expect(changes.map(({ type }) => type)).toEqual([
      "made",
      "message",
      "message",
      "slot",
      "message",
      "slot",
      "message",
      "deleted",
    ]);
    expect(changes[3]).toEqual({ type: "slot", instance: "b", slot: "colour", value: "blue" });
    expect(changes[6]).toEqual({ type: "message", message: "delete", arguments: ["<Instance-b>"] });
  });

  test("messages with the handlers that ran and the value, inside out", () => {
    environment.load(`(defmessage-handler BALL paint before (?c) TRUE)
      (defmessage-handler BALL paint (?c) (send ?self put-colour ?c) done)
      (defmessage-handler BIG-BALL paint (?c) (bind ?x (call-next-handler)) (sym-cat ?x "!"))
      (defmessage-handler BALL fall () (send ?self no-such-message) 3)`);
    environment.evaluate("(make-instance b of BIG-BALL)");
    const log: string[] = [];
    environment.observe((event) => {
      if (event.type === "message") log.push(`${event.message} ${event.arguments.join(" ")}`);
      if (event.type === "handler") log.push(`${event.message} ${event.kind} of ${event.class}`);
      if (event.type === "answer") log.push(`= ${event.value}`);
    });
    environment.evaluate("(send [b] paint green)");
    expect(log.splice(0)).toEqual([
      "paint <Instance-b> green",
      "paint before of BALL",
      "paint primary of BIG-BALL",
      "paint primary of BALL",
      "put-colour <Instance-b> green",
      "put-colour primary of BALL",
      "= green",
      "= done!",
    ]);
    environment.evaluate("(send [b] fall)");
    expect(log).toEqual(["fall <Instance-b>", "fall primary of BALL", "= null"]);
  });

  test("an activation lists what it matched", () => {
    environment.evaluate("(make-instance b of BALL)");
    environment.assert("(wanted (colour red))");
    expect(environment.agenda()).toMatchObject([{ rule: "take", facts: [null, 1], matched: ["[b]", "f-1"] }]);
    expect(environment.bindings(0)).toEqual([
      { name: "b", value: "<Instance-b>" },
      { name: "n", value: "[b]" },
      { name: "c", value: "red" },
    ]);
  });
});

describe("why", () => {
  const lines = (why: Why | undefined, depth = 0): string[] =>
    why === undefined
      ? []
      : [`${"  ".repeat(depth)}${why.sentence}`, ...why.from.flatMap((from) => lines(from, depth + 1))];

  test("a fact that a firing made from an instance", () => {
    environment.load("(defrule see (object (is-a BALL) (name ?n)) => (assert (seen ?n)))");
    environment.record();
    environment.evaluate("(make-instance b of BALL)");
    environment.run();
    expect(environment.why(1)).toMatchObject({
      fact: 1,
      label: "f-1",
      firing: { facts: [null], matched: ["[b]"] },
      from: [{ fact: null, label: "[b]", firing: null, changes: [] }],
    });
    expect(lines(environment.why(1))).toEqual([
      "f-1 (seen [b]) was asserted by firing 1 of see, which matched [b].",
      "  [b] of BALL (colour red) (marks) was given.",
    ]);
  });

  const CHAIN = `
    (defrule make (wanted (colour ?c)) => (make-instance x of BIG-BALL (colour ?c)))
    (defrule grow ?b <- (object (is-a BIG-BALL) (size ?s&:(< ?s 9))) => (send ?b put-size (+ ?s 1)))
    (defrule full (object (is-a BIG-BALL) (size 9) (name ?n)) => (assert (full ?n)) (unmake-instance ?n))`;

  test("an instance, with what has set its slots, and as it was when a firing matched it", () => {
    environment.execute("(undefrule take)");
    environment.load(CHAIN);
    environment.record();
    environment.assert("(wanted (colour blue))");
    environment.run(3);
    expect(lines(environment.why("x"))).toEqual([
      "[x] of BIG-BALL (colour blue) (marks) (size 9) was made by firing 1 of make, which matched f-1; slot size was set by firing 3 of grow, which matched [x].",
      "  f-1 (wanted (colour blue)) was given.",
    ]);
    environment.run();
    expect(lines(environment.why(2))).toEqual([
      "f-2 (full [x]) was asserted by firing 4 of full, which matched [x].",
      "  [x] of BIG-BALL (colour blue) (marks) (size 9) (deleted since) was made by firing 1 of make, which matched f-1; slot size was set by firing 3 of grow, which matched [x].",
      "    f-1 (wanted (colour blue)) was given.",
    ]);
    expect(environment.derivation()!.instances.find(({ name }) => name === "x")).toEqual({
      name: "x",
      class: "BIG-BALL",
      text: "[x] of BIG-BALL (colour blue) (marks) (size 9)",
      by: 1,
      gone: { after: 4, by: 4 },
      changes: [{ slot: "size", value: "9", by: 3 }],
    });
    environment.undo(2);
    expect(lines(environment.why("x"))[0]).toBe(
      "[x] of BIG-BALL (colour blue) (marks) (size 8) was made by firing 1 of make, which matched f-1; slot size was set by firing 2 of grow, which matched [x].",
    );
    environment.undo(2);
    expect(environment.why("x")).toBeUndefined();
  });

  test("a shared slot is explained in every instance; changes at the prompt come from outside", () => {
    environment.load(`(defclass S (is-a USER) (slot all (storage shared) (default 0)) (slot own))
      (definstances s (one of S) (two of S))
      (defrule set (go) => (send [one] put-all 5))`);
    environment.record();
    environment.reset();
    environment.assert("(go)");
    environment.run();
    environment.evaluate("(send [two] put-own 7)");
    expect(environment.why("two")).toMatchObject({
      firing: null,
      changes: [
        { slot: "all", value: "5", firing: { rule: "set" } },
        { slot: "own", value: "7", firing: null },
      ],
      sentence:
        "[two] of S (all 5) (own 7) was given; slot all was set by firing 1 of set, which matched f-1; slot own was set from outside.",
    });
  });
});

describe("why a rule about instances does not fire", () => {
  test("there is no instance", () => {
    expect(environment.whyNot("take")?.sentence).toBe(
      "There is no instance of BALL or BIG-BALL, and the rule needs ?b <- (object (is-a BALL) (name ?n) (colour ?c)).",
    );
  });

  test("the nearest instance, and what differs", () => {
    environment.evaluate("(make-instance b of BALL (colour blue))");
    expect(environment.whyNot("lonely")?.sentence).toBe(
      "No instance matches (object (is-a BALL) (colour green)). The nearest is [b] of BALL (colour blue) (marks): slot colour is blue, the pattern wants green.",
    );
  });

  test("an instance gives a variable its value", () => {
    environment.evaluate("(make-instance b of BALL (colour blue))");
    environment.assert("(wanted (colour red))");
    expect(environment.whyNot("take")?.sentence).toBe(
      "No fact matches (wanted (colour ?c)). The nearest is f-1 (wanted (colour red)): slot colour is red, but ?c is blue from [b].",
    );
  });

  test("an instance is in the way", () => {
    environment.evaluate("(make-instance b of BALL (colour green))");
    environment.evaluate("(make-instance big of BIG-BALL)");
    expect(environment.whyNot("lonely")?.sentence).toBe(
      "(not (object (is-a BIG-BALL) (colour red))) fails: [big] of BIG-BALL (colour red) (marks) (size 7) is in the way for [b].",
    );
  });

  test("it is on the agenda", () => {
    environment.evaluate("(make-instance b of BALL (colour green))");
    expect(environment.whyNot("lonely")?.sentence).toBe(
      "lonely is on the agenda with [b],*: it fires when its turn comes.",
    );
  });
});

test("the network as a picture has the root of object patterns", () => {
  environment.evaluate("(make-instance b of BALL)");
  const { nodes } = environment.network();
  expect(nodes.find(({ text }) => text === "object")).toMatchObject({ kind: "template", count: 2 });
  expect(nodes.some(({ text }) => text === "(object (is-a BALL) (colour green))")).toBe(true);
});
