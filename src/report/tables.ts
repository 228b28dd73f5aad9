/** The tables of a report: methods side by side, instances against methods, all runs, the hardest instances. */

import type { Cell, Method, Part } from "../study/cells.ts";
import type { ReportCounter } from "../study/counters.ts";
import { median } from "../study/statistics.ts";
import { cellsOf, meanCount, middle, solvedByAll, timePerNode } from "./measures.ts";
import { namesOf } from "./method-names.ts";
import {
  type Column,
  numberCell,
  numberColumn,
  type Table,
  type TableCell,
  textCell,
  textColumn,
  withBest,
} from "./table.ts";
import type { ReportWords } from "./words/index.ts";

/** How many columns of one kind fit easily, how many fit at all, and how many rows; more are for a spreadsheet. */
const FITTING_COLUMNS = 7;
const MOST_COLUMNS = 14;
const MOST_ROWS = 300;

/** A row for each method, over the instances that all of them solved. */
export function methodTable(part: Part, counter: ReportCounter, words: ReportWords): Table {
  const { significant, shareOf, columns: titles } = words;
  const shared = solvedByAll(part, part.methods);
  const rows = part.methods.map((method) => {
    const all = cellsOf(part, method);
    const solved = all.filter(({ outcome }) => outcome === "solved");
    const cells = cellsOf(part, method, shared);
    const cheapest = solved.filter(({ run, leastCost }) => run.cost === leastCost);
    const times = cells.flatMap(({ timeMs }) => timeMs ?? []);
    return [
      textCell(method.name),
      numberCell(solved.length, (value) => shareOf(value, all.length)),
      numberCell(cheapest.length, (value) => shareOf(value, solved.length)),
      numberCell(meanCount(cells, counter), significant),
      numberCell(times.length === 0 ? null : median(times), significant),
      numberCell(timePerNode(cells, counter), significant),
      numberCell(middle(cells, "penetrance"), significant),
      numberCell(middle(cells, "branchingFactor"), (value) => words.fixed(value, 3)),
    ];
  });
  const columns: [string, "least" | "largest" | undefined][] = [
    [titles.solved, undefined],
    [titles.atLeastCost, undefined],
    [words.geometricMean(words.counters[counter].title), "least"],
    [titles.time, "least"],
    [titles.perNode, undefined],
    [titles.penetrance, undefined],
    [titles.branching, undefined],
  ];
  return {
    title: words.methodsTitle,
    columns: [textColumn(titles.method), ...columns.map(([title]) => numberColumn(title))],
    rows: markedColumns(rows, [undefined, ...columns.map(([, best]) => best)]),
    note:
      shared.length === part.instances.length ? undefined : words.meansOver(shared, part.instances.length),
  };
}

function markedColumns(
  rows: readonly (readonly TableCell[])[],
  best: readonly ("least" | "largest" | undefined)[],
): TableCell[][] {
  const columns = best.map((which, column) => {
    const cells = rows.map((row) => row[column]!);
    return which === undefined ? cells : withBest(cells, which);
  });
  return rows.map((_, row) => columns.map((cells) => cells[row]!));
}

/**
 * The table that courses use: instances against methods. The longer list goes down the page; undefined if neither
 * fits across it.
 */
export function crossTable(part: Part, counter: ReportCounter, words: ReportWords): Table | undefined {
  const title = words.instancesTitle(words.counters[counter].title);
  const note = crossNote(part, words);
  if (Math.min(part.methods.length, part.instances.length) > MOST_COLUMNS) return undefined;
  if (part.methods.length <= Math.max(FITTING_COLUMNS, part.instances.length)) {
    const columns = [
      textColumn(words.columns.instance),
      numberColumn(words.columns.cost),
      ...part.methods.map(({ name }) => numberColumn(name)),
    ];
    const rows = part.instances
      .slice(0, MOST_ROWS)
      .map((instance) => [
        textCell(instance),
        costCell(part, instance, words),
        ...bestOfInstance(part, instance, counter, words),
      ]);
    return { title, columns, rows, note: withCut(note, rows.length, part.instances.length, words) };
  }
  const byInstance = part.instances.map((instance) => bestOfInstance(part, instance, counter, words));
  const titles = part.instances.map((instance) =>
    words.withCost(instance, costCell(part, instance, words).text),
  );
  return {
    title,
    columns: [textColumn(words.columns.method), ...titles.map((name) => numberColumn(name))],
    rows: part.methods.map(({ name }, row) => [textCell(name), ...byInstance.map((cells) => cells[row]!)]),
    note,
  };
}

