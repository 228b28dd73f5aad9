/**
 * A tree that grows: search trees and derivations, drawn alike. A large one is folded; it is panned by dragging or
 * scrolling, zoomed by Ctrl and the wheel or by + and -, and walked through with the arrow keys.
 */
import { type KeyboardEvent, useId, useMemo, useRef, useState } from "react";
import { Icon } from "./icons.tsx";
import { TreeDrawing } from "./tree-drawing.tsx";
import { placeTree, type TreeNode } from "./tree-layout.ts";
import { keyAction, useDragging, useKeepInView, useWheelZoom } from "./tree-navigation.ts";
import { useWords } from "./tree-words.ts";
import { useTreeFolding } from "./use-tree-folding.ts";
import "./tree-view.css";

export type { TreeNode, TreeNodeKind } from "./tree-layout.ts";

interface Props {
  readonly label: string;
  readonly nodes: readonly TreeNode[];
  readonly selected?: number | null;
  select?(id: number): void;
  /** Kept in view when it changes. */
  readonly current?: number | null;
  /** Opens or closes a node if the nodes are already folded; without this, the view folds them itself. */
  toggle?(id: number): void;
}

const zooms = [0.25, 0.35, 0.5, 0.7, 0.85, 1, 1.25, 1.6, 2] as const;
const USUAL = zooms.indexOf(1);

export function TreeView({ label, nodes, selected = null, select, current = null, toggle }: Props) {
  const words = useWords();
  const [zoom, setZoom] = useState(USUAL);
  const own = useTreeFolding(nodes, selected, current);
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
