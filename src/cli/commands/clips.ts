/** `frontier clips`: the CLIPS prompt, called like the C program: -f, -f2 and -l with files, in the order given. */
import type { Command } from "commander";
import type { FormatFlags } from "../clips/format-files.ts";
import type { ClipsFlags } from "../prompt/clips-session.ts";

export function addClips(program: Command): void {
  const command = program
    .command("clips")
    .description(
      "CLIPS, called like the C program: -f FILE types a file's commands, -f2 FILE runs them silently, -l FILE loads constructs.",
    )
    .usage("[--sandbox] [--allow-system] [--explain] [-f FILE] [-f2 FILE] [-l FILE] | format [FILE]")
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
  command
    .command("format")
    .summary("lay programs out")
    .description(
      "Lays CLIPS programs out, in their files; without a file, from standard input to standard output. Comments and line " +
        "breaks inside of lists stay, and so does everything that the programs mean.",
    )
    .option(
      "--check",
      "change nothing; list the files that would change, and end with code 1 if there are any",
    )
    .option("--indent <columns>", "columns per level", "3")
    .option("--width <columns>", "where lines are broken", "100")
    .argument("[files...]")
    .action(async (files: string[], flags: FormatFlags) => {
      const { formatFiles } = await import("../clips/format-files.ts");
      process.exitCode = formatFiles(files, flags);
    });
}
