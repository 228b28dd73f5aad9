/** The blocks of which reports are made. */

import type { Part } from "../study/cells.ts";
import type { ReportCounter } from "../study/counters.ts";
import type { StudyResults, StudyRunResult } from "../study/results.ts";
import type { StudySpace } from "../study/spaces.ts";
import type { Language } from "../words/languages.ts";
import type { Block, Board, Fact } from "./document.ts";
import { plotNames } from "./plot-names.ts";
import { printedSentences, printedTables } from "./printed.ts";
import { statementTable } from "./statement-table.ts";
import { crossTable, hardest, hardestTable, methodTable } from "./tables.ts";
import type { ReportWords } from "./words/index.ts";

const MOST_HARDEST = 8;
const MOST_BOARDS = 6;

/** Those that the study asks for; all if it names none. */
export function plotBlocks({ plots }: StudyResults, part: Part, counter: ReportCounter): Block[] {
  const isAsked = plots.length > 0;
  return plotNames
    .filter((name) => !isAsked || plots.includes(name))
    .map((name) => ({ kind: "plot", name, part, counter, isAsked }));
}

export function statementBlocks(
  { statements, printed }: StudyResults,
  parts: readonly Part[],
  spaces: readonly StudySpace[] | null,
  language: Language,
): Block[] {
  if (statements.length === 0) return [];
  const known = { spaces, printed: Object.values(printed).flat() };
  return [{ kind: "table", table: statementTable(statements, parts, known, language) }];
}

export function printedBlocks(results: StudyResults, words: ReportWords): Block[] {
  const sentences = printedSentences(results, words);
  if (sentences.length === 0) return [];
  return [
    { kind: "sentences", title: "", sentences },
    ...printedTables(results, words).map((table): Block => ({ kind: "table", table })),
  ];
}

export function tableBlocks(part: Part, counter: ReportCounter, words: ReportWords): Block[] {
  const tables = [methodTable(part, counter, words), crossTable(part, counter, words)];
  return tables.flatMap((table) => (table === undefined ? [] : [{ kind: "table", table }]));
}

/** One instance makes no ranking; its board is still shown. */
export function hardestBlocks(part: Part, counter: ReportCounter, words: ReportWords): Block[] {
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
  const summary = (part.domain === "eternity2" ? words.placed : words.moves)(best.depth, best.cost!);
  return { instance, start, end: best.end, summary };
}

export function statusOf(
  { runs, left, startedAt, finishedAt }: StudyResults,
  parts: readonly Part[],
  words: ReportWords,
): string {
  const what = parts.map(({ domain, methods, instances }) =>
    words.partStatus(methods.length, instances.length, domain),
  );
  const solved = runs.filter(({ outcome }) => outcome === "solved").length;
  const unsolvable = runs.filter(({ outcome }) => outcome === "unsolvable").length;
  return [
    words.status(what, runs.length, solved, unsolvable),
    ...(left > 0 ? [words.left(left)] : []),
    ...(finishedAt === null ? [] : [words.took(Date.parse(finishedAt) - Date.parse(startedAt))]),
  ].join(" ");
}

export function environmentOf(
  { environment, startedAt, name, id, runs }: StudyResults,
  words: ReportWords,
): Fact[] {
  const { version, signature, commit, system, runtime, cpu, cores, memoryBytes } = environment;
  return [
    [words.facts.study, `${name} (${id})`],
    [words.facts.started, `${startedAt.slice(0, 16).replace("T", " ")} UTC`],
    ["Frontier", words.version(commit === undefined ? version : `${version} (${commit})`, signature)],
    [words.facts.runtime, runtime],
    [words.facts.system, system],
    [words.facts.processor, words.processor(cpu, cores)],
    [words.facts.memory, words.bytes(memoryBytes)],
    ...effortOf(runs, words),
  ];
}

/** The limits that all runs had, who did them, and what times mean; nothing about runs of earlier versions. */
function effortOf(runs: readonly StudyRunResult[], words: ReportWords): Fact[] {
  const origins = runs.flatMap(({ origin }) => origin ?? []);
  if (origins.length === 0) return [];
  const limits = Object.entries(words.limits).flatMap(([name, word]) => {
    const values = new Set(runs.map(({ settings }) => settings[name]));
    const [value] = values;
    if (values.size !== 1 || value === undefined) return [];
    return [`${word} ${/^\d+$/.test(value) ? words.count(Number(value)) : value}`];
  });
  const processes = new Map(origins.map((origin) => [origin.worker, origin.processes]));
  const machines = new Set(origins.map(({ machine }) => machine));
  const cpuMs = origins.reduce((sum, origin) => sum + (origin.cpuMs ?? 0), 0);
  return [
    ...(limits.length > 0 ? [[words.facts.limits, limits.join(", ")] as const] : []),
    [
      words.facts.work,
      words.work(
        [...processes.values()].reduce((sum, one) => sum + one, 0),
        machines.size,
      ),
    ],
    [words.facts.times, words.times(cpuMs)],
  ];
}
