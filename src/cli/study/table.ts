/** The results of a study as tables for a terminal: the one that its file asks for, and our numbers beside printed ones. */
import { reasonText } from "../../run/sentences.ts";
import type { StudyDefinition, TableSpec } from "../../study/definition.ts";
import { fieldOf, type NumberName, numberNames, numberOf } from "../../study/numbers.ts";
import type { PrintedNumber, StudyResults, StudyRunResult } from "../../study/results.ts";
import { numberText as numbersIn } from "../../words/number-text.ts";
import { studyText } from "../../words/studies/index.ts";
import { inLanguage, language } from "../language.ts";
import { color, visible } from "../terminal/color.ts";
import { table } from "../terminal/print.ts";
import { faultText, words } from "../words/index.ts";

/** If a study asks for no table, more runs than this are not listed one by one. */
const MOST_INSTANCES = 20;

const { bytes, count, duration, exact, fixed } = numbersIn(language);
const means = inLanguage({
  en: {
    over: (shared: string, all: string) =>
      `Means are over the ${shared} of ${all} instances that every row solved.`,
    own: "Means are over the solved runs of each row; no instance was solved in all of them.",
  },
  es: {
    over: (shared, all) =>
      `Las medias son sobre las ${shared} de ${all} instancias resueltas en todas las filas.`,
    own: "Las medias son sobre las ejecuciones resueltas de cada fila; ninguna instancia se resolvió en todas.",
  },
  ca: {
    over: (shared, all) =>
      `Les mitjanes són sobre les ${shared} de ${all} instàncies resoltes en totes les files.`,
    own: "Les mitjanes són sobre les execucions resoltes de cada fila; cap instància no s’ha resolt en totes.",
  },
  pt: {
    over: (shared, all) =>
      `As médias são sobre as ${shared} de ${all} instâncias resolvidas em todas as linhas.`,
    own: "As médias são sobre as execuções resolvidas de cada linha; nenhuma instância foi resolvida em todas.",
  },
});

/** The texts of the built-in studies in the language. */
const said = studyText(language);

export function studyTables(results: StudyResults, { table: wished }: StudyDefinition): string {
  const printed = Object.entries(results.printed).map(
    ([title, numbers]) =>
      `${color.bold(visible(said(title)))} ${words.study.oursPrinted}\n${printedTable(numbers)}`,
  );
  const spec = wished ?? (printed.length === 0 ? defaultTable(results) : undefined);
  const own = spec === undefined ? [] : [resultTable(results.runs, spec)];
  return [...printed, ...notes(results), ...own, ...deaths(results)].join("\n\n");
}

function defaultTable({ runs }: StudyResults): TableSpec {
  const isLarge = new Set(runs.map(({ instance }) => instance)).size > MOST_INSTANCES;
  return isLarge
    ? { rows: ["domain", "strategy", "heuristic"], columns: null, cells: ["cost", "expanded", "timeMs"] }
    : { rows: ["instance", "strategy"], columns: "heuristic", cells: ["expanded"] };
}

/** A row for each combination of the row fields; a cell is the mean over its runs on instances that can be compared. */
function resultTable(runs: readonly StudyRunResult[], { rows, columns, cells }: TableSpec): string {
  const columnValues = columns === null ? [null] : [...new Set(runs.map((run) => fieldOf(run, columns)))];
  const lines = grouped(runs, (run) => rows.map((field) => rowText(run, field)).join("\n"));
  const hasSeveral = lines.some((line) => line.length > columnValues.length);
  const { compared, note } = hasSeveral ? comparable(runs) : { compared: runs, note: undefined };
  const taken = new Set(compared);
  const titles = columnValues.flatMap((value) =>
    cells.map((cell) =>
      [titleOf(cell), value === "—" ? words.study.without(titleOf(columns!)) : value]
        .filter(Boolean)
        .join(" "),
    ),
  );
  const drawn = table(
    [...rows.map(titleOf), ...(hasSeveral ? [words.titles.runs, words.titles.solved] : []), ...titles],
    lines.map((line) => [
      ...rows.map((field) => rowText(line[0]!, field)),
      ...(hasSeveral
        ? [count(line.length), count(line.filter(({ outcome }) => outcome === "solved").length)]
        : []),
      ...columnValues.flatMap((value) => {
        const inColumn = value === null ? line : line.filter((run) => fieldOf(run, columns!) === value);
        return cells.map((cell) =>
          cellText(
            inColumn.filter((run) => taken.has(run)),
            cell,
          ),
        );
      }),
    ]),
  );
  return note === undefined ? drawn : `${drawn}\n${color.dim(note)}`;
}

