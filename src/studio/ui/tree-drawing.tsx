/** The nodes and edges of a tree, drawn where the layout has placed them. */
import { whole } from "../app/numbers.ts";
import { edgePath, NODE_RADIUS, nodeWidth, type PlacedTree, type TreeNode } from "./tree-layout.ts";
import { useWords } from "./tree-words.ts";

interface Props {
  readonly placed: PlacedTree;
  readonly scale: number;
  readonly selected: number | null;
  readonly select: ((id: number) => void) | undefined;
  /** The prefix of the nodes' ids in the page. */
  readonly prefix: string;
  toggle(id: number): void;
}

export function TreeDrawing({ placed, scale, selected, select, prefix, toggle }: Props) {
  const words = useWords();
  return (
    <svg
      role="presentation"
      width={placed.width * scale}
      height={placed.height * scale}
      viewBox={`0 0 ${placed.width} ${placed.height}`}
    >
      <g>
        {placed.nodes.map((at) => (
          <path key={at.node.id} className="tree-edge" data-kind={at.node.kind} d={edgePath(at)} />
        ))}
      </g>
      {placed.nodes.map(({ node, x, y, depth }) => (
        <g
          key={node.id}
          id={`${prefix}${node.id}`}
          role="treeitem"
          aria-level={depth}
          aria-selected={node.id === selected}
          aria-description={words[node.kind]}
          className="tree-node"
          data-kind={node.kind}
          data-selected={node.id === selected || undefined}
          transform={`translate(${x},${y})`}
          onClick={() => select?.(node.id)}
          onDoubleClick={() => toggle(node.id)}
        >
          {node.kind === "goal" && <NodeOutline className="tree-ring" node={node} more={4} />}
          <NodeOutline node={node} more={0} />
          <text dy="0.35em">{node.label}</text>
          {node.detail?.map((line, i) => (
            <text key={line} className="tree-detail" y={NODE_RADIUS + 12 + 12 * i}>
              {line}
            </text>
          ))}
          {node.hidden ? (
            // biome-ignore lint/a11y/noStaticElementInteractions: Enter on the node does the same
            <text
              className="tree-hidden"
              y={NODE_RADIUS + 12 + 12 * (node.detail?.length ?? 0)}
              onClick={(event) => {
                event.stopPropagation();
                toggle(node.id);
              }}
            >
              +{whole(node.hidden)}
            </text>
          ) : null}
        </g>
      ))}
    </svg>
  );
}

interface OutlineProps {
  readonly node: TreeNode;
  /** How much larger the outline is on each side. */
  readonly more: number;
  readonly className?: string;
}

function NodeOutline({ node, more, className = "tree-shape" }: OutlineProps) {
  const high = NODE_RADIUS + more;
  const wide = nodeWidth(node) / 2 + more;
  return <rect className={className} x={-wide} y={-high} width={2 * wide} height={2 * high} rx={high} />;
}
