/** Every bench of the search library in its own process, one after the other, then all that they claim in one table. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { table } from "../src/cli/terminal/print.ts";
import { mark, type Verdict } from "./aims.ts";

const benches = [
  "ida-star",
  "korf-100",
  "a-star-fifteen",
  "a-star-packages",
  "breadth-first",
  "whole-space",
  "generic-problems",
  "eternity",
  "korf-24",
  "random-graphs",
  "signature",
];

const rows: string[][] = [];
for (const bench of benches) {
  console.log(`\n${bench}`);
  const child = fork(`dist/bench/${bench}.js`);
  child.on("message", ({ claim, holds, measured, aim }: Verdict) => {
    rows.push([bench, claim, measured, aim, mark(holds).trimEnd()]);
  });
  const [exitCode] = (await once(child, "close")) as [number | null];
  if (exitCode !== 0) process.exitCode = 1;
}
console.log(`\n${table(["bench", "claim", "measured", "aim", "verdict"], rows)}`);
