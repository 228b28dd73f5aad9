/** `frontier knight play`: a game at the terminal, or between machines as JSON. */
import type { Command } from "commander";
import { wholeNumberOption } from "../../domains/index.ts";
import type { ScoreBoard } from "../../domains/knight-score/board.ts";
import { type Rules, ruleSets } from "../../domains/knight-score/rules.ts";
import { timeLimit } from "../../run/settings.ts";
import { type GameStrategyName, gameStrategies } from "../../search/index.ts";
import type { Language } from "../../words/languages.ts";
import { ExitCode } from "../exit-codes.ts";
import { namedOption } from "../named-option.ts";
import { tellIdleFlags, tellIgnored, typedFlags } from "../terminal/tell-ignored.ts";
import { defaultThinking, type Match, opponents, type Side, sides, type Thinking } from "./match.ts";

interface PlayFlags {
  readonly first: Side;
  readonly second: keyof typeof opponents;
  readonly rules: Rules;
  readonly strategy: GameStrategyName;
  readonly depth?: string;
  readonly time?: string;
  readonly json?: boolean;
}

/** `boardOf` reads the named board of the menu's problem file. */
export function addPlay(
  knight: Command,
  boardOf: (problem: string, command: Command) => Promise<ScoreBoard>,
  language: Language,
): void {
  knight
    .command("play")
    .summary("play the game: alone, two persons, or the machine as one player or both")
    .argument("[problem]", "a problem of the file", "F")
    .addOption(namedOption("--first <WHO>", "who plays first", sides).default("person"))
    .addOption(namedOption("--second <WHO>", "who plays second", opponents).default("machine"))
    .addOption(
      namedOption("--rules <RULES>", "what a number takes off the board", ruleSets).default("official"),
    )
    .addOption(
      namedOption("--strategy <NAME>", "how the machine chooses a move", gameStrategies).default(
        defaultThinking.strategy,
      ),
    )
    .option("--depth <N>", "how many moves the machine looks ahead")
    .option("--time <T>", "how long the machine thinks at each move (default: 1s, without --depth)")
    .option("--json", "print the game as JSON when it is over")
    .action(async (problem: string, flags: PlayFlags, command: Command) => {
      tellIdleInPlay(flags, command);
      process.exitCode = await playCommand(await boardOf(problem, command), flags, language);
    });
}

/** Persons think without options, and only the menu keeps results. */
function tellIdleInPlay({ first, second }: PlayFlags, command: Command): void {
  if (first !== "machine" && second !== "machine")
    tellIdleFlags(typedFlags(command), ["strategy", "depth", "time"], `second ${second}`);
  if (typedFlags(command.parent!).results !== undefined) tellIgnored("results", "knight play");
}

async function playCommand(board: ScoreBoard, flags: PlayFlags, language: Language): Promise<number> {
  const { first, second, rules } = flags;
  const match: Match = {
    board,
    rules: { rules, double: "choose" },
    players: second === "nobody" ? [first] : [first, second],
    thinking: thinkingFrom(flags),
  };
  // Loaded here, with the prompts they use, or every start of the program would wait for them.
  const { PlayedMatch } = await import("./play.ts");
  const { Left, Questions } = await import("./questions.ts");
  const { playWords } = await import("./play-words.ts");
  const say = (text: string) => {
    if (!flags.json) process.stdout.write(`${text}\n`);
  };
  const questions = new Questions();
  const played = new PlayedMatch(match, questions, playWords(language), say);
  const leave = await played
    .play()
    .then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof Left) return error;
        throw error;
      },
    )
    .finally(() => questions.end());
  if (flags.json) process.stdout.write(`${JSON.stringify(played.record())}\n`);
  return leave?.byInterrupt ? ExitCode.interrupted : ExitCode.solved;
}

function thinkingFrom({ strategy, depth, time }: PlayFlags): Thinking {
  const limits = {
    depth: wholeNumberOption("depth", depth, { least: 1 }),
    time: timeLimit(time === undefined ? {} : { time }, "time"),
  };
  const isOpen = limits.depth === undefined && limits.time === undefined;
  return { strategy, limits: isOpen ? defaultThinking.limits : limits };
}
