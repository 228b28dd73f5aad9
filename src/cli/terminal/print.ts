/** How results look in a terminal: numbers, boards side by side, the counters of a run. */
import Table from "cli-table3";
import type { RunResult } from "../../run/run.ts";
import type { Metrics, SearchResult } from "../../search/index.ts";
import { bytes, count, duration } from "../../words/number-text.ts";
import { color, visible } from "./color.ts";

export { bytes, count, duration };

/** Pictures of equal size in rows as wide as the terminal, each below its caption. */
export function sideBySide(pictures: readonly string[], captions: readonly string[], width: number): string {
  const blocks = pictures.map((picture, i) => [captions[i] ?? "", ...picture.split("\n")]);
  const wide = Math.max(...blocks.flat().map((line) => line.length));
  const perRow = Math.max(1, Math.floor((width + 3) / (wide + 3)));
  const rows: string[] = [];
  for (let first = 0; first < blocks.length; first += perRow) {
    const row = blocks.slice(first, first + perRow);
    const lines = row[0]!.map((_, line) => {
      const text = row
        .map((block) => block[line]!.padEnd(wide))
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

const limitWords = {
  depth: "depth limit",
  nodes: "node limit",
  time: "time limit",
  memory: "memory limit (the next step needs more)",
  width: "width of the beam: better nodes crowded the others out",
} as const;

/** How a run ended, in one line. */
export function outcomeLine(result: SearchResult<unknown, unknown>): string {
  const { outcome, limit, cost, depth, reason, metrics } = result;
  const time = duration(metrics.timeMs);
  if (outcome === "solved") {
    const steps = `${count(depth!)} ${depth === 1 ? "move" : "moves"}`;
    return `${color.green(`Solved in ${steps}${cost === depth ? "" : `, cost ${count(cost!)}`}`)}, ${time}.`;
  }
  if (outcome === "unsolvable")
    return `${color.yellow("No solution.")} ${reason ?? `Everything reachable was searched in ${time}.`}`;
  if (outcome === "interrupted") return `${color.yellow("Interrupted")} after ${time}. So far:`;
  return `${color.yellow(`Stopped at the ${limitWords[limit!]}`)} after ${time}. So far:`;
}

/** The counters, two columns of name and value. */
export function countersOf(metrics: Metrics): string {
  const cells: [string, string][] = [
    ["generated", count(metrics.generated)],
    ["expanded", count(metrics.expanded)],
    ["duplicates", count(metrics.duplicates)],
    ["reopened", count(metrics.reopened)],
    ["taken", count(metrics.taken)],
    ["opened", count(metrics.opened)],
    ["frontier left", count(metrics.frontierLeft)],
    ["peak frontier", count(metrics.peakFrontier)],
    ["penetrance", metrics.penetrance === null ? "—" : metrics.penetrance.toPrecision(4)],
    ["branching factor", metrics.branchingFactor === null ? "—" : metrics.branchingFactor.toFixed(4)],
    ["memory", bytes(metrics.memoryBytes)],
    [
      "nodes per second",
      metrics.timeMs > 0 ? count(Math.round((metrics.generated / metrics.timeMs) * 1000)) : "—",
    ],
  ];
  const lines: string[] = [];
  for (let i = 0; i < cells.length; i += 2) {
    const [left, right] = [cells[i]!, cells[i + 1]!];
    const pad = (text: string) => color.dim(text.padEnd(18));
    lines.push(`  ${pad(left[0])}${left[1].padStart(14)}    ${pad(right[0])}${right[1].padStart(14)}`);
  }
  return lines.join("\n");
}

/** The solution as boards, each below the move that made it. */
export function solutionOf(result: RunResult, width: number): string {
  const captions = ["start", ...result.actions.map(String)];
  return sideBySide(result.pictures, captions, width);
}
