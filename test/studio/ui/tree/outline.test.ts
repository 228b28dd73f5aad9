/** What a screen reader hears of a tree: a small one whole, of a large one a bounded part around a node. */
import { expect, it } from "vitest";
import { outlineOf } from "../../../../src/studio/ui/tree/outline.ts";
import { placeTree } from "../../../../src/studio/ui/tree/place-tree.ts";

it("lists a small tree whole, parents before their children", () => {
  const placed = placeTree(Int32Array.of(-1, 0, 0, 1));
  expect(outlineOf(placed, -1).map(({ spot, level }) => `${placed.places[spot]} ${level}`)).toEqual([
    "0 1",
    "1 2",
    "3 3",
    "2 2",
  ]);
});

it("lists the end of a chain of a hundred thousand, and some of a hundred thousand siblings", () => {
  const chain = placeTree(Int32Array.from({ length: 100_000 }, (_, place) => place - 1));
  const end = outlineOf(chain, 99_999);
  expect(end.length).toBeLessThan(60);
  expect(end.at(-1)).toEqual({ spot: 99_999, level: 100_000, number: 1, siblings: 1 });
  const broad = placeTree(Int32Array.from({ length: 100_000 }, (_, place) => (place === 0 ? -1 : 0)));
  const near = outlineOf(broad, 50_000);
  expect(near.length).toBeLessThan(60);
  expect(near.some(({ spot }) => spot === 50_000)).toBe(true);
});
