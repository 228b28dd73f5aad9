/** Methods against the best one, a point for each instance, with the diagonal on which both need the same. */
import * as Plot from "@observablehq/plot";
import { frame, LEFT, RIGHT, xAxis, yAxis } from "./plot-axes.ts";
import type { Scatter } from "./plot-data.ts";
import { legendOf, styleOf } from "./plot-legend.ts";
import { decades, type Tick } from "./plot-scales.ts";
import type { PlotCanvas, PlotElement } from "./plot-style.ts";

export interface ScatterAxes {
  /** Of the axis of the best method, by its name. */
  label(best: string): string;
  readonly others: string;
  readonly tick: Tick;
}

/** Both axes have the same scale. Undefined without points. */
export function scatterPlot(
  scatter: Scatter | undefined,
  canvas: PlotCanvas,
  { label, others, tick }: ScatterAxes,
): PlotElement | undefined {
  if (scatter === undefined) return undefined;
  const { best, rivals } = scatter;
  const values = rivals.flatMap(({ points }) => points.flatMap(({ x, y }) => [x, y]));
  const x = xAxis({ label: label(best), tick }, values);
  const y = yAxis({ label: others, tick }, values);
  const [low, high] = decades(values).domain;
  const legend = legendOf(rivals, canvas);
  return Plot.plot({
    ...frame(canvas),
    height: Math.min(440, canvas.width) + legend.height,
    marginLeft: LEFT,
    marginRight: RIGHT,
    marginTop: 30,
    marginBottom: 50 + legend.height,
    x: x.scale,
    y: y.scale,
    marks: [
      ...x.marks(canvas),
      ...y.marks(canvas),
      Plot.line(
        [
          [low, low],
          [high, high],
        ],
        { stroke: canvas.colors.faint, strokeDasharray: "4 3" },
      ),
      ...rivals.map((line) => {
        const { color, symbol } = styleOf(line.series, canvas);
        return Plot.dot(line.points, { x: "x", y: "y", stroke: color, symbol, r: 3.4, title: "title" });
      }),
      ...legend.marks,
    ],
  }) as unknown as PlotElement;
}
