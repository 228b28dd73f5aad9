/** The knight score game as a domain: the row that the command line, the studies and the studio read. */
import {
  type Heuristic,
  keepsPromise,
  nameIn,
  nearRows,
  OptionError,
  optionSentence,
  rowNamed,
  type Strategy,
  type StrategyName,
  strategies,
} from "../../search/index.ts";

import type { Domain, OpenedProblem, ProblemInput, Settings } from "../domain.ts";
import { wholeNumber } from "../text/numbers.ts";
import { settingSentence } from "../text/setting-sentences.ts";
import type { ScoreBoard } from "./board.ts";
import { withProblem } from "./formats/problemas.ts";
import { explain } from "./heuristics/explain.ts";
import { heuristics, type KnightHeuristic } from "./heuristics/index.ts";
import { instances } from "./instances.ts";
import { KnightScore, type KnightState } from "./problem.ts";
import { randomCells, randomOptions, randomProblem } from "./random-board.ts";
import { doubles, type Jump, ruleSets } from "./rules.ts";
import { formatLine, formatState, parseBoards } from "./text.ts";

const goals = {
  target: "reach the target in the fewest jumps",
  best: "reach the highest score possible",
} as const;

export const knightScore: Domain<KnightState, Jump> = {
  aliases: ["knight", "cavalo", "jogo do cavalo", "caballo", "cavall"],
  summary: "The knight score game: jump from number to number until you have enough points.",
  input: "a file (problemas.dat, JSON, a grid of numbers) or a name from `list instances`",
  defaults: { strategy: "a-star", heuristic: "reach" },
  heuristicFor: quickOnFullBoards,
  quicker: [{ heuristic: "plan" }, { strategy: "greedy", heuristic: "base" }],
  heuristics,
  options: {
    problem: { value: "NAME", summary: "which problem to take from a file with several, for example D" },
    rules: {
      value: "RULES",
      summary: "what a number takes off the board",
      values: ruleSets,
      byDefault: "official",
    },
    double: {
      value: "WHICH",
      summary: "which double is taken off, with official rules",
      values: doubles,
      byDefault: "largest",
      idleWith: ({ rules = "official" }) => (rules === "official" ? undefined : `rules ${rules}`),
    },
    goal: {
      value: "GOAL",
      summary: "whether the points of the board are enough, or the most are wanted",
      values: goals,
      byDefault: "target",
    },
    target: {
      value: "N",
      summary: "the points to reach, instead of the file's",
      idleWith: ({ goal }) => (goal === "best" ? "goal best" : undefined),
    },
    random: {
      value: "SEED",
      summary: "a new random board for the problem (default: F), written back to its file",
    },
  },
  presets: {
    "lisp-manual": {
      summary: "as in the Lisp program: its rules, its open list, its 32-bit numbers and its way of counting",
      settings: {
        rules: "lisp",
        duplicates: "none",
        "goal-test": "taken",
        ties: "reversed-list,in-order",
        precision: "single",
        counting: "lisp",
      },
    },
  },
  instances,
  made: { random: { summary: "as problem F", options: randomOptions, make: randomProblem } },
  open,
  rewritten,
};

/** With more numbers `reach` would see a million boards and more before it reaches the target. */
const MOST_NUMBERS = 50;

function quickOnFullBoards(input: ProblemInput, settings: Settings): string | undefined {
  if (choice(settings, "goal", goals, "target") !== "target") return undefined;
  const { cells } = boardFor(input, settings);
  return cells.filter((value) => value !== null).length > MOST_NUMBERS ? "plan" : undefined;
}

function boardFor(input: ProblemInput, settings: Settings): ScoreBoard {
  const found =
    "text" in input ? named(parseBoards(input.text), settings) : fromName(input.instance, settings);
  return settings.random === undefined ? found : shuffled(found, settings.random);
}

