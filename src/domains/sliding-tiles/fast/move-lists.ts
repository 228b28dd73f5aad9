/**
 * The moves possible after (cell of the blank, last move), as lists in one array: what the in-place walks loop over.
 * The undo of the last move is left out.
 */
import { type Board, opposite, target } from "../board.ts";
import type { SlidingTiles } from "../problem.ts";

/** Lists are numbered `blank * 5 + index of the last move in the order`; 4 stands for no last move. */
const LISTS_PER_CELL = 5;

export interface MoveLists {
  /** List n is entries `first[n]` to `first[n + 1] - 1`. */
  readonly first: Int32Array;
  /** Per entry: the cell the blank goes to, and the list that holds there. */
  readonly target: Int32Array;
  readonly nextList: Int32Array;
  /** Per entry: the position of the move in `actions(board)`. */
  readonly action: Int32Array;
}

/** The cell of the blank at which a list holds. */
export function blankOf(list: number): number {
  return Math.floor(list / LISTS_PER_CELL);
}

export function rootList(blank: number): number {
  return blank * LISTS_PER_CELL + LISTS_PER_CELL - 1;
}

/** The list at a start: of all moves, or without the one that leads back to its parent. */
export function startList({ shape, order }: SlidingTiles, start: Board, parent: Board | undefined): number {
  const blank = start.indexOf(0);
  if (parent === undefined) return rootList(blank);
  const last = order.findIndex((move) => target(shape, parent.indexOf(0), move) === blank);
  return blank * LISTS_PER_CELL + last;
}

export function moveLists({ cellMoves, order }: SlidingTiles): MoveLists {
  const first: number[] = [];
  const toCell: number[] = [];
  const nextList: number[] = [];
  const action: number[] = [];
  cellMoves.forEach(({ moves, targets }) => {
    for (let last = 0; last < LISTS_PER_CELL; last++) {
      first.push(toCell.length);
      moves.forEach((move, position) => {
        if (order[last] === opposite[move]) return;
        toCell.push(targets[position]!);
        nextList.push(targets[position]! * LISTS_PER_CELL + order.indexOf(move));
        action.push(position);
      });
    }
  });
  first.push(toCell.length);
  return {
    first: Int32Array.from(first),
    target: Int32Array.from(toCell),
    nextList: Int32Array.from(nextList),
    action: Int32Array.from(action),
  };
}
