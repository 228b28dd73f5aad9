// Makes test/clips/cases/*.out with the real CLIPS (Debian's package `clips`), one for each *.clp.
// Usage: node scripts/make-clips-cases.mjs [NAME …]

import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = new URL("../test/clips/cases/", import.meta.url).pathname;
const wanted = process.argv.slice(2);
const names = readdirSync(folder)
  .filter((file) => file.endsWith(".clp"))
  .map((file) => file.slice(0, -4))
  .filter((name) => wanted.length === 0 || wanted.includes(name));

for (const name of names) {
  // Cases may write files: each runs in a folder of its own.
  const scratch = mkdtempSync(join(tmpdir(), "clips-case-"));
  const input = readFileSync(join(folder, `${name}.clp`));
  const file = join(scratch, "case.clp");
  writeFileSync(file, input);
  const result = spawnSync("clips", ["-f2", file], { cwd: scratch, input: "", timeout: 10000 });
  rmSync(scratch, { recursive: true });
  if (result.status === null) {
    console.error(`${name}: no end within ten seconds`);
    process.exitCode = 1;
    continue;
  }
  writeFileSync(join(folder, `${name}.out`), result.stdout);
}
console.log(`${names.length} cases made`);
