// How evenly values spread in the hashed memories: the rows that a join has to step over to find its matches. Values that
// share a hash make a join quadratic, so these tests count steps; they measure no time.

import { expect, test } from "vitest";
import type { Template } from "../../../src/clips/constructs/deftemplate/template.ts";
import type { Engine } from "../../../src/clips/engine.ts";
import { Fact } from "../../../src/clips/facts/fact.ts";
import { Environment, type Value } from "../../../src/clips/index.ts";
import { Float, InstanceName, keyOf, Multifield, same, sym } from "../../../src/clips/language/values.ts";
import { HASH } from "../../../src/clips/rete/layout.ts";

const COUNT = 3000;
const numbers = Array.from({ length: COUNT }, (_, i) => i);

/** The mean number of matches with its own hash, and in its own bucket, that each of these values meets in a memory. */
function steps(program: string, slots: Value[][]): { sameHash: number; bucket: number } {
  const environment = new Environment({});
  environment.load(`(deftemplate a (slot x) (slot y)) (deftemplate b (slot x) (slot y)) ${program}`);
  const { engine } = environment as unknown as { engine: Engine };
  const template = engine.modules.lookupPlain<Template>("deftemplate", "b")!;
  for (const values of slots) engine.facts.assert(new Fact(template, values));
  const { matches } = engine.network;
  const buckets = matches.nodes.at(-1)!.memory!.buckets();
  let sameHash = 0;
  let bucket = 0;
  for (const rows of buckets) {
    bucket += rows.length ** 2;
    const hashes = rows.map((row) => matches.get(row, HASH));
    for (const hash of hashes) sameHash += hashes.filter((other) => other === hash).length;
  }
  return { sameHash: sameHash / slots.length, bucket: bucket / slots.length };
}

const ONE = "(defrule r (a (x ?x)) (b (x ?x)) =>)";
const TWO = "(defrule r (a (x ?x) (y ?y)) (b (x ?x) (y ?y)) =>)";

const sequences: [string, Value[]][] = [
  ["floats below 1/1024", numbers.map((i) => new Float((i + 1) / 4_000_000))],
  ["floats that differ in the last bit", numbers.map((i) => new Float(1 + i * Number.EPSILON))],
  ["large floats", numbers.map((i) => new Float(i * 1e300))],
  ["whole floats", numbers.map((i) => new Float(i))],
  ["negative floats", numbers.map((i) => new Float(-i / 1e6))],
  ["negative integers", numbers.map((i) => -i)],
  ["multiples of 2^32", numbers.map((i) => i * 2 ** 32)],
  ["negative multiples of 2^32", numbers.map((i) => -i * 2 ** 32)],
  ["integers beyond 2^53", numbers.map((i) => 2n ** 53n + BigInt(i) * 2n ** 40n)],
  ["symbols", numbers.map((i) => sym(`gen${i}`))],
  ["strings", numbers.map((i) => `gen${i}`)],
  ["instance names", numbers.map((i) => new InstanceName(`gen${i}`))],
  ["multifields of small numbers", numbers.map((i) => new Multifield([i % 55, Math.trunc(i / 55)]))],
];

test.each(sequences)("a join steps over few rows: %s", (_name, values) => {
  const { sameHash, bucket } = steps(
    ONE,
    values.map((value) => [value, 0]),
  );
  expect(sameHash).toBeLessThan(1.01);
  expect(bucket).toBeLessThan(4);
});

test("a join on two values steps over few rows", () => {
  const { sameHash, bucket } = steps(
    TWO,
    numbers.map((i) => [i % 55, Math.trunc(i / 55)]),
  );
  expect(sameHash).toBeLessThan(1.01);
  expect(bucket).toBeLessThan(4);
});

test("more symbols than the C program has buckets keep keys of their own", () => {
  const hashes = new Set(Array.from({ length: 200_000 }, (_, i) => keyOf(sym(`s${i}`))));
  expect(hashes.size).toBe(200_000);
});

test("a symbol, a string and an instance name of the same text differ", () => {
  expect(new Set([sym("a"), "a", new InstanceName("a")].map(keyOf)).size).toBe(3);
});

test("identical values have identical keys, and the two zeros are not identical", () => {
  const pairs: [Value, Value][] = [
    [new Float(0.1), new Float(0.1)],
    [2n ** 60n, 2n ** 60n],
    [0, -0],
    [new Multifield([1, "a"]), new Multifield([1, "a"])],
  ];
  for (const [a, b] of pairs) {
    expect(same(a, b)).toBe(true);
    expect(keyOf(a)).toBe(keyOf(b));
  }
  expect(same(new Float(0), new Float(-0))).toBe(false);
});

test("a join of small floats finds its partners", () => {
  const environment = new Environment({});
  environment.load("(deftemplate a (slot x)) (deftemplate b (slot x)) (defrule r (a (x ?x)) (b (x ?x)) =>)");
  for (let i = 1; i <= 50; i++) {
    environment.assert(`(a (x ${i / 1e5}))`);
    environment.assert(`(b (x ${i / 1e5}))`);
  }
  expect(environment.agenda().length).toBe(50);
});
