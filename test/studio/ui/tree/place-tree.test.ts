/** Placing a tree: the same drawing as d3's, rows in order from left to right, and trees of any depth. */
import { hierarchy, tree } from "d3-hierarchy";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { placeTree, ROOT } from "../../../../src/studio/ui/tree/place-tree.ts";

const anyParents = fc
  .array(fc.nat(1000), { minLength: 1, maxLength: 200 })
  .map((seeds) => seeds.map((seed, i) => (i === 0 || seed % 17 === 0 ? ROOT : seed % i)));

/** The places of d3, which takes objects and is too slow for large trees. */
function byD3(parents: readonly number[]): number[] {
  const children = new Map<number, number[]>();
  for (const [place, parent] of parents.entries())
    children.set(parent, [...(children.get(parent) ?? []), place]);
  const laid = tree<number>()
    .nodeSize([1, 1])
    .separation((a, b) => (a.parent === b.parent ? 1 : 1.15))(
    hierarchy(ROOT, (place) => children.get(place)),
  );
  const nodes = laid.descendants().slice(1);
  const left = Math.min(...nodes.map(({ x }) => x));
  const x: number[] = [];
  for (const node of nodes) x[node.data] = node.x - left;
  return x;
}

it("draws every tree as d3 does", () => {
  fc.assert(
    fc.property(anyParents, (parents) => {
      const { x, spots } = placeTree(Int32Array.from(parents));
      for (const [place, expected] of byD3(parents).entries())
        expect(x[spots[place]]).toBeCloseTo(expected, 3);
    }),
    { numRuns: 200 },
  );
});

it("keeps rows from left to right, children under their parents, and every node once", () => {
  fc.assert(
    fc.property(anyParents, (given) => {
      const { count, rows, x, parents, children, places } = placeTree(Int32Array.from(given));
      expect(new Set(places).size).toBe(given.length);
      expect(rows[rows.length - 1]).toBe(count);
      for (let row = 0; row + 1 < rows.length; row++)
        for (let spot = rows[row] + 1; spot < rows[row + 1]; spot++)
          expect(x[spot] - x[spot - 1]).toBeGreaterThan(0.99);
      for (let spot = 0; spot < count; spot++) {
        expect(given[places[spot]]).toBe(parents[spot] === ROOT ? ROOT : places[parents[spot]]);
        for (let child = children[spot]; child < children[spot + 1]; child++)
          expect(parents[child]).toBe(spot);
      }
    }),
  );
});

it("places a path of a hundred thousand nodes, and nothing", () => {
  const path = placeTree(Int32Array.from({ length: 100_000 }, (_, place) => place - 1));
  expect(path.rows).toHaveLength(100_001);
  expect(path.width).toBe(0);
  expect(placeTree(new Int32Array(0))).toMatchObject({ count: 0, width: 0 });
});

it("leaves out what no root leads to", () => {
  const { count, spots } = placeTree(Int32Array.of(1, 0, ROOT, 2));
  expect(count).toBe(2);
  expect([...spots]).toEqual([-1, -1, 0, 1]);
});
