/** A tree that grows: search trees and derivations, drawn alike. A pure function of its nodes. */
import { hierarchy, tree } from "d3-hierarchy";
import { useMemo } from "react";
import "./tree-view.css";

/** What a node is at this moment; each has a colour and a shape of its own. */
export type TreeNodeKind = "frontier" | "expanded" | "current" | "path" | "goal" | "dropped";

export interface TreeNode {
  readonly id: number;
  /** Null for a root; a parent stands before its children. */
  readonly parent: number | null;
  readonly kind: TreeNodeKind;
  /** A few characters in the node, as its number in the order of expansion. */
  readonly label: string;
  /** Lines below the node, as `f = 7` or a salience. */
  readonly detail?: readonly string[];
}

interface Props {
  readonly label: string;
  readonly nodes: readonly TreeNode[];
  readonly selected?: number | null;
  select?(id: number): void;
}

const WIDTH = 56;
const HEIGHT = 72;

export function TreeView({ label, nodes, selected, select }: Props) {
  const placed = useMemo(() => place(nodes), [nodes]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="tree-view" aria-label={label} tabIndex={0}>
      <svg width={placed.width} height={placed.height} role="img" aria-label={label}>
        {placed.nodes.map(({ node, x, y, from }) => (
          <g key={node.id}>
            {from && (
              <path
                className="tree-edge"
                d={`M${from.x},${from.y}C${from.x},${y - 36} ${x},${from.y + 36} ${x},${y}`}
              />
            )}
          </g>
        ))}
        {placed.nodes.map(({ node, x, y }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the lists beside the tree select by keyboard
          <g
            key={node.id}
            className="tree-node"
            data-kind={node.kind}
            data-selected={node.id === selected || undefined}
            transform={`translate(${x},${y})`}
            onClick={() => select?.(node.id)}
          >
            <circle r="14" />
            <text dy="0.35em">{node.label}</text>
            {node.detail?.map((line, i) => (
              <text key={line} className="tree-detail" y={26 + 12 * i}>
                {line}
              </text>
            ))}
          </g>
        ))}
      </svg>
    </section>
  );
}

interface Placed {
  readonly node: TreeNode;
  readonly x: number;
  readonly y: number;
  readonly from: { readonly x: number; readonly y: number } | null;
}

function place(nodes: readonly TreeNode[]): { nodes: Placed[]; width: number; height: number } {
  const children = groupByParent(nodes);
  const above = { id: -1, children: children.get(null) ?? [] };
  const root = hierarchy<TreeNode | typeof above>(above, (node) =>
    children.get(node.id === -1 ? null : node.id),
  );
  const laid = tree<TreeNode | typeof above>().nodeSize([WIDTH, HEIGHT])(root);
  const all = laid.descendants().slice(1);
  const left = Math.min(0, ...all.map(({ x }) => x)) - WIDTH / 2;
  const at = ({ x, y }: { x: number; y: number }) => ({ x: x - left, y: y - HEIGHT / 2 });
  return {
    nodes: all.map((point) => ({
      node: point.data as TreeNode,
      ...at(point),
      from: point.parent === laid ? null : at(point.parent!),
    })),
    width: Math.max(0, ...all.map(({ x }) => x)) - left + WIDTH / 2,
    height: Math.max(0, ...all.map(({ y }) => y)) + HEIGHT / 2,
  };
}

function groupByParent(nodes: readonly TreeNode[]): Map<number | null, TreeNode[]> {
  const groups = new Map<number | null, TreeNode[]>();
  for (const node of nodes) {
    const group = groups.get(node.parent);
    if (group) group.push(node);
    else groups.set(node.parent, [node]);
  }
  return groups;
}
