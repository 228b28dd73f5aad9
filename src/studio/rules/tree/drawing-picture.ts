/** A fact as a picture: a grid of cells, or a few words in a frame. */
import type { FactDrawing } from "../../../clips/inspect/fact-drawings.ts";
import type { Group, Picture, Shape } from "../../ui/picture/picture.ts";

const CELL = 100;
const RIM = 10;
const GAP = 4;

export function drawingPicture(drawing: FactDrawing): Picture {
  return drawing.type === "grid" ? gridPicture(drawing.columns, drawing.cells) : textPicture(drawing.text);
}

/** Cells that are 0, nil or empty words are gaps, as in a sliding puzzle. */
const gaps = new Set(["0", "nil", '""', "_", "-", "."]);

function gridPicture(columns: number, cells: readonly string[]): Picture {
  const rows = Math.max(1, Math.ceil(cells.length / columns));
  const width = columns * CELL + 2 * RIM;
  const height = rows * CELL + 2 * RIM;
  const groups = cells.flatMap((cell, i): Group[] => {
    if (gaps.has(cell)) return [];
    const x = RIM + (i % columns) * CELL;
    const y = RIM + Math.floor(i / columns) * CELL;
    return [{ key: String(i), x, y, shapes: cellShapes(cell) }];
  });
  return { width, height, groups: [{ key: "frame", x: 0, y: 0, shapes: [frame(width, height)] }, ...groups] };
}

function cellShapes(cell: string): Shape[] {
  const side = CELL - 2 * GAP;
  const text = cell.replace(/^"(.*)"$/, "$1");
  const size = Math.min(44, (1.5 * side) / Math.max(1, text.length));
  return [
    {
      type: "rect",
      x: GAP,
      y: GAP,
      width: side,
      height: side,
      round: 10,
      fill: "tile",
      stroke: "tile-line",
      strokeWidth: 1.5,
    },
    { type: "text", x: CELL / 2, y: CELL / 2, text, size, fill: "ink", bold: true },
  ];
}

const LINE = 44;

/** Words on several lines, so that they can be large. */
function textPicture(text: string): Picture {
  const most = Math.max(
    5,
    Math.ceil(Math.sqrt(2 * text.length)),
    ...text.split(" ").map((word) => word.length),
  );
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  // A square, like most boards: lines end where its frame begins.
  const side = Math.max(most * 0.62 * LINE + 2 * RIM, (lines.length + 0.6) * LINE);
  const top = side / 2 - ((lines.length - 1) / 2) * LINE;
  const words = lines.map((line, i): Shape => {
    return { type: "text", x: side / 2, y: top + i * LINE, text: line, size: 0.8 * LINE, fill: "ink" };
  });
  return {
    width: side,
    height: side,
    groups: [{ key: "frame", x: 0, y: 0, shapes: [frame(side, side), ...words] }],
  };
}

function frame(width: number, height: number): Shape {
  return {
    type: "rect",
    x: 0,
    y: 0,
    width,
    height,
    round: 14,
    fill: "well",
    stroke: "line",
    strokeWidth: 1.5,
  };
}
