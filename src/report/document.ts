/** A report as data: what it says, in which order. HTML, PDF and Markdown only render it. */

import { type Part, partsOf } from "../study/cells.ts";
import type { ReportCounter } from "../study/counters.ts";
import type { StudyResults } from "../study/results.ts";
import type { StudySpace } from "../study/spaces.ts";
import type { Language } from "../words/languages.ts";
import {
  environmentOf,
  hardestBlocks,
  plotBlocks,
  printedBlocks,
  statementBlocks,
  statusOf,
  tableBlocks,
} from "./blocks.ts";
import { instanceBlocks } from "./instance-blocks.ts";
import type { PlotName } from "./plot-names.ts";
import { sentencesOf } from "./sentences.ts";
import { spacesSections } from "./spaces-section.ts";
import { studyIn } from "./study-in-language.ts";
import type { Table } from "./table.ts";
import { runTable } from "./tables.ts";
import { whySections } from "./why-section.ts";
import { namingIn, reportWords } from "./words/index.ts";

export interface Board {
  readonly instance: string;
  readonly start: string;
  /** The last state of a cheapest solution found; null without a solution. */
  readonly end: string | null;
  /** `31 moves, cost 31`, or how the search ended. */
  readonly summary: string;
}

export type Block =
  | { readonly kind: "sentences"; readonly title: string; readonly sentences: readonly string[] }
  | { readonly kind: "table"; readonly table: Table }
  | PlotBlock
  | { readonly kind: "boards"; readonly boards: readonly Board[] }
  | { readonly kind: "facts"; readonly facts: readonly Fact[] }
  /** A place that only the author can fill, and what belongs there. */
  | { readonly kind: "author"; readonly text: string };

/** A name and its value. */
export type Fact = readonly [string, string];

export interface PlotBlock {
  readonly kind: "plot";
  readonly name: PlotName;
  readonly part: Part;
  readonly counter: ReportCounter;
  /** Whether the study asks for this plot; if so, the report must say when there is too little data for it. */
  readonly isAsked: boolean;
}

export interface Section {
  readonly title: string;
  /** The study or the domain that it is about, if the document has several; its title says so too. */
  readonly subject?: string;
  /** The study, if the document is about several; its title and ": " come before that of the section. */
  readonly chapter?: string;
  /** The section is a page of its own on paper, before all others. */
  readonly isCover?: true;
  /** The section is the table of all runs, which a page may show in its own way. */
  readonly isRunTable?: true;
  readonly blocks: readonly Block[];
}

export interface ReportDocument {
  /** The language of everything in it. */
  readonly language: Language;
  readonly title: string;
  readonly question: string;
  /** The status of the study, in one sentence. */
  readonly status: string;
  readonly sections: readonly Section[];
}

/** `spaces` are what all states say of the heuristics compared; null if nobody has looked at them yet. */
export function documentOf(
  study: StudyResults,
  counter: ReportCounter,
  language: Language = "en",
  spaces: readonly StudySpace[] | null = null,
): ReportDocument {
  const words = reportWords[language];
  const naming = namingIn(words);
  const results = studyIn(study, language);
  const parts = partsOf(results.runs, naming);
  // With one domain its name is in the status; with more, every heading must name it.
  const suffix = (part: Part) => (parts.length === 1 ? "" : `: ${part.domain}`);
  const eachPart = (title: string, blocks: (part: Part) => Block[]): Section[] =>
    parts.map((part) => ({
      title: `${title}${suffix(part)}`,
      ...(parts.length > 1 && { subject: part.domain }),
      blocks: blocks(part),
    }));
  const sections: Section[] = [
    ...eachPart(words.says, (part) =>
      sentencesOf(part, counter, words).map((paragraph) => ({ kind: "sentences", ...paragraph })),
    ),
    ...whySections(spaces ?? [], parts, counter, language),
    { title: words.concluded, blocks: statementBlocks(results, parts, spaces, language) },
    { title: words.printedNumbers, blocks: printedBlocks(results, words) },
    ...spacesSections(results, language),
    ...eachPart(words.tables, (part) => [
      ...instanceBlocks(part, language),
      ...tableBlocks(part, counter, words),
    ]),
    ...eachPart(words.plotsTitle, (part) => plotBlocks(results, part, counter)),
    ...eachPart(words.hardest, (part) => hardestBlocks(part, counter, words)),
    { title: words.machine, blocks: [{ kind: "facts", facts: environmentOf(results, words) }] },
    ...eachPart(words.allRuns, (part) => [{ kind: "table", table: runTable(part, words) }]).map(
      (section): Section => ({ ...section, isRunTable: true }),
    ),
  ];
  return {
    language,
    title: results.title,
    question: results.question,
    status: statusOf(results, parts, words),
    sections: sections.filter(({ blocks }) => blocks.length > 0),
  };
}
