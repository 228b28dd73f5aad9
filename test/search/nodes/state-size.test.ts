/** The memory limit is kept whatever the states are, because what they take is measured. */
import { describe, expect, it } from "vitest";
import { type Problem, type StrategyName, solve, strategies } from "../../../src/search/index.ts";
import { bytesOf, StateSizes } from "../../../src/search/nodes/state-size.ts";

describe("what a state takes", () => {
  it("grows with what it holds", () => {
    const board = Array.from({ length: 1000 }, () => 7);
    expect(bytesOf(7)).toBe(0);
    expect(bytesOf(board)).toBeGreaterThanOrEqual(8000);
    expect(bytesOf(board)).toBeLessThan(9000);
    expect(bytesOf(new Uint8Array(1000))).toBeGreaterThan(1000);
    expect(bytesOf("x".repeat(1000))).toBeGreaterThan(1000);
    expect(bytesOf({ board, name: "x".repeat(1000) })).toBeGreaterThan(9000);
    expect(bytesOf(new Map([[1, board]]))).toBeGreaterThan(8000);
    expect(bytesOf([board, [...board]])).toBeGreaterThan(16_000);
    expect(bytesOf([board, board])).toBeLessThan(9000);
    expect(bytesOf(1n << 8000n)).toBeGreaterThan(1000);
    expect(bytesOf([1n << 8000n])).toBeGreaterThan(1000);
    expect(bytesOf(new Date(0))).toBeGreaterThan(100);
  });

  it("is only what it does not share with its parent", () => {
    const world = { streets: Array.from({ length: 1000 }, (_, street) => ({ street })) };
    expect(bytesOf({ world, at: 1 }, { world, at: 0 })).toBeLessThan(100);
    expect(bytesOf({ world, at: 1 })).toBeGreaterThan(30_000);
  });

  it("is known for all from a sample", () => {
    const sizes = new StateSizes();
    for (let state = 0; state < 10_000; state++) sizes.add(new Uint8Array(1000), undefined);
    expect(sizes.perState()).toBeGreaterThan(1000);
    expect(sizes.perState()).toBeLessThan(1400);
    expect(sizes.total()).toBe(10_000 * sizes.perState());
  });
});

/** A binary tree without end whose states hold their number in the first of `words` words. */
function treeOf(words: number): Problem<Float64Array, 0 | 1> {
  const state = (number: number) => new Float64Array(words).fill(number);
  return {
    starts: [state(1)],
    actions: () => [0, 1],
    result: ([number], action) => state(2 * number! + action),
    isGoal: () => false,
    key: ([number]) => number!,
    backward: {
      starts: [state(-1)],
      actions: () => [0, 1],
      result: ([number], action) => state(2 * number! - action),
    },
  };
}

describe("limits.memory", () => {
  const names = Object.keys(strategies) as StrategyName[];

  it.each(names)("%s holds no more large states than there is room for", (name) => {
    const bytesPerState = 80_000;
    const memory = 8_000_000;
    const limits = { memory, nodes: 3000, depth: name === "depth-limited" ? 100_000 : undefined };
    const result = solve(treeOf(bytesPerState / 8), name, { heuristic: () => 0, limits });
    expect((result.metrics.peakFrontier - 1) * bytesPerState).toBeLessThan(memory);
    if (!["sma-star", "ida-star", "iterative-deepening", "rbfs"].includes(name))
      expect(result).toMatchObject({ outcome: "limit", limit: "memory" });
  });

  const texts = (isKey: boolean): Problem<string, string> => ({
    starts: ["x".repeat(1000)],
    actions: () => ["0", "1"],
    result: (text, action) => text + action,
    isGoal: () => false,
    key: (text) => (isKey ? text : `_${text}`),
    backward: { starts: ["y".repeat(1000)], actions: () => ["2"], result: (text, action) => text + action },
  });

  it.each(["breadth-first", "a-star", "bidirectional"] as const)(
    "%s counts a text that is its own key once",
    (name) => {
      const options = { heuristic: () => 0, limits: { nodes: 500 } };
      const [one, two] = [true, false].map(
        (isKey) => solve(texts(isKey), name, options).metrics.memoryBytes,
      ) as [number, number];
      expect(one / two).toBeGreaterThan(0.4);
      expect(one / two).toBeLessThan(0.6);
    },
  );

  it("only tables double when they grow, not the texts that are keys", () => {
    const { metrics, limit } = solve(texts(true), "breadth-first", { limits: { memory: 20_000_000 } });
    expect(limit).toBe("memory");
    expect(metrics.opened).toBeGreaterThan(15_000);
  });

  it("numbers are not counted as more than they are", () => {
    const numbers: Problem<number, 0 | 1> = {
      starts: [1],
      actions: () => [0, 1],
      result: (number, action) => 2 * number + action,
      isGoal: () => false,
      key: (number) => number,
    };
    const { metrics, limit } = solve(numbers, "breadth-first", { limits: { memory: 20_000_000 } });
    expect(limit).toBe("memory");
    // Tables double, so a search may have to stop when they are half of what is allowed.
    expect(metrics.opened).toBeGreaterThan(80_000);
  });
});
