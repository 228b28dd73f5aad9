/** `frontier lsp`: the language server for editors, over standard input and output. */
import type { Command } from "commander";

export function addLsp(program: Command): void {
  program
    .command("lsp")
    .description(
      "A language server for CLIPS, which editors start: errors, completion, help, definitions, references, renaming, " +
        "formatting. See docs/editors.md.",
    )
    .option("--stdio", "talk over standard input and output; there is no other way, so it may be left out")
    .action(async () => {
      const { serve } = await import("../../editors/language-server/server.ts");
      await serve(process.stdin, process.stdout);
    });
}
