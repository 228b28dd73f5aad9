/**
 * Where the nodes of a tree stand: the tidy drawing of Reingold and Tilford in the linear form of Buchheim, Jünger and
 * Leipert ("Improving Walker's algorithm to run in linear time", 2002), over typed arrays. Nodes are kept by rows and
 * from left to right, so that what lies in a window is found by halving.
 */

/** The parent of a root. */
export const ROOT = -1;

/** Columns are by spot: the number of a node by rows, from left to right. */
export interface PlacedTree {
  readonly count: number;
  /** By spot: the node's place in the list that was given. */
  readonly places: Int32Array;
  /** By place: the node's spot; -1 for a node that no root leads to. */
  readonly spots: Int32Array;
  /** By spot: the spot of the parent, or ROOT. */
  readonly parents: Int32Array;
  /** The children of a spot are the spots from `children[spot]` up to `children[spot + 1]`. */
  readonly children: Int32Array;
  /** By spot: how far to the right, in widths of a node. The leftmost node is at 0. */
  readonly x: Float32Array;
  /** The first spot of every row, and behind the last row the count. */
  readonly rows: Int32Array;
  /** The largest x. */
  readonly width: number;
}

/** Places a tree whose parents are given by place, in any order; children keep the order of the list. */
export function placeTree(parents: Int32Array): PlacedTree {
  const ordered = byRows(parents);
  const x = tidy(ordered);
  let width = 0;
  for (const right of x) if (right > width) width = right;
  return { ...ordered, x, width };
}

type Ordered = Omit<PlacedTree, "x" | "width">;

function byRows(given: Int32Array): Ordered {
  const { length } = given;
  const firstChild = new Int32Array(length).fill(ROOT);
  const nextSibling = new Int32Array(length).fill(ROOT);
  let firstRoot = ROOT;
  for (let place = length - 1; place >= 0; place--) {
    const parent = given[place];
    nextSibling[place] = parent === ROOT ? firstRoot : firstChild[parent];
    if (parent === ROOT) firstRoot = place;
    else firstChild[parent] = place;
  }
  const places = new Int32Array(length);
  const spots = new Int32Array(length).fill(-1);
  const parents = new Int32Array(length);
  const children = new Int32Array(length + 1);
  const rows = [0];
  let count = 0;
  const add = (first: number, parent: number) => {
    for (let place = first; place !== ROOT; place = nextSibling[place]) {
      spots[place] = count;
      parents[count] = parent;
      places[count++] = place;
    }
  };
  add(firstRoot, ROOT);
  for (let spot = 0; spot < count; spot++) {
    if (spot === rows[rows.length - 1]) rows.push(count);
    children[spot] = count;
    add(firstChild[places[spot]], spot);
  }
  children[count] = count;
  return {
    count,
    places: places.subarray(0, count),
    spots,
    parents: parents.subarray(0, count),
    children: children.subarray(0, count + 1),
    rows: Int32Array.from(rows),
  };
}

/** Room between neighbours, in widths of a node: more between those of different parents. */
const BESIDE_SIBLING = 1;
const BESIDE_COUSIN = 1.15;

/**
 * The names are those of the paper. All roots hang from one more node, whose number is `count`. Spots are walked from
 * the last to the first, so that children are ready before their parents, and then back.
 */
