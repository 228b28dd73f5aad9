/** How results look in a terminal: numbers, boards side by side, the counters of a run. */
import Table from "cli-table3";
import type { RunResult } from "../../run/run.ts";
import type { Metrics, SearchResult } from "../../search/index.ts";
import { actionIn } from "../../words/moves.ts";
import { language } from "../language.ts";
import { faultText, numbers, words } from "../words/index.ts";
import { color, visible } from "./color.ts";

export const { bytes, count, duration } = numbers;

/** Pictures of equal size in rows as wide as the terminal, each below its caption. */
export function sideBySide(pictures: readonly string[], captions: readonly string[], width: number): string {
  const blocks = pictures.map((picture, i) => [captions[i] ?? "", ...picture.split("\n")]);
  // A path of depth-first search has more boards than a call takes arguments.
  const wide = blocks.flat().reduce((widest, { length }) => Math.max(widest, length), 0);
  const perRow = Math.max(1, Math.floor((width + 3) / (wide + 3)));
  const rows: string[] = [];
  for (let first = 0; first < blocks.length; first += perRow) {
    const row = blocks.slice(first, first + perRow);
    const high = Math.max(...row.map(({ length }) => length));
    const lines = Array.from({ length: high }, (_, line) => {
      const text = row
        .map((block) => (block[line] ?? "").padEnd(wide))
        .join("   ")
        .trimEnd();
      return line === 0 ? color.dim(text) : text;
    });
    rows.push(lines.join("\n"));
  }
  return rows.join("\n\n");
}

/** A table for people: the first column is aligned to the left, numbers to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const isNumeric = head.map((_, column) =>
    rows.every((row) => /^[\d.,–—\s/]*(?: ?\w{1,3})?$/.test(row[column] ?? "")),
  );
  const drawn = new Table({
    head: head.map((title) => color.bold(title)),
    colAligns: head.map((_, column) => (column > 0 && isNumeric[column] ? "right" : "left")),
    style: { head: [], border: [], "padding-left": 0, "padding-right": 2 },
    chars: noBorders,
  });
  drawn.push(...rows.map((row) => row.map(visible)));
  return drawn
    .toString()
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n");
}

const noBorders = Object.fromEntries(
  [
    "top",
    "top-mid",
    "top-left",
    "top-right",
    "bottom",
    "bottom-mid",
    "bottom-left",
    "bottom-right",
    "left",
    "left-mid",
    "mid",
    "mid-mid",
    "right",
    "right-mid",
    "middle",
  ].map((name) => [name, ""]),
);

/** How a run ended, in one line. */
export function outcomeLine(result: SearchResult<unknown, unknown>): string {
  const { outcome, limit, cost, depth, reason, said, metrics } = result;
  if (outcome === "solved") {
    const solved = words.solvedIn(depth!, cost === depth ? undefined : cost!);
    return `${color.green(solved)}, ${duration(metrics.timeMs)}.`;
  }
  if (outcome === "unsolvable") {
    const why = reason === null ? words.allSearched(metrics.timeMs) : faultText(reason, said);
    return `${color.yellow(words.noSolution)} ${why}`;
  }
  const how = outcome === "interrupted" ? words.interrupted : words.stoppedAt(words.limits[limit!]);
  return `${color.yellow(how)}${words.soFar(metrics.timeMs)}`;
}

const shownCounters = [
  "generated",
  "expanded",
  "duplicates",
  "reopened",
  "taken",
  "opened",
  "frontierLeft",
  "peakFrontier",
  "penetrance",
  "branchingFactor",
  "memoryBytes",
] as const;

/** One counter, as long as people want to read it. */
export function counterText(name: keyof Metrics, value: number | null): string {
  if (value === null) return "—";
  if (name === "timeMs") return duration(value);
  if (name === "memoryBytes") return bytes(value);
  if (name === "penetrance") return numbers.pointed(value.toPrecision(4));
  return name === "branchingFactor" ? numbers.pointed(value.toFixed(4)) : count(value);
}

/** The counters, two columns of name and value. */
export function countersOf(metrics: Metrics): string {
  const rate = metrics.timeMs > 0 ? count(Math.round((metrics.generated / metrics.timeMs) * 1000)) : "—";
  const { counters } = words;
  const cells: [string, string][] = [
    ...shownCounters.map((name): [string, string] => [counters[name], counterText(name, metrics[name])]),
    [counters.rate, rate],
  ];
  const widest = Math.max(18, ...cells.map(([name]) => name.length + 2));
  const lines: string[] = [];
  for (let i = 0; i < cells.length; i += 2) {
    const [left, right] = [cells[i]!, cells[i + 1]!];
    const pad = (text: string) => color.dim(text.padEnd(widest));
    lines.push(`  ${pad(left[0])}${left[1].padStart(14)}    ${pad(right[0])}${right[1].padStart(14)}`);
  }
  return lines.join("\n");
}

/** A board of more lines is shown at the start and at the end only, unless all are asked for. */
const MOST_LINES = 6;

/** The solution as boards, each below the move that made it. */
export function solutionOf({ pictures, actions }: RunResult, width: number, areAllAsked: boolean): string {
  const captions = [words.start, ...actions.map((action) => actionIn(language, String(action)))];
  const isLarge = pictures.length > 2 && pictures[0]!.split("\n").length > MOST_LINES;
  if (areAllAsked || !isLarge) return sideBySide(pictures, captions, width);
  const ends = [pictures[0]!, pictures.at(-1)!];
  const path = `${words.jumps}: ${actions.join(" ")}`;
  return `${sideBySide(ends, [words.start, captions.at(-1)!], width)}\n\n${path}\n${color.dim(words.boardsHint)}`;
}
