/** `frontier clips`: the CLIPS prompt, called like the C program: -f, -f2 and -l with files, in the order given. */
import type { Command } from "commander";
import { OptionError } from "../../search/index.ts";
import { terminalHost } from "../prompt/clips-host.ts";
import { color } from "../terminal/color.ts";

interface Flags {
  readonly sandbox?: boolean;
  readonly explain?: boolean;
}

export function addClips(program: Command): void {
  program
    .command("clips")
    .description(
      "CLIPS, called like the C program: -f FILE types a file's commands, -f2 FILE runs them silently, -l FILE loads constructs.",
    )
    .usage("[--sandbox] [--explain] [-f FILE] [-f2 FILE] [-l FILE]")
    .helpOption("--help", "display help for command")
    .option("--sandbox", "deny the program files and system commands")
    .option("--explain", "say where each error is and what to do about it, even in a pipe")
    .argument("[options...]")
    .allowUnknownOption()
    .action(async (_words, flags: Flags, command: Command) => {
      process.exitCode = await clips(command.args, flags);
    });
}

async function clips(words: readonly string[], flags: Flags): Promise<number> {
  // Loaded here, or every start of the program would wait for it.
  const { Environment } = await import("../../clips/index.ts");
  // What is named on the command line is the user's own: those files are read even in a sandbox.
  const files = terminalHost(false);
  const host = terminalHost(flags.sandbox === true);
  const environment = new Environment(host);
  // In a pipe, the output is byte for byte that of the C program.
  const atTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  if (atTerminal) environment.record();
  if (atTerminal || flags.explain === true) {
    const { errorLines } = await import("../prompt/explain-text.ts");
    environment.onError((error) => {
      for (const line of errorLines(error)) host.write?.(`${color.yellow(line)}\n`, "out");
    });
  }
  for (let i = 0; i < words.length && environment.exitStatus === null; i += 2) {
    const [option, file] = [words[i]!, words[i + 1]];
    if (!["-f", "-f2", "-l"].includes(option))
      throw new OptionError(`clips takes -f, -f2 and -l, not "${option}".`);
    const text = file === undefined ? undefined : files.readFile!(file);
    if (text === undefined)
      throw new OptionError(file === undefined ? `${option} needs a file.` : `${file} cannot be read.`);
    if (option === "-f") environment.queue(text, file);
    else if (option === "-f2") environment.batch(text, file);
    else environment.load(text, file);
  }
  if (environment.exitStatus === null && atTerminal) {
    const { terminalPrompt } = await import("../prompt/terminal-prompt.ts");
    return terminalPrompt(environment, host);
  }
  const status = environment.exitStatus ?? environment.loop();
  host.flush();
  return status;
}
