/** Tables of nodes at the edge of what their columns hold. */
import { describe, expect, it } from "vitest";
import {
  type PackedForm,
  type Problem,
  type StrategyName,
  solve,
  strategies,
} from "../../../src/search/index.ts";

const names = Object.keys(strategies) as StrategyName[];

describe("70,000 actions in a state", () => {
  const count = 70_000;
  const goal = 65_540;
  const actions = Array.from({ length: count }, (_, action) => action);
  const problem: Problem<number, number> = {
    starts: [-1],
    actions: (state) => (state === -1 ? actions : []),
    result: (_, action) => action,
    isGoal: (state) => state === goal,
    key: (state) => state,
    backward: {
      starts: [goal],
      actions: () => [goal],
      result: () => -1,
    },
  };
  const heuristic = (state: number) => (state === -1 || state === goal ? 0 : 1);

  it.each(names)("%s returns the one that leads to the goal", (name) => {
    const result = solve(problem, name, {
      heuristic,
      limits: { depth: 3 },
      width: name === "beam" ? count : undefined,
    });
    expect(result).toMatchObject({ outcome: "solved", actions: [goal], states: [-1, goal] });
  });

  /** Words are the states themselves. */
  const packed: PackedForm<number> = {
    wordsPerState: 1,
    maxChildren: count,
    pack: (state, words, at) => void (words[at] = state),
    unpack: (words, at) => words[at]!,
    isGoal: (words, at) => words[at] === goal,
    expand(words, at, _h, children) {
      if (words[at] !== -1) return 0;
      for (const action of actions) {
        children.words[action] = action;
        children.h[action] = heuristic(action);
      }
      return count;
    },
  };

  it.each(["breadth-first", "a-star"] as const)("%s too if the problem has a packed form", (name) => {
    const result = solve({ ...problem, packed: () => packed }, name, { heuristic });
    expect(result).toMatchObject({ outcome: "solved", actions: [goal], states: [-1, goal] });
  });

  it("more packed starts than there can be packed actions keep their estimates", () => {
    const starts = actions.slice(0, 20_000);
    const small: PackedForm<number> = { ...packed, maxChildren: 1, expand: () => 0 };
    const many: Problem<number, number> = { ...problem, starts, isGoal: () => false, packed: () => small };
    const estimates: number[] = [];
    const observer = {
      event: ({ h, type }: { h: number; type: string }) => void (type === "take" && estimates.push(h)),
    };
    solve(many, "a-star", { heuristic: () => 7, observer });
    expect(new Set(estimates)).toEqual(new Set([7]));
    expect(estimates).toHaveLength(20_000);
  });
});

describe("a search that nobody watches takes a shorter way through the table", () => {
  /** Costs and estimates by a fixed rule: paths get cheaper late, nodes are reopened, some lead nowhere. */
  const mixed = (number: number) => (Math.imul(number ^ (number >>> 7), 0x9e3779b1) >>> 20) % 97;
  const problem: Problem<number, number> = {
    starts: [0],
    actions: () => [1, 2, 3],
    result: (state, action) => (state * 3 + action * 7) % 2000,
    cost: (state, action) => mixed(state * 5 + action) % 9,
    isGoal: (state) => state === 1999,
    key: (state) => state,
  };
  const heuristic = (state: number) => (mixed(state) === 13 ? Number.POSITIVE_INFINITY : mixed(state) % 30);

  it.each(["a-star", "weighted-a-star", "uniform-cost"] as const)("%s counts the same", (name) => {
    const options = name === "uniform-cost" ? {} : { heuristic };
    const { metrics: alone, ...result } = solve(problem, name, options);
    let pruned = 0;
    const observer = { event: ({ type }: { type: string }) => void (type === "prune" && pruned++) };
    const { metrics: watched, ...other } = solve(problem, name, { ...options, observer });
    expect({ ...alone, timeMs: 0, memoryBytes: 0 }).toEqual({ ...watched, timeMs: 0, memoryBytes: 0 });
    expect(result).toEqual(other);
    if (name !== "uniform-cost") expect([pruned > 0, alone.reopened > 0]).toEqual([true, true]);
  });
});
