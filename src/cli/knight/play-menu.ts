/** The questions before a game: which board, who plays, by which rules. */
import type { ScoreBoard } from "../../domains/knight-score/board.ts";
import type { Rules } from "../../domains/knight-score/rules.ts";
import type { OptionError } from "../../search/index.ts";
import type { Words } from "./languages.ts";
import { defaultThinking, type Match, unplaced } from "./match.ts";
import { PlayedMatch } from "./play.ts";
import type { PlayWords } from "./play-words.ts";
import type { Questions } from "./questions.ts";

export interface PlayMenu {
  readonly questions: Questions;
  readonly words: Words;
  readonly playWords: PlayWords;
  /** The menu's own question. */
  chooseRules(): Promise<Rules | undefined>;
  /** Says why players cannot play on a board. */
  refused(fault: OptionError): void;
}

/** Asks and plays until the player goes back; each 0 goes back one question. */
export async function playMenu(boards: readonly ScoreBoard[], menu: PlayMenu): Promise<void> {
  const { questions, words, playWords } = menu;
  const names = boards.map(({ name }) => `${words.problem} ${name}`);
  const say = (text: string) => process.stdout.write(`${text}\n`);
  for (;;) {
    const index = await questions.choose(playWords.chooseBoard, names, words);
    if (index === undefined) return;
    const match = await chooseMatch(boards[index]!, menu);
    if (match !== undefined) await new PlayedMatch(match, questions, playWords, say).play();
  }
}

async function chooseMatch(board: ScoreBoard, menu: PlayMenu): Promise<Match | undefined> {
  for (;;) {
    const players = await choosePlayers(menu);
    if (players === undefined) return undefined;
    const fault = unplaced(board, players);
    if (fault !== undefined) {
      menu.refused(fault);
      continue;
    }
    const rules = await menu.chooseRules();
    if (rules !== undefined)
      return { board, players, rules: { rules, double: "choose" }, thinking: defaultThinking };
  }
}

async function choosePlayers({
  questions,
  words,
  playWords,
}: PlayMenu): Promise<Match["players"] | undefined> {
  const choices: readonly (readonly [string, Match["players"]])[] = [
    [playWords.alone, ["person"]],
    [playWords.persons, ["person", "person"]],
    [playWords.personFirst, ["person", "machine"]],
    [playWords.machineFirst, ["machine", "person"]],
    [playWords.machines, ["machine", "machine"]],
  ];
  const titles = choices.map(([title]) => title);
  const index = await questions.choose(playWords.choosePlayers, titles, words);
  return index === undefined ? undefined : choices[index]![1];
}
