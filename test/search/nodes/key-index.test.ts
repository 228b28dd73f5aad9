/** Keys of all kinds are found again, however many there are. */
import { describe, expect, it } from "vitest";
import type { Key } from "../../../src/search/index.ts";
import { KeyIndex } from "../../../src/search/nodes/key-index.ts";
import { NONE } from "../../../src/search/nodes/node.ts";

describe("an index of keys", () => {
  const kinds: [string, (number: number) => Key][] = [
    ["small whole numbers", (number) => number],
    ["large whole numbers", (number) => number * 2 ** 40],
    ["negative numbers", (number) => -number - 1],
    ["fractions", (number) => number + 0.5],
    ["strings", (number) => `key ${number}`],
  ];

  it.each(kinds)("finds %s", (_, key) => {
    const index = new KeyIndex();
    for (let node = 0; node < 5000; node++) {
      expect(index.find(key(node))).toBe(NONE);
      index.add(key(node), node);
    }
    for (let node = 0; node < 5000; node++) expect(index.find(key(node))).toBe(node);
  });

  it("tells apart strings that differ in one letter anywhere", () => {
    const index = new KeyIndex();
    const keys = Array.from({ length: 200 }, (_, at) => `${"a".repeat(at)}b${"a".repeat(199 - at)}`);
    for (const [node, key] of keys.entries()) index.add(key, node);
    for (const [node, key] of keys.entries()) expect(index.find(key)).toBe(node);
    expect(index.find("a".repeat(200))).toBe(NONE);
    expect(index.find("")).toBe(NONE);
  });

  it("0 and -0 are the same key, a number and its text are two", () => {
    const index = new KeyIndex();
    index.add(0, 1);
    index.add("0", 2);
    expect([index.find(-0), index.find("0")]).toEqual([1, 2]);
  });
});
