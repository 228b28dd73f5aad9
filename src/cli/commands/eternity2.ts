/** `frontier eternity2`: the tables of the report, new puzzles, and boards shown, checked and drawn. */

import type { Command } from "commander";
import { formatPuzzle, generate, toJson } from "../../domains/eternity2/solver.ts";
import { sizeNumbers, wholeNumberOption } from "../../domains/index.ts";
import { replaceFile } from "../../node/files/shared-files.ts";
import { machineSentence } from "../../node/sentences.ts";
import { OptionError } from "../../search/index.ts";
import { type ShowFlags, showBoard } from "../eternity2/show.ts";
import { type SpacesFlags, showSpaces } from "../eternity2/spaces.ts";
import { reportTables } from "../eternity2/table.ts";
import { StatusLine } from "../terminal/status-line.ts";
import { words } from "../words/index.ts";

interface GenerateFlags {
  readonly size: string;
  readonly frame: string;
  readonly inner: string;
  readonly seed: string;
  readonly unique?: boolean;
  readonly json?: boolean;
  readonly output?: string;
}

export function addEternity2(program: Command): void {
  const command = program
    .command("eternity2")
    .description("Tools for Eternity II, besides `solve eternity2` and `compare eternity2`.");
  command
    .command("table")
    .description("Runs tables 1 to 3 of the report again and shows our counters beside the printed ones.")
    .option("--json", "print JSON instead")
    .action(async (flags: { json?: boolean }) => {
      process.exitCode = await reportTables(flags.json === true);
    });
  command
    .command("spaces")
    .description(
      "Shows the sizes of the report's search spaces beside the right ones, how they grow, and its first cost function with the pieces stored and scrambled.",
    )
    .option("--html <FILE>", "write a page")
    .option("--json", "print JSON instead")
    .action(async (flags: SpacesFlags) => {
      process.exitCode = await showSpaces(flags);
    });
  command
    .command("generate")
    .description("Generates a puzzle that has a solution and no equal or symmetric pieces.")
    .option("--size <WxH>", "columns and rows", "7x7")
    .option("--frame <N>", "colours of the edges along the rim", "3")
    .option("--inner <N>", "colours of the other edges", "6")
    .option("--seed <N>", "the same seed gives the same puzzle", "1")
    .option("--unique", "with a single solution, not counting turned boards")
    .option("--json", "as JSON")
    .option("--output <FILE>", "write it to a file")
    .action((flags: GenerateFlags) => write(generated(flags), flags.output));
  command
    .command("show")
    .description("Draws a board, scores it, and says what is wrong with it.")
    .argument(
      "<board>",
      "a viewer address; a file with one, with JSON or with pieces; or a name from `list instances`",
    )
    .option("--pieces <FILE>", "the puzzle's pieces: any other piece on the board is foreign")
    .option("--svg <FILE>", "write a picture")
    .option("--png <FILE>", "write a picture")
    .option("--numbers", "with the numbers of the pieces (SVG)")
    .option("--json", "print JSON instead")
    .action(async (word: string, flags: ShowFlags) => {
      process.exitCode = await showBoard(word, flags);
    });
  for (const sub of command.commands) sub.exitOverride();
}

function generated({ size, frame, inner, seed, unique, json }: GenerateFlags): string {
  const numbers = sizeNumbers(size);
  if (numbers === undefined) throw new OptionError(machineSentence("size-columns", size));
  const number = (name: string, text: string) => wholeNumberOption(name, text, { most: 999_999_999 });
  const status = new StatusLine("generate");
  const puzzle = generate({
    onTry: (tried) => status.show(words.pieces.tried(tried)),
    width: numbers[0],
    height: numbers[1],
    frameColours: number("frame", frame),
    innerColours: number("inner", inner),
    seed: number("seed", seed),
    isUnique: unique === true,
  });
  status.clear();
  return json ? `${JSON.stringify(toJson(puzzle))}\n` : formatPuzzle(puzzle);
}

function write(text: string, file: string | undefined): void {
  if (file === undefined) process.stdout.write(text);
  else replaceFile(file, text);
}
