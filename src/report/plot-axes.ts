/** Scales, axes and the frame that all plots share. */
import * as Plot from "@observablehq/plot";
import { decades, type Tick } from "./plot-scales.ts";
import { type PlotCanvas, textWidth } from "./plot-style.ts";

export interface Axis {
  readonly label: string;
  readonly tick: Tick;
  /** Otherwise its scale is a log scale. */
  readonly isLinear?: true;
  /** The ends of a linear scale, if not those of the values. */
  readonly domain?: readonly [number, number];
}

/** The scale that an axis has for these values, and the marks that draw it. */
export interface ScaledAxis {
  readonly scale: Plot.ScaleOptions;
  marks(canvas: PlotCanvas): Plot.Markish[];
}

/** Below the plot, its label in the middle under the ticks; `left` is the margin beside it. */
export function xAxis(axis: Axis, values: readonly number[], left = LEFT): ScaledAxis {
  const { scale, ticks } = scaled(axis, values);
  return {
    scale,
    marks: ({ colors, fontSize, width }) => {
      const room = width - left - RIGHT;
      // A label that is wider than the frame stands in the middle of the whole picture.
      const dx = textWidth(axis.label, fontSize) > room ? (RIGHT - left) / 2 : 0;
      const spaced = withRoom(ticks, room, fontSize);
      return [
        Plot.gridX({ ...spaced, stroke: colors.faint, strokeOpacity: 0.3 }),
        Plot.axisX({ ...spaced, label: null, tickSize: 0, fontSize, color: colors.ink }),
        Plot.text([axis.label], { frameAnchor: "bottom", dx, dy: 38, fill: colors.ink }),
      ];
    },
  };
}

/** Every second tick, or every third, where the texts of all would touch. */
function withRoom(ticks: Ticks, room: number, fontSize: number): Ticks {
  const { ticks: all, tickFormat } = ticks;
  if (all === undefined) return ticks;
  const widest = Math.max(...all.map((tick) => textWidth(tickFormat(tick), fontSize))) + fontSize;
  const step = Math.ceil((widest * (all.length - 1)) / Math.max(room, 1));
  return { tickFormat, ticks: all.filter((_, i) => i % Math.max(1, step) === 0) };
}

/** Left of the plot, its label above. */
export function yAxis(axis: Axis, values: readonly number[]): ScaledAxis {
  const { scale, ticks } = scaled(axis, values);
  return {
    scale,
    marks: ({ colors, fontSize }) => [
      Plot.gridY({ ...ticks, stroke: colors.faint, strokeOpacity: 0.3 }),
      Plot.axisY({ ...ticks, label: null, tickSize: 0, fontSize, color: colors.ink }),
      Plot.text([axis.label], {
        frameAnchor: "top-left",
        dx: -LEFT,
        dy: -20,
        textAnchor: "start",
        fill: colors.ink,
      }),
    ],
  };
}

/** Room for the ticks of `yAxis`, the widest of which are such as "500 ms". */
export const LEFT = 64;
export const RIGHT = 20;

/** Those of a log scale; a linear one places its own. */
interface Ticks {
  readonly ticks?: number[];
  readonly tickFormat: Tick;
}

function scaled(
  { tick, domain, isLinear }: Axis,
  values: readonly number[],
): { scale: Plot.ScaleOptions; ticks: Ticks } {
  if (isLinear)
    return {
      scale: domain === undefined ? { nice: true } : { domain: [...domain] },
      ticks: { tickFormat: tick },
    };
  const { domain: ends, ticks } = decades(values);
  return { scale: { type: "log", domain: ends }, ticks: { ticks: [...ticks], tickFormat: tick } };
}

export function frame({ document, width, fontSize, fontFamily }: PlotCanvas): Plot.PlotOptions {
  return {
    document: document as never,
    width,
    className: "plot",
    style: { fontSize: `${fontSize}px`, fontFamily, background: "none", overflow: "visible" } as object,
  };
}