function tidy({ count, parents, children, rows }: Ordered): Float32Array {
  const top = count;
  const prelim = new Float64Array(count + 1);
  const mod = new Float64Array(count + 1);
  const shift = new Float64Array(count + 1);
  const change = new Float64Array(count + 1);
  const middle = new Float64Array(count + 1);
  const thread = new Int32Array(count + 1).fill(-1);
  const ancestor = Int32Array.from({ length: count + 1 }, (_, spot) => spot);
  const parentOf = (spot: number) => (parents[spot] === ROOT ? top : parents[spot]);
  const firstOf = (spot: number) => (spot === top ? 0 : children[spot]);
  const endOf = (spot: number) => (spot === top ? (rows[1] ?? 0) : children[spot + 1]);
  const nextLeft = (spot: number) => (firstOf(spot) < endOf(spot) ? firstOf(spot) : thread[spot]);
  const nextRight = (spot: number) => (firstOf(spot) < endOf(spot) ? endOf(spot) - 1 : thread[spot]);

  /** Moves the subtree of a node to the right until it touches nothing of those of the siblings before it. */
  const apportion = (spot: number, first: number, fallback: number): number => {
    let nearest = fallback;
    let insideRight = spot;
    let outsideRight = spot;
    let insideLeft = spot - 1;
    let outsideLeft = first;
    let modInsideRight = mod[insideRight];
    let modOutsideRight = mod[outsideRight];
    let modInsideLeft = mod[insideLeft];
    let modOutsideLeft = mod[outsideLeft];
    let left = nextRight(insideLeft);
    let right = nextLeft(insideRight);
    while (left !== -1 && right !== -1) {
      insideLeft = left;
      insideRight = right;
      outsideLeft = nextLeft(outsideLeft);
      outsideRight = nextRight(outsideRight);
      ancestor[outsideRight] = spot;
      const by = prelim[insideLeft] + modInsideLeft - (prelim[insideRight] + modInsideRight) + BESIDE_COUSIN;
      if (by > 0) {
        const from = parentOf(ancestor[insideLeft]) === parentOf(spot) ? ancestor[insideLeft] : nearest;
        moveSubtree(from, spot, by);
        modInsideRight += by;
        modOutsideRight += by;
      }
      modInsideLeft += mod[insideLeft];
      modInsideRight += mod[insideRight];
      modOutsideLeft += mod[outsideLeft];
      modOutsideRight += mod[outsideRight];
      left = nextRight(insideLeft);
      right = nextLeft(insideRight);
    }
    if (left !== -1 && nextRight(outsideRight) === -1) {
      thread[outsideRight] = left;
      mod[outsideRight] += modInsideLeft - modOutsideRight;
    }
    if (right !== -1 && nextLeft(outsideLeft) === -1) {
      thread[outsideLeft] = right;
      mod[outsideLeft] += modInsideRight - modOutsideLeft;
      nearest = spot;
    }
    return nearest;
  };

  const moveSubtree = (from: number, to: number, by: number) => {
    const each = by / (to - from);
    change[to] -= each;
    shift[to] += by;
    change[from] += each;
    prelim[to] += by;
    mod[to] += by;
  };

  const placeChildren = (parent: number) => {
    const first = firstOf(parent);
    const end = endOf(parent);
    if (first === end) return;
    let nearest = first;
    for (let spot = first; spot < end; spot++) {
      prelim[spot] = spot === first ? middle[spot] : prelim[spot - 1] + BESIDE_SIBLING;
      mod[spot] = prelim[spot] - middle[spot];
      if (spot > first) nearest = apportion(spot, first, nearest);
    }
    let shifted = 0;
    let changed = 0;
    for (let spot = end - 1; spot >= first; spot--) {
      prelim[spot] += shifted;
      mod[spot] += shifted;
      changed += change[spot];
      shifted += shift[spot] + changed;
    }
    middle[parent] = (prelim[first] + prelim[end - 1]) / 2;
  };

  for (let spot = count - 1; spot >= 0; spot--) placeChildren(spot);
  placeChildren(top);
  // From here on `mod` is the sum of those above.
  const x = new Float32Array(count);
  let leftmost = Number.POSITIVE_INFINITY;
  mod[top] = 0;
  for (let spot = 0; spot < count; spot++) {
    const above = mod[parentOf(spot)];
    prelim[spot] += above;
    mod[spot] += above;
    if (prelim[spot] < leftmost) leftmost = prelim[spot];
  }
  for (let spot = 0; spot < count; spot++) x[spot] = prelim[spot] - leftmost;
  return x;
}
