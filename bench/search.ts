/**
 * Every bench of the search library in its own process, one after the other, then all that they claim in one table. Ctrl-C shows the
 * table of those that were run.
 */
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
  "random-graphs",
  "signature",
  // Ten minutes of CPU, as much as all others together.
  "korf-24",
];

const rows: string[][] = [];
let isStopped = false;
for (const bench of benches) {
  if (isStopped) break;
  console.log(`\n${bench}`);
  const child = fork(`dist/bench/${bench}.js`);
  const stop = () => {
    isStopped = true;
    child.kill();
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  child.on("message", ({ claim, holds, measured, aim }: Verdict) => {
    rows.push([bench, claim, measured, aim, mark(holds).trimEnd()]);
  });
  const [exitCode] = (await once(child, "close")) as [number | null];
  process.off("SIGINT", stop).off("SIGTERM", stop);
  if (exitCode !== 0) process.exitCode = 1;
}
console.log(`\n${table(["bench", "claim", "measured", "aim", "verdict"], rows)}`);
