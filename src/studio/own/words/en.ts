/** The words about the user's own problem, in English. */
import type { FindingKind } from "../../../search/index.ts";

const findings: Readonly<Record<FindingKind, string>> = {
  "wrong answer": "A function returns what it must not.",
  "state changed": "A function changes the state that it is given.",
  "answer changed": "Asked twice about the same state, the program gives different answers.",
  "key clash": "Two different states have the same key.",
  inadmissible: "An estimate is too high.",
  inconsistent: "An estimate falls by more than a step costs.",
  "no whole number": "The problem says integerCosts, but not all numbers are whole.",
  backward: "backward does not undo what the problem does.",
};

export const en = {
  editor: "Your program",
  examples: "Examples",
  exampleTitles: {
    "grid.ts": "A way across a map",
    "queens.ts": "Queens on a chessboard",
    "missionaries.ts": "Missionaries and cannibals",
    "pancakes.ts": "A stack of pancakes",
    "jugs.clp": "Two jugs of water, as rules",
    "8-puzzle.clp": "The 8-puzzle, as rules",
  },
  open: "Open a file",
  save: "Save as a file",
  link: "Copy a link that holds the program",
  copied: "The link is in the clipboard.",
  notCopied: "The browser does not allow copying.",
  run: "Run",
  running: "Running…",
  stop: "Stop",
  edited: "Changed since it was run",
  damagedLink: "The program in this link is damaged. What is shown is another one.",
  foreign:
    "Somebody else wrote this program: it came with the link. Read it, then run it. It can use neither the network nor your files.",
  at: (line: number, column: number) => `Line ${line}, column ${column}:`,
  loadingEditor: "Loading the editor…",
  map: "Map",
  mapHelp: "Map: paint with the pointer, or go to a cell with the arrow keys and press Enter",
  mapCell: (row: number, column: number, content: string) => `Row ${row}, column ${column}: ${content}`,
  brush: "Brush",
  rows: "rows",
  columns: "columns",
  findings,
  times: (count: string) => `${count} times among the states that were looked at`,
  once: "once among the states that were looked at",
  space: (states: string) => `All ${states} states that can be reached were looked at.`,
  part: (states: string) => `The first ${states} states were looked at; there are more.`,
  goals: (goals: string, deadEnds: string) =>
    `Goals: ${goals}. States from which no goal can be reached: ${deadEnds}.`,
  costs: (mean: string, most: string) => `A cheapest solution costs ${mean} on average, ${most} at most.`,
  heuristic: "Heuristic",
  admissible: "Admissible",
  consistent: "Consistent",
  meanError: "Mean error",
  yes: "yes",
  no: "no",
  unknown: "not refuted",
  noHeuristics: "The program has no heuristics. A* then searches as uniform-cost search does.",
  tooHigh: (name: string, h: string, cost: string) =>
    `${name} says ${h} here, but a goal is only ${cost} away:`,
  tooHighDeadEnd: (name: string, h: string) => `${name} says ${h} here:`,
  whatCounts:
    "A heuristic is admissible if it is never above the true cost, and consistent if it never falls by more than a step costs.",
  title: "The problem and its heuristics",
};

export type OwnWords = typeof en;
