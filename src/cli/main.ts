#!/usr/bin/env node
/** The command line: wires the commands and turns every error into one line and an exit code. */
import { readFileSync } from "node:fs";
import { Command, CommanderError } from "commander";
import { OptionError } from "../search/index.ts";
import { ExitCode } from "./exit-codes.ts";
import { report } from "./usage-error.ts";

type Add = (program: Command) => void;

/** Loaded when asked for: a start waits for its own command only, `--help` for all. */
const commands: Readonly<Record<string, () => Promise<Add>>> = {
  solve: async () => (await import("./commands/solve.ts")).addSolve,
  compare: async () => (await import("./commands/compare.ts")).addCompare,
  list: async () => (await import("./commands/list.ts")).addList,
  trace: async () => (await import("./commands/trace.ts")).addTrace,
  studio: async () => (await import("./commands/studio.ts")).addStudio,
  study: async () => (await import("./commands/study.ts")).addStudy,
  worker: async () => (await import("./commands/worker.ts")).addWorker,
  clips: async () => (await import("./commands/clips.ts")).addClips,
  knight: async () => (await import("./commands/knight.ts")).addKnight,
  "eight-puzzle": async () => (await import("./commands/eight-puzzle.ts")).addEightPuzzle,
  eternity2: async () => (await import("./commands/eternity2.ts")).addEternity2,
};

const { version } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));
const program = new Command("frontier")
  .description("A workbench for state-space search: state a problem once, run every strategy on it.")
  .version(version)
  .showHelpAfterError("(--help shows what there is)")
  .exitOverride()
  .action(async () => {
    const [unknown] = program.args;
    if (unknown === undefined) return (await import("./commands/welcome.ts")).welcome();
    const known = Object.keys(commands).join(", ");
    throw new OptionError(`There is no command "${unknown}"; there are ${known}.`);
  });

const [word] = process.argv.slice(2);
const wanted = word !== undefined && Object.hasOwn(commands, word) ? [word] : Object.keys(commands);
if (word !== undefined) for (const name of wanted) (await commands[name]!())(program);
for (const command of program.commands) command.exitOverride();
// After the commands were made: they would inherit it, and take too many arguments in silence.
program.allowExcessArguments();

// A reader that has seen enough, as `head` has, is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : ExitCode.usage;
  else process.exitCode = report(error);
}
