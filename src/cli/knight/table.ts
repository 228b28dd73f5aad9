/** The manual's two tables of results, recomputed, beside the printed numbers; every difference has a footnote. */

import { domains, type PublishedRow, publishedResults } from "../../domains/index.ts";
import { type RunResult, run } from "../../run/run.ts";
import { algorithms, type Footnote, footnotes, mostNodes, tableTitles } from "../../study/knight-report.ts";
import { numberText } from "../../words/number-text.ts";
import { studyText } from "../../words/studies/index.ts";
import { inLanguage, language } from "../language.ts";
import { color } from "../terminal/color.ts";
import { table } from "../terminal/print.ts";

const compared = ["expanded", "penetrance", "branchingFactor", "depth"] as const;
type Compared = (typeof compared)[number];

interface TableCell {
  readonly printed: string;
  readonly ours: string;
  /** Why they differ; null if they do not. */
  readonly footnote: Footnote | "unexplained" | null;
}

interface TableRow extends Readonly<Record<Compared, TableCell>> {
  readonly board: string;
  readonly algorithm: string;
  readonly targetPrinted: string;
  readonly target: string;
  readonly timePrinted: string;
  readonly timeMs: number;
}

export interface KnightTables {
  readonly off: readonly TableRow[];
  readonly lisp: readonly TableRow[];
}

export function knightTables(): KnightTables {
  const rows = (rules: "off" | "lisp") =>
    publishedResults[rules].flatMap((row) =>
      row.board === "B"
        ? [rowOf(row, "B", rules), rowOf(row, "B-lisp", rules)]
        : [rowOf(row, row.board, rules)],
    );
  return { off: rows("off"), lisp: rows("lisp") };
}

function rowOf(printed: PublishedRow, board: string, rules: string): TableRow {
  const settings = { preset: "lisp-manual", rules, nodes: mostNodes, ...algorithms[printed.algorithm] };
  const result = run({ domain: "knight-score", input: { instance: board }, settings });
  const cells = compared.map((column) => {
    const ours = oursText(result, column);
    const footnote = ours === printed[column] ? null : footnoteOf(printed, board, column, result);
    return [column, { printed: printed[column], ours, footnote }];
  });
  return {
    board,
    algorithm: printed.algorithm,
    targetPrinted: printed.target,
    target: String(targetOf(board)),
    timePrinted: printed.time,
    timeMs: result.metrics.timeMs,
    ...(Object.fromEntries(cells) as Record<Compared, TableCell>),
  };
}

function targetOf(board: string): number {
  const { problem } = domains["knight-score"]!.open({ instance: board }, {});
  return (problem as unknown as { readonly target: number }).target;
}

function oursText({ outcome, metrics, depth }: RunResult, column: Compared): string {
  if (column === "expanded") return `${outcome === "limit" ? ">" : ""}${metrics.expanded}`;
  if (outcome === "unsolvable") return column === "depth" ? "none" : "–";
  const value = column === "depth" ? depth : metrics[column];
  return value === null ? "?" : plain(value);
}

/** Without an exponent. */
function plain(value: number): string {
  return value < 1e-6 ? value.toFixed(12) : String(value);
}

function footnoteOf(
  printed: PublishedRow,
  board: string,
  column: Compared,
  { outcome, depth, metrics }: RunResult,
): Footnote | "unexplained" {
  if (board === "F" && printed.algorithm === "BFS" && printed.expanded !== "") return "impossible";
  if (printed.expanded === "") return outcome === "unsolvable" ? "unsolvable" : "blank";
  if (board === "F") return "lost";
  if (board === "B" && String(metrics.expanded) !== printed.expanded) return "board";
  const exact = depth === null || column !== "penetrance" ? "" : (depth / metrics.generated).toFixed(12);
  if (exact.startsWith(printed.penetrance)) return "cut";
  const isNear = exact !== "" && Math.abs(Number(printed.penetrance) - Number(exact)) < 2e-8;
  return isNear ? "misprint" : "unexplained";
}

const words = inLanguage({
  en: {
    lead: "Each cell: printed in the manual | ours, with --preset lisp-manual. The printed times are from other machines.",
    time: "time",
    unexplained: "unexplained",
  },
  es: {
    lead: "En cada casilla: impreso en el manual | nuestro, con --preset lisp-manual. Los tiempos impresos son de otras máquinas.",
    time: "tiempo",
    unexplained: "sin explicación",
  },
  ca: {
    lead: "En cada casella: imprés en el manual | nostre, amb --preset lisp-manual. Els temps impresos són d’altres màquines.",
    time: "temps",
    unexplained: "sense explicació",
  },
  pt: {
    lead: "Em cada casa: impresso no manual | nosso, com --preset lisp-manual. Os tempos impressos são de outras máquinas.",
    time: "tempo",
    unexplained: "sem explicação",
  },
});

export function tablesAsText(tables: KnightTables): string {
  const said = studyText(language);
  const { duration } = numberText(language);
  const used = Object.values(tables).flatMap((rows: readonly TableRow[]) =>
    rows.flatMap((row) => compared.map((column) => row[column].footnote)),
  );
  const notes = Object.entries(footnotes).filter(([name]) => used.includes(name as Footnote));
  const marks = new Map(notes.map(([name], index) => [name, `[${index + 1}]`]));
  const head = [
    "board",
    "algorithm",
    "target",
    "time",
    "expanded",
    "penetrance",
    "branching factor",
    "depth",
  ];
  const text = (rows: readonly TableRow[]) =>
    table(
      head.map((title) => (title === "time" ? words.time : said(title))),
      rows.map((row) => [
        row.board,
        row.algorithm,
        pair(row.targetPrinted, row.target),
        pair(row.timePrinted && `${row.timePrinted} s`, duration(row.timeMs)),
        ...compared.map((column) => {
          const { printed, ours, footnote } = row[column];
          const mark = footnote === null ? "" : ` ${marks.get(footnote) ?? `[${words.unexplained}]`}`;
          return `${pair(printed, ours)}${mark}`;
        }),
      ]),
    );
  return [
    words.lead,
    `${color.bold(said(tableTitles.off))}\n\n${text(tables.off)}`,
    `${color.bold(said(tableTitles.lisp))}\n\n${text(tables.lisp)}`,
    notes.map(([name, sentence]) => `${marks.get(name)} ${said(sentence)}`).join("\n"),
    "",
  ].join("\n\n");
}

function pair(printed: string, ours: string): string {
  return `${printed || "–"} | ${ours}`;
}
