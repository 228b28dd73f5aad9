/** The part of a tree that is there for those who listen to it: a small tree whole, of a large one the way to a node. */
import { rowOf } from "./find-spots.ts";
import { type PlacedTree, ROOT } from "./place-tree.ts";

export interface OutlineItem {
  readonly spot: number;
  /** From 1. */
  readonly level: number;
  /** Its number among its siblings, from 1, and how many they are. */
  readonly number: number;
  readonly siblings: number;
}

/** A tree of at most this many nodes is listed whole. */
const WHOLE = 200;
/** Of the children of one node, those nearest to the way. */
const MOST_CHILDREN = 30;
/** Of the way to a node, its end: the way down a chain may have a hundred thousand nodes. */
const MOST_LEVELS = 40;

/** Parents come before their children, as in a list with indents. */
export function outlineOf(placed: PlacedTree, active: number): OutlineItem[] {
  const found: OutlineItem[] = [];
  const onWay = new Set<number>();
  let top = active;
  for (let spot = active; spot >= 0 && onWay.size < MOST_LEVELS; spot = placed.parents[spot]) {
    onWay.add(spot);
    top = spot;
  }
  const isOpen = (spot: number) => placed.count <= WHOLE || onWay.has(spot);
  const isCut = placed.count > WHOLE && top >= 0 && placed.parents[top] !== ROOT;
  const waiting = isCut ? [top] : listed(placed, 0, placed.rows[1] ?? 0, onWay);
  while (waiting.length > 0) {
    const spot = waiting.pop()!;
    found.push(itemOf(placed, spot));
    if (isOpen(spot))
      waiting.push(...listed(placed, placed.children[spot], placed.children[spot + 1], onWay));
  }
  return found;
}

/** The siblings that are listed, the last one first: of many, those nearest to the one on the way. */
function listed(placed: PlacedTree, first: number, end: number, onWay: ReadonlySet<number>): number[] {
  let from = first;
  let to = end;
  if (placed.count > WHOLE && end - first > MOST_CHILDREN) {
    const middle = [...onWay].find((spot) => spot >= first && spot < end) ?? first;
    from = Math.max(first, Math.min(end, middle + MOST_CHILDREN / 2) - MOST_CHILDREN);
    to = Math.min(end, from + MOST_CHILDREN);
  }
  return Array.from({ length: to - from }, (_, i) => to - 1 - i);
}

function itemOf(placed: PlacedTree, spot: number): OutlineItem {
  const parent = placed.parents[spot];
  const first = parent === ROOT ? 0 : placed.children[parent];
  const end = parent === ROOT ? placed.rows[1] : placed.children[parent + 1];
  return { spot, level: rowOf(placed, spot) + 1, number: spot - first + 1, siblings: end - first };
}
