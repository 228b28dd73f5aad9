/** The board of the page as the text that could stand for it. */
import { instances as puzzles } from "../../../domains/eternity2/instances.ts";
import { formatPuzzle } from "../../../domains/eternity2/text.ts";
import type { ProblemInput } from "../../../domains/index.ts";
import { instances as knightBoards } from "../../../domains/knight-score/instances.ts";
import { formatLine } from "../../../domains/knight-score/text.ts";
import { instances as tileBoards } from "../../../domains/sliding-tiles/instances.ts";
import { formatBoard } from "../../../domains/sliding-tiles/text.ts";

/** Own text as it was typed; of an instance what a file with it would hold. */
export function boardText(domain: string, input: ProblemInput): string {
  if ("text" in input) return input.text;
  const name = input.instance;
  if (domain === "sliding-tiles") {
    const board = tileBoards[name];
    return board === undefined ? "" : formatBoard(board.start, board.shape);
  }
  if (domain === "knight-score") {
    const { board } = knightBoards[name]!;
    return formatLine({ cells: board.cells, knight: board.knight, score: 0 }, board).replaceAll(" / ", "\n");
  }
  return formatPuzzle(puzzles[name]!.puzzle);
}
