/** The sliding puzzle on the page. */
import { type Board, type Move, target } from "../../../../domains/sliding-tiles/board.ts";
import { instances } from "../../../../domains/sliding-tiles/instances.ts";
import type { SlidingTiles } from "../../../../domains/sliding-tiles/problem.ts";
import { formatBoard } from "../../../../domains/sliding-tiles/text.ts";
import { summaries } from "../../../../words/rows/sliding-tiles.ts";
import { problemSettings } from "../../problem-settings.ts";
import type { PuzzleRow } from "../row.ts";
import { tilesBoard } from "./board.ts";
import { slid } from "./edit.ts";
import { TilesSetup } from "./setup.tsx";
import { type TilesWords, tilesWords } from "./words.ts";

export const slidingTiles: PuzzleRow<SlidingTiles, Board, TilesWords> = {
  words: tilesWords,
  summaries,
  first: {
    input: { instance: "kotlin-figure" },
    settings: {},
    rivals: [
      { strategy: "breadth-first", heuristic: "manhattan" },
      { strategy: "greedy", heuristic: "manhattan" },
      { strategy: "a-star", heuristic: "misplaced" },
      { strategy: "a-star", heuristic: "manhattan" },
    ],
  },
  board: tilesBoard,
  Setup: TilesSetup,
  instanceText(name) {
    const { start, shape } = instances[name]!;
    return formatBoard(start, shape);
  },
  boardOptions: ["goal", "size"],
  choices: {
    order: { byDefault: "up,left,right,down" },
    "root-order": { byDefault: "" },
  },
  costs: {
    areUnit: () => true,
    areEqual: () => false,
    isOptimumFixed: true,
    best(cells) {
      if (cells <= 9) return { strategy: "a-star", heuristic: "linear-conflict" };
      return { strategy: "ida-star", heuristic: cells === 16 ? "pdb-5-5-5" : "linear-conflict" };
    },
  },
  play: {
    press: ({ opened, state }, cell) => slid(opened.problem.shape, state, cell),
    type({ opened: { problem }, state }, key) {
      const move = gapMoves[key];
      if (move === undefined) return undefined;
      return problem.actions(state).includes(move) ? problem.result(state, move) : null;
    },
    isSolved: ({ opened, state }) => opened.problem.isGoal(state),
    hintRequest({ opened, state }, settings) {
      const { shape, goal } = opened.problem;
      const { "root-order": _, ...own } = problemSettings(settings);
      const means = hintMeans(shape.rows * shape.columns);
      return {
        input: { text: formatBoard(state, shape) },
        settings: { ...own, ...means, goal: goal.join(" ") },
      };
    },
    hintPlace: ({ opened, state }, action) => ({
      cell: target(opened.problem.shape, state.indexOf(0), action as Move),
    }),
    hintText: ({ slides }, action, { cell }, { state }) => slides[action as Move](state[cell]!),
    isRefusalDeadEnd: false,
  },
};

/** An arrow key slides the tile that can go that way, and so moves the gap the other way. */
const gapMoves: Readonly<Record<string, Move>> = {
  ArrowUp: "down",
  ArrowDown: "up",
  ArrowLeft: "right",
  ArrowRight: "left",
};

/** On boards too large for a best solution, some solution must do. */
function hintMeans(cells: number): Record<string, string> {
  if (cells <= 9) return { strategy: "a-star", heuristic: "linear-conflict" };
  if (cells === 16) return { strategy: "ida-star", heuristic: "pdb-5-5-5" };
  return { strategy: "weighted-a-star", heuristic: "linear-conflict", weight: "3" };
}
