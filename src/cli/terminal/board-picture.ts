/** An Eternity II board in the terminal: in colour where possible, otherwise as numbers. */
import { boardAsNumbers, boardForTerminal, type Puzzle } from "../../domains/eternity2/solver.ts";
import { color } from "./color.ts";

export function boardPicture(puzzle: Puzzle, cells: readonly number[]): string {
  return color.isColorSupported ? boardForTerminal(puzzle, cells) : boardAsNumbers(puzzle, cells);
}
