/** Errors of the engine as marks in the text. */
import type { Diagnostic } from "@codemirror/lint";
import type { Text } from "@codemirror/state";
import type { Help } from "../../../clips/index.ts";
import type { Problem } from "../worker/problem.ts";

const WORD = /^[^\s()]+|^[()]/;

/** Problems without a place are shown at the beginning; duplicates at one place are shown once. */
export function diagnosticsOf(
  problems: readonly Problem[],
  text: Text,
  helpText: (help: Help) => string,
): Diagnostic[] {
  const found = new Map<string, Diagnostic>();
  for (const { line, column, message, help } of problems) {
    const row = text.line(Math.max(1, Math.min(line ?? 1, text.lines)));
    const from = Math.min(row.from + Math.max(0, (column ?? 1) - 1), row.to);
    const length = WORD.exec(text.sliceString(from, row.to))?.[0].length ?? 1;
    found.set(`${from} ${message}`, {
      from,
      to: Math.min(text.length, from + length),
      severity: "error",
      message: `${message}\n${helpText(help)}`,
    });
  }
  return [...found.values()];
}
