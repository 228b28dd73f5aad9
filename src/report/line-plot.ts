/** A plot with a line for each method, distinguished by colour and symbol, with the names below. */
import * as Plot from "@observablehq/plot";
import { type Axis, frame, LEFT, RIGHT, xAxis, yAxis } from "./plot-axes.ts";
import type { Line } from "./plot-data.ts";
import { legendOf, type SeriesStyle, styleOf } from "./plot-legend.ts";
import type { PlotCanvas, PlotElement } from "./plot-style.ts";

export interface LinePlotAxes {
  readonly x: Axis;
  readonly y: Axis;
  /** A value holds until the next one. */
  readonly isStep?: boolean;
}

/** Undefined without lines. */
export function linePlot(
  lines: readonly Line[],
  canvas: PlotCanvas,
  axes: LinePlotAxes,
): PlotElement | undefined {
  if (lines.length === 0) return undefined;
  const points = lines.flatMap((line) => line.points);
  const x = xAxis(
    axes.x,
    points.map((point) => point.x),
  );
  const y = yAxis(
    axes.y,
    points.map((point) => point.y),
  );
  const legend = legendOf(lines, canvas);
  return Plot.plot({
    ...frame(canvas),
    height: Math.min(340, Math.max(240, canvas.width * 0.42)) + legend.height,
    marginLeft: LEFT,
    marginRight: RIGHT,
    marginTop: 30,
    marginBottom: 50 + legend.height,
    x: x.scale,
    y: y.scale,
    marks: [
      ...x.marks(canvas),
      ...y.marks(canvas),
      ...lines.flatMap((line) => lineMarks(line, styleOf(line.series, canvas), axes.isStep ?? false)),
      ...legend.marks,
    ],
  }) as unknown as PlotElement;
}

function lineMarks({ points }: Line, { color, symbol }: SeriesStyle, isStep: boolean): Plot.Markish[] {
  const place = { x: "x", y: "y" };
  return [
    Plot.line(points, {
      ...place,
      stroke: color,
      strokeWidth: 1.75,
      curve: isStep ? "step-after" : "linear",
    }),
    // A step line has only a few symbols: what matters is the line.
    Plot.dot(thinned(points, isStep ? 12 : 60), { ...place, fill: color, symbol, r: 3.4, title: "title" }),
  ];
}

/** At most this many, evenly spaced, always including the last. */
function thinned<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.max(1, Math.ceil(items.length / most));
  return items.filter((_, i) => (items.length - 1 - i) % step === 0);
}
