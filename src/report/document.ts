/** A report as data: what it says, in which order. HTML, PDF and Markdown only render it. */

import { type Part, partsOf } from "../study/cells.ts";
import type { ReportCounter } from "../study/counters.ts";
import type { StudyResults } from "../study/results.ts";
import { bytes, count, countOf, duration } from "../words/number-text.ts";
import { type PlotName, plotNames } from "./plot-names.ts";
import { printedSentences, printedTables } from "./printed.ts";
import { sentencesOf } from "./sentences.ts";
import type { Table } from "./table.ts";
import { crossTable, hardest, hardestTable, methodTable, runTable } from "./tables.ts";

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
  readonly title: string;
  readonly question: string;
  /** The status of the study, in one sentence. */
  readonly status: string;
  readonly sections: readonly Section[];
}

const MOST_HARDEST = 8;
const MOST_BOARDS = 6;

export function documentOf(results: StudyResults, counter: ReportCounter): ReportDocument {
  const parts = partsOf(results.runs);
  // With one domain its name is in the status; with more, every heading must name it.
  const suffix = (part: Part) => (parts.length === 1 ? "" : `: ${part.domain}`);
  const eachPart = (title: string, blocks: (part: Part) => Block[]): Section[] =>
    parts.map((part) => ({ title: `${title}${suffix(part)}`, blocks: blocks(part) }));
  const sections: Section[] = [
    ...eachPart("What the numbers say", (part) =>
      sentencesOf(part, counter).map((paragraph) => ({ kind: "sentences", ...paragraph })),
    ),
    { title: "The printed numbers", blocks: printedBlocks(results) },
    ...eachPart("Tables", (part) => tableBlocks(part, counter)),
    ...eachPart("Plots", (part) => plotBlocks(results, part, counter)),
    ...eachPart("Hardest instances", (part) => hardestBlocks(part, counter)),
    { title: "Machine and versions", blocks: [{ kind: "facts", facts: environmentOf(results) }] },
    ...eachPart("All runs", (part) => [{ kind: "table", table: runTable(part) }]).map(
      (section): Section => ({ ...section, isRunTable: true }),
    ),
  ];
  return {
    title: results.title,
    question: results.question,
    status: statusOf(results, parts),
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

function printedBlocks(results: StudyResults): Block[] {
  const sentences = printedSentences(results);
  if (sentences.length === 0) return [];
  return [
    { kind: "sentences", title: "", sentences },
    ...printedTables(results).map((table): Block => ({ kind: "table", table })),
  ];
}

function tableBlocks(part: Part, counter: ReportCounter): Block[] {
  const tables = [methodTable(part, counter), crossTable(part, counter)];
  return tables.flatMap((table) => (table === undefined ? [] : [{ kind: "table", table }]));
}

/** One instance makes no ranking; its board is still shown. */
function hardestBlocks(part: Part, counter: ReportCounter): Block[] {
  const table: Block = { kind: "table", table: hardestTable(part, counter, MOST_HARDEST) };
  const boards = hardest(part, counter, MOST_BOARDS).flatMap(({ instance }) => boardOf(part, instance) ?? []);
  return [
    ...(part.instances.length > 1 ? [table] : []),
    ...(boards.length > 0 ? [{ kind: "boards", boards } as const] : []),
  ];
}

function boardOf(part: Part, instance: string): Board | undefined {
  const runs = part.methods.flatMap((method) => part.cell(instance, method)?.run ?? []);
  const solved = runs.filter(({ outcome, cost }) => outcome === "solved" && cost !== null);
  const best = solved.sort((a, b) => a.cost! - b.cost!)[0];
  const start = best?.start ?? runs.find((run) => run.start !== null)?.start;
  if (start === undefined || start === null) return undefined;
  if (best === undefined) return { instance, start, end: null, summary: "not solved" };
  const moves = best.depth === null ? "" : `${countOf(best.depth, "move")}, `;
  return { instance, start, end: best.end, summary: `${moves}cost ${best.cost}` };
}

function statusOf({ runs, left, startedAt, finishedAt }: StudyResults, parts: readonly Part[]): string {
  const what = parts.map(
    ({ domain, methods, instances }) =>
      `${countOf(methods.length, "method")} on ${countOf(instances.length, "instance")} of ${domain}`,
  );
  const solved = runs.filter(({ outcome }) => outcome === "solved").length;
  const open = runs.filter(({ outcome }) => outcome !== "solved" && outcome !== "unsolvable").length;
  const unfinished =
    left > 0 ? ` ${countOf(left, "run")} of the study ${left === 1 ? "has" : "have"} no result yet.` : "";
  const took =
    finishedAt === null ? "" : ` It took ${duration(Date.parse(finishedAt) - Date.parse(startedAt))}.`;
  const ends = `${solved === runs.length ? "all" : count(solved)} solved${open > 0 ? `, ${count(open)} without an answer` : ""}`;
  return `${what.join("; ")}: ${countOf(runs.length, "run")}, ${ends}.${unfinished}${took}`;
}

function environmentOf({ environment, startedAt, name, id }: StudyResults): Fact[] {
  const { version, signature, system, runtime, cpu, cores, memoryBytes } = environment;
  return [
    ["Study", `${name} (${id})`],
    ["Started", `${startedAt.slice(0, 16).replace("T", " ")} UTC`],
    ["Frontier", `${version}, node counts ${signature}`],
    ["Runtime", runtime],
    ["System", system],
    ["Processor", `${cpu}, ${countOf(cores, "core")}`],
    ["Memory", bytes(memoryBytes)],
  ];
}
