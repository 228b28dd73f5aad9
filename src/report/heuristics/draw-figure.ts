/** A picture of a report on heuristics as SVG text, for a page, a file and the studio. */
import { linePlot } from "../line-plot.ts";
import type { PlotCanvas } from "../plot-style.ts";
import { type Figure, isLineFigure } from "./document.ts";
import { latticeSvg } from "./lattice.ts";

/** Undefined if there is nothing to draw. */
export function drawFigure(
  figure: Figure,
  canvas: PlotCanvas,
  count: (value: number) => string,
): string | undefined {
  if (!isLineFigure(figure))
    return latticeSvg(figure, canvas.colors, count, { size: canvas.fontSize, family: canvas.fontFamily });
  const svg = linePlot(figure.lines, canvas, {
    x: { label: figure.x, tick: count, isLinear: true },
    y: { label: figure.y, tick: count, isLinear: true },
  });
  if (svg === undefined) return undefined;
  for (const style of svg.querySelectorAll("style")) style.remove();
  // A picture with one name has no names inside.
  for (const attribute of ["aria-label", "aria-hidden"])
    for (const inner of svg.querySelectorAll(`[${attribute}]`)) inner.removeAttribute(attribute);
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", figure.title);
  svg.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return svg.outerHTML;
}
