/** `frontier completion`: a script with which a shell completes commands, options and every name that a row has. */
import { Argument, type Command } from "commander";

export function addCompletion(program: Command): void {
  program
    .command("completion")
    .description(
      "Prints a script for a shell, which then completes commands, options and names: strategies, heuristics, boards. " +
        'For bash: eval "$(frontier completion bash)" in ~/.bashrc; for zsh the same in ~/.zshrc, after compinit; ' +
        "for fish: frontier completion fish > ~/.config/fish/completions/frontier.fish",
    )
    .addArgument(new Argument("<shell>", "the shell").choices(["bash", "zsh", "fish"]))
    .action(async (shell: "bash" | "zsh" | "fish") => {
      const { scripts } = await import("../completion/scripts.ts");
      const { completionRows } = await import("../completion/rows.ts");
      process.stdout.write(scripts[shell](await completionRows()));
    });
}
