/** Which shortcut a key press means. */
import { expect, it } from "vitest";
import { type KeyPress, shortcutFor, writesNothing } from "../../../src/studio/app/shortcuts/keys.ts";

const shortcut = (keys: string, label = keys) => ({ keys, label, act: () => {} });
const tables = [
  { title: "Everywhere", shortcuts: [shortcut("g p"), shortcut("?"), shortcut("n", "frame")] },
  {
    title: "Page",
    shortcuts: ["p", "F10", "Shift+F10", "Ctrl+Enter", "Alt+C"]
      .map((keys) => shortcut(keys))
      .concat(shortcut("n", "page")),
  },
];
const none = { code: "", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const label = (before: string, key: string, more: Partial<KeyPress> = {}) =>
  shortcutFor(tables, before, { ...none, key, ...more })?.label;

it("two keys together take precedence over one, a page over the frame", () => {
  expect(label("", "?", { shiftKey: true })).toBe("?");
  expect(label("g", "p")).toBe("g p");
  expect(label("", "p")).toBe("p");
  expect(label("x", "p")).toBe("p");
  expect(label("", "n")).toBe("page");
  expect(label("", "g")).toBeUndefined();
  expect(label("", "")).toBeUndefined();
});

it("modifiers are part of a shortcut; Command is Ctrl, and Alt does not change the letter", () => {
  expect(label("", "F10")).toBe("F10");
  expect(label("", "F10", { shiftKey: true })).toBe("Shift+F10");
  expect(label("", "Enter")).toBeUndefined();
  expect(label("", "Enter", { ctrlKey: true })).toBe("Ctrl+Enter");
  expect(label("", "Enter", { metaKey: true })).toBe("Ctrl+Enter");
  expect(label("", "ç", { altKey: true, code: "KeyC" })).toBe("Alt+C");
  expect(label("", "p", { ctrlKey: true, code: "KeyP" })).toBeUndefined();
});

it("only keys that write nothing work while text is typed", () => {
  const early = tables.flatMap(({ shortcuts }) => shortcuts).filter(writesNothing);
  expect(early.map(({ keys }) => keys)).toEqual(["F10", "Shift+F10", "Ctrl+Enter", "Alt+C"]);
});
