/** A report on heuristics in a terminal: tables, and plots of block characters. */
import {
  type Figure,
  type HeuristicBlock,
  type HeuristicDocument,
  isLineFigure,
  type LatticeFigure,
  type LineFigure,
} from "../../report/heuristics/document.ts";
import { latticeLevels } from "../../report/heuristics/lattice.ts";
import type { NumberText } from "../../words/number-text.ts";
import { color } from "../terminal/color.ts";
import { table } from "../terminal/print.ts";

export function terminalText({ title, sections }: HeuristicDocument, text: NumberText): string {
  const parts = sections.map(({ title, blocks }) =>
    [color.bold(title), ...blocks.map((block) => blockText(block, text))].join("\n"),
  );
  return `${[color.bold(title), ...parts].join("\n\n")}\n`;
}

function blockText(block: HeuristicBlock, text: NumberText): string {
  if (block.kind === "picture") return block.text;
  if (block.kind === "sentences") return block.sentences.join("\n");
  if (block.kind === "figure") return figureText(block.figure, text);
  const { columns, rows, note } = block.table;
  const drawn = table(
    columns.map(({ title }) => title),
    rows.map((row) => row.map((cell) => (cell.isBest ? color.green(cell.text) : cell.text))),
  );
  return note === undefined ? drawn : `${drawn}\n${color.dim(note)}`;
}

function figureText(figure: Figure, text: NumberText): string {
  return isLineFigure(figure) ? plotText(figure, text) : latticeText(figure, text);
}

const HEIGHTS = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"] as const;

/** A row of bars per line, one for each whole x, all on the same scale. */
function plotText({ lines, x, y }: LineFigure, { significant, count }: NumberText): string {
  const points = lines.flatMap((line) => line.points);
  const [least, most] = [Math.min(...points.map((one) => one.x)), Math.max(...points.map((one) => one.x))];
  const highest = Math.max(...points.map((one) => one.y));
  const margin = Math.max(...lines.map(({ name }) => name.length));
  const rows = lines.map(({ name, points }) => {
    const at = new Map(points.map((point) => [Math.floor(point.x), point.y]));
    const bars = Array.from({ length: Math.floor(most - least) + 1 }, (_, step) => {
      const value = at.get(Math.floor(least) + step);
      // A value that is not 0 can be seen.
      const height = value === undefined || highest === 0 ? 0 : Math.ceil((value / highest) * 8);
      return value === undefined ? " " : HEIGHTS[height]!;
    });
    return `${name.padEnd(margin)}  ${bars.join("")}`;
  });
  const ends = `${count(Math.floor(least))}${count(Math.floor(most)).padStart(Math.max(2, Math.floor(most - least)))}`;
  return [
    ...rows,
    `${" ".repeat(margin)}  ${ends}  ${x}`,
    color.dim(`█ = ${significant(highest)} ${y}`),
  ].join("\n");
}

/** The levels of the lattice, and its lines. */
function latticeText(figure: LatticeFigure, { count }: NumberText): string {
  const levels = latticeLevels(figure).map((names) => `  ${names.join("   ")}`);
  const lines = figure.lattice.map(
    ({ better, worse, strictlyOn }) => `  ${better} > ${worse} (${count(strictlyOn)})`,
  );
  return [color.dim(figure.caption), ...levels, "", ...lines].join("\n");
}
