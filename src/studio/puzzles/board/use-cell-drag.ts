/** Dragging a cell onto another, with mouse or finger: what lies on it follows the pointer. */
import { type PointerEvent, type RefObject, useRef, useState } from "react";
import type { Picture } from "../../ui/picture/picture.ts";

interface Drag {
  readonly from: number;
  /** The cell under the pointer; null outside the board. */
  readonly over: number | null;
  /** How far, in widths of the board. */
  readonly dx: number;
  readonly dy: number;
}

/** A pointer that moves less is a click. */
const CLICK_PIXELS = 5;

export function useCellDrag(
  box: RefObject<HTMLElement | null>,
  drop: ((from: number, to: number) => void) | undefined,
) {
  const pressed = useRef<{ cell: number; x: number; y: number } | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  if (drop === undefined) return { drag: null, handlers: {} };

  const cellAt = ({ clientX, clientY }: PointerEvent): number | null => {
    const found = document.elementFromPoint(clientX, clientY)?.closest("[data-cell]");
    return found && box.current?.contains(found) ? Number(found.getAttribute("data-cell")) : null;
  };
  const end = () => {
    pressed.current = null;
    setDrag(null);
  };
  const handlers = {
    onPointerDown(event: PointerEvent) {
      const cell = event.button === 0 ? cellAt(event) : null;
      pressed.current = cell === null ? null : { cell, x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (pressed.current === null) return;
      const { cell, x, y } = pressed.current;
      const [right, down] = [event.clientX - x, event.clientY - y];
      if (drag === null && Math.hypot(right, down) < CLICK_PIXELS) return;
      // Not earlier: a click must reach its cell.
      event.currentTarget.setPointerCapture(event.pointerId);
      const width = box.current!.clientWidth;
      setDrag({ from: cell, over: cellAt(event), dx: right / width, dy: down / width });
    },
    onPointerUp(event: PointerEvent) {
      const to = cellAt(event);
      if (drag !== null && to !== null && to !== drag.from) drop(drag.from, to);
      end();
    },
    onPointerCancel: end,
  };
  return { drag, handlers };
}

/** The picture with the group at this place moved and drawn on top. */
export function lifted(picture: Picture, x: number, y: number, dx: number, dy: number): Picture {
  const isMoved = (group: Picture["groups"][number]) => group.x === x && group.y === y;
  const moved = picture.groups.filter(isMoved).map((group) => ({ ...group, x: x + dx, y: y + dy }));
  return { ...picture, groups: [...picture.groups.filter((group) => !isMoved(group)), ...moved] };
}
