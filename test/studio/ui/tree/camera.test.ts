/** What a window shows of a tree: the pointer keeps its node, the node in hand stays in sight, everything fits. */
import * as fc from "fast-check";
import { expect, it } from "vitest";
import {
  type Camera,
  fitted,
  keptInView,
  moved,
  rowHeight,
  toTree,
  toWindow,
  zoomed,
} from "../../../../src/studio/ui/tree/camera.ts";

const trees = fc
  .record({ rows: fc.integer({ min: 1, max: 3000 }), width: fc.double({ min: 0, max: 60_000, noNaN: true }) })
  .map(({ rows, width }) => ({ width, rows: new Int32Array(rows + 1) }));
const windows = fc.record({
  width: fc.integer({ min: 200, max: 2000 }),
  height: fc.integer({ min: 200, max: 1200 }),
});
/** What stands at the right edge hides no node. */
const buttons = fc.integer({ min: 24, max: 80 });
const parts = fc.double({ min: 0, max: 1, noNaN: true });
const scales = fc.double({ min: 0.5, max: 200, noNaN: true });

it("zooms at the pointer: what was there stays there", () => {
  fc.assert(
    fc.property(
      trees,
      windows,
      parts,
      parts,
      scales,
      fc.double({ min: 0.2, max: 5, noNaN: true }),
      (tree, window, x, y, scale, factor) => {
        const camera: Camera = { x: tree.width / 3, y: tree.rows.length / 3, scale };
        const pointer = { x: x * window.width, y: y * window.height };
        const next = zoomed(tree, window, camera, factor, pointer);
        const before = toTree(camera, window, rowHeight(tree, window, camera.scale), pointer);
        const after = toTree(next, window, rowHeight(tree, window, next.scale), pointer);
        expect(after.x).toBeCloseTo(before.x, 3);
        expect(after.y).toBeCloseTo(before.y, 3);
      },
    ),
  );
});

it("keeps the node in hand in sight, and does not move for one that is", () => {
  fc.assert(
    fc.property(trees, windows, parts, parts, parts, parts, scales, (tree, window, x, y, nx, ny, scale) => {
      const camera: Camera = { x: x * tree.width, y: y * tree.rows.length, scale };
      const node = { x: nx * tree.width, row: Math.floor(ny * (tree.rows.length - 2)) };
      const next = keptInView(tree, window, camera, node.x, node.row);
      const at = toWindow(next, window, rowHeight(tree, window, scale), node.x, node.row);
      expect(at.x).toBeGreaterThanOrEqual(0);
      expect(at.x).toBeLessThanOrEqual(window.width);
      expect(at.y).toBeGreaterThanOrEqual(0);
      expect(at.y).toBeLessThanOrEqual(window.height);
      expect(keptInView(tree, window, next, node.x, node.row)).toEqual(next);
    }),
  );
});

it("leaves no part of the window empty that a larger tree could fill", () => {
  const tree = { width: 40, rows: new Int32Array(16) };
  const window = { width: 400, height: 600 };
  const height = rowHeight(tree, window, 48);
  for (const row of [0, 14]) {
    const camera = keptInView(tree, window, { x: 20, y: 7, scale: 48 }, 40, row);
    const top = toWindow(camera, window, height, 0, 0);
    const end = toWindow(camera, window, height, 40, 14);
    expect(row === 0 ? top.y : window.height - end.y).toBeLessThan(1.2 * height);
    expect(window.width - end.x).toBeLessThan(2 * 48);
  }
  const small = { width: 1, rows: new Int32Array(3) };
  const { x } = keptInView(small, window, { x: 99, y: 99, scale: 48 }, 1, 1);
  expect(x).toBe(0.5);
});

it("fits the whole tree, and never loses it by moving", () => {
  fc.assert(
    fc.property(trees, windows, fc.integer({ min: -9999, max: 9999 }), buttons, (tree, window, by, right) => {
      const camera = fitted(tree, window, right);
      const height = rowHeight(tree, window, camera.scale);
      const lastRow = tree.rows.length - 2;
      const [first, last] = [
        toWindow(camera, window, height, 0, 0),
        toWindow(camera, window, height, tree.width, lastRow),
      ];
      expect(first.x).toBeGreaterThanOrEqual(0);
      expect(last.x).toBeLessThanOrEqual(window.width - right + 1);
      expect(first.y).toBeGreaterThanOrEqual(0);
      expect(last.y).toBeLessThanOrEqual(window.height);
      const away = moved(tree, window, camera, by, by);
      expect(toWindow(away, window, height, tree.width, lastRow).x).toBeGreaterThanOrEqual(0);
      expect(toWindow(away, window, height, 0, 0).x).toBeLessThanOrEqual(window.width);
    }),
  );
});
