// Going back is exact: a run of k firings taken back by j is, object for object, a run of k - j firings, and goes on
// with the same text.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { randomProgram } from "../bench/clips-program.ts";
import { Environment } from "../src/clips/index.ts";
import { fingerprint } from "./clips-fingerprint.ts";
import { memoryHost } from "./clips-host.ts";

const COMMAND = /^\((run|exit|reset)\b/;

/** The constructs and commands of a random program up to its first run, which is left to the test. */
function prepared(seed: number, budget?: number) {
  const host = memoryHost();
  const environment = new Environment(host);
  environment.record(budget === undefined ? {} : { budget });
  const lines = randomProgram(seed).split("\n");
  const end = lines.findIndex((line) => line.startsWith("(run"));
  environment.batch(`${lines.slice(0, end).join("\n")}\n`);
  return {
    host,
    environment,
    rest: lines
      .slice(end)
      .filter((line) => !COMMAND.test(line))
      .join("\n"),
  };
}

describe("undo", () => {
  test("a run of k firings taken back by j equals a run of k - j firings", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(40), fc.nat(40), (seed, first, back) => {
        const one = prepared(seed);
        const fired = one.environment.run(first);
        const undone = one.environment.undo(back);
        expect(undone).toBe(Math.min(back, fired));
        const other = prepared(seed);
        const kept = undone === 0 ? first : fired - undone;
        if (undone === 0 || kept > 0) other.environment.run(kept);
        expect(fingerprint(one.environment)).toEqual(fingerprint(other.environment));
        const [length, otherLength] = [one.host.output.length, other.host.output.length];
        one.environment.run(100);
        other.environment.run(100);
        expect(one.host.output.slice(length)).toBe(other.host.output.slice(otherLength));
        expect(fingerprint(one.environment)).toEqual(fingerprint(other.environment));
      }),
      { numRuns: 60, seed: 7 },
    );
  });
});
