/** Sliding puzzles as a domain: the row that the command line, the studies and the studio read. */
import { messageOf, OptionError, rowNamed } from "../../search/index.ts";
import type { Domain, OpenedProblem, ProblemInput, Settings } from "../domain.ts";
import { wholeNumber } from "../text/numbers.ts";
import { settingSentence } from "../text/setting-sentences.ts";
import { TextError } from "../text/text-error.ts";
import { type Board, defaultGoal, type Move, moveNames, moves, type Shape } from "./board.ts";
import { explain } from "./heuristics/explain.ts";
import { heuristics, type SlidingHeuristic } from "./heuristics/index.ts";
import { instances } from "./instances.ts";
import { boardCount, boardOfNumber, parseSize, randomBoard } from "./made-boards.ts";
import { SlidingTiles } from "./problem.ts";
import { formatBoard, type ParsedBoard, parseBoard } from "./text.ts";

const size = { value: "RxC", summary: "rows and columns (default: 3x3)" };
const goal = { value: "BOARD", summary: "the goal that must be reachable (default: 1 2 3 …)" };

export const slidingTiles: Domain<Board, Move> = {
  aliases: ["8-puzzle", "15-puzzle", "24-puzzle", "8-puzle", "n-puzzle", "sliding-puzzle"],
  summary: "Sliding puzzles from 2x2 to 5x5: the 8-puzzle, the 15-puzzle, the 24-puzzle.",
  input: 'a file, "8 1 3 4 0 2 7 6 5", or a name from `list instances`',
  defaults: { strategy: "a-star", heuristic: "manhattan" },
  quicker: [
    { strategy: "ida-star", heuristic: "walking-distance" },
    { strategy: "weighted-a-star", weight: "3", heuristic: "linear-conflict" },
    { strategy: "greedy", heuristic: "linear-conflict" },
  ],
  heuristics,
  options: {
    goal: {
      value: "BOARD",
      summary: "the goal, written like a board (default: 1 2 3 … with the blank last)",
    },
    size: { value: "RxC", summary: "rows and columns of a board on one line that is not a square" },
    order: {
      value: "MOVES",
      summary: `the order in which moves of the blank are tried (default: ${moves.join(",")})`,
      listOf: moveNames,
    },
    "root-order": {
      value: "MOVES",
      summary: "the order at the start, if different",
      listOf: moveNames,
    },
  },
  presets: {
    "clips-lab": {
      summary: "as in the rule-based 8-puzzle: an activation of a move rule is a waiting node",
      settings: {
        goal: "1 2 3 8 0 4 7 6 5",
        duplicates: "parent",
        "goal-test": "taken",
        ties: "newest",
        order: "down,up,right,left",
        "root-order": "up,down,left,right",
      },
    },
    "kotlin-project": {
      summary: "as in the A* project: opened states are counted when the goal is taken",
      settings: {
        goal: "1 2 3 4 5 6 7 8 0",
        strategy: "a-star",
        duplicates: "keep-cheapest",
        "goal-test": "taken",
        ties: "newest",
        order: "up,left,right,down",
      },
    },
  },
  instances,
  made: {
    random: {
      summary: "that can be solved",
      options: {
        size,
        goal,
        moves: {
          value: "N",
          summary: "this many random moves from the goal (default: all boards equally likely)",
        },
      },
      make: (seed, settings) =>
        made(settings, (shape, goal) => randomBoard(shape, goal, seed, parseMoves(settings))),
    },
    every: {
      summary: "all that can be solved, up to 3x3",
      options: { size, goal },
      count: (settings) => boardCount(parseSize(settings)),
      make: (number, settings) => made(settings, (shape, goal) => boardOfNumber(shape, goal, number)),
    },
  },
  open,
};

function made(settings: Settings, make: (shape: Shape, goal: Board) => Board): string {
  const shape = parseSize(settings);
  const { goal } = settings;
  return formatBoard(make(shape, goal === undefined ? defaultGoal(shape) : parseGoal(goal, shape)), shape);
}

function parseMoves({ moves: text }: Settings): number | undefined {
  if (text === undefined) return undefined;
  const moves = wholeNumber(text, { most: 9_999_999 });
  if (moves !== undefined) return moves;
  throw new OptionError(settingSentence("random-moves", text));
}

function open(input: ProblemInput, settings: Settings): OpenedProblem<Board, Move> {
  const { shape, board } =
    "text" in input ? fromText(input.text, settings) : fromName(input.instance, settings);
  const problem = new SlidingTiles(shape, board, {
    goal: settings.goal === undefined ? undefined : parseGoal(settings.goal, shape),
    order: parseOrder("order", settings),
    rootOrder: parseOrder("root-order", settings),
  });
  return {
    problem,
    heuristic: (name, keeper) => heuristicFor(name, shape).create(shape, problem.goal, keeper),
    explain: (name, state, keeper) =>
      explain(heuristicFor(name, shape).create(shape, problem.goal, keeper), shape, problem.goal, state),
    readyHeuristics: () => readyHeuristics(shape),
    kind: (state) => state.indexOf(0),
    space: `${shape.rows}x${shape.columns}`,
    picture: (state) => formatBoard(state, shape),
    line: (state) => state.join(" "),
  };
}

function fromName(name: string, { size }: Settings): ParsedBoard {
  const instance = Object.hasOwn(instances, name) ? instances[name] : undefined;
  if (instance === undefined) throw new OptionError(settingSentence("no-instance", name, "sliding-tiles"));
  const { shape, start } = instance;
  const asked = size === undefined ? shape : parseSize({ size });
  if (size !== undefined && (asked.rows !== shape.rows || asked.columns !== shape.columns))
    throw new OptionError(settingSentence("option-of-instance", "size", size, name));
  return { shape, board: start };
}

function fromText(text: string, { size }: Settings): ParsedBoard {
  return parseBoard(text, size === undefined ? undefined : parseSize({ size }));
}

function heuristicFor(name: string, shape: Shape): SlidingHeuristic {
  const row = rowNamed<SlidingHeuristic>(heuristics, "heuristic", name);
  if (row.only === undefined || row.only.fits(shape)) return row;
  throw new OptionError(settingSentence("heuristic-boards", name, row.only.side));
}

function readyHeuristics(shape: Shape): string[] {
  const rows: [string, SlidingHeuristic][] = Object.entries(heuristics);
  return rows.flatMap(([name, { only, slowOn }]) =>
    (only === undefined || only.fits(shape)) && !slowOn?.(shape) ? [name] : [],
  );
}

/** The goal that an option gives. Throws an OptionError. */
export function parseGoal(text: string, shape: Shape): Board {
  try {
    return parseBoard(text, shape).board;
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    throw new OptionError(settingSentence("goal-board", error.line, error.column, messageOf(error)));
  }
}

function parseOrder(option: string, settings: Settings): readonly Move[] | undefined {
  const text = settings[option];
  if (text === undefined) return undefined;
  const order = moves.toSorted((a, b) => text.indexOf(a) - text.indexOf(b));
  if (order.join(",") === text.replaceAll(" ", "")) return order;
  throw new OptionError(settingSentence("move-order", option, moves, text));
}
