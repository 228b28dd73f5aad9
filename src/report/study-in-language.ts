/** The texts of a built-in study in another language: its title, its question, and the tables of its document. */
import type { StudyResults } from "../study/results.ts";
import type { Language } from "../words/languages.ts";
import { studyText } from "../words/studies/index.ts";

/** A text that only its author knows stays as it was written. */
export function studyIn(study: StudyResults, language: Language): StudyResults {
  const text = studyText(language);
  const printed = Object.entries(study.printed).map(([table, numbers]) => [
    text(table),
    numbers.map((number) => ({
      ...number,
      row: text(number.row),
      column: text(number.column),
      ...(number.note !== undefined && { note: text(number.note) }),
    })),
  ]);
  return {
    ...study,
    title: text(study.title),
    question: text(study.question),
    printed: Object.fromEntries(printed) as StudyResults["printed"],
    statements: study.statements.map((one) => ({
      ...one,
      text: text(one.text),
      source: text(one.source),
      claim: one.claim.kind === "untested" ? { ...one.claim, why: text(one.claim.why) } : one.claim,
    })),
  };
}
