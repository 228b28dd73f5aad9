/** A plot with a row for each method and its values along a log scale. */
import * as Plot from "@observablehq/plot";
import { type Axis, frame, RIGHT, xAxis } from "./plot-axes.ts";
import type { Strip } from "./plot-data.ts";
import { type PlotCanvas, type PlotElement, textWidth } from "./plot-style.ts";

/** Up to this many instances, each can be seen as a separate dot. */
const MOST_DOTS = 80;

/** The first row is at the top; undefined without rows. */
export function stripPlot(strips: readonly Strip[], canvas: PlotCanvas, axis: Axis): PlotElement | undefined {
  if (strips.length === 0) return undefined;
  const { fontSize, colors, width } = canvas;
  const widest = Math.max(...strips.map(({ name }) => textWidth(name, fontSize)));
  // Long names stand above their rows instead of beside them.
  const isAbove = widest > width * 0.36;
  const down = isAbove ? 9 : 0;
  const left = isAbove ? 14 : widest + 22;
  const x = xAxis(
    axis,
    strips.flatMap(({ least, most }) => [least, most]),
    left,
  );
  const few = strips.filter(({ dots }) => dots.length <= MOST_DOTS);
  const many = strips.filter(({ dots }) => dots.length > MOST_DOTS);
  const dots = few.flatMap(({ name, dots }) => dots.map((dot) => ({ name, ...dot })));
  const dot = { x: "value", y: "name", r: 3.4, dy: down, title: "title" };
  const range = { y: "name", dy: down };
  const name = { y: "name", text: "name", frameAnchor: "left", fill: colors.ink } as const;
  return Plot.plot({
    ...frame(canvas),
    height: strips.length * (isAbove ? 42 : 26) + 54,
    marginLeft: left,
    marginRight: RIGHT,
    marginTop: 8,
    marginBottom: 46,
    x: x.scale,
    y: { type: "band", domain: strips.map((strip) => strip.name), axis: null },
    marks: [
      ...x.marks(canvas),
      Plot.ruleY(strips, { ...range, x1: "least", x2: "most", stroke: colors.faint }),
      Plot.ruleY(many, { ...range, x1: "low", x2: "high", stroke: colors.series[0]!, strokeWidth: 10 }),
      Plot.dot(
        dots.filter(({ isSolved }) => isSolved),
        { ...dot, fill: colors.series[0]!, fillOpacity: 0.65 },
      ),
      Plot.dot(
        dots.filter(({ isSolved }) => !isSolved),
        { ...dot, stroke: colors.series[1]!, strokeWidth: 1.5, fill: colors.paper },
      ),
      Plot.tickX(strips, {
        x: "median",
        y: "name",
        stroke: colors.ink,
        strokeWidth: 2,
        insetTop: isAbove ? 13 + down : 4,
        insetBottom: isAbove ? 13 - down : 4,
      }),
      isAbove
        ? Plot.text(strips, { ...name, textAnchor: "start", dy: -10 })
        : Plot.text(strips, { ...name, textAnchor: "end", dx: -12 }),
    ],
  }) as unknown as PlotElement;
}
