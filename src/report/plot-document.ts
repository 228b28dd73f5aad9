/** A document to draw plots with where there is no browser. */
import { parseHTML } from "linkedom";
import type { PlotDocument } from "./plot-style.ts";

export function newPlotDocument(): PlotDocument {
  return parseHTML("<!doctype html><html><body></body></html>").document;
}
