// The differential fuzzer: random programs in Debian's clips and in ours must print the same.
// Usage: node dist/bench/clips-fuzz.js [KIND] [FIRST SEED] [COUNT], the kinds in the table below

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Environment } from "../src/clips/index.ts";
import { wrongArguments } from "./clips-arguments.ts";
import { randomChanging } from "./clips-changing.ts";
import { randomExpressions } from "./clips-expressions.ts";
import { memoryHost, withoutPointers } from "./clips-host.ts";
import { randomLanguage } from "./clips-language.ts";
import { randomModules } from "./clips-modules.ts";
import { mutant } from "./clips-mutants.ts";
import { randomObjects } from "./clips-objects.ts";
import { randomLateRules, randomProgram } from "./clips-program.ts";

const KINDS: Record<string, (seed: number) => string> = {
  rules: randomProgram,
  late: randomLateRules,
  expressions: (seed) => randomExpressions(seed, 20),
  modules: randomModules,
  language: randomLanguage,
  objects: randomObjects,
  changing: randomChanging,
  mutants: mutant,
  arguments: wrongArguments,
};

const kind = process.argv[2] ?? "rules";
const first = Number(process.argv[3] ?? 1);
const count = Number(process.argv[4] ?? 2000);
const folder = mkdtempSync(join(tmpdir(), "clips-fuzz-"));

function ours(program: string): string {
  const host = memoryHost();
  const environment = new Environment(host);
  const end = performance.now() + 20_000;
  environment.inspection.stop = {
    get aborted() {
      return performance.now() > end;
    },
  };
  try {
    environment.batch(program);
    if (performance.now() > end) host.output += "\nNO END";
  } catch (error) {
    host.output += `\nHOST EXCEPTION ${error instanceof Error ? error.stack : error}`;
  }
  return host.output;
}

let different = 0;
let skipped = 0;
for (let seed = first; seed < first + count; seed++) {
  const program = KINDS[kind](seed);
  // Programs may write files: each runs in a folder of its own.
  const cwd = mkdtempSync(join(folder, "run-"));
  const file = join(cwd, "program.clp");
  writeFileSync(file, program);
  const result = spawnSync("clips", ["-f2", file], { cwd, input: "", timeout: 5000, encoding: "utf8" });
  rmSync(cwd, { recursive: true });
  if (result.status !== 0) {
    skipped++;
    console.log(`seed ${seed}: the C program did not end (${result.signal ?? result.status})`);
    continue;
  }
  const mine = ours(program);
  // Addresses in memory are never the same.
  const reference = withoutPointers(result.stdout);
  if (mine === reference) continue;
  different++;
  console.log(`seed ${seed}: different`);
  if (different <= 40) {
    writeFileSync(join(folder, `${seed}.clp`), program);
    writeFileSync(join(folder, `${seed}.ref`), reference);
    writeFileSync(join(folder, `${seed}.out`), mine);
    console.log(`  ${join(folder, `${seed}.clp`)}`);
  }
}
console.log(`${count} programs, ${different} different, ${skipped} without an end in the C program`);
process.exitCode = different > 0 ? 1 : 0;
