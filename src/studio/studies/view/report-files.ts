/** The report of a study as a file: one HTML page, or a PDF, which the machine sets or the browser prints. */

import type { StudyResults } from "../../../study/results.ts";
import type { StudySpace } from "../../../study/spaces.ts";
import type { Language } from "../../../words/languages.ts";
import { saveFile } from "../../app/save-file.ts";
import { pdfFromMachine } from "../sources/machine.ts";

export interface SavedStudy {
  readonly results: StudyResults;
  /** Null if nobody has looked at them yet: whoever saves the report waits for them. */
  readonly spaces: readonly StudySpace[] | null;
  readonly language: Language;
  /** The machine that serves the page has it in its store. */
  readonly isOfMachine: boolean;
}

async function htmlOfStudy({ results, spaces, language }: SavedStudy): Promise<string> {
  const [{ documentOf }, { htmlOf }, { spacesOf }] = await Promise.all([
    import("../../../report/document.ts"),
    import("../../../report/html.ts"),
    import("../../../study/spaces.ts"),
  ]);
  return htmlOf(documentOf(results, results.counter, language, spaces ?? spacesOf(results)), document);
}

export async function saveHtml(study: SavedStudy): Promise<void> {
  saveFile(`${study.results.id}.html`, await htmlOfStudy(study), "text/html");
}

/** A study of the machine comes as a tagged file; any other is printed by the browser, which can write a PDF too. */
export async function savePdf(study: SavedStudy): Promise<void> {
  if (!study.isOfMachine) return print(await htmlOfStudy(study));
  const { id } = study.results;
  saveFile(`${id}.pdf`, await pdfFromMachine(id, study.language), "application/pdf");
}

/** In a frame of its own, without scripts: what is printed is the report and not the studio. */
function print(html: string): void {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-same-origin allow-modals");
  frame.className = "report-print";
  frame.title = "report";
  // Tables on paper are not sorted by clicking.
  frame.srcdoc = html.replace(/<script>[\s\S]*<\/script>/, "");
  frame.addEventListener("load", () => {
    frame.contentWindow!.addEventListener("afterprint", () => frame.remove());
    frame.contentWindow!.print();
  });
  document.body.append(frame);
}
