/** `frontier debug-adapter`: runs CLIPS programs under the debugger of an editor, over standard input and output. */
import type { Command } from "commander";

export function addDebugAdapter(program: Command): void {
  program
    .command("debug-adapter")
    .description(
      "A debug adapter for CLIPS, which editors start: breakpoints on rules, steps by firing, forwards and back, facts, agenda " +
        "and globals as variables. See docs/editors.md.",
    )
    .action(async () => {
      const { serve } = await import("../../editors/debug-adapter/session.ts");
      await serve(process.stdin, process.stdout);
    });
}
