/** Moving about in a tree by keys: up to the parent, down to the first child, left and right along the row. */
import { rowOf } from "./find-spots.ts";
import type { PlacedTree } from "./place-tree.ts";

/** The spot that a key leads to; -1 if it leads nowhere. */
export function spotByKey(key: string, placed: PlacedTree, from: number): number {
  if (placed.count === 0) return -1;
  if (key === "Home" || (from < 0 && key.startsWith("Arrow"))) return 0;
  const { parents, children, rows } = placed;
  if (key === "ArrowUp") return parents[from];
  if (key === "ArrowDown") return children[from] < children[from + 1] ? children[from] : -1;
  const row = rowOf(placed, from);
  if (key === "ArrowLeft") return from > rows[row] ? from - 1 : -1;
  if (key === "ArrowRight") return from + 1 < rows[row + 1] ? from + 1 : -1;
  return -1;
}
