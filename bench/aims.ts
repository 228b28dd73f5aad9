/** What a bench claims: each claim is printed with its verdict, and one that fails makes the exit code 1. */
import { color } from "../src/cli/terminal/color.ts";

/** A number that must be at least, or at most, a given value. */
export function expectAtLeast(what: string, value: number, aim: number): void {
  verdict(value >= aim, `${what}: ${value.toFixed(2)} (aim: at least ${aim})`);
}

export function expectAtMost(what: string, value: number, aim: number): void {
  verdict(value <= aim, `${what}: ${value.toFixed(2)} (aim: at most ${aim})`);
}

/** Something exact: lengths, counts of nodes. */
export function expectTrue(claim: string, holds: boolean): void {
  verdict(holds, claim);
}

function verdict(holds: boolean, text: string): void {
  console.log(`${holds ? color.green("ok    ") : color.red("FAILED")} ${text}`);
  if (!holds) process.exitCode = 1;
}
