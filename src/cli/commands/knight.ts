/** `frontier knight`: the menu of the Lisp manual, and `frontier knight table`, its two tables beside ours. */
import { type Command, Option } from "commander";
import { domains, parseBoards } from "../../domains/index.ts";
import type { ScoreBoard } from "../../domains/knight-score/board.ts";
import { settingSentence } from "../../domains/text/setting-sentences.ts";
import { packageFile } from "../../node/files/package-files.ts";
import { OptionError } from "../../search/index.ts";
import { ExitCode } from "../exit-codes.ts";
import { readInput } from "../input.ts";
import { type Language, languages } from "../knight/languages.ts";
import { addPlay } from "../knight/play-command.ts";
import { knightTables, tablesAsText } from "../knight/table.ts";
import { atPlace } from "../usage-error.ts";

const ownProblems = packageFile("problems/knight/problemas.dat");

interface KnightFlags {
  readonly lang: Language;
  readonly file: string;
  readonly results: string;
  readonly random?: string;
}

export function addKnight(program: Command): void {
  const command = program
    .command("knight")
    .description(
      "The menu of the knight score game: choose a problem, an algorithm, a heuristic and the rules.",
    )
    .addOption(
      new Option("--lang <LANGUAGE>", "language of the menu").choices(Object.keys(languages)).default("pt"),
    )
    .option("--file <FILE>", "the problems, a problemas.dat", ownProblems)
    .option("--results <FILE>", "the file that results are added to", "resultados.dat")
    .option("--random <SEED>", "first write a new random board for problem F to the file")
    .action(async (flags: KnightFlags) => {
      process.exitCode = await menuCommand(flags);
    });
  addPlay(
    command,
    async (problem, play) => {
      const { file, random } = play.optsWithGlobals<KnightFlags>();
      return atPlace(file, async () => boardNamed(problem, readProblems(file, random)));
    },
    (play) => play.optsWithGlobals<KnightFlags>().lang,
  );
  command
    .command("table")
    .summary("the two tables of the manual, ours beside the printed numbers")
    .option("--json", "print JSON instead")
    .action((flags: { json?: boolean }) => {
      const tables = knightTables();
      process.stdout.write(flags.json ? `${JSON.stringify(tables)}\n` : tablesAsText(tables));
    });
}

async function menuCommand({ lang, file, results, random }: KnightFlags): Promise<number> {
  const words = languages[lang];
  const text = await atPlace(file, async () => readProblems(file, random));
  // Loaded here, with the prompts it uses, or every start of the program would wait for them.
  const { knightMenu } = await import("../knight/menu.ts");
  const { Left } = await import("../knight/questions.ts");
  const { playWords } = await import("../knight/play-words.ts");
  try {
    await knightMenu({ words, playWords: playWords(lang), text, resultsFile: results });
    return ExitCode.solved;
  } catch (error) {
    if (!(error instanceof Left)) throw error;
    process.stdout.write(`\n${words.thanks}\n`);
    return error.byInterrupt ? ExitCode.interrupted : ExitCode.solved;
  }
}

/** The text of the problem file, parsed once so that an error in it is reported before any question. */
function readProblems(file: string, random: string | undefined): string {
  const domain = { ...domains["knight-score"]!, instances: {} };
  const { input } = readInput(domain, file, random === undefined ? {} : { random });
  const { text } = input as { readonly text: string };
  parseBoards(text);
  return text;
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
