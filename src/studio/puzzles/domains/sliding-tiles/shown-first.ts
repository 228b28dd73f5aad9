/** The search that the first screen shows: the board of the first figure of the A* project. */
import { type Board, defaultGoal } from "../../../../domains/sliding-tiles/board.ts";
import { tilesBoard } from "./board.ts";

const domain = "sliding-tiles";
const shape = { rows: 3, columns: 3 };
const start: Board = [8, 1, 3, 4, 0, 2, 7, 6, 5];
const goal = defaultGoal(shape);

export const shownFirst = {
  start,
  goal,
  draw: (board: Board) => tilesBoard.draw({ shape, goal }, board),
  request: {
    domain,
    input: { text: start.join(" ") },
    settings: { strategy: "a-star", heuristic: "manhattan" },
  },
  /** The same board by a strategy that estimates nothing. */
  blind: { domain, input: { text: start.join(" ") }, settings: { strategy: "breadth-first" } },
  /** Where a user goes on with it. */
  link: { puzzle: domain, instance: "kotlin-figure" },
};
