/** Exit codes: a contract with scripts, documented in the README. */
import type { SearchResult } from "../search/index.ts";
import { inLanguage } from "./language.ts";

export const ExitCode = {
  solved: 0,
  unsolvable: 1,
  usage: 2,
  limit: 3,
  /** Runs of a study died. */
  died: 4,
  crash: 70,
  /** Standard output cannot be written: a full disk, for example. */
  output: 74,
  interrupted: 130,
  /** Whoever read standard output has closed it, as `head` does: the code that a shell gives to such a program. */
  closed: 141,
} as const;

const lostOutput = inLanguage({
  en: { lost: "The output cannot be written", full: "the disk is full" },
  es: { lost: "La salida no se puede escribir", full: "el disco está lleno" },
  ca: { lost: "La sortida no es pot escriure", full: "el disc és ple" },
  pt: { lost: "Não é possível escrever a saída", full: "o disco está cheio" },
});

/** The code of a program whose output cannot be written; it has said so. */
export function outputFailed({ code, message }: NodeJS.ErrnoException): number {
  if (code === "EPIPE") return ExitCode.closed;
  const { lost, full } = lostOutput;
  process.stderr.write(`${lost}: ${code === "ENOSPC" ? full : message}.\n`);
  return ExitCode.output;
}

export function exitCodeOf({ outcome }: Pick<SearchResult<unknown, unknown>, "outcome">): number {
  return ExitCode[outcome];
}
