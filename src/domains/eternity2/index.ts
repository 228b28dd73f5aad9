/** Eternity II as a domain: the row that the command line, the studies and the studio read. */
import { knownName, OptionError, type Problem, rowNamed } from "../../search/index.ts";
import type { Domain, OpenedProblem, ProblemInput, Settings } from "../domain.ts";
import { sizeNumbers, wholeNumber, wholeNumberOption } from "../text/numbers.ts";
import { settingSentence } from "../text/setting-sentences.ts";
import { type Board, score } from "./board.ts";
import { cellOrder, cellOrders } from "./cell-orders.ts";
import { toAddress } from "./formats/address.ts";
import { generate } from "./generate.ts";
import { type CostRow, costs } from "./heuristics/costs.ts";
import { explain } from "./heuristics/explain.ts";
import { type EternityHeuristic, heuristics } from "./heuristics/index.ts";
import { instances } from "./instances.ts";
import { placementSearch } from "./own-search.ts";
import { boardAsNumbers } from "./pictures/number-picture.ts";
import { type Puzzle, scrambled } from "./pieces.ts";
import { PlaceMatching } from "./placement-problem.ts";
import { MOST_RULES, PlaceAnywhere } from "./problem.ts";
import { formatPuzzle, parsePuzzle } from "./text.ts";

/** What a node is. */
const formulations = {
  anywhere: "any piece on any empty cell, colours tested at the end (the report's)",
  matching: "a piece that fits, on the next cell of the fill order",
} as const;

/** How the pieces are given to a search. */
const pieceOrders = {
  stored: "as they are stored",
  scrambled: "in a random order, turned at random",
} as const;

export const eternity2: Domain<Board, string> = {
  aliases: ["eternity", "Eternity II", "eternity-2", "E2"],
  summary: "Eternity II: square pieces with coloured sides on a board, all sides matching, grey at the rim.",
  input: "a file of pieces, a viewer address, or a name of `list instances`",
  defaults: { strategy: "a-star", heuristic: "border-first" },
  quicker: [
    { strategy: "depth-limited", formulation: "matching", "max-depth": "1024" },
    { strategy: "greedy", heuristic: "colours" },
  ],
  ownSearch: placementSearch,
  heuristics,
  options: {
    formulation: {
      value: "NAME",
      summary: "what a node is",
      values: formulations,
      byDefault: "anywhere",
    },
    cost: { value: "NAME", summary: "the cost of a placement", values: costs, byDefault: "uniform" },
    pieces: {
      value: "HOW",
      summary: "the order and turns of the pieces",
      values: pieceOrders,
      byDefault: "stored",
    },
    seed: {
      value: "N",
      summary: "for scrambled pieces and generated boards",
      byDefault: "1",
      idleWith: ({ pieces }) => (pieces === "stored" ? "pieces stored" : undefined),
    },
    fill: {
      value: "ORDER",
      summary: "the order of the cells, or a list of all cells",
      values: cellOrders,
      byDefault: "row",
      idleWith: ({ formulation = "anywhere" }) =>
        formulation === "anywhere" ? "formulation anywhere" : undefined,
    },
  },
  presets: {
    "java-report": {
      summary: "as the program of the report: its pieces as stored, its ties, its way of counting",
      settings: {
        formulation: "anywhere",
        pieces: "stored",
        duplicates: "keep-first",
        "goal-test": "taken",
        ties: "java-heap",
        counting: "kept",
        "limit-nodes": "expanded",
        "node-stop": "taken",
      },
    },
  },
  instances,
  made: {
    random: {
      summary: "with a solution, without equal or symmetric pieces",
      options: {
        size: { value: "WxH", summary: "columns and rows (default: 4x4)" },
        frame: { value: "N", summary: "colours of the edges along the rim (default: 3)" },
        inner: { value: "N", summary: "colours of the other edges (default: 4)" },
      },
      make: randomPuzzle,
    },
  },
  open,
};

function randomPuzzle(seed: number, { size = "4x4", frame = "3", inner = "4" }: Settings): string {
  const [width, height] = sizeNumbers(size) ?? [];
  const [frameColours, innerColours] = [wholeNumber(frame), wholeNumber(inner)];
  if (width === undefined || height === undefined || frameColours === undefined || innerColours === undefined)
    throw new OptionError(settingSentence("random-pieces"));
  return formatPuzzle(generate({ width, height, frameColours, innerColours, seed }));
}

function open(input: ProblemInput, settings: Settings): OpenedProblem<Board, string> {
  const puzzle = puzzleFor(input, settings);
  const heuristic = (name: string) =>
    rowNamed<EternityHeuristic>(heuristics, "heuristic", name).create(puzzle);
  return {
    problem: problemFor(puzzle, settings),
    heuristic,
    readyHeuristics: () => Object.keys(heuristics),
    kind: ({ filled }) => filled,
    explain: (name, board) => explain(name, heuristic(name), puzzle, board),
    picture: ({ cells }) => boardAsNumbers(puzzle, cells),
    line: (board) => `${toAddress(puzzle, board, "frontier")} score ${score(puzzle, board.cells)}`,
  };
}

/** The puzzle of a name or a text, the same for every search: scrambled only if the settings ask for that, or give a seed. */
export function puzzleFor(input: ProblemInput, settings: Settings): Puzzle {
  const stored = "text" in input ? parsePuzzle(input.text) : puzzleNamed(input.instance);
  const order = settings.pieces ?? (settings.seed === undefined ? "stored" : "scrambled");
  return knownName(pieceOrders, "pieces", order) === "stored" ? stored : scrambled(stored, seedIn(settings));
}

function seedIn({ seed = "1" }: Settings): number {
  return wholeNumberOption("seed", seed, { most: 999_999_999 });
}

function problemFor(puzzle: Puzzle, settings: Settings): Problem<Board, string> {
  const formulation = knownName(formulations, "formulation", settings.formulation ?? "anywhere");
  const cost = rowNamed<CostRow>(costs, "cost", settings.cost ?? "uniform");
  if (formulation === "matching")
    return new PlaceMatching(puzzle, cellOrder(puzzle, settings.fill ?? "row"), cost);
  if (4 * puzzle.pieces.length ** 2 <= MOST_RULES) return new PlaceAnywhere(puzzle, cost);
  const { width, height } = puzzle;
  throw new OptionError(settingSentence("many-rules", width, height));
}

function puzzleNamed(name: string): Puzzle {
  const instance = instances[name];
  if (instance === undefined) throw new OptionError(settingSentence("no-instance", name, "eternity2"));
  return instance.puzzle;
}
