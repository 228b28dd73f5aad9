/** Scales, axes and the frame that all plots share. */
import * as Plot from "@observablehq/plot";
import { decades, type Tick } from "./plot-scales.ts";
import type { PlotCanvas } from "./plot-style.ts";

export interface Axis {
  readonly label: string;
  /** Writes the ticks of a log scale; a linear one writes them itself. */
  readonly tick?: Tick;
  /** The ends of a linear scale, if not those of the values. */
  readonly domain?: readonly [number, number];
}

/** The scale that an axis has for these values, and the marks that draw it. */
export interface ScaledAxis {
  readonly scale: Plot.ScaleOptions;
  marks(canvas: PlotCanvas): Plot.Markish[];
}

/** Below the plot, its label in the middle under the ticks. */
export function xAxis(axis: Axis, values: readonly number[]): ScaledAxis {
  const { scale, ticks } = scaled(axis, values);
  return {
    scale,
    marks: ({ colors, fontSize }) => [
      Plot.gridX({ ...ticks, stroke: colors.faint, strokeOpacity: 0.3 }),
      Plot.axisX({ ...ticks, label: null, tickSize: 0, fontSize, color: colors.ink }),
      Plot.text([axis.label], { frameAnchor: "bottom", dy: 38, fill: colors.ink }),
    ],
  };
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

function scaled(
  { tick, domain }: Axis,
  values: readonly number[],
): { scale: Plot.ScaleOptions; ticks: object } {
  if (tick === undefined)
    return { scale: domain === undefined ? { nice: true } : { domain: [...domain] }, ticks: {} };
  const { domain: ends, ticks } = decades(values);
  return { scale: { type: "log", domain: ends }, ticks: { ticks, tickFormat: tick } };
}

export function frame({ document, width, fontSize, fontFamily }: PlotCanvas): Plot.PlotOptions {
  return {
    document: document as never,
    width,
    className: "plot",
    style: { fontSize: `${fontSize}px`, fontFamily, background: "none", overflow: "visible" } as object,
  };
}
