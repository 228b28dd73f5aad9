/** Folding a tree: what is drawn, what is counted. */
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { ABSENT, foldTree, ROOT } from "../../../src/studio/ui/tree-fold.ts";

/** A chain 0-1-2-…-9 with three leaves at each. */
const chain: number[] = [];
for (let i = 0; i < 10; i++) chain.push(i === 0 ? ROOT : (i - 1) * 4, i * 4, i * 4, i * 4);

it("draws a small tree whole", () => {
  const { shown, hidden } = foldTree({ parents: chain, room: 100 });
  expect(shown).toHaveLength(40);
  expect(hidden.size).toBe(0);
});

it("draws the top of a large tree and counts the rest", () => {
  const { shown, hidden } = foldTree({ parents: chain, room: 9 });
  expect(shown).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect([...hidden]).toEqual([[8, 31]]);
});

it("keeps the way to a node", () => {
  const { shown } = foldTree({ parents: chain, room: 5, kept: [36] });
  for (let i = 0; i < 10; i++) expect(shown).toContain(i * 4);
});

it("opens and closes what a user asked for", () => {
  const { shown, hidden } = foldTree({ parents: chain, room: 100, closed: new Set([4]) });
  expect(shown).toEqual([0, 1, 2, 3, 4]);
  expect(hidden.get(4)).toBe(35);
  expect(foldTree({ parents: chain, room: 5, opened: new Set([0, 4, 8]) }).shown).toContain(12);
});

it("leaves absent numbers out", () => {
  expect(foldTree({ parents: [ABSENT, ROOT, ABSENT, 1], room: 10 }).shown).toEqual([1, 3]);
});

it("draws or counts every node once, parents first, whatever the tree", () => {
  const tree = fc.array(fc.nat(1000), { minLength: 1, maxLength: 300 });
  const numbers = fc.array(fc.nat(300), { maxLength: 5 });
  fc.assert(
    fc.property(tree, fc.nat(80), numbers, numbers, numbers, (seeds, room, kept, opened, closed) => {
      const parents = seeds.map((seed, i) => (i === 0 || seed % 17 === 0 ? ROOT : seed % i));
      const inside = (list: readonly number[]) => list.filter((node) => node < parents.length);
      const { shown, hidden } = foldTree({
        parents,
        room,
        kept: inside(kept),
        opened: new Set(inside(opened)),
        closed: new Set(inside(closed)),
      });
      expect(new Set(shown).size).toBe(shown.length);
      const seen = new Set<number>();
      for (const node of shown) {
        if (parents[node]! >= 0) expect(seen.has(parents[node]!)).toBe(true);
        seen.add(node);
      }
      const counted = [...hidden.values()].reduce((sum, count) => sum + count, 0);
      expect(shown.length + counted).toBe(parents.length);
    }),
    { numRuns: 300 },
  );
});