/** Means of different instances say nothing beside each other: those that every run solved or, without any, each its own. */
function comparable(runs: readonly StudyRunResult[]): {
  readonly compared: readonly StudyRunResult[];
  readonly note?: string;
} {
  const instances = grouped(runs, ({ domain, instance }) => `${domain}\n${instance}`);
  const shared = instances.filter((own) => own.every(({ outcome }) => outcome === "solved"));
  if (shared.length === instances.length) return { compared: runs };
  if (shared.length === 0)
    return { compared: runs.filter(({ outcome }) => outcome === "solved"), note: means.own };
  return { compared: shared.flat(), note: means.over(count(shared.length), count(instances.length)) };
}

/** What a field or a counter is called; the name of an option is the same in all languages. */
function titleOf(field: string): string {
  const names: Readonly<Record<string, string>> = { ...words.titles, ...words.counters };
  return language === "en" ? field : (names[field] ?? field);
}

/** A field, or a number that distinguishes the rows, as the cost does if all heuristics find the least. */
function rowText(run: StudyRunResult, field: string): string {
  const isNumber = (numberNames as readonly string[]).includes(field) && run.settings[field] === undefined;
  return isNumber ? cellText([run], field as NumberName) : fieldOf(run, field);
}

function cellText(runs: readonly StudyRunResult[], cell: NumberName): string {
  const [first] = runs;
  if (first === undefined) return "—";
  const values = runs.map((run) => numberOf(run, cell)).filter((value) => value !== null);
  if (values.length === 0) return runs.length === 1 ? (words.outcomes[first.outcome] ?? first.outcome) : "—";
  const text = numberText(cell, values.reduce((sum, value) => sum + value, 0) / values.length);
  return runs.length === 1 && first.outcome === "limit" ? `${text} ${words.limited(first.limit!)}` : text;
}

function numberText(name: NumberName, value: number): string {
  if (name === "timeMs") return duration(value);
  if (name === "seconds") return fixed(value, 3);
  if (name === "memoryBytes") return bytes(value);
  if (name === "penetrance" || name === "branchingFactor") return exact(Number(value.toPrecision(8)));
  return count(value);
}

function printedTable(numbers: readonly PrintedNumber[]): string {
  const columns = [...new Set(numbers.map(({ column }) => column))];
  const rows = grouped(numbers, ({ row }) => row).map((cells) => {
    const exact = cells.filter(({ reproducible }) => reproducible);
    const isEqual = exact.every(({ ours, printed }) => ours === printed);
    return [
      said(cells[0]!.row),
      ...columns.map((column) => pair(cells.find((cell) => cell.column === column))),
      exact.length === 0 ? "" : isEqual ? color.green("=") : color.red(words.study.differs),
    ];
  });
  return table(["", ...columns.map(said), ""], rows);
}

function pair(cell: PrintedNumber | undefined): string {
  if (cell === undefined) return "—";
  const { ours, printed, reproducible } = cell;
  const name = cell.column === "seconds" ? "seconds" : "penetrance";
  const text = (value: number) => (Number.isInteger(value) ? count(value) : numberText(name, value));
  const both = `${ours === null ? "—" : text(ours)} / ${printed === null ? "( )" : text(printed)}`;
  if (!reproducible) return color.dim(both);
  return ours === printed ? both : color.red(both);
}

/** Why numbers cannot be reproduced, each reason once. */
function notes({ printed }: StudyResults): string[] {
  const sentences = grouped(
    Object.values(printed)
      .flat()
      .filter(({ note }) => note !== undefined),
    ({ note }) => note!,
  ).map((cells) => {
    const rows = [...new Set(cells.map(({ row }) => row))];
    const where = rows.length > 4 ? words.study.rows(rows.length) : rows.map(said).join(", ");
    return color.dim(`${where}: ${said(cells[0]!.note!)}`);
  });
  return sentences.length > 0 ? [sentences.join("\n")] : [];
}

/** Runs that died, with the reason; those with equal reasons share a line. */
function deaths({ runs }: StudyResults): string[] {
  const lines = grouped(
    runs.filter(({ outcome }) => outcome === "died"),
    ({ reason }) => JSON.stringify(reason),
  ).map(([first, ...more]) => {
    const what = [first!.instance, first!.strategy, first!.heuristic]
      .filter((word) => word !== null)
      .join(" ");
    const others = more.length > 0 ? words.study.andMore(more.length) : "";
    return `${color.red(words.outcomes.died!)} ${what}${others}: ${first!.reason && faultText(reasonText(first!.reason), first!.reason)}`;
  });
  return lines.length > 0 ? [lines.join("\n")] : [];
}

function grouped<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const name = nameOf(item);
    if (!groups.get(name)?.push(item)) groups.set(name, [item]);
  }
  return [...groups.values()];
}
