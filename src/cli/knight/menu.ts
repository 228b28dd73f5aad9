/**
 * The interactive menu of the manual: problem, algorithm, depth or heuristic, rules, result, playback. Each question is
 * a step that returns an answer or goes back one step.
 */

import {
  type AnyDomain,
  domains,
  formatState,
  parseBoards,
  type Settings,
  wholeNumber,
} from "../../domains/index.ts";
import type { Rules } from "../../domains/knight-score/rules.ts";
import { appendToFile } from "../../node/files/shared-files.ts";
import type { RunResult } from "../../run/run.ts";
import { OptionError, strategies } from "../../search/index.ts";
import { color } from "../terminal/color.ts";
import { runWithProgress } from "../terminal/run-with-progress.ts";
import { languages, type Words } from "./languages.ts";
import { playMenu } from "./play-menu.ts";
import type { PlayWords } from "./play-words.ts";
import { playBack } from "./playback.ts";
import { Questions } from "./questions.ts";
import { resultBlock } from "./result-block.ts";

export interface MenuOptions {
  readonly words: Words;
  readonly playWords: PlayWords;
  faultText(fault: OptionError): string;
  /** The content of a problem file. */
  readonly text: string;
  readonly resultsFile: string;
}

/** The manual's names for its three algorithms, which count as it does. */
const manualNames: Readonly<Record<string, string>> = {
  "depth-first": "DFS",
  "breadth-first": "BFS",
  "a-star": "A*",
};

const domainName = "knight-score";
const domain: AnyDomain = domains[domainName]!;

/** A step of the menu: returns settings, or undefined to go back. */
type Step = (chosen: Settings) => Promise<Settings | undefined>;

/** Runs until the user leaves with 0; Ctrl-C and the end of the input throw Left. */
export async function knightMenu(options: MenuOptions): Promise<void> {
  const questions = new Questions();
  try {
    await askAndRun(questions, options);
  } finally {
    questions.end();
  }
}

async function askAndRun(questions: Questions, options: MenuOptions): Promise<void> {
  const { words } = options;
  process.stdout.write(`${color.bold(words.title)}\n`);
  const steps: readonly Step[] = [
    () => chooseProblem(questions, options),
    () => chooseStrategy(questions, words),
    (chosen) => chooseDepth(questions, words, chosen),
    (chosen) => chooseHeuristic(questions, words, chosen),
    async () => {
      const rules = await chooseRules(questions, words);
      return rules && { rules };
    },
  ];
  for (;;) {
    const settings = await walk(steps);
    if (settings === undefined) break;
    await runAndShow(questions, options, settings);
  }
  process.stdout.write(`${words.thanks}\n`);
}

/** Goes through the steps forwards and backwards; a step with nothing to ask is skipped both ways. */
async function walk(steps: readonly Step[]): Promise<Settings | undefined> {
  const learnt: Settings[] = [];
  while (learnt.length < steps.length) {
    const answer = await steps[learnt.length]!(Object.assign({}, ...learnt));
    if (answer !== undefined) learnt.push(answer);
    else {
      while (learnt.length > 0 && Object.keys(learnt.at(-1)!).length === 0) learnt.pop();
      if (learnt.pop() === undefined) return undefined;
    }
  }
  return Object.assign({}, ...learnt);
}

async function chooseProblem(
  questions: Questions,
  { words, playWords, text, faultText }: MenuOptions,
): Promise<Settings | undefined> {
  const boards = parseBoards(text);
  const drawn = boards.map((board) => {
    const picture = formatState({ ...board, score: 0 }, board);
    return `${words.problem} ${board.name} (${board.target} ${words.points}):\n${picture}\n`;
  });
  for (;;) {
    const choices = [...drawn, playWords.play];
    const index = await questions.choose(words.chooseProblem, choices, { ...words, back: words.leave });
    if (index === undefined) return undefined;
    if (index < boards.length) return { problem: boards[index]!.name };
    const played = { ...words, rulesOfficial: playWords.rulesOfficial };
    await playMenu(boards, {
      questions,
      words,
      playWords,
      chooseRules: () => chooseRules(questions, played),
      refused: (fault) => process.stdout.write(`${faultText(fault)}\n`),
    });
  }
}

