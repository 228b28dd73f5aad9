/** The questions before a game: which board, who plays, by which rules. */
import type { ScoreBoard } from "../../domains/knight-score/board.ts";
import type { Rules } from "../../domains/knight-score/rules.ts";
import type { Words } from "./languages.ts";
import { defaultThinking, type Match } from "./match.ts";
import { PlayedMatch } from "./play.ts";
import type { PlayWords } from "./play-words.ts";
import type { Questions } from "./questions.ts";

/** Asks and plays; throws an OptionError if the board is none for these players. `chooseRules` is the menu's own question. */
export async function playMenu(
  questions: Questions,
  boards: readonly ScoreBoard[],
  words: Words,
  playWords: PlayWords,
  chooseRules: () => Promise<Rules | undefined>,
): Promise<void> {
  const names = boards.map(({ name }) => `${words.problem} ${name}`);
  const board = await questions.choose(playWords.chooseBoard, names, words);
  if (board === undefined) return;
  const players = await choosePlayers(questions, words, playWords);
  if (players === undefined) return;
  const rules = await chooseRules();
  if (rules === undefined) return;
  const match: Match = {
    board: boards[board]!,
    players,
    rules: { rules, double: "choose" },
    thinking: defaultThinking,
  };
  const say = (text: string) => process.stdout.write(`${text}\n`);
  await new PlayedMatch(match, questions, playWords, say).play();
}

async function choosePlayers(
  questions: Questions,
  words: Words,
  playWords: PlayWords,
): Promise<Match["players"] | undefined> {
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
