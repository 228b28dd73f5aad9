/** Boards of problem F: the numbers from 0 up, each once, in an order that a seed decides. */
import { OptionError } from "../../search/index.ts";
import type { Settings } from "../domain.ts";
import { Random } from "../random.ts";
import { sizeNumbers, wholeNumber } from "../text/numbers.ts";
import { settingSentence } from "../text/setting-sentences.ts";
import { mostColumns, mostRows, type Shape } from "./board.ts";
import { formatProblemas } from "./formats/problemas.ts";

/** The same seed gives the same board everywhere. */
export function randomCells({ rows, columns }: Shape, seed: number): number[] {
  return new Random(seed).shuffled(Array.from({ length: rows * columns }, (_, value) => value));
}

/** Options of a random board used as a problem in its own right. */
export const randomOptions = {
  size: { value: "RxC", summary: "rows and columns (default: 10x10)" },
  target: { value: "N", summary: "the points to reach (default: 2000)" },
} as const;

/** A random board as the text of a problem file. */
export function randomProblem(seed: number, { size = "10x10", target = "2000" }: Settings): string {
  const [rows = 0, columns = 0] = sizeNumbers(size) ?? [];
  const shape = { rows, columns };
  const fits =
    shape.rows >= 1 && shape.rows <= mostRows && shape.columns >= 1 && shape.columns <= mostColumns;
  if (!fits) throw new OptionError(settingSentence("random-size", size));
  const points = wholeNumber(target);
  if (points === undefined) throw new OptionError(settingSentence("random-target", target));
  const cells = randomCells(shape, seed);
  return formatProblemas([{ name: "F", target: points, shape, cells, knight: -1 }]);
}
