#!/usr/bin/env node
/**
 * The command line: knows the commands by name, loads only the one called, and turns every error into one line and an
 * exit code.
 */
import { Command, CommanderError } from "commander";
import { packageText } from "../node/files/package-files.ts";
import { OptionError } from "../search/index.ts";
import { ExitCode, outputFailed } from "./exit-codes.ts";
import { report } from "./usage-error.ts";

interface CommandRow {
  readonly name: string;
  readonly summary: string;
  /** Loads the function that adds the command to the program; only the command that was called is loaded. */
  load(): Promise<(program: Command) => void>;
}

const commands: readonly CommandRow[] = [
  {
    name: "solve",
    summary: "solve a problem with one strategy",
    load: async () => (await import("./commands/solve.ts")).addSolve,
  },
  {
    name: "compare",
    summary: "compare strategies and heuristics on the same problems",
    load: async () => (await import("./commands/compare.ts")).addCompare,
  },
  {
    name: "heuristic",
    summary:
      "show the estimates of a board by their parts, or which heuristic is best on all boards, and why",
    load: async () => (await import("./commands/heuristic.ts")).addHeuristic,
  },
  {
    name: "list",
    summary: "list domains, strategies, choices, heuristics, instances or presets",
    load: async () => (await import("./commands/list.ts")).addList,
  },
  {
    name: "trace",
    summary: "replay a trace to any step, or export it",
    load: async () => (await import("./commands/trace.ts")).addTrace,
  },
  {
    name: "clips",
    summary: "run CLIPS 6.30 programs, or type at the CLIPS prompt",
    load: async () => (await import("./commands/clips.ts")).addClips,
  },
  {
    name: "lsp",
    summary: "serve editors: errors, completion, help, references, formatting for CLIPS",
    load: async () => (await import("./commands/lsp.ts")).addLsp,
  },
  {
    name: "debug-adapter",
    summary: "run CLIPS programs under the debugger of an editor",
    load: async () => (await import("./commands/debug-adapter.ts")).addDebugAdapter,
  },
  {
    name: "rules",
    summary: "draw the search tree of a CLIPS program, or rerun the tables of the 8-puzzle documents",
    load: async () => (await import("./commands/rules.ts")).addRules,
  },
  {
    name: "grade",
    summary: "run a student's CLIPS program on many boards: solved, level, rules fired, what went wrong",
    load: async () => (await import("./commands/grade.ts")).addGrade,
  },
  {
    name: "knight",
    summary: "play with the knight score game: a menu in Portuguese, English, Spanish or Catalan",
    load: async () => (await import("./commands/knight.ts")).addKnight,
  },
  {
    name: "eight-puzzle",
    summary: "solve an 8-puzzle as the A* project does, like runEightPuzzle.sh (in Spanish)",
    load: async () => (await import("./commands/eight-puzzle.ts")).addEightPuzzle,
  },
  {
    name: "depths",
    summary: "count every board of a sliding puzzle by the moves it needs, up to 4x3",
    load: async () => (await import("./commands/depths.ts")).addDepths,
  },
  {
    name: "eternity2",
    summary: "rerun the Eternity II report's tables, generate puzzles, draw boards",
    load: async () => (await import("./commands/eternity2.ts")).addEternity2,
  },
  {
    name: "study",
    summary: "run experiments: strategies x heuristics x instances, from a file to tables",
    load: async () => (await import("./commands/study.ts")).addStudy,
  },
  {
    name: "worker",
    summary: "take runs of studies from a PostgreSQL store",
    load: async () => (await import("./commands/worker.ts")).addWorker,
  },
  {
    name: "studio",
    summary: "watch searches in a web page on this machine",
    load: async () => (await import("./commands/studio.ts")).addStudio,
  },
];

const { version } = JSON.parse(packageText("package.json"));
const program = new Command("frontier")
  .description("A workbench for state-space search: state a problem once, run every strategy on it.")
  .version(version)
  .showHelpAfterError("(use --help to see the options)")
  .exitOverride()
  .action(async () => {
    const [unknown] = program.args;
    if (unknown === undefined) return (await import("./commands/welcome.ts")).welcome();
    const known = commands.map(({ name }) => name).join(", ");
    throw new OptionError(`There is no command "${unknown}"; there are ${known}.`);
  });

/** Builds the program and runs what was called. */
async function main(): Promise<void> {
  // Every account of the machine sees the words of a process.
  if (process.argv.some((word) => /postgres(ql)?:/i.test(word))) {
    const { shownWords } = await import("../node/store/address.ts");
    process.title = ["frontier", ...shownWords(process.argv.slice(2))].join(" ");
  }
  // `frontier NAME …` or `frontier help NAME`; for the others, the program's help needs only name and summary.
  const [first, second] = process.argv.slice(2);
  const called = first === "help" ? second : first;
  for (const { name, summary, load } of commands) {
    if (called === name) (await load())(program);
    else program.command(name);
    program.commands.at(-1)!.summary(summary).exitOverride();
  }
  // Set after the commands are made: they would inherit it and silently accept too many arguments.
  program.allowExcessArguments();

  process.stdout.on("error", (error) => process.exit(outputFailed(error)));
  // There is nobody left to tell.
  process.stderr.on("error", () => {});

  try {
    await program.parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : ExitCode.usage;
    else process.exitCode = report(error);
  }
}

void main();
