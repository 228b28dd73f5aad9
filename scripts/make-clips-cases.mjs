// Writes the expected output of the golden cases with the real CLIPS (Debian's package `clips`): one .out beside each .clp.
// Those in test/clips/cases are run with -f2, those in test/clips/sessions are typed at the prompt.
// Usage: node scripts/make-clips-cases.mjs [FOLDER | FOLDER/NAME …], for example `agenda`, `agenda/salience` or `sessions`

import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = new URL("../test/clips/", import.meta.url).pathname;
const wanted = process.argv.slice(2);
const namesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((file) => file.endsWith(".clp"))
    .map((file) => file.slice(0, -4));
const isWanted = (name) =>
  wanted.length === 0 || wanted.some((part) => name === part || name.startsWith(`${part}/`));
const cases = [
  ...namesIn("cases").map((name) => ({ name, path: join(root, "cases", name), typed: false })),
  ...namesIn("sessions").map((name) => ({
    name: `sessions/${name}`,
    path: join(root, "sessions", name),
    typed: true,
  })),
].filter(({ name }) => isWanted(name));

for (const { name, path, typed } of cases) {
  // Cases may write files: each runs in a folder of its own.
  const scratch = mkdtempSync(join(tmpdir(), "clips-case-"));
  const program = readFileSync(`${path}.clp`);
  const file = join(scratch, "case.clp");
  writeFileSync(file, program);
  const options = { cwd: scratch, input: typed ? program : "", timeout: 10000 };
  const result = spawnSync("clips", typed ? [] : ["-f2", file], options);
  rmSync(scratch, { recursive: true });
  if (result.status === null) {
    console.error(`${name}: did not end within ten seconds`);
    process.exitCode = 1;
    continue;
  }
  writeFileSync(`${path}.out`, result.stdout);
}
console.log(`${cases.length} cases written`);
if (cases.length === 0) process.exitCode = 1;
