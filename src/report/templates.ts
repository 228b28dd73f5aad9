/** The forms that a report can have. */
import type { ReportCounter } from "../study/counters.ts";
import type { StudyResults } from "../study/results.ts";
import type { StudySpace } from "../study/spaces.ts";
import type { Language } from "../words/languages.ts";
import { documentOf, type ReportDocument } from "./document.ts";
import { informeOf } from "./informe/informe.ts";
import type { TemplateName } from "./template-names.ts";
import { reportWords } from "./words/index.ts";

type Template = (
  study: StudyResults,
  counter: ReportCounter,
  language: Language,
  spaces: readonly StudySpace[] | null,
) => ReportDocument;

/** The usual one, and one as a course asks for it. */
export const templates: Readonly<Record<TemplateName, Template>> = { report: documentOf, informe: informeOf };

/** Several reports as one: every heading says of which study it is. */
export function joined(documents: readonly ReportDocument[]): ReportDocument {
  const [first, ...others] = documents;
  if (others.length === 0) return first!;
  const { language } = first!;
  return {
    language,
    title: reportWords[language].listed(
      documents.map(({ title }) => title),
      documents.length,
    ),
    question: "",
    status: documents.map(({ title, status }) => `${title}: ${status}`).join(" "),
    sections: documents.flatMap((document) =>
      document.sections.map((section) => ({
        ...section,
        title: `${document.title}: ${section.title}`,
        chapter: document.title,
        subject: [document.title, ...(section.subject === undefined ? [] : [section.subject])].join(", "),
      })),
    ),
  };
}
