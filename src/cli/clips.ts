/**
 * `frontier clips` without the rest of the command line, which takes longer to load than many rule programs take to run.
 * scripts/program.cjs begins here when Node has a large stack.
 */
import { typedWords } from "./language.ts";
import { clipsCommand } from "./prompt/clips-command.ts";
import type { ClipsFlags } from "./prompt/clips-session.ts";

const FLAGS = new Map<string, keyof ClipsFlags>([
  ["--sandbox", "sandbox"],
  ["--allow-system", "allowSystem"],
  ["--explain", "explain"],
]);

/** Runs `clips` with the words that follow it on the command line. */
async function main(typed: readonly string[]): Promise<void> {
  const words = typed.filter((word) => !FLAGS.has(word));
  const flags = Object.fromEntries(
    typed.flatMap((word) => (FLAGS.has(word) ? [[FLAGS.get(word), true]] : [])),
  );
  try {
    process.exitCode = await clipsCommand(words, flags);
  } catch (error) {
    const { loadWords } = await import("./words/index.ts");
    const { report } = await import("./usage-error.ts");
    await loadWords();
    process.exitCode = report(error);
  }
}

void main(typedWords.slice(1));
