/** `frontier compare`: the same problems with several strategies and heuristics, as one table. */
import { type Command, Option } from "commander";
import type { AnyDomain } from "../../domains/index.ts";
import { domainNamed, type RunRequest, type RunResult } from "../../run/run.ts";
import { checkOwned, settingsOf, strategyNamed } from "../../run/settings.ts";
import { type Metrics, rowNamed } from "../../search/index.ts";
import { ExitCode } from "../exit-codes.ts";
import { readInput } from "../input.ts";
import { addSearchOptions, settingsFrom } from "../options.ts";
import { untilInterrupted } from "../terminal/interrupt.ts";
import { count, duration, table } from "../terminal/print.ts";
import { runWithProgress } from "../terminal/run-with-progress.ts";
import { atPlace } from "../usage-error.ts";
import { asJson } from "./solve.ts";

/** What the cells of the table can show. */
const counters = [
  "opened",
  "generated",
  "expanded",
  "taken",
  "duplicates",
  "peakFrontier",
  "timeMs",
] as const;
type Counter = (typeof counters)[number];

interface CompareFlags extends Readonly<Record<string, unknown>> {
  readonly strategies?: string;
  readonly heuristics?: string;
  readonly counter: Counter;
  readonly csv?: boolean;
  readonly markdown?: boolean;
  readonly json?: boolean;
}

/** One run of the comparison, with what went into it. */
interface Compared {
  readonly problem: string;
  readonly strategy: string;
  /** Empty for a strategy that uses none. */
  readonly heuristic: string;
  readonly result: RunResult;
}

export function addCompare(program: Command): void {
  const command = program
    .command("compare")
    .description(
      "Runs every strategy with every heuristic on every problem: one row per problem and strategy. The exit code is 0 if every run finished, solved or not, and 3 if one reached a limit.",
    )
    .argument("<domain>", "see `list domains`")
    .argument("<problems...>", "files, names from `list instances`, or the problems themselves")
    .option("--strategies <NAMES>", "separated by commas (default: the domain's)")
    .option("--heuristics <NAMES>", "separated by commas (default: the domain's)")
    .addOption(new Option("--counter <NAME>", "what the cells show").choices(counters).default("opened"));
  addSearchOptions(command, ["strategy", "heuristic"])
    .option("--csv", "one line per run, with all counters")
    .option("--markdown", "the table in Markdown")
    .option("--json", "one JSON object per run, in an array")
    .action(async (domainName: string, words: string[], flags: CompareFlags) => {
      process.exitCode = await compareCommand(domainName, words, flags);
    });
}

async function compareCommand(
  domainName: string,
  words: readonly string[],
  flags: CompareFlags,
): Promise<number> {
  const domain = domainNamed(domainName);
  const settings = settingsFrom(flags);
  const pairs = pairsOf(domain, flags);
  checkOwned(
    pairs.map(({ strategy }) => strategyNamed(strategy)),
    settings,
  );
  const compared: Compared[] = [];
  const inputs = words.map((word) => readInput(domain, word, settings));
  const isInterrupted = await untilInterrupted(async (signal) => {
    for (const { input, label } of inputs) {
      for (const { strategy, heuristic } of pairs) {
        // Even if the interrupted run finished all the same.
        if (signal.aborted) return true;
        const ofStrategy = settingsOf(strategyNamed(strategy), settings);
        const own = { ...ofStrategy, strategy, ...(heuristic === "" ? {} : { heuristic }) };
        const request: RunRequest = { domain: domainName, input, settings: own };
        const name = `${label} ${strategy} ${heuristic}`.trim();
        const result = await atPlace(label, () => runWithProgress(request, name, { signal }));
        compared.push({ problem: label, strategy, heuristic, result });
      }
    }
    return signal.aborted;
  });
  process.stdout.write(formatted(compared, flags));
  if (isInterrupted) return ExitCode.interrupted;
  return compared.some(({ result }) => result.outcome === "limit") ? ExitCode.limit : ExitCode.solved;
}

/** Every strategy with every heuristic; a strategy that uses none once. */
function pairsOf(domain: AnyDomain, flags: CompareFlags): { strategy: string; heuristic: string }[] {
  const strategies = (flags.strategies ?? domain.defaults.strategy).split(/\s*,\s*/);
  const heuristics = (flags.heuristics ?? domain.defaults.heuristic).split(/\s*,\s*/);
  for (const name of heuristics) rowNamed(domain.heuristics, "heuristic", name);
  return strategies.flatMap((strategy) =>
    strategyNamed(strategy).needs.includes("heuristic")
      ? heuristics.map((heuristic) => ({ strategy, heuristic }))
      : [{ strategy, heuristic: "" }],
  );
}

function formatted(compared: readonly Compared[], flags: CompareFlags): string {
  if (flags.json)
    return `${JSON.stringify(compared.map(({ result, ...what }) => ({ ...what, ...asJson(result) })))}\n`;
  if (flags.csv) return csv(compared);
  const { head, rows } = pivot(compared, flags.counter);
  return `${flags.markdown ? markdown(head, rows) : table(head, rows)}\n`;
}

/** The table of the course: a row per problem and strategy with its cost, and a column per heuristic. */
function pivot(compared: readonly Compared[], counter: Counter): { head: string[]; rows: string[][] } {
  const heuristics = [...new Set(compared.map(({ heuristic }) => heuristic))];
  const titles = heuristics.map((name) => `${counter} ${name || "(no heuristic)"}`);
  const lines = new Map<string, Compared[]>();
  for (const one of compared) {
    const name = `${one.problem}\n${one.strategy}`;
    lines.set(name, [...(lines.get(name) ?? []), one]);
  }
  const rows = [...lines.values()].map((line) => [
    line[0]!.problem,
    line[0]!.strategy,
    [...new Set(line.map(({ result }) => costText(result)))].join(" / "),
    ...heuristics.map((name) => {
      const cell = line.find(({ heuristic }) => heuristic === name);
      return cell === undefined ? "—" : cellText(cell.result, counter);
    }),
  ]);
  return { head: ["problem", "strategy", "cost", ...titles], rows };
}

function costText({ outcome, cost }: RunResult): string {
  return cost === null ? outcome : String(cost);
}

function cellText({ metrics, outcome, limit }: RunResult, counter: Counter): string {
  const value = counter === "timeMs" ? duration(metrics.timeMs) : count(metrics[counter]);
  return outcome === "limit" ? `${value} (${limit} limit)` : value;
}

function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  const rule = head.map((_, column) => (column < 2 ? "---" : "---:"));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

function csv(compared: readonly Compared[]): string {
  const metricNames: (keyof Metrics)[] = compared[0]
    ? (Object.keys(compared[0].result.metrics) as (keyof Metrics)[])
    : [];
  const head = ["problem", "strategy", "heuristic", "outcome", "limit", "cost", "depth", ...metricNames];
  const lines = compared.map(({ problem, strategy, heuristic, result }) => [
    problem,
    strategy,
    heuristic,
    result.outcome,
    result.limit,
    result.cost,
    result.depth,
    ...metricNames.map((name) => result.metrics[name] ?? null),
  ]);
  return [head, ...lines].map((cells) => `${cells.map(csvCell).join(",")}\n`).join("");
}

function csvCell(value: string | number | null): string {
  const text = value === null ? "" : String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
