// Queens on a chessboard, one in each row, so that none attacks another.
import type { Heuristic, Problem } from "frontier/search";

const size = 6;

/** The columns of the queens, from the first row on. */
type Queens = readonly number[];

const columns = Array.from({ length: size }, (_, column) => column);

function isSafe(queens: Queens, column: number): boolean {
  return queens.every((other, row) => other !== column && Math.abs(other - column) !== queens.length - row);
}

export const problem: Problem<Queens, number> = {
  starts: [[]],
  actions: (queens) => (queens.length === size ? [] : columns.filter((column) => isSafe(queens, column))),
  result: (queens, column) => [...queens, column],
  isGoal: (queens) => queens.length === size,
  key: (queens) => queens.join(),
};

export const heuristics: Record<string, Heuristic<Queens>> = {
  missing: (queens) => size - queens.length,
  // Infinity says that no goal can be reached from here.
  "looking-ahead": (queens) => {
    const isOver = queens.length < size && columns.every((column) => !isSafe(queens, column));
    return isOver ? Infinity : size - queens.length;
  },
};

export function draw(queens: Queens) {
  return columns.map((row) =>
    columns.map((column) => ({
      text: queens[row] === column ? "♛" : "",
      fill: (row + column) % 2 === 0 ? "light" : "dark",
    })),
  );
}
