/**
 * The tree of placements cut at a depth: every node there is a prefix that can be searched on its own. The depth
 * depends on the puzzle and the fill order only, so that totals are the same for any number of workers.
 */
import type { PlacementSearch, TreePlace } from "./placement-search.ts";

interface Prefix {
  readonly place: TreePlace;
  /** Placements of the walk above the cut when this prefix was reached, its own last one included. */
  readonly above: number;
}

export interface TreeSplit {
  readonly depth: number;
  /** In the order of the walk. */
  readonly prefixes: readonly Prefix[];
  /** All placements down to the cut. */
  readonly above: number;
}

/** Enough for workers to share evenly, few enough to be listed in a moment. */
const PREFIXES_WANTED = 1000;
const PREFIXES_MOST = 50_000;

export function splitTree(search: PlacementSearch): TreeSplit {
  let best = splitAt(search, 0);
  for (let depth = 1; depth < search.length && best.prefixes.length < PREFIXES_WANTED; depth++) {
    const deeper = splitAt(search, depth);
    // A tree that ends above is cut where it still has nodes.
    if (deeper.prefixes.length > PREFIXES_MOST || deeper.prefixes.length === 0) break;
    best = deeper;
  }
  return best;
}

export function splitAt(search: PlacementSearch, depth: number): TreeSplit {
  const prefixes: Prefix[] = [];
  search.begin(depth - 1, depth);
  if (depth === 0) return { depth, prefixes: [{ place: search.place(), above: 0 }], above: 0 };
  for (;;) {
    const reached = search.advance(Number.POSITIVE_INFINITY);
    if (reached === "ended") return { depth, prefixes, above: search.placements };
    if (reached === "solution") prefixes.push({ place: search.placeBelow(), above: search.placements });
    if (prefixes.length > PREFIXES_MOST) return { depth, prefixes, above: search.placements };
  }
}
