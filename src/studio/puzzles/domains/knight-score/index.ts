/** The knight score game on the page. */
import { cellName } from "../../../../domains/knight-score/board.ts";
import { instances } from "../../../../domains/knight-score/instances.ts";
import type { KnightScore, KnightState } from "../../../../domains/knight-score/problem.ts";
import { doubles, ruleSets } from "../../../../domains/knight-score/rules.ts";
import { formatLine } from "../../../../domains/knight-score/text.ts";
import { summaries } from "../../../../words/rows/knight-score.ts";
import { whole } from "../../../app/numbers.ts";
import { problemSettings } from "../../problem-settings.ts";
import type { PuzzleRow } from "../row.ts";
import { knightBoard } from "./board.ts";
import { Score } from "./score.tsx";
import { KnightSetup } from "./setup.tsx";
import { type KnightWords, knightWords } from "./words.ts";

const points = { es: "puntos", ca: "punts", pt: "pontos" } as const;
const best = { strategy: "a-star", heuristic: "reach" };

export const knightScore: PuzzleRow<KnightScore, KnightState, KnightWords> = {
  words: knightWords,
  summaries,
  instanceNote: (language, name) => `; ${whole(instances[name]!.board.target)} ${points[language]}`,
  first: {
    input: { instance: "C" },
    settings: {},
    rivals: [
      { strategy: "breadth-first", heuristic: "reach" },
      { strategy: "depth-first", heuristic: "reach" },
      { strategy: "a-star", heuristic: "base" },
      { strategy: "a-star", heuristic: "reach" },
    ],
  },
  board: knightBoard,
  Setup: KnightSetup,
  instanceText(name) {
    const { board } = instances[name]!;
    return formatLine({ cells: board.cells, knight: board.knight, score: 0 }, board).replaceAll(" / ", "\n");
  },
  boardOptions: [],
  choices: {
    rules: { values: Object.keys(ruleSets), byDefault: "official" },
    double: { values: Object.keys(doubles), byDefault: "largest" },
    goal: { values: ["target", "best"], byDefault: "target" },
  },
  costs: {
    areUnit: ({ goal }) => goal !== "best",
    areEqual: () => false,
    isOptimumFixed: false,
    best: () => best,
  },
  play: {
    press({ opened: { problem }, state }, cell) {
      const name = cellName(problem.shape, cell);
      const jump = problem.actions(state).find((action) => targetName(action) === name);
      return jump === undefined ? undefined : problem.result(state, jump);
    },
    openCells({ opened: { problem }, state }) {
      const names = new Set(problem.actions(state).map(targetName));
      return new Set(
        state.cells.flatMap((_, cell) => (names.has(cellName(problem.shape, cell)) ? [cell] : [])),
      );
    },
    isSolved: ({ opened, state }) => opened.problem.isGoal(state),
    hintRequest({ opened, state }, settings) {
      // The text of the board already says these.
      const { target: _, random: __, problem: ___, ...own } = problemSettings(settings);
      return { input: { text: opened.line(state) }, settings: { ...own, ...best } };
    },
    hintPlace: ({ opened: { problem }, state }, action) => ({
      cell: state.cells.findIndex((_, cell) => cellName(problem.shape, cell) === targetName(action)),
    }),
    hintText: (_, action) => action,
    isRefusalDeadEnd: false,
    Status: Score,
  },
};

/** A jump is written as the cell it leads to, and after an `x` what disappears with it. */
function targetName(action: string): string {
  return action.split("x")[0]!;
}
