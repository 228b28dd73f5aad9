/** What a plot is drawn with: a document, sizes, and colours as text, which may be variables of a style sheet. */

/** A document that can make SVG elements: the page's, or one of a library. */
export type PlotDocument = object;

/** The part of an SVG element that is needed here. */
export interface PlotElement {
  readonly outerHTML: string;
  setAttribute(name: string, value: string): void;
  querySelectorAll(selector: string): Iterable<{ removeAttribute(name: string): void; remove(): void }>;
}

export interface PlotColors {
  readonly ink: string;
  readonly faint: string;
  readonly paper: string;
  /** One per method; further methods reuse them with another symbol. */
  readonly series: readonly string[];
}

export interface PlotCanvas {
  readonly document: PlotDocument;
  readonly width: number;
  readonly fontSize: number;
  readonly fontFamily: string;
  readonly colors: PlotColors;
}

/** The colours of Okabe and Ito, which colour-blind readers can distinguish, without the yellow that is invisible on white. */
export const lightSeries = ["#0072b2", "#d55e00", "#009e73", "#b5518f", "#b87700", "#3f93c9", "#555555"];
/** The same hues, light enough for a dark page. */
export const darkSeries = ["#5fb4ea", "#ff9248", "#3ccfa4", "#e89ac9", "#f2b740", "#9ad4f7", "#bbbbbb"];

/** For a page with the variables of the style sheet in `page-style.ts`. */
export const pageColors: PlotColors = {
  ink: "currentColor",
  faint: "var(--faint)",
  paper: "var(--paper)",
  series: lightSeries.map((_, i) => `var(--series-${i + 1})`),
};

/** For paper. */
export const printColors: PlotColors = {
  ink: "#1f2328",
  faint: "#8c959f",
  paper: "#ffffff",
  series: lightSeries,
};

export const seriesSymbols = ["circle", "square", "triangle", "diamond", "star", "cross", "wye"] as const;

/** The rough width of a text in a proportional font. */
export function textWidth(text: string, fontSize: number): number {
  return text.length * fontSize * 0.54;
}
