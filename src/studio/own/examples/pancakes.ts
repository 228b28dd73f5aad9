// A stack of pancakes, sorted by flipping the top of it with a spatula.
import type { Heuristic, Problem } from "frontier/search";

/** Sizes from the top to the plate. */
type Stack = readonly number[];

const start: Stack = [3, 6, 1, 5, 2, 4];

export const problem: Problem<Stack, string> = {
  starts: [start],
  actions: (stack) => stack.slice(1).map((_, flipped) => `flip ${flipped + 2}`),
  result(stack, action) {
    const flipped = Number(action.split(" ")[1]);
    return [...stack.slice(0, flipped).reverse(), ...stack.slice(flipped)];
  },
  isGoal: (stack) => stack.every((size, place) => size === place + 1),
  key: (stack) => stack.join(),
};

export const heuristics: Record<string, Heuristic<Stack>> = {
  // Neighbours that do not belong together; a flip mends one at most.
  gaps: (stack) =>
    [...stack, stack.length + 1].filter(
      (size, place, all) => place > 0 && Math.abs(size - all[place - 1]) > 1,
    ).length,
  // A flip can move many pancakes, so this is too high.
  misplaced: (stack) => stack.filter((size, place) => size !== place + 1).length,
};

export function draw(stack: Stack) {
  const width = stack.length;
  return stack.map((size) =>
    Array.from({ length: width }, (_, across) => ({
      text: across === 0 ? String(size) : "",
      fill: across < size ? "mud" : "none",
    })),
  );
}
