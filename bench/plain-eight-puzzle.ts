/** The 8-puzzle as a user of a search package would write it: nothing here comes from Frontier's own puzzle. */
import type { Problem } from "../src/search/index.ts";

export const start = "867254301";
export const goal = "123456780";
/** Moves of a shortest solution. */
export const optimal = 31;

/** The cells beside each cell. */
const beside = [
  [1, 3],
  [0, 2, 4],
  [1, 5],
  [0, 4, 6],
  [1, 3, 5, 7],
  [2, 4, 8],
  [3, 7],
  [4, 6, 8],
  [5, 7],
] as const;

/** For each board to which distances are requested: the steps of each tile from each cell, at `tile * 9 + cell`. */
const stepsTo = Object.fromEntries([start, goal].map((board) => [board, stepsToCellsOf(board)]));

function stepsToCellsOf(board: string): number[] {
  const steps: number[] = [];
  for (let tile = 0; tile < 9; tile++) {
    const home = board.indexOf(String(tile));
    for (let cell = 0; cell < 9; cell++) {
      const rows = Math.abs(Math.floor(cell / 3) - Math.floor(home / 3));
      steps.push(tile === 0 ? 0 : rows + Math.abs((cell % 3) - (home % 3)));
    }
  }
  return steps;
}

// Boards as strings, which the packages like best: a string is its own key.

export function neighbours(board: string): string[] {
  const blank = board.indexOf("0");
  return beside[blank]!.map((cell) => {
    const tiles = board.split("");
    tiles[blank] = tiles[cell]!;
    tiles[cell] = "0";
    return tiles.join("");
  });
}

/** Manhattan distance to the start or the goal. */
export function manhattan(board: string, to: string = goal): number {
  const steps = stepsTo[to]!;
  let sum = 0;
  for (let cell = 0; cell < 9; cell++) sum += steps[(board.charCodeAt(cell) - 48) * 9 + cell]!;
  return sum;
}

/** The same functions for Frontier; an action is the board it leads to. */
export const stringProblem: Problem<string, string> = {
  starts: [start],
  actions: neighbours,
  result: (_, next) => next,
  isGoal: (board) => board === goal,
  key: (board) => board,
};

// Boards as numbers of nine digits.

const startNumber = Number(start);
const goalNumber = Number(goal);
/** The place value of the digit on each cell. */
const worth = [1e8, 1e7, 1e6, 1e5, 1e4, 1e3, 100, 10, 1] as const;

function digit(board: number, cell: number): number {
  return Math.floor(board / worth[cell]!) % 10;
}

export function numberNeighbours(board: number): number[] {
  let blank = 0;
  while (digit(board, blank) !== 0) blank++;
  return beside[blank]!.map((cell) => board + digit(board, cell) * (worth[blank]! - worth[cell]!));
}

export function numberManhattan(board: number): number {
  const steps = stepsTo[goal]!;
  let sum = 0;
  for (let cell = 8, rest = board; cell >= 0; cell--, rest = Math.floor(rest / 10))
    sum += steps[(rest % 10) * 9 + cell]!;
  return sum;
}

export const numberProblem: Problem<number, number> = {
  starts: [startNumber],
  actions: numberNeighbours,
  result: (_, next) => next,
  isGoal: (board) => board === goalNumber,
  key: (board) => board,
  integerCosts: true,
};

/** And with objects as states, identified by the number that their tiles form. */
export interface Puzzle {
  readonly tiles: readonly number[];
  readonly blank: number;
}

export const objectProblem: Problem<Puzzle, number> = {
  starts: [{ tiles: [...start].map(Number), blank: start.indexOf("0") }],
  actions: ({ blank }) => beside[blank]!,
  result: ({ tiles, blank }, cell) => {
    const next = tiles.slice();
    next[blank] = next[cell]!;
    next[cell] = 0;
    return { tiles: next, blank: cell };
  },
  isGoal: (puzzle) => numberOf(puzzle) === Number(goal),
  key: numberOf,
  integerCosts: true,
};

function numberOf({ tiles }: Puzzle): number {
  let number = 0;
  for (const tile of tiles) number = number * 10 + tile;
  return number;
}

export function objectManhattan({ tiles }: Puzzle): number {
  const steps = stepsTo[goal]!;
  let sum = 0;
  for (let cell = 0; cell < 9; cell++) sum += steps[tiles[cell]! * 9 + cell]!;
  return sum;
}
