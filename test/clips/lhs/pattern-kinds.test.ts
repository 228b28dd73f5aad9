// The seam for a second kind of entity: a row of pattern kinds, added from outside, takes part in rules beside facts. Nothing
// of the parser, the analysis, the builder or the network knows it.

import { beforeEach, expect, test } from "vitest";
import { Environment } from "../../../src/clips/index.ts";
import { Address, type Sym, sym, type Value } from "../../../src/clips/language/values.ts";
import type { LhsHost } from "../../../src/clips/lhs/host.ts";
import { addPattern } from "../../../src/clips/lhs/pattern-builder.ts";
import type { PatternKind } from "../../../src/clips/lhs/patterns/kind.ts";
import type { Entity } from "../../../src/clips/rete/entity.ts";
import { matchEntity } from "../../../src/clips/rete/match-patterns.ts";
import type { Token } from "../../../src/clips/rete/match-table.ts";
import type { PatternRoot } from "../../../src/clips/rete/pattern-node.ts";
import { retractEntity } from "../../../src/clips/rete/retract.ts";

class Thing extends Address implements Entity {
  id = 0;
  timeTag = 0;
  retracted = false;
  support: Token[] | null = null;
  readonly name: string;
  readonly slots: Value[];

  constructor(name: string, slots: Value[]) {
    super();
    this.name = name;
    this.slots = slots;
  }
  get addressType(): "INSTANCE-ADDRESS" {
    return "INSTANCE-ADDRESS";
  }
  addressText(): string {
    return `<Thing-${this.name}>`;
  }
  addressHash(): number {
    return this.name.length;
  }
  get address(): this {
    return this;
  }
  asMatched(): this {
    return this;
  }
  label(): string {
    return `[${this.name}]`;
  }
}

let output = "";
let environment: Environment;
let engine: LhsHost;
let things: Thing[];
/** Puts a thing into the network. */
let make: (thing: Thing) => void;
const SLOTS = ["colour", "size"];

beforeEach(() => {
  output = "";
  things = [];
  environment = new Environment({ write: (text) => (output += text) });
  ({ engine } = environment as unknown as { engine: LhsHost });
  const root: PatternRoot = { patterns: null };
  const row: PatternKind = {
    name: "thing",
    entityName: "thing",
    errorsStopActions: true,
    isFixed: true,
    numbersFields: false,
    errorCode: "THINGMCH",
    recognizes: (word) => word === "thing",
    parse(fields) {
      const { parser } = fields;
      const slots = [];
      while (parser.next().type !== ")") {
        const slotName = (parser.next().value as Sym).name;
        parser.next();
        slots.push({
          slot: SLOTS.indexOf(slotName),
          slotName,
          multi: false,
          fields: [fields.singleField(slotName)],
        });
      }
      return { root, slots };
    },
    add: (at, analyzed) => addPattern(engine.network.matches, at, analyzed, { sharesBareNode: true }),
    textOf: (entity) => entity.label(),
    candidates: () => [...things],
    sortOf: () => "thing",
    rematch() {
      for (const thing of things) matchEntity(engine.network, thing, root.patterns);
    },
    describe: (entity) => entity.label(),
  };
  (engine.patternKinds as PatternKind[]).unshift(row);
  make = (thing) => {
    things.push(thing);
    engine.network.matches.addFixedEntity(thing, 0, []);
    matchEntity(engine.network, thing, root.patterns);
  };
});

function remove(thing: Thing): void {
  thing.retracted = true;
  retractEntity(engine.network, thing);
  engine.network.matches.removeEntity(thing);
}

const sized = `(defrule sized ?t <- (thing (colour ?c) (size ?s&:(> ?s 1))) (wanted ?c)
  => (printout t ?t " " ?c " " ?s crlf))`;

test("a rule joins entities of two kinds", () => {
  environment.load(sized);
  environment.assert("(wanted red)");
  make(new Thing("ball", [sym("red"), 3]));
  make(new Thing("cube", [sym("blue"), 3]));
  make(new Thing("dot", [sym("red"), 1]));
  environment.batch("(agenda)");
  expect(output).toContain("sized: [ball],f-1");
  output = "";
  expect(environment.run()).toBe(1);
  expect(output).toBe("<Thing-ball> red 3\n");
});

test("what leaves takes its activations with it, and a not holds again", () => {
  environment.load(`${sized}
    (defrule none (not (thing (colour red))) (wanted red) => (printout t "no red thing" crlf))`);
  environment.assert("(wanted red)");
  const ball = new Thing("ball", [sym("red"), 3]);
  make(ball);
  expect(environment.agenda().map(({ rule }) => rule)).toEqual(["sized"]);
  remove(ball);
  expect(environment.agenda().map(({ rule }) => rule)).toEqual(["none"]);
});

test("a rule defined later sees what exists", () => {
  environment.assert("(wanted red)");
  make(new Thing("ball", [sym("red"), 3]));
  environment.load(sized);
  expect(environment.run()).toBe(1);
});

test("a test that fails names the kind and the entity", () => {
  environment.load("(defrule broken (thing (size ?s&:(> ?s 1))) =>)");
  make(new Thing("odd", [sym("red"), sym("large")]));
  expect(output).toContain("[THINGMCH1] This error occurred in the thing pattern network");
  expect(output).toContain("Currently active thing: [odd]");
});

test("logical support holds for facts that depend on another kind", () => {
  environment.load("(defrule seen (logical (thing (colour ?c))) => (assert (seen ?c)))");
  const ball = new Thing("ball", [sym("red"), 3]);
  make(ball);
  environment.run();
  expect(environment.facts().map(({ text }) => text)).toContain("(seen red)");
  remove(ball);
  environment.assert("(anything)");
  expect(environment.facts().map(({ text }) => text)).not.toContain("(seen red)");
});
