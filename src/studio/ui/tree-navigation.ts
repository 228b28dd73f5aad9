/** Moving about in a tree: by keys, by the wheel, by dragging, and by keeping the current node in view. */
import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import type { PlacedNode, PlacedTree } from "./tree-layout.ts";

interface KeyActions {
  readonly select: ((id: number) => void) | undefined;
  toggle(id: number): void;
  zoom(steps: number): void;
  usual(): void;
}

/** What a key does: up to the parent, down to the first child, left and right along the row. */
export function keyAction(
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

export function useWheelZoom(box: RefObject<HTMLElement | null>, zoomBy: (steps: number) => void): void {
  useEffect(() => {
    const element = box.current;
    // React's wheel listeners are passive and could not keep the whole page from zooming.
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
export function useKeepInView(
  box: RefObject<HTMLElement | null>,
  placed: PlacedTree,
  id: number | null,
  scale: number,
): void {
  useEffect(() => {
    const element = box.current;
    const at = placed.nodes.find(({ node }) => node.id === id);
    if (element === null || at === undefined) return;
    // Together with the next frame, which lays the tree out anyway; doing it now would make one long task of both.
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

export function useDragging(box: RefObject<HTMLElement | null>) {
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
