/** Where the nodes of a tree are drawn: a tidy layout with the roots in a row at the top. */
import { hierarchy, tree } from "d3-hierarchy";

/** What a node is at this moment; each has a colour and a shape of its own. */
export type TreeNodeKind = "frontier" | "expanded" | "current" | "path" | "goal" | "dropped";

export interface TreeNode {
  readonly id: number;
  /** Null for a root; a parent comes before its children. */
  readonly parent: number | null;
  readonly kind: TreeNodeKind;
  /** A few characters in the node, such as its number in the order of expansion. */
  readonly label: string;
  /** Lines below the node, such as `f = 7` or a salience. */
  readonly detail?: readonly string[];
  /** How many nodes below it are folded away. */
  readonly hidden?: number;
}

export interface PlacedNode {
  readonly node: TreeNode;
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  readonly from: { readonly x: number; readonly y: number } | null;
}

export interface PlacedTree {
  readonly nodes: readonly PlacedNode[];
  readonly width: number;
  readonly height: number;
}

export const NODE_RADIUS = 14;
const NARROWEST = 56;
const LINE = 12;
const GAP = 48;

export function placeTree(nodes: readonly TreeNode[]): PlacedTree {
  const children = groupByParent(nodes);
  const above = { id: -1 };
  const root = hierarchy<TreeNode | typeof above>(above, (node) =>
    children.get(node === above ? null : node.id),
  );
  const lines = nodes.reduce(
    (most, { detail, hidden }) => Math.max(most, (detail?.length ?? 0) + (hidden ? 1 : 0)),
    0,
  );
  const high = GAP + LINE * Math.max(1, lines);
  const wide = nodes.reduce((most, node) => Math.max(most, nodeWidth(node) + 16), NARROWEST);
  const laid = tree<TreeNode | typeof above>().nodeSize([wide, high])(root);
  const all = laid.descendants().slice(1);
  let left = 0;
  let right = 0;
  let bottom = 0;
  for (const { x, y } of all) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  // The row of the root above all roots is not drawn.
  const at = ({ x, y }: { x: number; y: number }) => ({
    x: x - left + wide / 2,
    y: y - high + NODE_RADIUS + 6,
  });
  return {
    nodes: all.map((point) => ({
      node: point.data as TreeNode,
      depth: point.depth,
      ...at(point),
      from: point.parent === laid ? null : at(point.parent!),
    })),
    width: right - left + wide,
    height: bottom,
  };
}

/** A circle for a short label, longer for a long one. */
export function nodeWidth({ label }: TreeNode): number {
  return Math.max(2 * NODE_RADIUS, 7.5 * label.length + 10);
}

/** The curve from a parent to its child. */
export function edgePath({ x, y, from }: PlacedNode): string {
  if (from === null) return "";
  const middle = (from.y + y) / 2;
  return `M${from.x},${from.y + NODE_RADIUS}C${from.x},${middle} ${x},${middle} ${x},${y - NODE_RADIUS}`;
}

function groupByParent(nodes: readonly TreeNode[]): Map<number | null, TreeNode[]> {
  const known = new Set(nodes.map(({ id }) => id));
  const groups = new Map<number | null, TreeNode[]>();
  for (const node of nodes) {
    const parent = node.parent !== null && known.has(node.parent) ? node.parent : null;
    const group = groups.get(parent);
    if (group) group.push(node);
    else groups.set(parent, [node]);
  }
  return groups;
}
