/** The map of a program, painted with mouse, finger or keys: a sign is chosen and put on cells. */
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from "react";
import { edit, runProgram, useOwn } from "../own-store.ts";
import { useOwnWords } from "../words/index.ts";
import { findMap, painted, resized } from "./program-map.ts";
import "./map-painter.css";

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const sizes = [4, 6, 8, 10, 12, 16, 20, 24];

export function MapPainter() {
  const words = useOwnWords();
  const text = useOwn((state) => state.text);
  const isForeign = useOwn((state) => state.isForeign);
  const map = useMemo(() => findMap(text), [text]);
  const [chosen, choose] = useState<string | null>(null);
  /** The sign that is being painted while the pointer is down. */
  const stroke = useRef<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  if (map === null) return null;
  const { signs, rows } = map;
  const width = rows[0]!.length;
  const brush = signs.find(({ sign }) => sign === chosen)?.sign ?? signs[1]!.sign;
  /** What is painted is run when the pointer is lifted; what somebody else wrote waits until it was run once. */
  const done = () => {
    const { text: now, ran } = useOwn.getState();
    if (!isForeign && now !== ran) void runProgram();
  };
  const put = (cell: number, sign: string) => {
    const now = useOwn.getState().text;
    const known = findMap(now);
    if (known !== null) edit(painted(now, known, Math.floor(cell / width), cell % width, sign));
  };
  const cellAt = ({ clientX, clientY }: PointerEvent): number | null => {
    const found = document.elementFromPoint(clientX, clientY)?.closest("[data-map-cell]");
    return found && box.current?.contains(found) ? Number(found.getAttribute("data-map-cell")) : null;
  };
  const onKey = (event: KeyboardEvent, cell: number) => {
    const sign = signs.find((one) => one.sign.toLowerCase() === event.key.toLowerCase())?.sign;
    const step = arrows[event.key];
    if (sign !== undefined) {
      put(cell, sign);
      done();
    } else if (step !== undefined) {
      const row = Math.min(rows.length - 1, Math.max(0, Math.floor(cell / width) + step[0]));
      const column = Math.min(width - 1, Math.max(0, (cell % width) + step[1]));
      box.current?.querySelector<HTMLElement>(`[data-map-cell="${row * width + column}"]`)?.focus();
    } else return;
    event.preventDefault();
  };
  const size = (label: string, value: number, change: (side: number) => string) => (
    <label className="map-size">
      {label}{" "}
      <select
        value={value}
        onChange={(event) => {
          edit(change(Number(event.target.value)));
          done();
        }}
      >
        {[...new Set([...sizes, value])]
          .sort((a, b) => a - b)
          .map((side) => (
            <option key={side}>{side}</option>
          ))}
      </select>
    </label>
  );
  return (
    <section className="map-painter" aria-label={words.map}>
      <div className="map-tools">
        <fieldset className="segments" aria-label={words.brush}>
          {signs.map(({ sign, name }) => (
            <button key={sign} type="button" aria-pressed={sign === brush} onClick={() => choose(sign)}>
              <span className="map-sign" data-sign={sign} aria-hidden="true">
                {/[\p{L}\p{N}]/u.test(sign) ? sign : ""}
              </span>
              {name}
            </button>
          ))}
        </fieldset>
        {size(words.rows, rows.length, (side) => resized(text, map, side, width))}
        {size(words.columns, width, (side) => resized(text, map, rows.length, side))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look */}
      <div
        ref={box}
        className="map-cells"
        role="group"
        aria-label={words.mapHelp}
        style={{ gridTemplateColumns: `repeat(${width}, minmax(0, 1fr))` }}
        onPointerDown={(event) => {
          const cell = event.button === 0 ? cellAt(event) : null;
          if (cell === null) return;
          // A cell that has the sign already is cleared.
          const isThere = rows[Math.floor(cell / width)]![cell % width] === brush;
          stroke.current = isThere ? signs[0]!.sign : brush;
          put(cell, stroke.current);
        }}
        onPointerMove={(event) => {
          const cell = stroke.current === null ? null : cellAt(event);
          if (cell !== null) put(cell, stroke.current!);
        }}
        onPointerUp={() => {
          stroke.current = null;
          done();
        }}
        onPointerLeave={() => {
          if (stroke.current !== null) done();
          stroke.current = null;
        }}
      >
        {[...rows.join("")].map((sign, cell) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: cells do not move
            key={cell}
            type="button"
            data-map-cell={cell}
            data-sign={sign}
            tabIndex={cell === 0 ? 0 : -1}
            aria-label={words.mapCell(
              Math.floor(cell / width) + 1,
              (cell % width) + 1,
              signs.find((one) => one.sign === sign)?.name ?? sign,
            )}
            onKeyDown={(event) => onKey(event, cell)}
            onClick={(event) => {
              // By the keyboard alone: a pointer has painted already.
              if (event.detail !== 0) return;
              put(cell, brush);
              done();
            }}
          >
            {/[\p{L}\p{N}]/u.test(sign) ? sign : ""}
          </button>
        ))}
      </div>
    </section>
  );
}
