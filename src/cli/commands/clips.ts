/** `frontier clips`: the CLIPS prompt, called like the C program: -f, -f2 and -l with files, in the order given. */
import type { Command } from "commander";
import type { ClipsFlags } from "../prompt/clips-session.ts";

export function addClips(program: Command): void {
  program
    .command("clips")
    .description(
      "CLIPS, called like the C program: -f FILE types a file's commands, -f2 FILE runs them silently, -l FILE loads constructs.",
    )
    .usage("[--sandbox] [--allow-system] [--explain] [-f FILE] [-f2 FILE] [-l FILE]")
    .helpOption("--help", "display help for command")
    .option("--sandbox", "deny the program files and system commands")
    .option(
      "--allow-system",
      "let the program run commands of the system with (system …), which does nothing otherwise",
    )
    .option("--explain", "say where each error is and what to do about it, even in a pipe")
    .argument("[options...]")
    .allowUnknownOption()
    .action(async (_words, flags: ClipsFlags, command: Command) => {
      const { clipsCommand } = await import("../prompt/clips-command.ts");
      process.exitCode = await clipsCommand(command.args, flags);
    });
}
