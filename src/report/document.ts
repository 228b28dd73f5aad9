/** A report as data: what it says, in which order. HTML, PDF and Markdown only render it. */

import type { SpaceResult } from "../run/heuristics/space.ts";
import { type Part, partsOf } from "../study/cells.ts";
import type { ReportCounter } from "../study/counters.ts";
import type { StudyResults } from "../study/results.ts";
import type { Language } from "../words/languages.ts";
import { type PlotName, plotNames } from "./plot-names.ts";
import { printedSentences, printedTables } from "./printed.ts";
import { sentencesOf } from "./sentences.ts";
import { statementTable } from "./statement-table.ts";
import { studyIn } from "./study-in-language.ts";
import type { Table } from "./table.ts";
import { crossTable, hardest, hardestTable, methodTable, runTable } from "./tables.ts";
import { whySection } from "./why-section.ts";
import { namingIn, type ReportWords, reportWords } from "./words/index.ts";

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
  | { readonly kind: "facts"; readonly facts: readonly Fact[] };

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

const MOST_HARDEST = 8;
const MOST_BOARDS = 6;

/** `spaces` are what all states say of the heuristics compared, where that is known. */
export function documentOf(
  study: StudyResults,
  counter: ReportCounter,
  language: Language = "en",
  spaces: readonly SpaceResult[] = [],
): ReportDocument {
  const words = reportWords[language];
  const naming = namingIn(words);
  const results = studyIn(study, language);
  const parts = partsOf(results.runs, naming);
  // With one domain its name is in the status; with more, every heading must name it.
  const suffix = (part: Part) => (parts.length === 1 ? "" : `: ${part.domain}`);
  const eachPart = (title: string, blocks: (part: Part) => Block[]): Section[] =>
    parts.map((part) => ({ title: `${title}${suffix(part)}`, blocks: blocks(part) }));
  const sections: Section[] = [
    ...eachPart(words.says, (part) =>
      sentencesOf(part, counter, words).map((paragraph) => ({ kind: "sentences", ...paragraph })),
    ),
    ...spaces.map((space) => whySection(space, naming, language)),
    { title: words.concluded, blocks: statementBlocks(results, parts, words) },
    { title: words.printedNumbers, blocks: printedBlocks(results, words) },
    ...eachPart(words.tables, (part) => tableBlocks(part, counter, words)),
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

/** Those that the study asks for; all if it names none. */
function plotBlocks({ plots }: StudyResults, part: Part, counter: ReportCounter): Block[] {
  const isAsked = plots.length > 0;
  return plotNames
    .filter((name) => !isAsked || plots.includes(name))
    .map((name) => ({ kind: "plot", name, part, counter, isAsked }));
}

function statementBlocks({ statements }: StudyResults, parts: readonly Part[], words: ReportWords): Block[] {
  return statements.length === 0 ? [] : [{ kind: "table", table: statementTable(statements, parts, words) }];
}

function printedBlocks(results: StudyResults, words: ReportWords): Block[] {
  const sentences = printedSentences(results, words);
  if (sentences.length === 0) return [];
  return [
    { kind: "sentences", title: "", sentences },
    ...printedTables(results, words).map((table): Block => ({ kind: "table", table })),
  ];
}

function tableBlocks(part: Part, counter: ReportCounter, words: ReportWords): Block[] {
  const tables = [methodTable(part, counter, words), crossTable(part, counter, words)];
  return tables.flatMap((table) => (table === undefined ? [] : [{ kind: "table", table }]));
}

/** One instance makes no ranking; its board is still shown. */
function hardestBlocks(part: Part, counter: ReportCounter, words: ReportWords): Block[] {
  const table: Block = { kind: "table", table: hardestTable(part, counter, MOST_HARDEST, words) };
  const boards = hardest(part, counter, MOST_BOARDS).flatMap(
    ({ instance }) => boardOf(part, instance, words) ?? [],
  );
  return [
    ...(part.instances.length > 1 ? [table] : []),
    ...(boards.length > 0 ? [{ kind: "boards", boards } as const] : []),
  ];
}

function boardOf(part: Part, instance: string, words: ReportWords): Board | undefined {
  const runs = part.methods.flatMap((method) => part.cell(instance, method)?.run ?? []);
  const solved = runs.filter(({ outcome, cost }) => outcome === "solved" && cost !== null);
  const best = solved.sort((a, b) => a.cost! - b.cost!)[0];
  const start = best?.start ?? runs.find((run) => run.start !== null)?.start;
  if (start === undefined || start === null) return undefined;
  if (best === undefined) return { instance, start, end: null, summary: words.notSolved };
  return { instance, start, end: best.end, summary: words.moves(best.depth, best.cost!) };
}

function statusOf(
  { runs, left, startedAt, finishedAt }: StudyResults,
  parts: readonly Part[],
  words: ReportWords,
): string {
  const what = parts.map(({ domain, methods, instances }) =>
    words.partStatus(methods.length, instances.length, domain),
  );
  const solved = runs.filter(({ outcome }) => outcome === "solved").length;
  const open = runs.filter(({ outcome }) => outcome !== "solved" && outcome !== "unsolvable").length;
  return [
    words.status(what, runs.length, solved, open),
    ...(left > 0 ? [words.left(left)] : []),
    ...(finishedAt === null ? [] : [words.took(Date.parse(finishedAt) - Date.parse(startedAt))]),
  ].join(" ");
}

function environmentOf({ environment, startedAt, name, id }: StudyResults, words: ReportWords): Fact[] {
  const { version, signature, system, runtime, cpu, cores, memoryBytes } = environment;
  return [
    [words.facts.study, `${name} (${id})`],
    [words.facts.started, `${startedAt.slice(0, 16).replace("T", " ")} UTC`],
    ["Frontier", words.version(version, signature)],
    [words.facts.runtime, runtime],
    [words.facts.system, system],
    [words.facts.processor, words.processor(cpu, cores)],
    [words.facts.memory, words.bytes(memoryBytes)],
  ];
}
