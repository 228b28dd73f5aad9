/** The formats of a report: one row each, loaded when it is used. */

import type { ReportCounter } from "../../study/counters.ts";
import type { StudyResults } from "../../study/results.ts";

interface FormatRow {
  readonly summary: string;
  make(results: StudyResults, counter: ReportCounter): Promise<string | Uint8Array>;
}

const rows = {
  html: {
    summary: "one page with plots and sortable tables",
    async make(results, counter) {
      const { htmlOf } = await import("../../report/html.ts");
      const { newPlotDocument } = await import("../../report/plot-document.ts");
      return htmlOf(await documentFor(results, counter), newPlotDocument());
    },
  },
  pdf: {
    summary: "the same on paper; to a file only",
    async make(results, counter) {
      const { pdfOf } = await import("./pdf.ts");
      return pdfOf(await documentFor(results, counter));
    },
  },
  markdown: {
    summary: "sentences and tables",
    async make(results, counter) {
      const { markdownOf } = await import("../../report/markdown.ts");
      return markdownOf(await documentFor(results, counter));
    },
  },
  csv: {
    summary: "every run on a line, with all counters, for a spreadsheet",
    async make(results) {
      const { csvOf } = await import("../../report/csv.ts");
      return csvOf(results);
    },
  },
  json: {
    summary: "the results themselves",
    async make(results) {
      const { jsonOf } = await import("../../report/json.ts");
      return Buffer.concat(Array.from(jsonOf(results), (piece) => Buffer.from(piece)));
    },
  },
} as const satisfies Record<string, FormatRow>;
export type ReportFormat = keyof typeof rows;

export const reportFormats: Readonly<Record<ReportFormat, FormatRow>> = rows;

async function documentFor(results: StudyResults, counter: ReportCounter) {
  const { documentOf } = await import("../../report/document.ts");
  return documentOf(results, counter);
}

/** The report as text, PDF and JSON as bytes; about the nodes that the study counts if no other counter is named. */
export function report(
  results: StudyResults,
  format: ReportFormat,
  counter: ReportCounter = results.counter,
): Promise<string | Uint8Array> {
  return reportFormats[format].make(results, counter);
}
