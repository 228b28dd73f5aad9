/** Which shortcut a key means. */
import { expect, it } from "vitest";
import { shortcutFor } from "../../src/studio/app/shortcut-keys.ts";

const shortcut = (keys: string, label = keys) => ({ keys, label, act: () => {} });
const groups = [
  { title: "Everywhere", shortcuts: [shortcut("g p"), shortcut("?"), shortcut("n", "frame")] },
  { title: "Page", shortcuts: [shortcut("p"), shortcut("n", "page")] },
];
const label = (before: string, key: string) => shortcutFor(groups, before, key)?.label;

it("two keys together count before one, a page before the frame", () => {
  expect(label("", "?")).toBe("?");
  expect(label("g", "p")).toBe("g p");
  expect(label("", "p")).toBe("p");
  expect(label("x", "p")).toBe("p");
  expect(label("", "n")).toBe("page");
  expect(label("", "g")).toBeUndefined();
  expect(label("", "")).toBeUndefined();
});