function open(input: ProblemInput, settings: Settings): OpenedProblem<KnightState, Jump> {
  const board = boardFor(input, settings);
  const goal = choice(settings, "goal", goals, "target");
  const target = settings.target === undefined ? board.target : numberOf(settings.target);
  if (goal === "target" && !Number.isFinite(target)) throw new OptionError(settingSentence("no-target"));
  const rules = choice(settings, "rules", ruleSets, "official");
  const problem = new KnightScore(board, {
    rules,
    double: choice(settings, "double", doubles, "largest"),
    goal,
    target,
    exhaustive: !findsCheapest(settings),
  });
  return {
    problem,
    heuristic: (name) => heuristicFor(name, problem),
    readyHeuristics: () => readyHeuristics(problem),
    explain: (name, state) => explain(name, heuristicFor(name, problem), problem, state),
    picture: (state) => formatState(state, board),
    line: (state) => formatLine(state, board),
    score: ({ score }) => score,
    ...(goal === "best" ? { bestSoFar: () => problem.bestSoFar() } : {}),
  };
}

/** Whether the first goal found is the best one; otherwise the search has to see everything. */
function findsCheapest(settings: Settings): boolean {
  const row: Strategy | undefined = strategies[settings.strategy as StrategyName];
  if (row?.optimal !== "always" && row?.optimal !== "admissible heuristic") return false;
  const { duplicates, "goal-test": goalTest, "max-depth": maxDepth } = settings;
  return keepsPromise(row, { duplicates, goalTest, maxDepth });
}

/** The text of a file in which the problem named by `random` has a new board; undefined if there is no such request. */
function rewritten(text: string, settings: Settings): string | undefined {
  if (settings.random === undefined) return undefined;
  if (!/^\s*[(;]/.test(text)) throw new OptionError(settingSentence("random-file"));
  return withProblem(text, shuffled(named(parseBoards(text), settings), settings.random));
}

function shuffled(board: ScoreBoard, seed: string): ScoreBoard {
  const number = wholeNumber(seed, { least: Number.NEGATIVE_INFINITY });
  if (number === undefined) throw new OptionError(optionSentence("takes-whole-number", "random", seed));
  return { ...board, cells: randomCells(board.shape, number), knight: -1 };
}

function named(boards: readonly ScoreBoard[], { problem, random }: Settings): ScoreBoard {
  // A new board for a problem that nobody named would be a loss: only F is random.
  const wanted = problem ?? (random === undefined ? undefined : "F");
  const known = boards.map(({ name }) => name);
  if (wanted === undefined) {
    if (boards.length === 1) return boards[0]!;
    throw new OptionError(settingSentence("several-problems", known));
  }
  const found =
    boards.find(({ name }) => name === wanted) ??
    boards.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  if (found !== undefined) return found;
  throw new OptionError(settingSentence("no-problem", wanted, known));
}

function fromName(name: string, { problem }: Settings): ScoreBoard {
  const instance = instances[name];
  if (instance === undefined) throw new OptionError(settingSentence("no-instance", name, "knight-score"));
  if (problem !== undefined && problem.toLowerCase() !== instance.board.name.toLowerCase())
    throw new OptionError(settingSentence("option-of-instance", "problem", problem, name));
  return instance.board;
}

function heuristicFor(name: string, problem: KnightScore): Heuristic<KnightState> {
  const row = rowNamed<KnightHeuristic>(heuristics, "heuristic", name);
  if (problem.goal === "target") return row.create(problem);
  if (row.createForBest !== undefined) return row.createForBest(problem);
  throw new OptionError(settingSentence("counts-jumps", name));
}

function readyHeuristics({ goal }: KnightScore): string[] {
  const rows: [string, KnightHeuristic][] = Object.entries(heuristics);
  return rows.flatMap(([name, { createForBest }]) => (goal === "target" || createForBest ? [name] : []));
}

function choice<Name extends string>(
  settings: Settings,
  option: string,
  table: Readonly<Record<Name, unknown>>,
  byDefault: NoInfer<Name>,
): Name {
  const wanted = settings[option] ?? byDefault;
  const name = nameIn(table, wanted);
  if (name !== undefined) return name;
  const known = Object.keys(table);
  throw new OptionError(optionSentence("takes-one-of", option, known, wanted, nearRows(table, wanted)));
}

function numberOf(text: string): number {
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  throw new OptionError(optionSentence("takes-number", "target", text));
}
