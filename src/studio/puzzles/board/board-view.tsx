/** A board on the page: a picture, and over it a button for each cell where the board can be changed. */
import { type KeyboardEvent, useMemo, useRef } from "react";
import type { Marks } from "../../ui/picture/picture.ts";
import { PictureView } from "../../ui/picture/picture-view.tsx";
import { useWords } from "../words/index.ts";
import type { AnyBoardKind } from "./board-kind.ts";
import { lifted, useCellDrag } from "./use-cell-drag.ts";
import "./board-view.css";

interface Props {
  readonly kind: AnyBoardKind;
  /** The problem the board belongs to. */
  readonly about: unknown;
  readonly state: unknown;
  readonly label: string;
  readonly marks?: Marks;
  /** A cell was clicked. Without this, the board is only for looking at. */
  press?(cell: number): void;
  /** A cell was dragged onto another. */
  drop?(from: number, to: number): void;
  /** A key was pressed on a cell; true if it did something. */
  type?(cell: number, key: string): boolean;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function BoardView({ kind, about, state, label, marks, press, drop, type }: Props) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const { drag, handlers } = useCellDrag(box, drop);
  const picture = useMemo(() => kind.draw(about, state, marks), [kind, about, state, marks]);
  const { rows, columns, left, top, side } = kind.grid(about);
  if (press === undefined) return <PictureView picture={picture} label={label} />;

  const placeX = (cell: number) => left + (cell % columns) * side;
  const placeY = (cell: number) => top + Math.floor(cell / columns) * side;
  const shown =
    drag === null
      ? picture
      : lifted(
          picture,
          placeX(drag.from),
          placeY(drag.from),
          drag.dx * picture.width,
          drag.dy * picture.width,
        );
  const onKey = (event: KeyboardEvent, cell: number) => {
    if (type?.(cell, event.key)) return event.preventDefault();
    const step = arrows[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const row = Math.min(rows - 1, Math.max(0, Math.floor(cell / columns) + step[0]));
    const column = Math.min(columns - 1, Math.max(0, (cell % columns) + step[1]));
    box.current?.querySelector<HTMLElement>(`[data-cell="${row * columns + column}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look
    <div
      className="board-view"
      ref={box}
      role="group"
      aria-label={label}
      data-drags={drop !== undefined || undefined}
      data-dragging={drag !== null || undefined}
    >
      <div aria-hidden="true">
        <PictureView picture={shown} label="" />
      </div>
      <div
        className="board-view-cells"
        style={{
          inset: `${(100 * top) / picture.height}% ${100 - (100 * (left + columns * side)) / picture.width}% ${100 - (100 * (top + rows * side)) / picture.height}% ${(100 * left) / picture.width}%`,
          gridTemplateColumns: `repeat(${columns}, 1fr)`,
          gridTemplateRows: `repeat(${rows}, 1fr)`,
        }}
        {...handlers}
      >
        {Array.from({ length: rows * columns }, (_, cell) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: cells do not move
            key={cell}
            type="button"
            data-cell={cell}
            data-over={(drag !== null && drag.over === cell && cell !== drag.from) || undefined}
            tabIndex={cell === 0 ? 0 : -1}
            aria-label={words.cell(
              Math.floor(cell / columns) + 1,
              (cell % columns) + 1,
              kind.content(state, cell).replace("·", words.empty),
            )}
            onFocus={(event) => {
              for (const other of box.current!.querySelectorAll("[data-cell]"))
                other.setAttribute("tabindex", other === event.currentTarget ? "0" : "-1");
            }}
            onKeyDown={(event) => onKey(event, cell)}
            onClick={() => press(cell)}
          />
        ))}
      </div>
    </div>
  );
}
