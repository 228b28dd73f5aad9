/** What `frontier` shows without arguments: a puzzle solved, why heuristics matter, and what to try next. */

import { run } from "../../run/run.ts";
import { color } from "../terminal/color.ts";
import { count, duration, sideBySide, table } from "../terminal/print.ts";
import { words } from "../words/index.ts";

const shown = [
  ["breadth-first", ""],
  ["a-star", "manhattan"],
  ["a-star", "linear-conflict"],
  ["ida-star", "manhattan"],
] as const;

const next = {
  studio: "./frontier studio",
  own: './frontier solve 8-puzzle "8 1 3 4 0 2 7 6 5"',
  fifteen: "./frontier solve 15-puzzle korf-12 --strategy ida-star",
  compare: "./frontier compare 8-puzzle hardest-1 --heuristics zero,misplaced,manhattan",
  list: "./frontier list strategies",
  help: "./frontier help",
} as const;

export function showWelcome(): void {
  const { welcome, titles } = words;
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
      `${color.bold("Frontier")}${welcome.title}\n`,
      `${welcome.hardest}\n`,
      `${sideBySide(ends, [words.start, words.goal], 80)}\n`,
      `${table([titles.strategy, titles.moves, titles.nodesExpanded, titles.time], rows)}\n`,
      color.bold(welcome.next),
      ...Object.entries(next).map(
        ([task, command]) => `  ${color.dim(`# ${welcome.tasks[task as keyof typeof next]}`)}\n  ${command}`,
      ),
      "",
    ].join("\n"),
  );
}
