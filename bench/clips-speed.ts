// Speed in one run with Debian's clips: CPU seconds (user and system) of both on the same files, median of five.
// Usage: node dist/bench/clips-speed.js [ROUNDS]; each run is a process of its own, start-up included and shown.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Environment } from "../src/clips/index.ts";
import { manners } from "./clips-manners.ts";

function puzzle(start: string, strategy: string): string {
  const program = readFileSync("programs/8-puzzle/en/puzampro.clp", "utf8");
  return `${program}
(reset)
(set-strategy ${strategy})
(assert (puzzle ${start} level 0 movement null fact 0))
(assert (max-depth 20))
(run)
(exit)
`;
}

const PROGRAMS: [string, string][] = [
  ["start-up", "(exit)\n"],
  ["8-puzzle depth 20", puzzle("8 1 3 7 2 5 4 0 6", "depth")],
  ["8-puzzle breadth", puzzle("0 1 2 3 4 6 7 8 5", "breadth")],
  ["Manners 64", manners(64)],
  ["Manners 128", manners(128)],
];

if (process.argv[2] === "--run") {
  new Environment({}).batch(readFileSync(process.argv[3], "utf8"));
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  console.log(`${(userCPUTime + systemCPUTime) / 1e6} ${maxRSS}`);
} else {
  const rounds = Number(process.argv[2] ?? 5);
  const folder = mkdtempSync(join(tmpdir(), "clips-speed-"));
  const median = (list: number[]): number => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];
  console.log("program              C CPU s   C MB    our CPU s  our MB");
  for (const [name, program] of PROGRAMS) {
    const file = join(folder, "program.clp");
    writeFileSync(file, program);
    const theirs: number[][] = [];
    const ours: number[][] = [];
    for (let i = 0; i < rounds; i++) {
      const c = spawnSync("/usr/bin/time", ["-f", "%U %S %M", "clips", "-f2", file], {
        input: "",
        encoding: "utf8",
      });
      const [user, system, memory] = c.stderr.trim().split("\n").at(-1)!.split(" ").map(Number);
      theirs.push([user + system, memory / 1024]);
      const own = spawnSync(process.execPath, [fileURLToPath(import.meta.url), "--run", file], {
        encoding: "utf8",
      });
      const [cpu, rss] = own.stdout.trim().split(" ").map(Number);
      ours.push([cpu, rss / 1024]);
    }
    const column = (list: number[][], index: number) => median(list.map((row) => row[index]));
    console.log(
      `${name.padEnd(20)} ${column(theirs, 0).toFixed(2).padStart(7)} ${column(theirs, 1).toFixed(0).padStart(7)} ${column(ours, 0).toFixed(2).padStart(10)} ${column(ours, 1).toFixed(0).padStart(8)}`,
    );
  }
}
