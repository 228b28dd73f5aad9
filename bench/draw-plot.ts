/** Draws a plot of docs/performance.md and prints its points. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { linePlot } from "../src/report/line-plot.ts";
import type { Axis } from "../src/report/plot-axes.ts";
import type { Line } from "../src/report/plot-data.ts";
import { newPlotDocument } from "../src/report/plot-document.ts";
import { printColors } from "../src/report/plot-style.ts";

const FOLDER = join("docs", "performance");

interface Series {
  readonly name: string;
  readonly points: readonly (readonly [number, number])[];
}

export function draw(file: string, title: string, series: readonly Series[], x: Axis, y: Axis): void {
  const lines = series.map(
    ({ name, points }, number): Line => ({
      name,
      series: number,
      points: points.map(([x, y]) => ({ x, y, title: `${name}: ${x}, ${y}` })),
    }),
  );
  const colors = printColors;
  const canvas = { document: newPlotDocument(), width: 720, fontSize: 13, fontFamily: "sans-serif", colors };
  const svg = linePlot(lines, canvas, { x, y })!;
  svg.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", title);
  // The page may be dark.
  svg.setAttribute("style", `background: ${colors.paper}`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, file), `${svg.outerHTML}\n`);
  console.log(`${file}: ${title}`);
  for (const { name, points } of series)
    console.log(`  ${name}: ${points.map(([x, y]) => `${x} → ${Number(y.toPrecision(3))}`).join(", ")}`);
}
