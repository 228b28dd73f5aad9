/** What is made from the results of a study: one function, one format each. */
import type { StudyResults } from "../results.ts";
import type { ReportCounter } from "./counters.ts";
import { csvOf } from "./csv.ts";
import { documentOf } from "./document.ts";
import { markdownOf } from "./markdown.ts";

export { type ReportCounter, reportCounters } from "./counters.ts";
export { type PlotName, plots } from "./plots.ts";

export interface ReportOptions {
  /** The counter that tables, plots and sentences are about; nodes expanded if left out. */
  readonly counter?: ReportCounter;
}

export const reportFormats = {
  html: {
    summary: "one page with plots and tables that can be sorted",
    async make(results, counter) {
      const [{ htmlOf }, { newPlotDocument }] = await Promise.all([
        import("./html.ts"),
        import("./plot-document.ts"),
      ]);
      return htmlOf(documentOf(results, counter), newPlotDocument());
    },
  },
  pdf: {
    summary: "for paper",
    async make(results, counter) {
      const { pdfOf } = await import("./pdf.ts");
      return pdfOf(documentOf(results, counter));
    },
  },
  markdown: {
    summary: "sentences and tables",
    make: async (results, counter) => markdownOf(documentOf(results, counter)),
  },
  csv: {
    summary: "every run on a line, with all counters, for a spreadsheet",
    make: async (results) => csvOf(results),
  },
  json: {
    summary: "the results themselves",
    make: async (results) => `${JSON.stringify(results, null, 1)}\n`,
  },
} as const satisfies Record<
  string,
  { summary: string; make(results: StudyResults, counter: ReportCounter): Promise<string | Uint8Array> }
>;
export type ReportFormat = keyof typeof reportFormats;

/** The report as text; a PDF as bytes. */
export function report(
  results: StudyResults,
  format: ReportFormat,
  { counter = "expanded" }: ReportOptions = {},
): Promise<string | Uint8Array> {
  return reportFormats[format].make(results, counter);
}
