// Writes the expected output of the golden cases in test/clips/cases with the real CLIPS (Debian's package `clips`):
// one .out beside each .clp, in every folder.
// Usage: node scripts/make-clips-cases.mjs [FOLDER | FOLDER/NAME …], for example `agenda` or `agenda/salience`

import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = new URL("../test/clips/cases/", import.meta.url).pathname;
const wanted = process.argv.slice(2);
const names = readdirSync(root, { recursive: true })
  .filter((file) => file.endsWith(".clp"))
  .map((file) => file.slice(0, -4))
  .filter(
    (name) => wanted.length === 0 || wanted.some((part) => name === part || name.startsWith(`${part}/`)),
  );

for (const name of names) {
  // Cases may write files: each runs in a folder of its own.
  const scratch = mkdtempSync(join(tmpdir(), "clips-case-"));
  const input = readFileSync(join(root, `${name}.clp`));
  const file = join(scratch, "case.clp");
  writeFileSync(file, input);
  const result = spawnSync("clips", ["-f2", file], { cwd: scratch, input: "", timeout: 10000 });
  rmSync(scratch, { recursive: true });
  if (result.status === null) {
    console.error(`${name}: did not end within ten seconds`);
    process.exitCode = 1;
    continue;
  }
  writeFileSync(join(root, `${name}.out`), result.stdout);
}
console.log(`${names.length} cases written`);
if (names.length === 0) process.exitCode = 1;
