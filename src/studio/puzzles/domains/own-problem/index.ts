/** The user's own problem on the page: what is set up is a program, and its boards are drawings that come from its worker. */
import { lazy } from "react";
import type { Drawn } from "../../../../run/own-problem/drawn.ts";
import type { Problem } from "../../../../search/index.ts";
import { withWords } from "../../../app/languages.ts";
import { currentExamined, currentProgram } from "../../../own/examined-programs.ts";
import type { Rival } from "../../puzzle.ts";
import type { PuzzleRow } from "../row.ts";
import { drawnBoard } from "./board.ts";

export const ownProblem: PuzzleRow<Problem<Drawn, unknown>, Drawn> = {
  words: {
    en: { name: "Your own" },
    es: { name: "El tuyo" },
    ca: { name: "El teu" },
    pt: { name: "O seu" },
  },
  summaries: { instances: {}, heuristics: { zero: ["siempre 0", "sempre 0", "sempre 0"] }, options: {} },
  get first() {
    return { input: { text: currentProgram() }, settings: {}, rivals: rivals() };
  },
  board: drawnBoard,
  Setup: lazy(() => withWords(import("../../../own/own-setup.tsx"))),
  Heuristics: lazy(() => withWords(import("../../../own/examination-view.tsx"))),
  isProgram: true,
  instanceText: () => "",
  boardOptions: [],
  choices: {},
  costs: {
    areUnit: () => currentExamined()?.hasUnitCosts ?? false,
    areEqual: () => false,
    isOptimumFixed: false,
    best: () => ({ strategy: "uniform-cost" }),
  },
};

function rivals(): Rival[] {
  const heuristic = currentExamined()?.heuristics[0] ?? "zero";
  return ["breadth-first", "greedy", "a-star"].map((strategy) => ({ strategy, heuristic }));
}
