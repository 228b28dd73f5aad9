/**
 * A tree that grows: search trees and derivations, drawn alike on a canvas. It is dragged, zoomed by the wheel, by two
 * fingers or by + and -, and walked through with the arrow keys; what it shows is there for screen readers too.
 */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Icon, type IconName } from "../icons.tsx";
import { giveUpTurn, takeTurn } from "../turns.ts";
import type { Point } from "./camera.ts";
import { TreeFeed } from "./feed.ts";
import type { ShownTree, Tree } from "./tree.ts";
import { TreeCanvas } from "./tree-canvas.ts";
import { TreeCard } from "./tree-card.tsx";
import { spotByKey } from "./tree-keys.ts";
import { TreeLegend } from "./tree-legend.tsx";
import { TreeMap } from "./tree-map.ts";
import { TreeOutline } from "./tree-outline.tsx";
import { listenToPointer } from "./tree-pointer.ts";
import { useWords } from "./words.ts";
import "./tree-view.css";

export interface TreeScreen {
  /** Shows a tree at once; `current` is the node in hand, which is kept in view. */
  show(tree: Tree, current: number | null): void;
  /** Boards or lines of the tree that is shown have become known. */
  refresh(): void;
}

interface Props {
  readonly label: string;
  readonly selected: number | null;
  select(id: number | null): void;
  /** A node was clicked twice. */
  open?(id: number): void;
  /** Called with the screen for as long as it is there; returns the function that ends it. */
  feed(screen: TreeScreen): () => void;
}

interface Hover {
  readonly spot: number;
  readonly point: Point;
}

/** Least milliseconds between two trees for those who listen, and for the legend. */
const SPOKEN_MS = 400;

const ZOOM = 1.35;
const MAP = { width: 148, height: 88 };

export function TreeView({ label, selected, select, open, feed }: Props) {
  const words = useWords();
  const prefix = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const mapBox = useRef<HTMLButtonElement>(null);
  const mapCanvas = useRef<HTMLCanvasElement>(null);
  const mapFrame = useRef<HTMLSpanElement>(null);
  const view = useRef<TreeCanvas | null>(null);
  const map = useRef<TreeMap | null>(null);
  const [spoken, setSpoken] = useState<ShownTree | null>(null);
  const [hover, setHover] = useState<Hover | null>(null);
  const act = useRef({ select, open });
  useEffect(() => {
    act.current = { select, open };
  });

  useEffect(() => {
    const element = canvas.current!;
    const speak = slowly(setSpoken);
    const own = new TreeCanvas(element, { painted: () => map.current?.update() });
    view.current = own;
    map.current = new TreeMap(mapBox.current!, mapCanvas.current!, mapFrame.current!, own);
    const trees = new TreeFeed((tree) => {
      own.show(tree);
      speak.say(tree);
    });
    const idOf = (spot: number) =>
      spot < 0 || own.tree === null ? null : own.tree.ids[own.tree.placed.places[spot]];
    const deafen = listenToPointer(element, own, {
      select: (spot) => act.current.select(idOf(spot)),
      open(spot) {
        const id = idOf(spot);
        if (id !== null) act.current.open?.(id);
      },
      hover(spot, point) {
        own.hover(spot);
        setHover((before) => (spot < 0 ? null : before?.spot === spot ? before : { spot, point }));
      },
    });
    const stop = feed({
      show: (tree, current) => trees.give(tree, current),
      refresh() {
        own.repaint();
        if (own.tree !== null) speak.say({ ...own.tree });
      },
    });
    return () => {
      stop();
      deafen();
      trees.close();
      speak.close();
      map.current?.close();
      own.close();
    };
  }, [feed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another feed has another canvas, which must be told too
  useEffect(() => view.current?.select(selected), [selected, feed]);

  const tree = view.current?.tree ?? spoken;
  const isEmpty = spoken === null || spoken.placed.count === 0;
  const place = selected === null || spoken === null ? -1 : spoken.ids.indexOf(selected);
  const onKey = (event: KeyboardEvent) => {
    const own = view.current;
    if (own?.tree == null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") own.zoom(ZOOM);
    else if (event.key === "-") own.zoom(1 / ZOOM);
    else if (event.key === "0") own.usual();
    else if (event.key === "Enter" && selected !== null) open?.(selected);
    else if (event.key === "Escape" && selected !== null) select(null);
    else {
      const { tree: now } = own;
      const at = selected === null ? -1 : now.ids.indexOf(selected);
      const spot = spotByKey(event.key, now.placed, at < 0 ? -1 : now.placed.spots[at]);
      if (spot < 0) return;
      select(now.ids[now.placed.places[spot]]);
    }
    event.preventDefault();
  };
  return (
    <div className="tree-frame">
      <div
        className="tree-view"
        role="tree"
        aria-label={label}
        aria-activedescendant={place < 0 ? undefined : `${prefix}${selected}`}
        tabIndex={0}
        data-step={spoken?.step}
        onKeyDown={onKey}
      >
        <canvas ref={canvas} className="tree-canvas" />
        {spoken && <TreeOutline tree={spoken} selected={selected} prefix={prefix} select={select} />}
      </div>
      <button
        ref={mapBox}
        type="button"
        className="tree-map"
        aria-label={words.map}
        title={words.map}
        tabIndex={-1}
        hidden
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          map.current?.lookAt(event.nativeEvent.offsetX, event.nativeEvent.offsetY);
        }}
        onPointerMove={(event) => {
          if (event.buttons > 0) map.current?.lookAt(event.nativeEvent.offsetX, event.nativeEvent.offsetY);
        }}
      >
        <canvas ref={mapCanvas} width={2 * MAP.width} height={2 * MAP.height} />
        <span ref={mapFrame} />
      </button>
      <div className="tree-zoom" hidden={isEmpty}>
        <ZoomButton icon="smaller" label={words.smaller} act={() => view.current?.zoom(1 / ZOOM)} />
        <ZoomButton icon="larger" label={words.larger} act={() => view.current?.zoom(ZOOM)} />
        <ZoomButton icon="usual" label={words.fit} act={() => view.current?.fit()} />
        <ZoomButton icon="follow" label={words.usual} act={() => view.current?.usual()} />
      </div>
      {hover !== null && tree !== null && hover.spot < tree.placed.count && (
        <TreeCard tree={tree} spot={hover.spot} at={hover.point} />
      )}
      {hover === null && spoken !== null && place >= 0 && spoken.placed.spots[place] >= 0 && (
        <TreeCard tree={spoken} spot={spoken.placed.spots[place]} close={() => select(null)} />
      )}
      {!isEmpty && <TreeLegend tree={spoken} />}
    </div>
  );
}

function ZoomButton({ icon, label, act }: { readonly icon: IconName; readonly label: string; act(): void }) {
  return (
    <button type="button" className="icon" aria-label={label} title={label} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}

/** The first at once, then the newest with rests between. */
function slowly(set: (tree: ShownTree) => void) {
  let newest: ShownTree | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    timer = newest === null ? undefined : setTimeout(rest, SPOKEN_MS);
    if (newest !== null) takeTurn(speak);
  };
  const speak = () => {
    if (newest !== null) set(newest);
    newest = null;
  };
  return {
    say(tree: ShownTree) {
      newest = tree;
      if (timer === undefined) rest();
    },
    close() {
      clearTimeout(timer);
      giveUpTurn(speak);
    },
  };
}
