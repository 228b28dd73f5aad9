/**
 * The plots of a report as vector graphics, by Observable Plot. Data in, an SVG element out; the document to make it
 * with is passed in, so that a program without a page and the studio draw the same.
 */
import type { Part } from "../study/cells.ts";
import type { ReportCounter } from "../study/counters.ts";
import { linePlot } from "./line-plot.ts";
import { cactusOf, growthByDepth, scatterOf, sharesSolved, stripsOf } from "./plot-data.ts";
import type { PlotName } from "./plot-names.ts";
import { countTick, durationTick } from "./plot-scales.ts";
import type { PlotCanvas, PlotElement } from "./plot-style.ts";
import { scatterPlot } from "./scatter-plot.ts";
import { stripPlot } from "./strip-plot.ts";
import type { ReportWords } from "./words/index.ts";

/** Undefined if there is too little data for this plot. */
type Draw = (
  part: Part,
  canvas: PlotCanvas,
  counter: ReportCounter,
  words: ReportWords,
) => PlotElement | undefined;

const rows: Readonly<Record<PlotName, Draw>> = {
  nodes: (part, canvas, counter, words) =>
    stripPlot(
      stripsOf(part, words, (cell) => cell.metrics?.[counter] ?? null),
      canvas,
      { label: words.axes.log(words.counters[counter].title), tick: countTick },
    ),
  time: (part, canvas, _, words) =>
    stripPlot(
      stripsOf(part, words, (cell) => cell.timeMs),
      canvas,
      { label: words.axes.log(words.axes.time), tick: durationTick },
    ),
  growth: (part, canvas, counter, words) =>
    linePlot(growthByDepth(part, counter, words), canvas, {
      x: { label: words.axes.depth, tick: words.count, isLinear: true },
      y: { label: words.axes.log(words.counters[counter].title), tick: countTick },
    }),
  penetrance: (part, canvas, _, words) =>
    stripPlot(
      stripsOf(
        part,
        words,
        ({ outcome, metrics }) => (outcome === "solved" ? (metrics?.penetrance ?? null) : null),
        "largest",
      ),
      canvas,
      { label: words.axes.log(words.axes.penetrance), tick: words.exact },
    ),
  scatter: (part, canvas, counter, words) =>
    scatterPlot(scatterOf(part, counter, words), canvas, {
      label: (name) => words.axes.log(`${name}: ${words.counters[counter].title}`),
      others: words.axes.log(words.axes.others),
      tick: countTick,
    }),
  solved: (part, canvas, _, words) =>
    linePlot(sharesSolved(part, words), canvas, {
      x: { label: words.axes.log(words.axes.time), tick: durationTick },
      y: { label: words.axes.share, tick: words.count, isLinear: true, domain: [0, 100] },
      isStep: true,
    }),
  "cactus-time": (part, canvas, _, words) =>
    linePlot(
      cactusOf(part, words, ({ timeMs }) => timeMs, words.duration),
      canvas,
      {
        x: { label: words.axes.solved, tick: words.count, isLinear: true },
        y: { label: words.axes.log(words.axes.time), tick: durationTick },
      },
    ),
  "cactus-nodes": (part, canvas, counter, words) =>
    linePlot(
      cactusOf(part, words, ({ metrics }) => metrics?.[counter] ?? null, words.count),
      canvas,
      {
        x: { label: words.axes.solved, tick: words.count, isLinear: true },
        y: { label: words.axes.log(words.counters[counter].title), tick: countTick },
      },
    ),
};

/** The message for a user who asked for a plot that cannot be drawn. */
export function apologyFor(name: PlotName, counter: ReportCounter, words: ReportWords): string {
  const { title, needs } = words.plots(counter)[name];
  return words.noPlot(title, needs);
}

/** The plot as one named picture for a screen reader; undefined if there is too little data for it. */
export function drawPlot(
  name: PlotName,
  part: Part,
  canvas: PlotCanvas,
  counter: ReportCounter,
  words: ReportWords,
): PlotElement | undefined {
  const svg = rows[name](part, canvas, counter, words);
  if (svg === undefined) return undefined;
  for (const style of svg.querySelectorAll("style")) style.remove();
  // Observable Plot labels its groups too, which a picture with one name must not do.
  for (const attribute of ["aria-label", "aria-hidden"])
    for (const inner of svg.querySelectorAll(`[${attribute}]`)) inner.removeAttribute(attribute);
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", words.plots(counter)[name].title);
  svg.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return svg;
}
