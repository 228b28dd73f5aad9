/** The named boards. */
import type { InstanceRow } from "../domain.ts";
import { type Board, defaultGoal, type Shape } from "./board.ts";
import { hardestFifteen, korf24, korf100, type PublishedBoard } from "./published-boards.ts";

export interface Instance extends InstanceRow {
  readonly shape: Shape;
  readonly start: Board;
}

const eight: Shape = { rows: 3, columns: 3 };
/** The goal of the rule-based seeds: the tiles around the blank. */
const ringGoal: Board = [1, 2, 3, 8, 0, 4, 7, 6, 5];

export const instances: Readonly<Record<string, Instance>> = {
  "hardest-1": eightPuzzle("867254301", defaultGoal(eight), 31, "needs the most moves of all 8-puzzles"),
  "hardest-2": eightPuzzle("647850321", defaultGoal(eight), 31, "the other one that needs 31 moves"),
  "kotlin-1": {
    ...eightPuzzle("123456807", defaultGoal(eight), null, "datos1.txt of the A* project: no solution"),
    aliases: ["datos1.txt", "datos1"],
  },
  "kotlin-2": {
    ...eightPuzzle("013425786", defaultGoal(eight), 4, "datos2.txt of the A* project"),
    aliases: ["datos2.txt", "datos2"],
  },
  "kotlin-figure": eightPuzzle("813402765", defaultGoal(eight), 14, "figure 1 of the A* project"),
  "clips-1": eightPuzzle("283164705", ringGoal, 5, "the example of the rule-based lab"),
  "clips-2": eightPuzzle("813725406", ringGoal, 9, "the board its strategies are evaluated on"),
  "clips-unsolvable": eightPuzzle("213804765", ringGoal, null, "its board without a solution"),
  ...published(korf100, 4, (n) => `korf-${n}`, "of Korf's hundred 15-puzzles"),
  ...published(hardestFifteen, 4, (n) => `fifteen-${68 + 2 * n}`, "of the hardest 15-puzzles"),
  ...published(korf24, 5, (n) => `korf24-${n}`, "of Korf and Felner's fifty 24-puzzles"),
};

function eightPuzzle(digits: string, goal: Board, optimal: number | null, summary: string): Instance {
  return {
    summary,
    shape: eight,
    start: [...digits].map(Number),
    optimal,
    settings: { goal: goal.join(" ") },
  };
}

function published(
  boards: readonly PublishedBoard[],
  side: number,
  name: (n: number) => string,
  whose: string,
): Record<string, Instance> {
  const settings = { goal: Array.from({ length: side * side }, (_, cell) => cell).join(" ") };
  const shape = { rows: side, columns: side };
  const entries = boards.map(({ start, optimal }, i): [string, Instance] => [
    name(i + 1),
    { summary: `number ${i + 1} ${whose}`, shape, start, optimal, settings },
  ]);
  return Object.fromEntries(entries);
}
