/** How to repeat the two results tables of the Lisp knight manual, and why some of its numbers cannot be reproduced. */

export const footnotes = {
  board:
    "The manual's file had 10 instead of 11 on J3 of board B; on that board, B-lisp, the printed numbers come out.",
  cut: "Printed with the last digits cut off.",
  misprint: "A wrong last digit: 10/51 is 0.19607843, as the other table has it.",
  lost: "The boards F of the manual were random and are lost; ours is the F of problemas.dat.",
  impossible:
    "The row repeats that of E and is impossible: 19 numbers below 100 come to 1,710 points at most, not 2,000.",
  blank: "Left blank in the manual.",
  unsolvable: "Left blank in the manual: there is no solution, and its program ended in an error.",
} as const;
export type Footnote = keyof typeof footnotes;

/** Its tables: without rules (*sem regras*) and with them. */
export const tableTitles = { off: "Results (without rules)", lisp: "Results (with rules)" } as const;

/** The settings of the algorithms by the names they have in the manual. */
export const algorithms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DFS: { strategy: "depth-first" },
  BFS: { strategy: "breadth-first" },
  "A*(base)": { strategy: "a-star", heuristic: "base" },
  "A*(nova)": { strategy: "a-star", heuristic: "nova" },
};

/** Enough for every row from A to E; blind searches of F never end. */
export const mostNodes = "30000";
