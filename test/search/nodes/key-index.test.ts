/** Keys of all kinds are found again, also when there are more than one Map can hold. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Key, type Problem, solve } from "../../../src/search/index.ts";
import { KeyIndex } from "../../../src/search/nodes/key-index.ts";
import { NONE } from "../../../src/search/nodes/node.ts";

/** Every Map says that it is full, so each holds one entry. */
function fillMaps(): void {
  vi.spyOn(Map.prototype, "size", "get").mockReturnValue(2 ** 24);
}

afterEach(() => {
  vi.restoreAllMocks();
});

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

  it("begins another Map when one is full", () => {
    fillMaps();
    const index = new KeyIndex();
    for (let node = 0; node < 100; node++) index.add(`key ${node}`, node);
    for (let node = 0; node < 100; node++) expect(index.find(`key ${node}`)).toBe(node);
  });
});

it("a search from both ends has no limit of states of its own", () => {
  const line: Problem<number, -1 | 1> = {
    starts: [0],
    actions: () => [-1, 1],
    result: (state, step) => state + step,
    isGoal: (state) => state === 40,
    key: (state) => `at ${state}`,
    backward: { starts: [40], actions: () => [-1, 1], result: (state, step) => state - step },
  };
  fillMaps();
  expect(solve(line, "bidirectional")).toMatchObject({ outcome: "solved", cost: 40 });
});
