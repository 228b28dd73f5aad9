/**
 * Inversions: pairs of tiles that are on the board in another order than in the goal. An even number of them means that the
 * board can be solved; on boards of even width, the rows between the blank and its place are added.
 */
import type { StateOrder } from "../analysis.ts";
import { type Board, cellsOf, type Shape } from "./board.ts";

export function orderOf({ columns }: Shape, board: Board, goal: Board): StateOrder {
  const place = cellsOf(goal);
  const tiles = board.filter((tile) => tile !== 0);
  const inversions = tiles.flatMap((tile, at) => {
    const before = tiles.slice(at + 1).filter((later) => place[later]! < place[tile]!);
    return before.length === 0 ? [] : [{ tile, before }];
  });
  const row = (cell: number) => Math.floor(cell / columns);
  const blankRows = columns % 2 === 0 ? Math.abs(row(board.indexOf(0)) - row(place[0]!)) : null;
  const count = inversions.reduce((sum, { before }) => sum + before.length, 0);
  return { inversions, blankRows, isSolvable: (count + (blankRows ?? 0)) % 2 === 0 };
}
