/** Node counts against the committed bench/signature.txt; `--write` accepts the new ones. */
import { readFileSync, writeFileSync } from "node:fs";
import { expectTrue } from "./aims.ts";
import { signature } from "./signature-suite.ts";

const file = "bench/signature.txt";
const lines = signature();
if (process.argv.includes("--write")) {
  writeFileSync(file, `${lines.join("\n")}\n`);
  console.log(`Wrote ${file}: ${lines.at(-1)}`);
} else {
  const committed = readFileSync(file, "utf8").trimEnd().split("\n");
  const rows = Math.max(lines.length, committed.length);
  for (let row = 0; row < rows; row++) {
    if (lines[row] === committed[row]) continue;
    console.log(`- ${committed[row] ?? ""}\n+ ${lines[row] ?? ""}`);
  }
  expectTrue(`node counts as committed: ${lines.at(-1)}`, lines.join() === committed.join());
}
