#!/usr/bin/env node
/**
 * The command line: knows the commands by name, loads only the one called, and turns every error into one line and an
 * exit code.
 */
import { Command, CommanderError } from "commander";
import { packageText } from "../node/files/package-files.ts";
import { machineSentence } from "../node/sentences.ts";
import { nearNames, OptionError } from "../search/index.ts";
import { languages } from "../words/languages.ts";
import { commands } from "./commands.ts";
import { ExitCode, outputFailed } from "./exit-codes.ts";
import { typedWords, wrongLanguage } from "./language.ts";
import { parseErrorText } from "./parse-error.ts";
import { visible } from "./terminal/color.ts";
import { report } from "./usage-error.ts";
import { loadWords } from "./words/index.ts";

/** Runs what was called and returns the exit code, unless a command sets it itself. */
async function main(): Promise<void> {
  // Every account of the machine sees the words of a process.
  if (process.argv.some((word) => /postgres(ql)?:/i.test(word))) {
    const { shownWords } = await import("../node/store/address.ts");
    process.title = ["frontier", ...shownWords(process.argv.slice(2))].join(" ");
  }
  await loadWords();

  process.stdout.on("error", (error) => process.exit(outputFailed(error)));
  // There is nobody left to tell.
  process.stderr.on("error", () => {});

  try {
    if (wrongLanguage !== undefined)
      throw new OptionError(machineSentence("no-language", wrongLanguage, Object.keys(languages)));
    const [first, ...others] = typedWords;
    const words = first === "help" ? [...others.filter((word) => word !== "help"), "--help"] : typedWords;
    const program = await programFor(words[0]);
    const group = program.commands.find((one) => one.name() === words[0] && isGroup(one));
    const asked = group === undefined ? words : wordsOfGroup(group, words);
    if (asked.includes("--help") || asked.includes("-h") || (group !== undefined && asked.length === 1)) {
      const { describe } = await import("./help/describe.ts");
      await describe(program, asked);
    }
    await program.parseAsync(asked, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) process.exitCode = report(error);
    else if (error.exitCode !== 0) {
      // A command that only has commands of its own has shown them.
      if (error.code !== "commander.help") process.stderr.write(`${visible(parseErrorText(error))}\n`);
      process.exitCode = ExitCode.usage;
    }
  }
}

/** Whether a command only has commands of its own: a word after it is the name of one. */
function isGroup(command: Command): boolean {
  return command.commands.length > 0 && command.registeredArguments.length === 0;
}

/** `study help run` is `study run --help`. Throws an OptionError if the group has no command of that name. */
function wordsOfGroup(group: Command, words: readonly string[]): readonly string[] {
  const [name, sub, ...others] = words;
  const known = group.commands.map((one) => one.name());
  if (sub === "help") return wordsOfGroup(group, [name!, ...others, "--help"]);
  if (sub === undefined || sub.startsWith("-") || known.includes(sub)) return words;
  throw new OptionError(machineSentence("no-command", `${name} ${sub}`, known, nearNames(sub, known)));
}

/** The program with the command of a name; of the others, a help text needs only name and summary. */
async function programFor(called: string | undefined): Promise<Command> {
  const { version } = JSON.parse(packageText("package.json"));
  const program = new Command("frontier")
    .description("A workbench for state-space search: state a problem once, run every strategy on it.")
    .version(version)
    .helpCommand(false)
    .configureOutput({ outputError: () => {} })
    .exitOverride()
    .action(async () => (await import("./commands/welcome.ts")).showWelcome());
  const known = commands.map(({ name }) => name);
  if (called !== undefined && !called.startsWith("-") && !known.includes(called))
    throw new OptionError(machineSentence("no-command", called, known, nearNames(called, known)));
  for (const { name, summary, load } of commands) {
    if (called === name) (await load())(program);
    else program.command(name);
    program.commands.at(-1)!.summary(summary).helpCommand(false);
  }
  return program;
}

void main();
