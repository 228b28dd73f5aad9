/** Generated boards: random ones from a seed, and all those of a size. */
import { OptionError } from "../../search/index.ts";
import type { Settings } from "../domain.ts";
import { Random } from "../random.ts";
import { sizeNumbers } from "../text/numbers.ts";
import { settingSentence } from "../text/setting-sentences.ts";
import { type Board, isReachable, moved, moves, opposite, type Shape, target } from "./board.ts";
import { wrongSides } from "./text.ts";

/** Larger boards have too many positions to enumerate: the 181,440 of 3x3 are the most that is useful. */
const mostCountedCells = 9;

/** A board from which the goal can be reached: each equally likely, or a given number of random moves from the goal. */
export function randomBoard(shape: Shape, goal: Board, seed: number, walk: number | undefined): Board {
  const random = new Random(seed);
  if (walk !== undefined) return walked(shape, goal, random, walk);
  return solvable(shape, goal, random.shuffled(goal));
}

/** How many boards can be solved. */
export function boardCount({ rows, columns }: Shape): number {
  const cells = rows * columns;
  if (cells > mostCountedCells) throw new OptionError(settingSentence("many-boards", rows, columns));
  return Array.from({ length: cells }, (_, i) => i + 1).reduce((product, factor) => product * factor) / 2;
}

/** The solvable board with a number from 0 to `boardCount` - 1; each board has one number. */
export function boardOfNumber(shape: Shape, goal: Board, number: number): Board {
  const left = goal.filter((tile) => tile !== 0);
  const tiles: number[] = [];
  let rest = Math.floor(number / goal.length);
  // The last two tiles are not free: their order decides whether the board can be solved.
  for (let choices = left.length; choices > 2; choices--) {
    tiles.push(...left.splice(rest % choices, 1));
    rest = Math.floor(rest / choices);
  }
  const board = [...tiles, ...left];
  board.splice(number % goal.length, 0, 0);
  return solvable(shape, goal, board);
}

/** Rows and columns, as in 3x4. */
export function parseSize({ size = "3x3" }: Settings): Shape {
  const numbers = sizeNumbers(size);
  if (numbers === undefined) throw new OptionError(settingSentence("size-form", size));
  const shape = { rows: numbers[0], columns: numbers[1] };
  const wrong = wrongSides(shape);
  if (wrong !== undefined) throw new OptionError(wrong);
  return shape;
}

/** Swapping two tiles, neither of them the blank, makes an unsolvable board solvable: here the last two. */
function solvable(shape: Shape, goal: Board, board: readonly number[]): Board {
  if (isReachable(shape, board, goal)) return board;
  const [one, other] = [...board.keys()].filter((cell) => board[cell] !== 0).slice(-2);
  return board.with(one!, board[other!]!).with(other!, board[one!]!);
}

function walked(shape: Shape, goal: Board, random: Random, steps: number): Board {
  let board = goal;
  let last: (typeof moves)[number] | undefined;
  for (let step = 0; step < steps; step++) {
    const blank = board.indexOf(0);
    const possible = moves.filter((move) => opposite[move] !== last && target(shape, blank, move) >= 0);
    last = possible[random.below(possible.length)]!;
    board = moved(board, blank, target(shape, blank, last));
  }
  return board;
}
