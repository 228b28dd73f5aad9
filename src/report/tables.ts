/** The tables of a report: methods side by side, instances against methods, all runs, the hardest instances. */

import type { Cell, Method, Part } from "../study/cells.ts";
import { type ReportCounter, reportCounters } from "../study/counters.ts";
import { median } from "../study/statistics.ts";
import { bytes, count, significant } from "../words/number-text.ts";
import { cellsOf, meanCount, middle, solvedByAll, timePerNode } from "./measures.ts";
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

/** How many columns of one kind fit easily, how many fit at all, and how many rows; more are for a spreadsheet. */
const FITTING_COLUMNS = 7;
const MOST_COLUMNS = 14;
const MOST_ROWS = 300;

/** A row for each method, over the instances that all of them solved. */
export function methodTable(part: Part, counter: ReportCounter): Table {
  const shared = solvedByAll(part, part.methods);
  const rows = part.methods.map((method) => {
    const all = cellsOf(part, method);
    const solved = all.filter(({ outcome }) => outcome === "solved");
    const cells = cellsOf(part, method, shared);
    const cheapest = solved.filter(({ run, leastCost }) => run.cost === leastCost);
    const times = cells.flatMap(({ timeMs }) => timeMs ?? []);
    return [
      textCell(method.name),
      numberCell(solved.length, (value) => `${count(value)} of ${count(all.length)}`),
      numberCell(cheapest.length, (value) => `${count(value)} of ${count(solved.length)}`),
      numberCell(meanCount(cells, counter), significant),
      numberCell(times.length === 0 ? null : median(times), significant),
      numberCell(timePerNode(cells, counter), significant),
      numberCell(middle(cells, "penetrance"), significant),
      numberCell(middle(cells, "branchingFactor"), (value) => value.toFixed(3)),
    ];
  });
  const columns: [string, "least" | "largest" | undefined][] = [
    ["solved", undefined],
    ["at the least cost known", undefined],
    [`${reportCounters[counter].title} (geometric mean)`, "least"],
    ["time (ms, median)", "least"],
    ["µs per node", undefined],
    ["penetrance (median)", undefined],
    ["branching factor (median)", undefined],
  ];
  return {
    title: "Methods",
    columns: [textColumn("method"), ...columns.map(([title]) => numberColumn(title))],
    rows: markedColumns(rows, [undefined, ...columns.map(([, best]) => best)]),
    note:
      shared.length === part.instances.length
        ? undefined
        : `From the means on, over the ${count(shared.length)} of ${count(part.instances.length)} instances that every method solved.`,
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
export function crossTable(part: Part, counter: ReportCounter): Table | undefined {
  const title = `Instances: ${reportCounters[counter].title}`;
  const note = crossNote(part);
  if (Math.min(part.methods.length, part.instances.length) > MOST_COLUMNS) return undefined;
  if (part.methods.length <= Math.max(FITTING_COLUMNS, part.instances.length)) {
    const columns = [
      textColumn("instance"),
      numberColumn("cost"),
      ...part.methods.map(({ name }) => numberColumn(name)),
    ];
    const rows = part.instances
      .slice(0, MOST_ROWS)
      .map((instance) => [
        textCell(instance),
        costCell(part, instance),
        ...bestOfInstance(part, instance, counter),
      ]);
    return { title, columns, rows, note: withCut(note, rows.length, part.instances.length) };
  }
  const byInstance = part.instances.map((instance) => bestOfInstance(part, instance, counter));
  const titles = part.instances.map((instance) => `${instance} (cost ${costCell(part, instance).text})`);
  return {
    title,
    columns: [textColumn("method"), ...titles.map((name) => numberColumn(name))],
    rows: part.methods.map(({ name }, row) => [textCell(name), ...byInstance.map((cells) => cells[row]!)]),
    note,
  };
}

function crossNote(part: Part): string | undefined {
  const isCut = part.cells.some(({ outcome }) => outcome !== "solved" && outcome !== "unsolvable");
  return isCut ? "In brackets: the count at which a run ended without a solution." : undefined;
}

/** One cell per method; the lowest count among those that solved the instance is the best. */
function bestOfInstance(part: Part, instance: string, counter: ReportCounter): TableCell[] {
  const cells = part.methods.map((method) => part.cell(instance, method));
  const texts = cells.map((cell) => countCell(cell, counter));
  return withBest(texts, "least", (i) => cells[i]?.outcome === "solved");
}

function countCell(cell: Cell | undefined, counter: ReportCounter): TableCell {
  if (cell === undefined) return { text: "—", value: null };
  if (cell.metrics === null) return { text: cell.outcome, value: null };
  const value = cell.metrics[counter];
  const isAnswered = cell.outcome === "solved" || cell.outcome === "unsolvable";
  return { text: isAnswered ? count(value) : `(${count(value)})`, value };
}

/** The costs that the methods found for the instance, the least first; of many only the ends. */
function costCell(part: Part, instance: string): TableCell {
  const cells = part.methods.flatMap((method) => part.cell(instance, method) ?? []);
  const costs = [
    ...new Set(cells.flatMap(({ outcome, run }) => (outcome === "solved" ? (run.cost ?? []) : []))),
  ];
  costs.sort((a, b) => a - b);
  const text =
    costs.length > 3 ? `${count(costs[0]!)} … ${count(costs.at(-1)!)}` : costs.map(count).join(" / ");
  if (costs.length > 0) return { text, value: costs[0]! };
  const isUnsolvable = cells.some(({ outcome }) => outcome === "unsolvable");
  return { text: isUnsolvable ? "none" : "—", value: null };
}

const runColumns: readonly { readonly column: Column; cell(cell: Cell): TableCell }[] = [
  { column: textColumn("instance"), cell: ({ instance }) => textCell(instance) },
  { column: textColumn("method"), cell: ({ method }) => textCell(method.name) },
  { column: textColumn("outcome"), cell: ({ run }) => textCell(outcomeText(run)) },
  { column: numberColumn("cost"), cell: ({ run }) => numberCell(run.cost, count) },
  { column: numberColumn("depth"), cell: ({ run }) => numberCell(run.depth, count) },
  ...(["generated", "expanded", "opened", "duplicates", "frontierLeft"] as const).map((name) => ({
    column: numberColumn(name === "frontierLeft" ? "frontier left" : name),
    cell: ({ metrics }: Cell) => numberCell(metrics?.[name] ?? null, count),
  })),
  {
    column: numberColumn("penetrance"),
    cell: ({ metrics }) => numberCell(metrics?.penetrance ?? null, significant),
  },
  {
    column: numberColumn("branching"),
    cell: ({ metrics }) => numberCell(metrics?.branchingFactor ?? null, (value) => value.toFixed(3)),
  },
  { column: numberColumn("ms"), cell: ({ timeMs }) => numberCell(timeMs, significant) },
  { column: numberColumn("memory"), cell: ({ metrics }) => numberCell(metrics?.memoryBytes ?? null, bytes) },
];

export function outcomeText({ outcome, limit }: Pick<Cell["run"], "outcome" | "limit">): string {
  return outcome === "limit" && limit !== null ? `${limit === "nodes" ? "node" : limit} limit` : outcome;
}

/** Every method on every instance with all counters, up to a length that can be read. */
export function runTable(part: Part): Table {
  const cells = part.cells.slice(0, MOST_ROWS);
  return {
    title: "All runs",
    columns: runColumns.map(({ column }) => column),
    rows: cells.map((cell) => runColumns.map((row) => row.cell(cell))),
    note: withCut(undefined, cells.length, part.cells.length),
  };
}

function withCut(note: string | undefined, shown: number, all: number): string | undefined {
  const cut = shown < all ? `The first ${count(shown)} of ${count(all)}; the CSV gives all.` : undefined;
  return [note, cut].filter((text) => text !== undefined).join(" ") || undefined;
}

export interface Hard {
  readonly instance: string;
  readonly unsolvedBy: readonly Method[];
  /** The method that needs the fewest nodes here, and how many it needs; undefined if none solved it. */
  readonly easiest: { readonly method: Method; readonly nodes: number } | undefined;
}

/** First those that most methods left unsolved, then by what even the best method needs. An unsolvable one is not hard. */
export function hardest(part: Part, counter: ReportCounter, most: number): Hard[] {
  const rows = part.instances.flatMap((instance): Hard[] => {
    const cells = part.methods.flatMap((method) => part.cell(instance, method) ?? []);
    const solved = cells.filter(({ outcome }) => outcome === "solved");
    if (solved.length === 0 && cells.some(({ outcome }) => outcome === "unsolvable")) return [];
    const [first] = solved.sort((a, b) => a.metrics![counter] - b.metrics![counter]);
    const unsolvedBy = cells
      .filter(({ outcome }) => outcome !== "solved" && outcome !== "unsolvable")
      .map(({ method }) => method);
    return [
      { instance, unsolvedBy, easiest: first && { method: first.method, nodes: first.metrics![counter] } },
    ];
  });
  const nodes = ({ easiest }: Hard) => easiest?.nodes ?? Number.POSITIVE_INFINITY;
  rows.sort(
    (a, b) => b.unsolvedBy.length - a.unsolvedBy.length || (nodes(a) === nodes(b) ? 0 : nodes(b) - nodes(a)),
  );
  return rows.slice(0, most);
}

export function hardestTable(part: Part, counter: ReportCounter, most: number): Table {
  return {
    title: "Hardest instances",
    columns: [
      textColumn("instance"),
      numberColumn("cost"),
      numberColumn("not solved by"),
      numberColumn(`fewest ${reportCounters[counter].title}`),
      textColumn("by"),
    ],
    rows: hardest(part, counter, most).map(({ instance, unsolvedBy, easiest }) => [
      textCell(instance),
      costCell(part, instance),
      numberCell(unsolvedBy.length, (value) => `${value} of ${part.methods.length}`),
      numberCell(easiest?.nodes ?? null, count),
      textCell(easiest?.method.name ?? "—"),
    ]),
  };
}
