/** The colour and the symbol of each method, the same in every plot, and the names below a plot. */
import * as Plot from "@observablehq/plot";
import { LEFT } from "./plot-axes.ts";
import type { Line } from "./plot-data.ts";
import { type PlotCanvas, seriesSymbols, textWidth } from "./plot-style.ts";

export interface SeriesStyle {
  readonly color: string;
  readonly symbol: (typeof seriesSymbols)[number];
}

/** When the colours are used up they are repeated with other symbols. */
export function styleOf(series: number, { colors }: PlotCanvas): SeriesStyle {
  const all = colors.series;
  const round = Math.floor(series / all.length);
  return {
    color: all[series % all.length]!,
    symbol: seriesSymbols[(series + round) % seriesSymbols.length]!,
  };
}

/** The names in columns as wide as the widest, under the label of the axis. */
export function legendOf(
  lines: readonly Line[],
  canvas: PlotCanvas,
): { height: number; marks: Plot.Markish[] } {
  const { fontSize, width, colors } = canvas;
  const columnWidth = Math.max(...lines.map(({ name }) => textWidth(name, fontSize))) + 30;
  const columns = Math.max(1, Math.floor(width / columnWidth));
  const rowHeight = fontSize + 8;
  const marks = lines.flatMap(({ name, series }, i) => {
    const { color, symbol } = styleOf(series, canvas);
    const left = (i % columns) * columnWidth - LEFT + 8;
    const place = { frameAnchor: "bottom-left", dy: 66 + Math.floor(i / columns) * rowHeight } as const;
    return [
      Plot.dot([0], { ...place, dx: left, fill: color, symbol, r: 4.5 }),
      Plot.text([name], {
        ...place,
        dx: left + 11,
        textAnchor: "start",
        lineAnchor: "middle",
        fill: colors.ink,
      }),
    ];
  });
  return { height: Math.ceil(lines.length / columns) * rowHeight + 8, marks };
}
