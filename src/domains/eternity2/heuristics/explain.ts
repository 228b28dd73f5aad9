/** How an estimate of a board is composed: by the cells that are left, or by the rule that the board breaks. */
import type { Heuristic } from "../../../search/index.ts";
import type { EstimatePart } from "../../domain.ts";
import { type Board, EMPTY } from "../board.ts";
import { centreDistance } from "../cell-orders.ts";
import type { Puzzle } from "../pieces.ts";

export function explain(
  name: string,
  heuristic: Heuristic<Board>,
  puzzle: Puzzle,
  board: Board,
): readonly EstimatePart[] {
  const h = heuristic(board);
  if (h === 0) return [];
  const count = board.cells.length;
  const parts = board.cells.flatMap((value, cell): EstimatePart[] => {
    if (value !== EMPTY) return [];
    const part = name === "border-first" ? count * centreDistance(puzzle, cell) : 1;
    return part === 0 ? [] : [{ kind: "cell", name: String(cell + 1), value: part, cell }];
  });
  const sum = parts.reduce((total, { value }) => total + value, 0);
  // A board that looks wrong gets one huge value instead.
  return sum === h ? parts : [{ kind: "rule", name, value: h }];
}
