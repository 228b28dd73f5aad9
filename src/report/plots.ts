/**
 * The plots of a report as vector graphics, by Observable Plot. Data in, an SVG element out; the document to make it
 * with is passed in, so that a program without a page and the studio draw the same.
 */
import type { Part } from "../study/cells.ts";
import { type ReportCounter, reportCounters } from "../study/counters.ts";
import { linePlot } from "./line-plot.ts";
import { growthByDepth, sharesSolved, stripsOf } from "./plot-data.ts";
import type { PlotName } from "./plot-names.ts";
import { countTick, durationTick } from "./plot-scales.ts";
import type { PlotCanvas, PlotElement } from "./plot-style.ts";
import { stripPlot } from "./strip-plot.ts";

export interface PlotRow {
  title(counter: ReportCounter): string;
  /** What the reader sees, in a sentence. */
  readonly caption: string;
  /** What data the plot needs, for the message when there is too little. */
  readonly needs: string;
  /** Undefined if there is too little data for this plot. */
  draw(part: Part, canvas: PlotCanvas, counter: ReportCounter): PlotElement | undefined;
}

const stripCaption =
  "One dot per instance or, if there are many, a bar over the middle half; the tick is the median.";

export const plots: Readonly<Record<PlotName, PlotRow>> = {
  nodes: {
    needs: "a run that expanded a node",
    title: (counter) => `${capital(reportCounters[counter].title)} by method`,
    caption: `${stripCaption} Hollow: ended without an answer.`,
    draw: (part, canvas, counter) =>
      stripPlot(
        stripsOf(part, (cell) => cell.metrics?.[counter] ?? null),
        canvas,
        {
          label: `${reportCounters[counter].title} (log scale)`,
          tick: countTick,
        },
      ),
  },
  time: {
    needs: "a run with a measured time",
    title: () => "Time by method",
    caption: `${stripCaption} Hollow: ended without an answer.`,
    draw: (part, canvas) =>
      stripPlot(
        stripsOf(part, (cell) => cell.timeMs),
        canvas,
        {
          label: "time (log scale)",
          tick: durationTick,
        },
      ),
  },
  growth: {
    needs: "solved instances of three different depths",
    title: (counter) => `${capital(reportCounters[counter].title)} by depth`,
    caption: "The median of the solved instances at each depth of the shallowest solution found.",
    draw: (part, canvas, counter) =>
      linePlot(growthByDepth(part, counter), canvas, {
        x: { label: "depth of the shallowest solution found (moves)" },
        y: { label: `${reportCounters[counter].title} (log scale)`, tick: countTick },
      }),
  },
  penetrance: {
    needs: "a solved run",
    title: () => "Penetrance by method",
    caption: `Depth of the solution divided by the nodes generated: 1 is a search that never strays. ${stripCaption}`,
    draw: (part, canvas) =>
      stripPlot(
        stripsOf(
          part,
          ({ outcome, metrics }) => (outcome === "solved" ? (metrics?.penetrance ?? null) : null),
          "largest",
        ),
        canvas,
        { label: "penetrance (log scale)", tick: String },
      ),
  },
  solved: {
    needs: "two solved runs",
    title: () => "Share solved over time",
    caption:
      "The share of its instances that a method has solved after a given time. Higher and further left is better.",
    draw: (part, canvas) =>
      linePlot(sharesSolved(part), canvas, {
        x: { label: "time (log scale)", tick: durationTick },
        y: { label: "instances solved (%)", domain: [0, 100] },
        isStep: true,
      }),
  },
};

function capital(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}

/** The message for a user who asked for a plot that cannot be drawn. */
export function apologyFor(name: PlotName, counter: ReportCounter): string {
  return `No plot "${plots[name].title(counter)}": it needs ${plots[name].needs}.`;
}

/** The plot as one named picture for a screen reader; undefined if there is too little data for it. */
export function drawPlot(
  name: PlotName,
  part: Part,
  canvas: PlotCanvas,
  counter: ReportCounter,
): PlotElement | undefined {
  const svg = plots[name].draw(part, canvas, counter);
  if (svg === undefined) return undefined;
  for (const style of svg.querySelectorAll("style")) style.remove();
  // Observable Plot labels its groups too, which a picture with one name must not do.
  for (const attribute of ["aria-label", "aria-hidden"])
    for (const inner of svg.querySelectorAll(`[${attribute}]`)) inner.removeAttribute(attribute);
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", plots[name].title(counter));
  svg.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return svg;
}
