/** What a bench claims: each claim is printed with its verdict, and one that fails makes the exit code 1. */
import { color } from "../src/cli/terminal/color.ts";

/** Also sent to the process that started this one, if it listens: `search` makes a table of them. */
export interface Verdict {
  readonly claim: string;
  readonly holds: boolean;
  /** Empty for what is true or not. */
  readonly measured: string;
  readonly aim: string;
}

/** A number that must be at least, or at most, a given value. */
export function expectAtLeast(what: string, value: number, aim: number): void {
  verdict({ claim: what, holds: value >= aim, measured: value.toFixed(2), aim: `at least ${aim}` });
}

export function expectAtMost(what: string, value: number, aim: number): void {
  verdict({ claim: what, holds: value <= aim, measured: value.toFixed(2), aim: `at most ${aim}` });
}

/** Something exact: lengths, counts of nodes. */
export function expectTrue(claim: string, holds: boolean): void {
  verdict({ claim, holds, measured: "", aim: "" });
}

/** How a verdict is shown. */
export function mark(holds: boolean): string {
  return holds ? color.green("ok    ") : color.red("FAILED");
}

function verdict(given: Verdict): void {
  const { claim, holds, measured, aim } = given;
  console.log(`${mark(holds)} ${claim}${measured && `: ${measured} (aim: ${aim})`}`);
  process.send?.(given);
  if (!holds) process.exitCode = 1;
}
