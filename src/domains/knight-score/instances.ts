/** The named boards of the course, row by row: those of problems/knight/problemas.dat. */
import type { InstanceRow } from "../domain.ts";
import { type Cell, NOWHERE, type ScoreBoard } from "./board.ts";

export interface Instance extends InstanceRow {
  readonly board: ScoreBoard;
}

interface CourseBoard extends InstanceRow {
  readonly target: number;
  readonly rows: readonly string[];
}

/**
 * Numbers row by row, "." for an empty cell; empty rows at the end are left out. `optimal` is the least number of jumps
 * with the official rules, null if there is no solution.
 */
const courseBoards: Readonly<Record<string, CourseBoard>> = {
  A: {
    target: 70,
    optimal: 3,
    summary: "six numbers, three jumps",
    rows: [
      "2 20 44 . . . . . . .",
      ". . . . . . . . . .",
      ". 3 30 . . . . . . .",
      ". . . . . . . . . .",
      ". . . 22 . . . . . .",
    ],
  },
  B: {
    target: 60,
    optimal: 8,
    summary: "two rows of even and odd numbers",
    rows: ["2 . 4 . 6 . 8 . 10 .", ". . . . . . . . . .", ". 3 . 5 . 7 . 9 . 11"],
  },
  C: {
    target: 270,
    optimal: 6,
    summary: "mirror images and doubles in a corner",
    rows: [
      "1 12 3 23 . 88 . . . .",
      "21 45 43 . . . . . . .",
      ". 56 . 78 . . . . . .",
      "89 . 99 54 . . . . . .",
    ],
  },
  D: {
    target: 600,
    optimal: 12,
    summary: "high numbers in the first row, doubles below",
    rows: [
      "98 97 96 95 94 93 92 91 90 89",
      "1 2 3 4 5 55 6 7 8 9",
      ". 66 . . . . . . . 11",
      ". . . . . . . . . .",
      ". . 22 . . . . . 33 .",
      ". . . . . . . . . .",
      ". . . 88 . . . 44 . .",
      ". . . . . . . . . .",
      ". . . . 77 . . . . .",
      ". . . . . . 99 . . .",
    ],
  },
  E: {
    target: 300,
    optimal: null,
    summary: "a ladder: no solution with rules",
    rows: [
      ". 5 . . . 15 . . . 25",
      ". . . 6 . . . 16 . .",
      ". 4 . . . 14 . . . 24",
      ". . . 7 . . . 17 . .",
      ". 3 . . . 13 . . . 23",
      ". . . 8 . . . 18 . .",
      ". 2 . . . 12 . . . 22",
      ". . . 9 . . . 19 . .",
      ". 1 . . . 11 . . . 21",
      ". . . 10 . . . 20 . .",
    ],
  },
  F: {
    target: 2000,
    summary: "all numbers from 0 to 99, at random",
    rows: [
      "87 67 70 41 58 65 93 6 38 20",
      "82 34 30 11 50 13 66 99 75 18",
      "25 53 91 88 22 7 8 83 23 40",
      "77 81 5 59 68 80 43 39 74 26",
      "98 96 79 21 92 14 29 31 86 36",
      "24 12 15 16 47 0 62 69 51 32",
      "78 85 3 56 33 55 17 57 48 95",
      "71 9 10 42 97 44 28 45 52 19",
      "46 49 27 90 72 54 84 4 61 1",
      "37 35 64 94 76 89 60 63 2 73",
    ],
  },
  "B-lisp": {
    target: 60,
    optimal: 10,
    summary: "B as the Lisp program had it: J3 is 10 instead of 11",
    rows: ["2 . 4 . 6 . 8 . 10 .", ". . . . . . . . . .", ". 3 . 5 . 7 . 9 . 10"],
  },
};

const shape = { rows: 10, columns: 10 };

export const instances: Readonly<Record<string, Instance>> = Object.fromEntries(
  Object.entries(courseBoards).map(([name, { target, rows, ...row }]): [string, Instance] => {
    const words = rows.flatMap((line) => line.split(" "));
    const cells = Array.from({ length: shape.rows * shape.columns }, (_, cell): Cell => {
      const word = words[cell] ?? ".";
      return word === "." ? null : Number(word);
    });
    const board = { name, target, shape, cells, knight: NOWHERE };
    return [name, { ...row, summary: `${row.summary}; target ${target}`, board }];
  }),
);