async function chooseStrategy(questions: Questions, words: Words): Promise<Settings | undefined> {
  const usable = Object.values(strategies).filter(({ needs }) => !needs.includes("backward"));
  const manual = Object.keys(manualNames);
  const names = [...manual, ...usable.map(({ name }) => name).filter((name) => !manual.includes(name))];
  const index = await questions.choose(
    words.chooseAlgorithm,
    names.map((name) => manualNames[name] ?? name),
    words,
  );
  if (index === undefined) return undefined;
  const strategy = names[index]!;
  return strategy in manualNames ? { strategy, preset: "lisp-manual" } : { strategy };
}

async function chooseDepth(
  questions: Questions,
  words: Words,
  { strategy }: Settings,
): Promise<Settings | undefined> {
  const row = strategies[strategy as keyof typeof strategies];
  if (strategy !== "depth-first" && !row.needs.includes("depth limit")) return {};
  const read = (answer: string) => wholeNumber(answer, { most: 999_999_999 });
  const depth = await questions.askUntil(`${words.chooseDepth} (0 - ${words.back})`, read, words.invalid);
  return depth === 0 ? undefined : { "max-depth": String(depth) };
}

async function chooseHeuristic(
  questions: Questions,
  words: Words,
  { strategy }: Settings,
): Promise<Settings | undefined> {
  if (!strategies[strategy as keyof typeof strategies].needs.includes("heuristic")) return {};
  const names = Object.keys(domain.heuristics).filter((name) => name !== "zero");
  const index = await questions.choose(words.chooseHeuristic, names, words);
  return index === undefined ? undefined : { heuristic: names[index]! };
}

async function chooseRules(questions: Questions, words: Words): Promise<Rules | undefined> {
  const titles = rulesNamed(words);
  const index = await questions.choose(words.chooseRules, Object.values(titles), words);
  return index === undefined ? undefined : (Object.keys(titles)[index] as Rules);
}

/** In the order of the menu. */
function rulesNamed({ rulesLisp, rulesOfficial, rulesOff }: Words): Readonly<Record<Rules, string>> {
  return { lisp: rulesLisp, official: rulesOfficial, off: rulesOff };
}

async function runAndShow(questions: Questions, options: MenuOptions, settings: Settings): Promise<void> {
  const { words, text } = options;
  const request = { domain: domainName, input: { text }, settings };
  const result = await runWithProgress(request, settings.strategy!);
  const number = parseBoards(text).findIndex(({ name }) => name === settings.problem) + 1;
  const block = (own: Words) =>
    resultBlock({ ...shown, rules: rulesNamed(own)[settings.rules as Rules] }, own.result);
  const shown = {
    problem: settings.problem!,
    number,
    algorithm: manualNames[settings.strategy!] ?? settings.strategy!,
    result,
    firstBoard: firstBoard(text, settings),
  };
  process.stdout.write(`\n${block(words)}\n`);
  save(`${block(languages.pt)}\n`, options);
  if (result.outcome === "solved") await offerPlayBack(questions, words, result);
}

/** Failing to write the file is no reason to end the game. */
function save(block: string, { words, resultsFile, faultText }: MenuOptions): void {
  try {
    appendToFile(resultsFile, block);
    process.stdout.write(`${words.saved} ${resultsFile}\n`);
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    process.stderr.write(`${faultText(error)}\n`);
  }
}

function firstBoard(text: string, settings: Settings): string {
  const { problem, picture } = domain.open({ text }, settings);
  return picture(problem.starts[0]);
}

async function offerPlayBack(questions: Questions, words: Words, result: RunResult): Promise<void> {
  const answer = await questions.choose(words.playBack, [words.yes], { ...words, back: words.no });
  if (answer !== undefined) await playBack(questions, words, result);
}
