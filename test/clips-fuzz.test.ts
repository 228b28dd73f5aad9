// The differential fuzzer on its first 200 programs; needs Debian's clips, and is left out without it.

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { randomProgram } from "../bench/clips-program.ts";
import { Environment } from "../src/clips/index.ts";
import { memoryHost } from "./clips-host.ts";

describe.skipIf(!existsSync("/usr/bin/clips"))("random rule programs", () => {
  test("print the same as in the C program", { timeout: 120_000 }, () => {
    const folder = mkdtempSync(join(tmpdir(), "clips-fuzz-"));
    const file = join(folder, "program.clp");
    for (let seed = 1; seed <= 200; seed++) {
      const program = randomProgram(seed);
      writeFileSync(file, program);
      const reference = spawnSync("/usr/bin/clips", ["-f2", file], {
        input: "",
        timeout: 5000,
        encoding: "utf8",
      });
      const host = memoryHost();
      new Environment(host).batch(program);
      expect(host.output, `seed ${seed}`).toBe(reference.stdout);
    }
    rmSync(folder, { recursive: true });
  });
});
