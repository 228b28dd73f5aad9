/** A tree as a picture, for files. */

import type { Group, Paint, Picture, Shape } from "../../ui/picture/picture.ts";
import {
  edgePath,
  NODE_RADIUS,
  nodeWidth,
  type PlacedNode,
  placeTree,
  type TreeNode,
  type TreeNodeKind,
} from "../../ui/tree-layout.ts";

const paints: Readonly<Record<TreeNodeKind, readonly [fill: Paint, stroke: Paint]>> = {
  frontier: ["frontier-soft", "frontier"],
  expanded: ["expanded-soft", "expanded"],
  current: ["current-soft", "current"],
  path: ["path-soft", "path"],
  goal: ["path-soft", "path"],
  dropped: ["dropped-soft", "dropped"],
};
const MARGIN = 16;

export function treePicture(nodes: readonly TreeNode[]): Picture {
  const placed = placeTree(nodes);
  const edges: Group = {
    key: "edges",
    x: MARGIN,
    y: MARGIN,
    shapes: placed.nodes
      .filter(({ from }) => from !== null)
      .map(
        (at): Shape => ({ type: "path", d: edgePath(at), fill: null, stroke: "line-strong", strokeWidth: 1 }),
      ),
  };
  return {
    width: placed.width + 2 * MARGIN,
    height: placed.height + 2 * MARGIN,
    groups: [edges, ...placed.nodes.map(nodeGroup)],
  };
}

function nodeGroup({ node, x, y }: PlacedNode): Group {
  const [fill, stroke] = paints[node.kind];
  const lines = [...(node.detail ?? []), ...(node.hidden ? [`+${node.hidden}`] : [])];
  return {
    key: String(node.id),
    x: x + MARGIN,
    y: y + MARGIN,
    shapes: [
      {
        type: "rect",
        x: -nodeWidth(node) / 2,
        y: -NODE_RADIUS,
        width: nodeWidth(node),
        height: 2 * NODE_RADIUS,
        round: NODE_RADIUS,
        fill,
        stroke,
        strokeWidth: node.kind === "goal" ? 3 : 1.5,
      },
      { type: "text", x: 0, y: 0, text: node.label, size: 12, fill: "ink" },
      ...lines.map((text, i): Shape => {
        return { type: "text", x: 0, y: NODE_RADIUS + 9 + 12 * i, text, size: 11, fill: "ink-soft" };
      }),
    ],
  };
}
