/** What an analysis of heuristics knows of sliding puzzles. */
import type { AnalysisRow } from "../analysis.ts";
import { type Board, defaultGoal } from "./board.ts";
import { parseGoal } from "./index.ts";
import { orderOf } from "./inversions.ts";
import type { SlidingTiles } from "./problem.ts";
import { spaceOf } from "./spaces.ts";

export const slidingAnalysis: AnalysisRow = {
  space: (name, { goal }) =>
    spaceOf(name, (shape) => (goal === undefined ? defaultGoal(shape) : parseGoal(goal, shape))),
  nameOf(_, start) {
    const lines = start.trim().split("\n");
    return `${lines.length}x${lines[0]!.trim().split(/\s+/).length}`;
  },
  options: ["goal"],
  order(problem, state) {
    const { shape, goal } = problem as SlidingTiles;
    return orderOf(shape, state as Board, goal);
  },
};
