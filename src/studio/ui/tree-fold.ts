/**
 * Which nodes of a large tree are drawn: what the user has opened, the paths to the nodes that matter, and from the roots
 * down as much as fits. Nodes that are folded away are counted at the node above them.
 */

/** The parent of a root. */
export const ROOT = -1;
/** Stands for the parent of a number that is not a node. */
export const ABSENT = -2;

export interface FoldOptions {
  /** By node: its parent, ROOT or ABSENT. */
  readonly parents: Int32Array | readonly number[];
  /** Nodes that are drawn, with all nodes above them. */
  readonly kept?: readonly number[];
  /** Nodes whose children are drawn, and nodes whose children are not. */
  readonly opened?: ReadonlySet<number>;
  readonly closed?: ReadonlySet<number>;
  /** Roughly how many nodes are drawn. */
  readonly room: number;
}

export interface FoldedTree {
  /** A parent comes before its children. */
  readonly shown: readonly number[];
  /** How many nodes below a shown node are not drawn; absent for 0. */
  readonly hidden: ReadonlyMap<number, number>;
}

/** Of a node with a great many children, only this many are drawn at once. */
const MOST_CHILDREN = 24;

export function foldTree({
  parents,
  kept = [],
  opened = new Set(),
  closed = new Set(),
  room,
}: FoldOptions): FoldedTree {
  const { firstChild, nextSibling, firstRoot } = childLists(parents);
  const sizes = subtreeSizes(parents, firstChild, nextSibling, firstRoot);
  const onWay = new Set<number>();
  for (const node of kept)
    for (let at = node; at >= 0 && !onWay.has(at) && parents[at] !== ABSENT; at = parents[at]!) onWay.add(at);
  const shown: number[] = [];
  const hidden = new Map<number, number>();
  for (let root = firstRoot; root !== ROOT; root = nextSibling[root]!) shown.push(root);
  // First the nodes that matter to the user, then from the top as far as there is room.
  const waiting: number[] = [];
  const open = (node: number, isForced: boolean) => {
    let left = sizes[node]! - 1;
    const most = opened.has(node) ? Number.POSITIVE_INFINITY : MOST_CHILDREN;
    let count = 0;
    for (let child = firstChild[node]!; child !== ROOT; child = nextSibling[child]!) {
      if (count >= most && !onWay.has(child)) continue;
      shown.push(child);
      left -= sizes[child]!;
      count++;
    }
    if (left > 0) hidden.set(node, left);
    else if (isForced) hidden.delete(node);
  };
  for (let at = 0; at < shown.length; at++) {
    const node = shown[at]!;
    if (firstChild[node] === ROOT) continue;
    if (closed.has(node)) hidden.set(node, sizes[node]! - 1);
    else if (opened.has(node) || isPassed(node)) open(node, true);
    else waiting.push(node);
  }
  for (let at = 0; at < waiting.length; at++) {
    const node = waiting[at]!;
    const before = shown.length;
    if (before >= room || before + childCount(node) > room + MOST_CHILDREN) {
      hidden.set(node, sizes[node]! - 1);
      continue;
    }
    open(node, false);
    for (const child of shown.slice(before)) {
      if (firstChild[child] === ROOT) continue;
      if (closed.has(child)) hidden.set(child, sizes[child]! - 1);
      else waiting.push(child);
    }
  }
  return { shown: parentsFirst(shown, parents), hidden };

  /** Whether the path to a kept node leads through this one. */
  function isPassed(node: number): boolean {
    if (!onWay.has(node)) return false;
    for (let child = firstChild[node]!; child !== ROOT; child = nextSibling[child]!)
      if (onWay.has(child)) return true;
    return false;
  }

  function childCount(node: number): number {
    let count = 0;
    for (let child = firstChild[node]!; child !== ROOT && count < MOST_CHILDREN; child = nextSibling[child]!)
      count++;
    return count;
  }
}

interface ChildLists {
  readonly firstChild: Int32Array;
  readonly nextSibling: Int32Array;
  readonly firstRoot: number;
}

function childLists(parents: FoldOptions["parents"]): ChildLists {
  const firstChild = new Int32Array(parents.length).fill(ROOT);
  const nextSibling = new Int32Array(parents.length).fill(ROOT);
  let firstRoot = ROOT;
  for (let node = parents.length - 1; node >= 0; node--) {
    const parent = parents[node]!;
    if (parent === ABSENT) continue;
    if (parent === ROOT) {
      nextSibling[node] = firstRoot;
      firstRoot = node;
    } else {
      nextSibling[node] = firstChild[parent]!;
      firstChild[parent] = node;
    }
  }
  return { firstChild, nextSibling, firstRoot };
}

/** Nodes of each subtree, its root included. */
function subtreeSizes(
  parents: FoldOptions["parents"],
  firstChild: Int32Array,
  nextSibling: Int32Array,
  firstRoot: number,
): Int32Array {
  const sizes = new Int32Array(parents.length);
  const order = new Int32Array(parents.length);
  let count = 0;
  for (let root = firstRoot; root !== ROOT; root = nextSibling[root]!) order[count++] = root;
  for (let at = 0; at < count; at++)
    for (let child = firstChild[order[at]!]!; child !== ROOT; child = nextSibling[child]!)
      order[count++] = child;
  for (let at = count - 1; at >= 0; at--) {
    const node = order[at]!;
    sizes[node]!++;
    const parent = parents[node]!;
    if (parent >= 0) sizes[parent]! += sizes[node]!;
  }
  return sizes;
}

/** By depth, then by number: stable while the tree grows. */
function parentsFirst(shown: number[], parents: FoldOptions["parents"]): number[] {
  const depths = new Map<number, number>();
  const depthOf = (node: number): number => {
    let depth = depths.get(node);
    if (depth === undefined) {
      const parent = parents[node]!;
      depths.set(node, (depth = parent < 0 ? 0 : depthOf(parent) + 1));
    }
    return depth;
  };
  // A parent is listed before its children, so no call goes deeper than one step.
  for (const node of shown) depthOf(node);
  return shown.sort((a, b) => depths.get(a)! - depths.get(b)! || a - b);
}