function crossNote(part: Part, words: ReportWords): string | undefined {
  const isCut = part.cells.some(({ outcome }) => outcome !== "solved" && outcome !== "unsolvable");
  const haveSeveral = part.instances.some((instance) => costsOf(part, instance).length > 1);
  const notes = [...(haveSeveral ? [words.severalCosts] : []), ...(isCut ? [words.inBrackets] : [])];
  return notes.length === 0 ? undefined : notes.join(" ");
}

/** One cell per method; the lowest count among those that solved the instance is the best. */
function bestOfInstance(
  part: Part,
  instance: string,
  counter: ReportCounter,
  words: ReportWords,
): TableCell[] {
  const cells = part.methods.map((method) => part.cell(instance, method));
  const texts = cells.map((cell) => countCell(cell, counter, words));
  return withBest(texts, "least", (i) => cells[i]?.outcome === "solved");
}

function countCell(cell: Cell | undefined, counter: ReportCounter, words: ReportWords): TableCell {
  if (cell === undefined) return { text: "—", value: null };
  if (cell.metrics === null) return { text: words.outcomes[cell.outcome]!, value: null };
  const value = cell.metrics[counter];
  const isAnswered = cell.outcome === "solved" || cell.outcome === "unsolvable";
  const text = words.count(value);
  return { text: isAnswered ? text : `(${text})`, value };
}

/** The costs that the methods found for the instance, the least first; of many only the ends. */
function costCell(part: Part, instance: string, { count, noSolution }: ReportWords): TableCell {
  const costs = costsOf(part, instance);
  const text =
    costs.length > 3 ? `${count(costs[0]!)} … ${count(costs.at(-1)!)}` : costs.map(count).join(" / ");
  if (costs.length > 0) return { text, value: costs[0]! };
  const isUnsolvable = part.methods.some((method) => part.cell(instance, method)?.outcome === "unsolvable");
  return { text: isUnsolvable ? noSolution : "—", value: null };
}

function costsOf(part: Part, instance: string): number[] {
  const cells = part.methods.flatMap((method) => part.cell(instance, method) ?? []);
  const costs = cells.flatMap(({ outcome, run }) => (outcome === "solved" ? (run.cost ?? []) : []));
  return [...new Set(costs)].sort((a, b) => a - b);
}

function runColumns(words: ReportWords): readonly { readonly column: Column; cell(cell: Cell): TableCell }[] {
  const { columns, runColumns: titles, count, significant } = words;
  return [
    { column: textColumn(columns.instance), cell: ({ instance }) => textCell(instance) },
    { column: textColumn(columns.method), cell: ({ method }) => textCell(method.name) },
    { column: textColumn(titles.outcome), cell: ({ run }) => textCell(outcomeText(run, words)) },
    { column: numberColumn(columns.cost), cell: ({ run }) => numberCell(run.cost, count) },
    { column: numberColumn(titles.depth), cell: ({ run }) => numberCell(run.depth, count) },
    ...(["generated", "expanded", "opened", "taken", "duplicates", "frontierLeft"] as const).map((name) => ({
      column: numberColumn(titles[name]),
      cell: ({ metrics }: Cell) => numberCell(metrics?.[name] ?? null, count),
    })),
    {
      column: numberColumn(titles.penetrance),
      cell: ({ metrics }) => numberCell(metrics?.penetrance ?? null, significant),
    },
    {
      column: numberColumn(titles.branching),
      cell: ({ metrics }) => numberCell(metrics?.branchingFactor ?? null, (value) => words.fixed(value, 3)),
    },
    { column: numberColumn(titles.ms), cell: ({ timeMs }) => numberCell(timeMs, significant) },
    {
      column: numberColumn(titles.memory),
      // Of a rule program it is not measured.
      cell: ({ metrics }) => numberCell(metrics?.memoryBytes || null, words.bytes),
    },
  ];
}

