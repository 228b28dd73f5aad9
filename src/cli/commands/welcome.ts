/** What `frontier` shows without arguments: a puzzle solved, why heuristics matter, and what to try next. */

import { run } from "../../run/run.ts";
import { color } from "../terminal/color.ts";
import { count, duration, sideBySide, table } from "../terminal/print.ts";

const shown = [
  ["breadth-first", ""],
  ["a-star", "manhattan"],
  ["a-star", "linear-conflict"],
  ["ida-star", "manhattan"],
] as const;

const next = [
  ["watch searches in a web page", "./frontier studio"],
  ["solve a board of your own", './frontier solve sliding-tiles "8 1 3 4 0 2 7 6 5"'],
  ["solve a 15-puzzle in the fewest moves", "./frontier solve sliding-tiles korf-12 --strategy ida-star"],
  ["compare heuristics", "./frontier compare sliding-tiles hardest-1 --heuristics zero,misplaced,manhattan"],
  ["see what there is: strategies, choices, heuristics, instances, presets", "./frontier list strategies"],
  ["see all options", "./frontier solve --help"],
] as const;

export function welcome(): void {
  const input = { instance: "hardest-1" };
  const results = shown.map(([strategy, heuristic]) =>
    run({ domain: "sliding-tiles", input, settings: heuristic ? { strategy, heuristic } : { strategy } }),
  );
  const solution = results[0]!;
  const ends = [solution.pictures[0]!, solution.pictures.at(-1)!];
  const rows = results.map(({ depth, metrics }, i) => [
    shown[i]!.join(" ").trim(),
    count(depth!),
    count(metrics.expanded),
    duration(metrics.timeMs),
  ]);
  process.stdout.write(
    [
      `${color.bold("Frontier")}, a workbench for state-space search.\n`,
      "The 8-puzzle that needs the most moves, solved in four ways:\n",
      `${sideBySide(ends, ["start", "goal"], 80)}\n`,
      `${table(["strategy", "moves", "nodes expanded", "time"], rows)}\n`,
      color.bold("Try next"),
      ...next.map(([what, command]) => `  ${color.dim(`# ${what}`)}\n  ${command}`),
      "",
    ].join("\n"),
  );
}
