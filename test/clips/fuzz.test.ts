// The differential fuzzers on their first programs; they need Debian's clips, and are left out without it.

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { randomChanging } from "../../bench/clips-changing.ts";
import { randomExpressions } from "../../bench/clips-expressions.ts";
import { memoryHost, withoutPointers } from "../../bench/clips-host.ts";
import { randomLanguage } from "../../bench/clips-language.ts";
import { randomModules } from "../../bench/clips-modules.ts";
import { randomObjects } from "../../bench/clips-objects.ts";
import { randomLateRules, randomProgram } from "../../bench/clips-program.ts";
import { Environment } from "../../src/clips/index.ts";

function compare(count: number, programOf: (seed: number) => string): void {
  for (let seed = 1; seed <= count; seed++) {
    const program = programOf(seed);
    // A folder of its own: programs write files, and no other program may find them.
    const folder = mkdtempSync(join(tmpdir(), "clips-fuzz-"));
    writeFileSync(join(folder, "program.clp"), program);
    const options = { cwd: folder, input: "", timeout: 5000, encoding: "utf8" } as const;
    const reference = spawnSync("/usr/bin/clips", ["-f2", "program.clp"], options);
    rmSync(folder, { recursive: true });
    // Some programs make the C program fail.
    if (reference.status !== 0) continue;
    const host = memoryHost();
    new Environment(host).batch(program);
    expect(host.output, `seed ${seed}`).toBe(withoutPointers(reference.stdout));
  }
}

describe.skipIf(!existsSync("/usr/bin/clips"))("in the C program and here", () => {
  test("50 random rule programs print the same", { timeout: 120_000 }, () => {
    compare(50, randomProgram);
  });

  test("30 random programs whose rules come late print the same", { timeout: 120_000 }, () => {
    compare(30, randomLateRules);
  });

  test("30 random programs with modules print the same", { timeout: 120_000 }, () => {
    compare(30, randomModules);
  });

  test("30 random programs over the rest of the language print the same", { timeout: 120_000 }, () => {
    compare(30, randomLanguage);
  });

  test("30 random programs with objects print the same", { timeout: 120_000 }, () => {
    compare(30, randomObjects);
  });

  test("30 random programs that change themselves print the same", { timeout: 120_000 }, () => {
    compare(30, randomChanging);
  });

  test("30 programs of random expressions print the same, errors included", { timeout: 120_000 }, () => {
    compare(30, (seed) => randomExpressions(seed, 20));
  });
});
