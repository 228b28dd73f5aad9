/** A result in the form that the Lisp program printed and added to `resultados.dat`, in any of the languages. */
import type { RunResult } from "../../run/run.ts";
import type { ResultWords } from "./languages.ts";

export interface BlockOf {
  readonly problem: string;
  /** Which problem of the list it is, counting from 1, as the Lisp program names it. */
  readonly number: number;
  /** The rules, as the menu calls them. */
  readonly rules: string;
  readonly algorithm: string;
  readonly result: RunResult;
  /** The board before the search, which a result without a path lacks. */
  readonly firstBoard: string;
}

export function resultBlock(
  { problem, number, rules, algorithm, result, firstBoard }: BlockOf,
  words: ResultWords,
): string {
  const { metrics, settings, outcome, depth, actions, pictures, score } = result;
  const isSolved = outcome === "solved";
  const missing = outcome === "unsolvable" ? words.noSolution : words.stopped;
  const lines: (readonly [string, string | number])[] = [
    [words.problem, `${number} (${problem})`],
    [words.algorithm, algorithm],
    ...optional(words.heuristic, settings.heuristic),
    ...optional(words.maxDepth, settings["max-depth"]),
    [words.rules, rules],
    [words.time, `${secondsText(metrics.timeMs)} ${words.seconds}`],
    [words.generated, metrics.generated],
    [words.expanded, metrics.expanded],
    [words.penetrance, metrics.penetrance ?? "-"],
    [words.branchingFactor, metrics.branchingFactor ?? "-"],
    [words.depth, isSolved ? depth! : missing],
    [words.path, isSolved ? `(${actions.join(" ")})` : missing],
    ...optional(words.score, score ?? undefined),
  ];
  const boards = [boardText(words.firstBoard, firstBoard)];
  if (isSolved) boards.push(boardText(words.lastBoard, pictures.at(-1)!));
  const facts = lines.map(([name, value]) => ` -- ${name}: ${value}`);
  return ` ${words.heading}\n\n${facts.join("\n")}\n\n${boards.join("\n")}\n`;
}

/** Seconds with three digits for the milliseconds: 8 ms are 0.008; of shorter times one digit that is not 0: 0.0004. */
export function secondsText(ms: number): string {
  const digits = ms >= 1 || ms <= 0 ? 3 : Math.min(7, 3 - Math.floor(Math.log10(ms)));
  return (ms / 1000).toFixed(digits);
}

function optional(name: string, value: string | number | undefined): [string, string | number][] {
  return value === undefined ? [] : [[name, value]];
}

function boardText(title: string, picture: string): string {
  const rule = "-".repeat(Math.max(...picture.split("\n").map((line) => line.length)));
  return ` -- ${title}:\n${rule}\n${picture}\n${rule}\n`;
}
