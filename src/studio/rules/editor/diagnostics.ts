/** Errors of the engine as marks in the text. */
import type { Diagnostic } from "@codemirror/lint";
import type { Text } from "@codemirror/state";
import type { Problem } from "../protocol.ts";

const WORD = /^[^\s()]+|^[()]/;

export function diagnosticsOf(problems: readonly Problem[], text: Text): Diagnostic[] {
  return problems.map(({ line, column, message, help }) => {
    const row = text.line(Math.max(1, Math.min(line, text.lines)));
    const from = Math.min(row.from + Math.max(0, column - 1), row.to);
    const word = WORD.exec(text.sliceString(from, row.to))?.[0].length ?? 1;
    return {
      from,
      to: Math.min(text.length, from + word),
      severity: "error",
      message: help === undefined || help === "" ? message.trim() : `${message.trim()}\n${help}`,
    };
  });
}
