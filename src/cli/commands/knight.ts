/** `frontier knight`: the menu of the Lisp manual, and `frontier knight table`, its two tables beside ours. */
import { existsSync } from "node:fs";
import type { Command } from "commander";
import { domains, parseBoards, type Settings } from "../../domains/index.ts";
import type { ScoreBoard } from "../../domains/knight-score/board.ts";
import { settingSentence } from "../../domains/text/setting-sentences.ts";
import { packageFile } from "../../node/files/package-files.ts";
import { OptionError, type SentenceTable, say } from "../../search/index.ts";
import { ExitCode } from "../exit-codes.ts";
import { readInput } from "../input.ts";
import { languages } from "../knight/languages.ts";
import { addPlay } from "../knight/play-command.ts";
import { knightTables, tablesAsText } from "../knight/table.ts";
import { statedLanguage } from "../language.ts";
import { tellIgnored, typedFlags } from "../terminal/tell-ignored.ts";
import { atPlace } from "../usage-error.ts";

/** That of the manual, unless the user asks for another. */
const menuLanguage = statedLanguage ?? "pt";

const ownProblems = packageFile("problems/knight/problemas.dat");

interface KnightFlags {
  readonly file?: string;
  readonly results: string;
  readonly random?: string;
}

export function addKnight(program: Command): void {
  const command = program
    .command("knight")
    .description(
      "The menu of the knight score game: choose a problem, an algorithm, a heuristic and the rules.",
    )
    .option("--file <FILE>", "the problems (default: problemas.dat of this folder, or the program's own)")
    .option("--results <FILE>", "the file that results are added to", "resultados.dat")
    .option(
      "--random <SEED>",
      "the seed of problem F, which is a new random board at each start; a file that was named is rewritten with it",
    )
    .action(async (flags: KnightFlags) => {
      process.exitCode = await menuCommand(flags);
    });
  addPlay(
    command,
    async (problem, play) => {
      const { file: asked, random } = play.optsWithGlobals<KnightFlags>();
      const file = problemFile(asked);
      // Only F is random: nothing of another problem's file is changed for it.
      const isIdle = random !== undefined && problem.toUpperCase() !== "F";
      if (isIdle) tellIgnored("random", problem);
      return atPlace(file, async () => boardNamed(problem, readProblems(file, isIdle ? undefined : random)));
    },
    menuLanguage,
  );
  command
    .command("table")
    .summary("the two tables of the manual, ours beside the printed numbers")
    .option("--json", "print JSON instead")
    .action((flags: { json?: boolean }) => {
      for (const option of Object.keys(typedFlags(command))) tellIgnored(option, "knight table");
      const tables = knightTables();
      process.stdout.write(flags.json ? `${JSON.stringify(tables)}\n` : tablesAsText(tables));
    });
}

async function menuCommand({ file: asked, results, random }: KnightFlags): Promise<number> {
  const words = languages[menuLanguage];
  const file = problemFile(asked);
  const stored = await atPlace(file, async () => readProblems(file, random));
  const text = random === undefined ? withNewF(stored, String(Date.now())) : stored;
  // Loaded here, with the prompts it uses, or every start of the program would wait for them.
  const { knightMenu } = await import("../knight/menu.ts");
  const { Left } = await import("../knight/questions.ts");
  const { playWords } = await import("../knight/play-words.ts");
  try {
    const options = { words, playWords: playWords(menuLanguage), text, resultsFile: results };
    await knightMenu({ ...options, faultText: await menuFaultText() });
    return ExitCode.solved;
  } catch (error) {
    if (!(error instanceof Left)) throw error;
    process.stdout.write(`\n${words.thanks}\n`);
    return error.byInterrupt ? ExitCode.interrupted : ExitCode.solved;
  }
}

/** The menu may speak another language than the rest of the process. */
async function menuFaultText(): Promise<(fault: OptionError) => string> {
  if (menuLanguage === "en") return ({ message }) => message;
  const { faultsIn } = await import("../words/faults.ts");
  const faults: SentenceTable = await faultsIn(menuLanguage);
  return ({ message, said }) => (said && say(faults, said)) ?? message;
}

/** Of this folder, if it has one: that of the program is for those who have none. */
function problemFile(asked: string | undefined): string {
  return asked ?? (existsSync("problemas.dat") ? "problemas.dat" : ownProblems);
}

/**
 * The text of the problem file, parsed once so that an error in it is reported before any question. With a seed, problem F
 * gets a new board, in the file too unless it is the program's own.
 */
function readProblems(file: string, random: string | undefined): string {
  const isOwn = file === ownProblems;
  const domain = { ...domains["knight-score"]!, instances: {} };
  const textOf = (settings: Settings) =>
    (readInput(domain, file, settings).input as { readonly text: string }).text;
  const text = textOf({});
  const hasF = parseBoards(text).some(({ name }) => name === "F");
  if (random === undefined) return text;
  if (!hasF) {
    tellIgnored("random", file);
    return text;
  }
  return isOwn ? withNewF(text, random) : textOf({ random });
}

/** A text of lists with a new board for problem F; others have none. */
function withNewF(text: string, seed: string): string {
  const isChangeable = /^\s*[(;]/.test(text) && parseBoards(text).some(({ name }) => name === "F");
  return (isChangeable && domains["knight-score"]!.rewritten!(text, { random: seed, problem: "F" })) || text;
}

function boardNamed(name: string, text: string): ScoreBoard {
  const boards = parseBoards(text);
  const found = boards.find((board) => board.name.toLowerCase() === name.toLowerCase());
  if (found !== undefined) return found;
  throw new OptionError(
    settingSentence(
      "no-problem",
      name,
      boards.map((board) => board.name),
    ),
  );
}
