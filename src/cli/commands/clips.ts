/** `frontier clips`: the CLIPS prompt, called as the C program is: -f, -f2 and -l with files, in their order. */
import type { Command } from "commander";
import { OptionError } from "../../search/index.ts";
import { terminalHost } from "../clips-host.ts";

export function addClips(program: Command): void {
  program
    .command("clips")
    .description(
      "CLIPS as the C program: -f FILE types a file's commands, -f2 FILE runs them silently, -l FILE loads constructs.",
    )
    .usage("[--sandbox] [-f FILE] [-f2 FILE] [-l FILE]")
    .helpOption("--help", "display help for command")
    .option("--sandbox", "refuse files and system commands to the program")
    .argument("[options...]")
    .allowUnknownOption()
    .action(async (_words, flags: { sandbox?: boolean }, command: Command) => {
      process.exitCode = await clips(command.args, flags.sandbox === true);
    });
}

async function clips(words: readonly string[], sandbox: boolean): Promise<number> {
  // Loaded here: every start of the program would wait for it.
  const { Environment } = await import("../../clips/index.ts");
  // What stands on the command line is the user's own: its files are read in a sandbox too.
  const files = terminalHost(false);
  const host = terminalHost(sandbox);
  const environment = new Environment(host);
  for (let i = 0; i < words.length && environment.exitStatus === null; i += 2) {
    const [option, file] = [words[i]!, words[i + 1]];
    if (!["-f", "-f2", "-l"].includes(option))
      throw new OptionError(`clips takes -f, -f2 and -l, not "${option}".`);
    const text = file === undefined ? undefined : files.readFile!(file);
    if (text === undefined)
      throw new OptionError(file === undefined ? `${option} needs a file.` : `${file} cannot be read.`);
    if (option === "-f") environment.queue(text);
    else if (option === "-f2") environment.batch(text);
    else environment.load(text);
  }
  const status = environment.exitStatus ?? environment.loop();
  host.flush();
  return status;
}
