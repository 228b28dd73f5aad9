/** The formats of a report: one row each, loaded when it is used. */

import type { ReportDocument } from "../../report/document.ts";
import type { TemplateName } from "../../report/template-names.ts";
import type { ReportCounter } from "../../study/counters.ts";
import type { StudyResults } from "../../study/results.ts";
import type { Language } from "../../words/languages.ts";

export interface ReportOptions {
  /** Those that each study is about if left out. */
  readonly counter?: ReportCounter | undefined;
  /** English if left out. */
  readonly language?: Language | undefined;
  readonly template?: TemplateName | undefined;
}

interface FormatRow {
  readonly summary: string;
  make(studies: readonly StudyResults[], options: ReportOptions): Promise<string | Uint8Array>;
}

const rows = {
  html: {
    summary: "one page with plots and sortable tables",
    async make(studies, options) {
      const { htmlOf } = await import("../../report/html.ts");
      const { newPlotDocument } = await import("../../report/plot-document.ts");
      return htmlOf(await documentFor(studies, options), newPlotDocument());
    },
  },
  pdf: {
    summary: "the same on paper; to a file only",
    async make(studies, options) {
      const { pdfOf } = await import("./pdf.ts");
      return pdfOf(await documentFor(studies, options));
    },
  },
  markdown: {
    summary: "sentences and tables",
    async make(studies, options) {
      const { markdownOf } = await import("../../report/markdown.ts");
      return markdownOf(await documentFor(studies, options));
    },
  },
  table: {
    summary: "the tables in LaTeX",
    async make(studies, options) {
      const { latexOf } = await import("../../report/latex.ts");
      return latexOf(await documentFor(studies, options));
    },
  },
  csv: {
    summary: "every run on a line, with all counters, for a spreadsheet",
    async make(studies) {
      const { csvOf } = await import("../../report/csv.ts");
      return csvOf(...studies);
    },
  },
  json: {
    summary: "the results themselves",
    async make(studies) {
      const { jsonOf } = await import("../../report/json.ts");
      const pieces = studies.flatMap((study, i) => [i === 0 ? "" : ",", ...jsonOf(study)]);
      const all = studies.length === 1 ? pieces : ["[", ...pieces, "]\n"];
      return Buffer.concat(all.map((piece) => Buffer.from(piece)));
    },
  },
} as const satisfies Record<string, FormatRow>;
export type ReportFormat = keyof typeof rows;

export const reportFormats: Readonly<Record<ReportFormat, FormatRow>> = rows;

async function documentFor(
  studies: readonly StudyResults[],
  { counter, language = "en", template = "report" }: ReportOptions,
): Promise<ReportDocument> {
  const { joined, templates } = await import("../../report/templates.ts");
  const { spacesOf } = await import("../../study/spaces.ts");
  return joined(
    studies.map((study) => templates[template](study, counter ?? study.counter, language, spacesOf(study))),
  );
}

/** The report on one study or several, as text; PDF and JSON as bytes. Several studies give a list as JSON. */
export function report(
  studies: StudyResults | readonly StudyResults[],
  format: ReportFormat,
  options: ReportOptions = {},
): Promise<string | Uint8Array> {
  return reportFormats[format].make([studies].flat(), options);
}
