/**
 * A tree that grows: search trees and derivations, drawn alike. A large one is folded; it is panned by dragging or
 * scrolling, zoomed by Ctrl and the wheel or by + and -, and walked through with the arrow keys.
 */
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { inLanguages } from "../app/languages.ts";
import { whole } from "../app/numbers.ts";
import { Icon } from "./icons.tsx";
import { foldTree, ROOT } from "./tree-fold.ts";
import {
  edgePath,
  NODE_RADIUS,
  nodeWidth,
  type PlacedNode,
  type PlacedTree,
  placeTree,
  type TreeNode,
} from "./tree-layout.ts";
import "./tree-view.css";

export type { TreeNode, TreeNodeKind } from "./tree-layout.ts";

interface Props {
  readonly label: string;
  readonly nodes: readonly TreeNode[];
  readonly selected?: number | null;
  select?(id: number): void;
  /** Kept in view when it changes. */
  readonly current?: number | null;
  /** Opens or closes a node, if the nodes come folded already; without this the view folds them itself. */
  toggle?(id: number): void;
}

/** Nodes drawn at once when the view folds by itself. */
const ROOM = 250;
const zooms = [0.25, 0.35, 0.5, 0.7, 0.85, 1, 1.25, 1.6, 2] as const;
const USUAL = zooms.indexOf(1);

export function TreeView({ label, nodes, selected = null, select, current = null, toggle }: Props) {
  const words = useWords();
  const [zoom, setZoom] = useState(USUAL);
  const own = useOwnFolding(nodes, selected, current);
  const isFolded = toggle !== undefined;
  const shown = isFolded ? nodes : own.nodes;
  const placed = useMemo(() => placeTree(shown), [shown]);
  const box = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const active = placed.nodes.some(({ node }) => node.id === selected) ? `${prefix}${selected}` : undefined;
  const scale = zooms[zoom]!;
  const change = toggle ?? own.toggle;
  const zoomBy = (steps: number) => setZoom((now) => Math.max(0, Math.min(zooms.length - 1, now + steps)));
  useWheelZoom(box, zoomBy);
  useKeepInView(box, placed, current ?? selected, scale);

  const onKey = (event: KeyboardEvent) => {
    const act = keyAction(event.key, placed, selected ?? current, {
      select,
      toggle: change,
      zoom: zoomBy,
      usual: () => setZoom(USUAL),
    });
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return (
    <div className="tree-frame">
      <div
        ref={box}
        className="tree-view"
        role="tree"
        aria-label={label}
        aria-activedescendant={active}
        tabIndex={0}
        onKeyDown={onKey}
        {...useDragging(box)}
      >
        <TreeDrawing {...{ placed, scale, selected, select, prefix }} toggle={change} />
      </div>
      <div className="tree-zoom">
        <button
          type="button"
          className="icon"
          aria-label={words.smaller}
          title={words.smaller}
          onClick={() => zoomBy(-1)}
        >
          <Icon name="smaller" />
        </button>
        <button
          type="button"
          className="icon"
          aria-label={words.usual}
          title={words.usual}
          onClick={() => setZoom(USUAL)}
        >
          <Icon name="usual" />
        </button>
        <button
          type="button"
          className="icon"
          aria-label={words.larger}
          title={words.larger}
          onClick={() => zoomBy(1)}
        >
          <Icon name="larger" />
        </button>
      </div>
    </div>
  );
}

interface DrawingProps {
  readonly placed: PlacedTree;
  readonly scale: number;
  readonly selected: number | null;
  readonly select: ((id: number) => void) | undefined;
  /** Of the names of the nodes in the page. */
  readonly prefix: string;
  toggle(id: number): void;
}

function TreeDrawing({ placed, scale, selected, select, prefix, toggle }: DrawingProps) {
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
  /** Larger by so much on each side. */
  readonly more: number;
  readonly className?: string;
}

function NodeOutline({ node, more, className = "tree-shape" }: OutlineProps) {
  const high = NODE_RADIUS + more;
  const wide = nodeWidth(node) / 2 + more;
  return <rect className={className} x={-wide} y={-high} width={2 * wide} height={2 * high} rx={high} />;
}

/** The nodes folded to what fits, and the folding that the user has changed. */
function useOwnFolding(nodes: readonly TreeNode[], selected: number | null, current: number | null) {
  const [changed, setChanged] = useState<{ opened: ReadonlySet<number>; closed: ReadonlySet<number> }>({
    opened: new Set(),
    closed: new Set(),
  });
  const folded = useMemo(() => {
    const places = new Map(nodes.map(({ id }, place) => [id, place]));
    const placesOf = (ids: Iterable<number>) => [...ids].flatMap((id) => places.get(id) ?? []);
    const { shown, hidden } = foldTree({
      parents: nodes.map(({ parent }) => (parent === null ? ROOT : (places.get(parent) ?? ROOT))),
      kept: placesOf([selected, current].filter((id) => id !== null)),
      opened: new Set(placesOf(changed.opened)),
      closed: new Set(placesOf(changed.closed)),
      room: ROOM,
    });
    return shown.map((place): TreeNode => {
      const count = hidden.get(place);
      return count === undefined ? nodes[place]! : { ...nodes[place]!, hidden: count };
    });
  }, [nodes, selected, current, changed]);
  const toggle = (id: number) => {
    const isClosed = (folded.find((node) => node.id === id)?.hidden ?? 0) > 0;
    setChanged(({ opened, closed }) => ({
      opened: isClosed ? new Set([...opened, id]) : without(opened, id),
      closed: isClosed ? without(closed, id) : new Set([...closed, id]),
    }));
  };
  return { nodes: folded, toggle };
}

export function without(set: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return new Set([...set].filter((other) => other !== id));
}

interface KeyActions {
  readonly select: ((id: number) => void) | undefined;
  toggle(id: number): void;
  zoom(steps: number): void;
  usual(): void;
}

/** What a key does: up to the parent, down to the first child, left and right along the row. */
function keyAction(
  key: string,
  { nodes }: PlacedTree,
  active: number | null,
  { select, toggle, zoom, usual }: KeyActions,
): (() => void) | undefined {
  if (key === "+" || key === "=") return () => zoom(1);
  if (key === "-") return () => zoom(-1);
  if (key === "0") return usual;
  const at = nodes.find(({ node }) => node.id === active) ?? nodes[0];
  if (at === undefined) return undefined;
  const to = (found: PlacedNode | undefined) => (found ? () => select?.(found.node.id) : undefined);
  if (key === "Home") return to(nodes[0]);
  if (key === "Enter" || key === " ") return () => toggle(at.node.id);
  if (key === "ArrowUp") return to(nodes.find(({ node }) => node.id === at.node.parent));
  if (key === "ArrowDown") return to(nodes.find(({ node }) => node.parent === at.node.id));
  const row = nodes.filter(({ depth }) => depth === at.depth).toSorted((a, b) => a.x - b.x);
  if (key === "ArrowLeft") return to(row[row.indexOf(at) - 1]);
  if (key === "ArrowRight") return to(row[row.indexOf(at) + 1]);
  return undefined;
}

function useWheelZoom(box: React.RefObject<HTMLElement | null>, zoomBy: (steps: number) => void): void {
  useEffect(() => {
    const element = box.current;
    // React listens to wheels passively, which could not keep the whole page from zooming.
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomBy(event.deltaY < 0 ? 1 : -1);
    };
    element?.addEventListener("wheel", turn, { passive: false });
    return () => element?.removeEventListener("wheel", turn);
  });
}

