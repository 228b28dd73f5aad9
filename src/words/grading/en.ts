/** What is said about a graded program, in English. */
import { numberText } from "../number-text.ts";

const { count } = numberText("en");
const rules = (firings: number) => (firings === 1 ? "1 rule" : `${count(firings)} rules`);
const made = (states: number, boards: number) =>
  states === 1 ? "1 state" : `${count(states)} states, ${count(boards)} of them different boards`;

export const en = {
  columns: {
    board: "board",
    outcome: "outcome",
    level: "level",
    optimal: "optimum",
    fired: "rules fired",
    states: "states",
    reason: "what went wrong",
  },
  outcomes: { solved: "solved", unsolved: "not solved", limit: "stopped", error: "error" },
  error: (place: string, message: string) => `${place}: ${message}`,
  refusedStart: (fact: string) => `The program does not accept the fact ${fact}.`,
  neverFires: "No rule fires.",
  endless: (rule: string) => `The actions of ${rule} do not come to an end.`,
  refused: "It asks for files or processes, which it does not get here.",
  circles: (firings: number, boards: number) =>
    `It goes in circles: ${rules(firings)} fired, but ${boards === 1 ? "there is no board besides the first" : `there are only ${count(boards)} different boards`}.`,
  firings: (firings: number, states: number, boards: number) =>
    `Stopped after ${rules(firings)}: ${made(states, boards)}.`,
  time: (firings: number, states: number, boards: number) =>
    `Stopped by the time limit after ${rules(firings)}: ${made(states, boards)}.`,
  cpu: (firings: number, states: number, boards: number) =>
    `Stopped by the processor time limit after ${rules(firings)}: ${made(states, boards)}.`,
  ended: (rule: string, firings: number) =>
    `It ended without the goal after ${rules(firings)}, the last of them ${rule}.`,
  wentOn: (firing: number) => `The goal was there after ${rules(firing)}, but the program went on.`,
  memory: "The program ran out of memory.",
  unsolvable: "The board has no solution.",
  tooDeep: (optimal: number, depth: number) =>
    `The shortest solution has ${count(optimal)} moves, the depth limit is ${count(depth)}.`,
  because: (rule: string, why: string) => `${rule}: ${why}`,
  title: (program: string) => `Grading ${program}`,
  summary: (solved: number, all: number, shortest: number) =>
    `${count(solved)} of ${count(all)} ${all === 1 ? "board" : "boards"} solved${solved === 0 ? "" : `, ${count(shortest)} of them by a shortest solution`}.`,
  stopped: (graded: number, all: number) => `Stopped: ${count(graded)} of ${count(all)} boards were graded.`,
  results: "Results",
  progress: (graded: number, all: number) => `${count(graded)} of ${count(all)} boards`,
};

export type GradingWords = typeof en;
