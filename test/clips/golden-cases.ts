// The golden cases in test/clips/cases: a program, and what the real CLIPS 6.30 prints when it runs it. Folders say what
// the cases prove; those in `generated` were drawn by the fuzzers of bench/, the others were written by hand.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withoutPointers } from "../../bench/clips-host.ts";
import { textOfBytes } from "../../src/clips/index.ts";

const ROOT = join(import.meta.dirname, "cases");

export interface GoldenCase {
  /** Its folder and its name, such as `agenda/salience`. */
  readonly name: string;
  readonly generated: boolean;
  readonly program: string;
  readonly output: string;
}

/** All cases, in the order of their names. */
export const goldenCases: readonly GoldenCase[] = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".clp"))
  .map((file) => file.slice(0, -".clp".length))
  .sort()
  .map((name) => ({
    name,
    generated: name.startsWith("generated/"),
    program: textOfBytes(readFileSync(join(ROOT, `${name}.clp`))),
    output: withoutPointers(textOfBytes(readFileSync(join(ROOT, `${name}.out`)))),
  }));
