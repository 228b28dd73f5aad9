/** The spaces of the sliding puzzles: all boards of a size from which the goal can be reached. */
import { OptionError } from "../../search/index.ts";
import type { Space } from "../analysis.ts";
import type { Settings } from "../domain.ts";
import { sizeNumbers } from "../text/numbers.ts";
import { settingSentence } from "../text/setting-sentences.ts";
import { type Board, largestSide, type Shape, smallestSide } from "./board.ts";
import { randomBoard } from "./made-boards.ts";

/** The space of a name such as `3x4`; undefined for any other name. */
export function spaceOf(name: string, goalOf: (shape: Shape) => Board): Space | undefined {
  const numbers = sizeNumbers(name);
  if (numbers === undefined) return undefined;
  const [rows, columns] = numbers;
  const isSide = (side: number) => side >= smallestSide && side <= largestSide;
  if (!isSide(rows) || !isSide(columns)) throw new OptionError(settingSentence("space-size", name));
  const shape = { rows, columns };
  const goal = goalOf(shape);
  const settings: Settings = { size: name };
  let states = 1;
  for (let factor = 3; factor <= goal.length; factor++) states *= factor;
  return {
    input: { text: goal.join(" ") },
    settings,
    states,
    random: (seed) => randomBoard(shape, goal, seed, undefined).join(" "),
    solver: { strategy: "ida-star", heuristic: solverHeuristic(shape) },
  };
}

/** The estimate that solves boards of a size soonest, with the time it takes to make. */
function solverHeuristic({ rows, columns }: Shape): string {
  if (rows === 4 && columns === 4) return "pdb-6-6-3";
  return rows * columns > 20 ? "linear-conflict" : "walking-distance";
}
