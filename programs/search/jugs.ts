import type { Heuristic, Problem } from "frontier/search";

type Jugs = readonly [large: number, small: number];

export const problem: Problem<Jugs, string> = {
  starts: [[0, 0]],
  actions: () => ["fill large", "fill small", "empty large", "empty small", "pour"],
  result([large, small], action) {
    if (action === "fill large") return [4, small];
    if (action === "fill small") return [large, 3];
    if (action === "empty large") return [0, small];
    if (action === "empty small") return [large, 0];
    const poured = Math.min(large, 3 - small);
    return [large - poured, small + poured];
  },
  isGoal: ([large]) => large === 2,
  key: (jugs) => jugs.join(),
};

export const heuristics: Record<string, Heuristic<Jugs>> = {
  one: ([large]) => Math.min(1, Math.abs(large - 2)),
};

export const draw = ([large, small]: Jugs) => `${large} of 4\n${small} of 3`;
