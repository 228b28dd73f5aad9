/** What is written in a tree at each distance: at least the f of every board that can be read. */
import { expect, it } from "vitest";
import { type Context, paintTree, type Scene } from "../../../../src/studio/ui/tree/paint-tree.ts";
import { placeTree } from "../../../../src/studio/ui/tree/place-tree.ts";

/** The texts that are painted, with their places, and the ends of the lines. */
function painted(scale: number) {
  const texts: { text: string; y: number }[] = [];
  const lines: { from: number }[] = [];
  const context = new Proxy({} as Record<string, unknown>, {
    get: (known, name: string) => {
      if (name === "fillText") return (text: string, _x: number, y: number) => texts.push({ text, y });
      if (name === "moveTo") return (_x: number, y: number) => lines.push({ from: y });
      return known[name] ?? (() => {});
    },
    set: () => true,
  }) as unknown as Context;
  const parents = Int32Array.of(-1, 0, 0);
  const scene = {
    tree: {
      source: {},
      ids: Int32Array.of(1, 2, 3),
      parents,
      kinds: Uint8Array.of(2, 0, 0),
      placed: placeTree(parents),
      current: null,
      look: {
        hasBoards: true,
        label: (place: number) => String(place + 1),
        lines: (place: number) => ["up", `g 1  h 3  f ${place + 4}`],
        board: () => null,
      },
    },
    camera: { x: 0.5, y: 0.5, scale },
    window: { width: 600, height: 600 },
    colours: () => "#000000",
    sprites: { of: () => ({ width: 10, height: 10 }), isBehind: false },
    paths: [],
    selected: -1,
    hovered: -1,
  } as unknown as Scene;
  paintTree(context, scene);
  return { texts, lines };
}

it.each([
  [110, ["1 up", "g 1  h 3  f 4", "2 up", "g 1  h 3  f 5", "3 up", "g 1  h 3  f 6"]],
  [60, ["f 4", "f 5", "f 6"]],
  [48, ["f 4", "f 5", "f 6"]],
  [40, []],
  [10, []],
])("at %i pixels a node: %j", (scale, expected) => {
  expect(painted(scale).texts.map(({ text }) => text)).toEqual(expected);
});

it.each([110, 60, 48])("no line begins above the words of its parent at %i pixels", (scale) => {
  const { texts, lines } = painted(scale);
  const below = Math.max(...texts.filter(({ text }) => text.endsWith("f 4")).map(({ y }) => y));
  const starts = lines.slice(0, 2).map(({ from }) => from);
  for (const from of starts) expect(from).toBeGreaterThan(below + 3);
});
