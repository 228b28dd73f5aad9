/** `frontier eternity2 spaces`: the spaces of the report beside what is so, and its first cost function on scrambled pieces. */
import { replaceFile } from "../../node/files/shared-files.ts";
import { spacesDocument } from "../../report/heuristics/eternity-document.ts";
import {
  countedSpaces,
  type ScrambledResult,
  scrambledResult,
  scrambledRuns,
} from "../../study/eternity2-spaces.ts";
import { numberText } from "../../words/number-text.ts";
import { ExitCode } from "../exit-codes.ts";
import { terminalText } from "../heuristic/terminal-text.ts";
import { language } from "../language.ts";
import { untilInterrupted } from "../terminal/interrupt.ts";
import { runWithProgress } from "../terminal/run-with-progress.ts";

export interface SpacesFlags {
  readonly json?: boolean;
  readonly html?: string;
}

export async function showSpaces(flags: SpacesFlags): Promise<number> {
  const spaces = countedSpaces();
  const runs: ScrambledResult[] = [];
  const isInterrupted = await untilInterrupted(async (signal) => {
    for (const run of scrambledRuns()) {
      const label = `${run.board} · ${run.heuristic}`;
      const result = await runWithProgress(run.request, label, { signal });
      if (signal.aborted) return true;
      runs.push(scrambledResult(run, result));
    }
    return false;
  });
  const document = spacesDocument(spaces, runs, language);
  if (flags.html !== undefined) {
    const { htmlOf } = await import("../../report/heuristics/page.ts");
    replaceFile(flags.html, htmlOf(document, language));
  }
  process.stdout.write(
    flags.json
      ? `${JSON.stringify({ spaces, scrambling: runs })}\n`
      : terminalText(document, numberText(language)),
  );
  return isInterrupted ? ExitCode.interrupted : ExitCode.solved;
}
