/** Drawings of a user's states as pictures: lines of text, or cells with colours by name. */
import type { Drawn, DrawnCell } from "../../../../run/own-problem/drawn.ts";
import { textOfDrawn } from "../../../../run/own-problem/drawn.ts";
import type { Group, Paint, Picture, Shape } from "../../../ui/picture/picture.ts";
import type { BoardKind } from "../../board/board-kind.ts";

const CELL = 40;
const RIM = 4;
const LINE = 22;
const LETTER = 9.5;

/** The names that a program has for colours. */
const fills: Readonly<Record<string, Paint | null>> = {
  none: null,
  light: "square",
  dark: "square-dark",
  floor: "square",
  wall: "line-strong",
  mud: "frontier-soft",
  water: "expanded-soft",
  start: "accent-soft",
  goal: "path-soft",
  here: "accent",
  wrong: "wrong-soft",
};

function paintOf({ fill }: DrawnCell): Paint | null {
  if (fill === undefined) return "square";
  if (/^#[0-9a-f]{6}$/i.test(fill)) return fill;
  return Object.hasOwn(fills, fill) ? fills[fill]! : "square";
}

function drawCells(rows: readonly (readonly DrawnCell[])[]): Picture {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const cells = rows.flatMap((row, down) =>
    row.map((cell, across): Group => {
      const fill = paintOf(cell);
      const size = Math.min(CELL * 0.62, (CELL * 1.5) / Math.max(1, [...cell.text].length));
      const shapes: Shape[] = [
        { type: "rect", x: 0, y: 0, width: CELL, height: CELL, fill, stroke: "line", strokeWidth: 1 },
        ...(cell.text === ""
          ? []
          : [
              {
                type: "text",
                x: CELL / 2,
                y: CELL / 2,
                text: cell.text,
                size,
                fill: cell.fill === "here" ? "accent-ink" : "ink",
              } as const,
            ]),
      ];
      return { key: `${down} ${across}`, x: RIM + across * CELL, y: RIM + down * CELL, shapes };
    }),
  );
  return {
    width: columns * CELL + 2 * RIM,
    height: Math.max(1, rows.length) * CELL + 2 * RIM,
    groups: cells,
  };
}

function drawLines(lines: readonly string[]): Picture {
  const letters = Math.max(6, ...lines.map((line) => [...line].length));
  const width = letters * LETTER + 6 * RIM;
  const height = lines.length * LINE + 6 * RIM;
  const frame: Shape = {
    type: "rect",
    x: 1,
    y: 1,
    width: width - 2,
    height: height - 2,
    round: 6,
    fill: "tile",
    stroke: "tile-line",
    strokeWidth: 1.5,
  };
  const texts = lines.map(
    (text, number): Shape => ({
      type: "text",
      x: width / 2,
      y: 3 * RIM + (number + 0.5) * LINE,
      text,
      size: 16,
      fill: "ink",
    }),
  );
  return { width, height, groups: [{ key: "text", x: 0, y: 0, shapes: [frame, ...texts] }] };
}

export const drawnBoard: BoardKind<unknown, Drawn> = {
  room: "medium",
  draw: (_, drawn) => ("lines" in drawn ? drawLines(drawn.lines) : drawCells(drawn.rows)),
  grid: () => ({ rows: 1, columns: 1, left: 0, top: 0, side: CELL }),
  content: (drawn) => textOfDrawn(drawn),
};
