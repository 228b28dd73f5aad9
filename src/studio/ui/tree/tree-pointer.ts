/** The pointer on a tree: dragging moves it, the wheel and two fingers zoom at their place, a click selects. */
import type { Point } from "./camera.ts";
import type { TreeCanvas } from "./tree-canvas.ts";

interface Actions {
  /** A spot, or -1 for none. */
  select(spot: number): void;
  open(spot: number): void;
  hover(spot: number, point: Point): void;
}

/** A pointer that moves less is a click. */
const CLICK_PIXELS = 5;
const WHEEL = 0.0016;
/** Wheels that count in lines or pages. */
const unitPixels = [1, 16, 400];

/** Returns the function that stops listening. */
export function listenToPointer(canvas: HTMLCanvasElement, view: TreeCanvas, actions: Actions): () => void {
  const down = new Map<number, Point>();
  let begin: Point | null = null;
  let isDragged = false;
  const at = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const handlers: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
    pointerdown(event) {
      if (event.button !== 0) return;
      canvas.setPointerCapture(event.pointerId);
      down.set(event.pointerId, at(event));
      if (down.size === 1) begin = at(event);
      isDragged = down.size > 1;
      actions.hover(-1, at(event));
    },
    pointermove(event) {
      const before = down.get(event.pointerId);
      const now = at(event);
      if (before === undefined) return actions.hover(view.spotAt(now), now);
      if (!isDragged && begin !== null && Math.hypot(now.x - begin.x, now.y - begin.y) < CLICK_PIXELS) return;
      isDragged = true;
      if (down.size === 1) view.pan(now.x - before.x, now.y - before.y);
      else pinch(event.pointerId, before, now);
      down.set(event.pointerId, now);
    },
    pointerup(event) {
      if (down.delete(event.pointerId) && !isDragged) actions.select(view.spotAt(at(event)));
    },
    // The browser has taken the finger to scroll the page, or it ended elsewhere: it must not count as a second finger later.
    pointercancel: (event) => void down.delete(event.pointerId),
    lostpointercapture: (event) => void down.delete(event.pointerId),
    pointerleave: (event) => actions.hover(-1, at(event)),
    dblclick: (event) => actions.open(view.spotAt(at(event))),
  };
  const pinch = (id: number, before: Point, now: Point) => {
    const other = [...down].find(([pointer]) => pointer !== id)![1];
    const distance = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
    // What was between the fingers comes along, and stays there while it grows.
    view.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    view.zoom(distance(now) / distance(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  };
  const turn = (event: WheelEvent) => {
    const pixels = unitPixels[event.deltaMode] ?? 1;
    if (event.shiftKey) view.pan(-(event.deltaX + event.deltaY) * pixels, 0);
    // Where it cannot get smaller or larger, the page scrolls.
    else if (!view.zoom(Math.exp(-event.deltaY * pixels * WHEEL * (event.ctrlKey ? 6 : 1)), at(event)))
      return;
    event.preventDefault();
  };
  // On what lies over the tree too: the map comes into view under the pointer.
  const around = canvas.parentElement!.parentElement!;
  around.addEventListener("wheel", turn, { passive: false });
  const listeners = Object.entries(handlers) as [string, EventListener][];
  for (const [name, handler] of listeners) canvas.addEventListener(name, handler);
  return () => {
    around.removeEventListener("wheel", turn);
    for (const [name, handler] of listeners) canvas.removeEventListener(name, handler);
  };
}
