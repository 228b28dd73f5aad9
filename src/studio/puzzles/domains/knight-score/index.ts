/** The knight score game on the page. */
import { lazy } from "react";
import { cellName } from "../../../../domains/knight-score/board.ts";
import { instances } from "../../../../domains/knight-score/instances.ts";
import type { KnightScore, KnightState } from "../../../../domains/knight-score/problem.ts";
import { doubles, Jumps, ruleSets, takenOff } from "../../../../domains/knight-score/rules.ts";
import { formatLine } from "../../../../domains/knight-score/text.ts";
import { summaries } from "../../../../words/rows/knight-score.ts";
import { whole } from "../../../app/numbers.ts";
import { problemSettings } from "../../problem-settings.ts";
import type { PlayChoice, PuzzleRow } from "../row.ts";
import { knightBoard } from "./board.ts";
import { RulesChoice } from "./rules-choice.tsx";
import { Score } from "./score.tsx";
import { KnightSetup } from "./setup.tsx";
import { type KnightWords, knightWords } from "./words.ts";

/** Loaded when a game for two is begun. */
const Match = lazy(() => import("./match.tsx"));

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
    press: ({ opened: { problem }, state }, cell) => jumpsTo(problem, state, cell)[0]?.state,
    choices: ({ opened: { problem }, state }, cell) => jumpsTo(problem, state, cell),
    choiceQuestion: ({ whichDouble }) => whichDouble,
    told: ({ gone }, before, after) => gone(takenOff(before.cells, after.cells, after.knight)),
    Match,
    Side: RulesChoice,
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

/** The jumps of a person to a cell: by the official rules, one for each double that may go, named by it. */
function jumpsTo(problem: KnightScore, state: KnightState, cell: number): PlayChoice<KnightState>[] {
  if (!problem.targets(state).includes(cell)) return [];
  const { cells, knight, score } = state;
  const jumps = new Jumps(problem.shape, problem.rules, problem.rules === "official" ? "choose" : "largest");
  return jumps.to([cell], cells, knight).map((jump) => ({
    name: jump.split("x")[1] ?? jump,
    state: { cells: jumps.after(cells, knight, jump).left, knight: cell, score: score + cells[cell]! },
  }));
}

/** A jump is written as the cell it leads to, and after an `x` what disappears with it. */
function targetName(action: string): string {
  return action.split("x")[0]!;
}
