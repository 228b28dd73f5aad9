// How evenly values spread in the hashed memories: the rows that a join has to step over to find its matches. Values that
// share a hash make a join quadratic, so these tests count steps; they measure no time.

import { expect, test } from "vitest";
import { Environment, type Value } from "../../../src/clips/index.ts";
import { combine } from "../../../src/clips/language/hash.ts";
import { Float, hashOf, InstanceName, Multifield, same, sym } from "../../../src/clips/language/values.ts";
import type { Join } from "../../../src/clips/rete/join.ts";
import { HASH, MatchTable, NEXT } from "../../../src/clips/rete/match-table.ts";
import { Memory } from "../../../src/clips/rete/memory.ts";

const COUNT = 3000;
const numbers = Array.from({ length: COUNT }, (_, i) => i);

/** The mean number of rows with its own hash, and in its own bucket, that each of these hashes meets in a memory. */
function steps(hashes: number[]): { sameHash: number; bucket: number } {
  const table = new MatchTable();
  const memory = new Memory(table, true);
  for (const hash of hashes) memory.addLast(table.addToken(0, 0, { id: 0 } as Join, 0), hash);
  let sameHash = 0;
  let bucket = 0;
  for (const hash of hashes) {
    for (let row = memory.first(hash); row !== 0; row = table.cells[row + NEXT]) {
      bucket++;
      if (table.cells[row + HASH] === hash) sameHash++;
    }
  }
  return { sameHash: sameHash / hashes.length, bucket: bucket / hashes.length };
}

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
  const { sameHash, bucket } = steps(values.map(hashOf));
  expect(sameHash).toBeLessThan(1.01);
  expect(bucket).toBeLessThan(4);
});

test("a join on two values steps over few rows", () => {
  const { sameHash, bucket } = steps(numbers.map((i) => combine(i % 55, Math.trunc(i / 55))));
  expect(sameHash).toBeLessThan(1.01);
  expect(bucket).toBeLessThan(4);
});

test("more symbols than the C program has buckets keep hashes of their own", () => {
  const hashes = new Set(Array.from({ length: 200_000 }, (_, i) => hashOf(sym(`s${i}`))));
  expect(hashes.size).toBeGreaterThan(199_900);
});

test("a symbol, a string and an instance name of the same text differ", () => {
  expect(new Set([sym("a"), "a", new InstanceName("a")].map(hashOf)).size).toBe(3);
});

test("identical values have identical hashes, and the two zeros are not identical", () => {
  const pairs: [Value, Value][] = [
    [new Float(0.1), new Float(0.1)],
    [2n ** 60n, 2n ** 60n],
    [0, -0],
    [new Multifield([1, "a"]), new Multifield([1, "a"])],
  ];
  for (const [a, b] of pairs) {
    expect(same(a, b)).toBe(true);
    expect(hashOf(a)).toBe(hashOf(b));
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
