/** A comparison as a table, as Markdown, as CSV or as JSON. */

import { csvCell } from "../../report/csv.ts";
import type { RunResult } from "../../run/run.ts";
import type { Metrics } from "../../search/index.ts";
import { withReportName } from "../../study/eternity2-report.ts";
import type { CompareFlags } from "../commands/compare.ts";
import { asJson } from "../commands/solve.ts";
import { language } from "../language.ts";
import { count, counterText, table } from "../terminal/print.ts";
import { words } from "../words/index.ts";
import type { Compared } from "./crossing.ts";

export function formatted(
  compared: readonly Compared[],
  options: readonly string[],
  flags: CompareFlags,
): string {
  if (flags.json) return `${JSON.stringify(compared.map(objectOf))}\n`;
  if (flags.csv) return csv(compared, options);
  const { head, rows } = pivot(compared, options, flags.counter as keyof Metrics);
  return `${flags.markdown ? markdown(head, rows, 2 + options.length) : table(head, rows)}\n`;
}

function objectOf({ problem, strategy, heuristic, values, result }: Compared): object {
  const options = Object.keys(values).length === 0 ? {} : { options: values };
  return { problem, strategy, heuristic, ...options, ...asJson(result) };
}

/** The table of the course: a row per problem, strategy and value of an option with its cost, and a column per heuristic. */
function pivot(
  compared: readonly Compared[],
  options: readonly string[],
  counter: keyof Metrics,
): { head: string[]; rows: string[][] } {
  const { titles, counters } = words;
  const heuristics = [...new Set(compared.map(({ heuristic }) => heuristic))];
  const counted = language === "en" ? counter : counters[counter];
  const estimates = heuristics.map((name) => `${counted} ${withReportName(name) || titles.noHeuristic}`);
  const lines = new Map<string, Compared[]>();
  for (const one of compared) {
    const name = [one.problem, one.strategy, ...Object.values(one.values)].join("\n");
    lines.set(name, [...(lines.get(name) ?? []), one]);
  }
  const rows = [...lines.values()].map((line) => [
    line[0]!.problem,
    line[0]!.strategy,
    ...options.map((option) => withReportName(line[0]!.values[option] ?? "") || "—"),
    [...new Set(line.map(({ result }) => costText(result)))].join(" / "),
    ...heuristics.map((name) => {
      const cell = line.find(({ heuristic }) => heuristic === name);
      return cell === undefined ? "—" : cellText(cell.result, counter);
    }),
  ]);
  const crossed = options.map((option) => `--${option}`);
  return { head: [titles.problem, titles.strategy, ...crossed, titles.cost, ...estimates], rows };
}

function costText({ outcome, cost }: RunResult): string {
  return cost === null ? (words.outcomes[outcome] ?? outcome) : count(cost);
}

function cellText({ metrics, outcome, limit }: RunResult, counter: keyof Metrics): string {
  const value = counterText(counter, metrics[counter]);
  return outcome === "limit" ? `${value} ${words.limited(limit!)}` : value;
}

function markdown(head: readonly string[], rows: readonly (readonly string[])[], names: number): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  const rule = head.map((_, column) => (column < names ? "---" : "---:"));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

/** Every column has a name of its own: an option that was crossed has its dashes, and the depth stands once. */
function csv(compared: readonly Compared[], options: readonly string[]): string {
  const counters = Object.keys(compared[0]?.result.metrics ?? {}).filter((name) => name !== "depth");
  // As in the JSON: one of them may be called as a counter is, and a dash would be taken for a formula.
  const crossed = options.map((option) => `options.${option}`);
  const head = [
    "problem",
    "strategy",
    "heuristic",
    ...crossed,
    "outcome",
    "limit",
    "cost",
    "depth",
    ...counters,
  ];
  const lines = compared.map(({ problem, strategy, heuristic, values, result }) => [
    problem,
    strategy,
    heuristic,
    ...options.map((option) => values[option]!),
    result.outcome,
    result.limit,
    result.cost,
    result.depth,
    ...counters.map((name) => result.metrics[name as keyof Metrics]),
  ]);
  return [head, ...lines].map((cells) => `${cells.map(csvCell).join(",")}\n`).join("");
}
