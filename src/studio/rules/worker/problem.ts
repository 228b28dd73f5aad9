/** An error of a program at its place. */
import type { Help, RuleError } from "../../../clips/index.ts";

export interface Problem {
  /** The file of the place; null for what was typed. */
  readonly file: string | null;
  readonly message: string;
  /** What to do about it, for a sentence in any language. */
  readonly help: Help;
  /** From 1; null when the place is not known. */
  readonly line: number | null;
  readonly column: number | null;
}

export function problemOf({ code, message, file, line, column, helpSaid }: RuleError): Problem {
  return { file, message: `[${code}] ${message}`, help: helpSaid, line, column };
}