/** Scrolls as little as needed when the node changes. */
function useKeepInView(
  box: React.RefObject<HTMLElement | null>,
  placed: PlacedTree,
  id: number | null,
  scale: number,
): void {
  useEffect(() => {
    const element = box.current;
    const at = placed.nodes.find(({ node }) => node.id === id);
    if (element === null || at === undefined) return;
    // With the frame, which lays the tree out anyway: at once it would make one long task of both.
    const frame = requestAnimationFrame(() => {
      const margin = 60;
      const left = at.x * scale;
      const top = at.y * scale;
      const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
      if (left < scrollLeft + margin || left > scrollLeft + clientWidth - margin)
        element.scrollLeft = left - clientWidth / 2;
      if (top < scrollTop + margin || top > scrollTop + clientHeight - margin)
        element.scrollTop = top - clientHeight / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [box, placed, id, scale]);
}

function useDragging(box: React.RefObject<HTMLElement | null>) {
  const from = useRef<{ x: number; y: number; left: number; top: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      const element = box.current!;
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      from.current = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop };
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current === null || event.buttons === 0) return;
      box.current!.scrollLeft = from.current.left - (event.clientX - from.current.x);
      box.current!.scrollTop = from.current.top - (event.clientY - from.current.y);
    },
    onPointerUp: () => {
      from.current = null;
    },
  };
}

const en = {
  smaller: "Zoom out",
  larger: "Zoom in",
  usual: "Actual size",
  frontier: "waiting",
  expanded: "expanded",
  current: "current",
  path: "on the path",
  goal: "goal",
  dropped: "dropped",
};
const useWords = inLanguages<typeof en>({
  en,
  es: {
    smaller: "Alejar",
    larger: "Acercar",
    usual: "Tamaño real",
    frontier: "en espera",
    expanded: "expandido",
    current: "actual",
    path: "en el camino",
    goal: "meta",
    dropped: "descartado",
  },
  ca: {
    smaller: "Allunya",
    larger: "Apropa",
    usual: "Mida real",
    frontier: "en espera",
    expanded: "expandit",
    current: "actual",
    path: "en el camí",
    goal: "meta",
    dropped: "descartat",
  },
  pt: {
    smaller: "Afastar",
    larger: "Aproximar",
    usual: "Tamanho real",
    frontier: "à espera",
    expanded: "expandido",
    current: "atual",
    path: "no caminho",
    goal: "objetivo",
    dropped: "descartado",
  },
});
