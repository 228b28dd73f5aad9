/** What a plot is drawn with: a document, sizes, and colours as text, which may be variables of a style sheet. */

/** A document that can make SVG elements: the page's, or one of a library. */
export type PlotDocument = object;

/** As much of an SVG element as is needed here. */
export interface PlotElement {
  readonly outerHTML: string;
  setAttribute(name: string, value: string): void;
  querySelectorAll(selector: string): Iterable<{ removeAttribute(name: string): void; remove(): void }>;
}

export interface PlotColors {
  readonly ink: string;
  readonly faint: string;
  readonly paper: string;
  /** One for each method; more methods take them again, with another symbol. */
  readonly series: readonly string[];
}

export interface PlotCanvas {
  readonly document: PlotDocument;
  readonly width: number;
  readonly fontSize: number;
  readonly fontFamily: string;
  readonly colors: PlotColors;
}

/** Okabe and Ito's colours, told apart by all kinds of eyes, without the yellow that is lost on white. */
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

/** How wide a text is, roughly, in a proportional font. */
export function textWidth(text: string, fontSize: number): number {
  return text.length * fontSize * 0.54;
}
