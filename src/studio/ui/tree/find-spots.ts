/** What of a placed tree lies in a part of a row; rows are in order, so halving finds it. */
import type { PlacedTree } from "./place-tree.ts";

/** The first spot of a row at `x` or to the right of it; the end of the row if there is none. */
export function spotFrom({ rows, x }: PlacedTree, row: number, least: number, from = rows[row]): number {
  let low = from;
  let high = rows[row + 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (x[middle] < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The spot of a row that is nearest to `x`. */
export function nearestSpot(tree: PlacedTree, row: number, x: number): number {
  const right = spotFrom(tree, row, x);
  if (right === tree.rows[row]) return right;
  if (right === tree.rows[row + 1]) return right - 1;
  return tree.x[right] - x < x - tree.x[right - 1] ? right : right - 1;
}

/** The row of a spot. */
export function rowOf({ rows }: PlacedTree, spot: number): number {
  let low = 0;
  let high = rows.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (rows[middle] <= spot) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * The first spot of a row whose line to its parent ends, above or below, at `least` or to the right of it. Lines of a
 * row do not cross, so they are in order too.
 */
export function lineFrom(
  { rows, x, parents }: PlacedTree,
  row: number,
  least: number,
  from = rows[row],
): number {
  let low = from;
  let high = rows[row + 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (Math.max(x[middle], x[parents[middle]]) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