export function outcomeText(
  { outcome, limit }: Pick<Cell["run"], "outcome" | "limit">,
  words: ReportWords,
): string {
  if (outcome !== "limit" || limit === null) return words.outcomes[outcome]!;
  return words.limits[limit] ?? words.otherLimit(limit);
}

/** Every method on every instance with all counters, up to a length that can be read. */
export function runTable(part: Part, words: ReportWords): Table {
  const columns = runColumns(words);
  const cells = part.cells.slice(0, MOST_ROWS);
  return {
    title: words.allRuns,
    columns: columns.map(({ column }) => column),
    rows: cells.map((cell) => columns.map((row) => row.cell(cell))),
    note: withCut(undefined, cells.length, part.cells.length, words),
  };
}

function withCut(
  note: string | undefined,
  shown: number,
  all: number,
  words: ReportWords,
): string | undefined {
  const cut = shown < all ? words.cut(shown, all) : undefined;
  return [note, cut].filter((text) => text !== undefined).join(" ") || undefined;
}

export interface Hard {
  readonly instance: string;
  readonly unsolvedBy: readonly Method[];
  /** The methods that need the fewest nodes here, and how many they need; undefined if none solved it. */
  readonly easiest: { readonly methods: readonly Method[]; readonly nodes: number } | undefined;
}

/** First those that most methods left unsolved, then by what even the best method needs. An unsolvable one is not hard. */
export function hardest(part: Part, counter: ReportCounter, most: number): Hard[] {
  const rows = part.instances.flatMap((instance): Hard[] => {
    const cells = part.methods.flatMap((method) => part.cell(instance, method) ?? []);
    const solved = cells.filter(({ outcome }) => outcome === "solved");
    if (solved.length === 0 && cells.some(({ outcome }) => outcome === "unsolvable")) return [];
    const least = Math.min(...solved.map(({ metrics }) => metrics![counter]));
    const methods = solved.filter(({ metrics }) => metrics![counter] === least).map(({ method }) => method);
    const unsolvedBy = cells
      .filter(({ outcome }) => outcome !== "solved" && outcome !== "unsolvable")
      .map(({ method }) => method);
    return [{ instance, unsolvedBy, easiest: methods.length === 0 ? undefined : { methods, nodes: least } }];
  });
  const nodes = ({ easiest }: Hard) => easiest?.nodes ?? Number.POSITIVE_INFINITY;
  rows.sort(
    (a, b) => b.unsolvedBy.length - a.unsolvedBy.length || (nodes(a) === nodes(b) ? 0 : nodes(b) - nodes(a)),
  );
  return rows.slice(0, most);
}

/** More names than this would make the table too wide. */
const MOST_EASIEST = 2;

export function hardestTable(part: Part, counter: ReportCounter, most: number, words: ReportWords): Table {
  const { columns: titles } = words;
  return {
    title: words.hardest,
    columns: [
      textColumn(titles.instance),
      numberColumn(titles.cost),
      numberColumn(titles.notSolvedBy),
      numberColumn(words.fewestOf(words.counters[counter].title)),
      textColumn(titles.by),
    ],
    rows: hardest(part, counter, most).map(({ instance, unsolvedBy, easiest }) => [
      textCell(instance),
      costCell(part, instance, words),
      numberCell(unsolvedBy.length, (value) => words.shareOf(value, part.methods.length)),
      numberCell(easiest?.nodes ?? null, words.count),
      textCell(easiest === undefined ? "—" : words.listed(namesOf(part, easiest.methods), MOST_EASIEST)),
    ]),
  };
}
