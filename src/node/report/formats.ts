/** The formats of a report: one row each, loaded when it is used. */

import type { ReportCounter } from "../../study/counters.ts";
import type { StudyResults } from "../../study/results.ts";
import type { Language } from "../../words/languages.ts";

interface FormatRow {
  readonly summary: string;
  make(results: StudyResults, counter: ReportCounter, language: Language): Promise<string | Uint8Array>;
}

const rows = {
  html: {
    summary: "one page with plots and sortable tables",
    async make(results, counter, language) {
      const { htmlOf } = await import("../../report/html.ts");
      const { newPlotDocument } = await import("../../report/plot-document.ts");
      return htmlOf(await documentFor(results, counter, language), newPlotDocument());
    },
  },
  pdf: {
    summary: "the same on paper; to a file only",
    async make(results, counter, language) {
      const { pdfOf } = await import("./pdf.ts");
      return pdfOf(await documentFor(results, counter, language));
    },
  },
  markdown: {
    summary: "sentences and tables",
    async make(results, counter, language) {
      const { markdownOf } = await import("../../report/markdown.ts");
      return markdownOf(await documentFor(results, counter, language));
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

async function documentFor(results: StudyResults, counter: ReportCounter, language: Language) {
  const { documentOf } = await import("../../report/document.ts");
  const { spacesOf } = await import("../../study/spaces.ts");
  return documentOf(results, counter, language, spacesOf(results));
}

/** The report as text, PDF and JSON as bytes; about the nodes that the study counts if no other counter is named. */
export function report(
  results: StudyResults,
  format: ReportFormat,
  counter: ReportCounter = results.counter,
  language: Language = "en",
): Promise<string | Uint8Array> {
  return reportFormats[format].make(results, counter, language);
}
