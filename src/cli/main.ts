#!/usr/bin/env node
/** The command line: wires the commands and turns every error into one line and an exit code. */
import { readFileSync } from "node:fs";
import { Command, CommanderError } from "commander";
import { OptionError } from "../search/index.ts";
import { addClips } from "./commands/clips.ts";
import { addCompare } from "./commands/compare.ts";
import { addEightPuzzle } from "./commands/eight-puzzle.ts";
import { addEternity2 } from "./commands/eternity2.ts";
import { addKnight } from "./commands/knight.ts";
import { addList } from "./commands/list.ts";
import { addSolve } from "./commands/solve.ts";
import { addStudio } from "./commands/studio.ts";
import { addStudy } from "./commands/study.ts";
import { addTrace } from "./commands/trace.ts";
import { welcome } from "./commands/welcome.ts";
import { addWorker } from "./commands/worker.ts";
import { ExitCode } from "./exit-codes.ts";
import { report } from "./usage-error.ts";

const { version } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));
const program = new Command("frontier")
  .description("A workbench for state-space search: state a problem once, run every strategy on it.")
  .version(version)
  .showHelpAfterError("(--help shows what there is)")
  .exitOverride()
  .action(() => {
    const [unknown] = program.args;
    if (unknown === undefined) return welcome();
    const known = program.commands.map((command) => command.name()).join(", ");
    throw new OptionError(`There is no command "${unknown}"; there are ${known}.`);
  });
for (const add of [
  addSolve,
  addCompare,
  addList,
  addTrace,
  addClips,
  addKnight,
  addEightPuzzle,
  addEternity2,
  addStudio,
  addStudy,
  addWorker,
])
  add(program);
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
