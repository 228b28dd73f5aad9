// Speed against Debian's clips in one run: CPU seconds (user and system) of both on the same files, in turn, medians.
// Start-up is subtracted from both sides: the CPU time of the same program with `(run 0)` instead of `(run)`, which
// starts the process, loads the rules and asserts the first facts, but fires nothing. V8 compiles the engine during its
// first runs, which is start-up too: ours is measured in a process that has already run the program five times, as the
// studio, a server or a study has. The command in a new process each time is shown beside it.
// Usage: node dist/bench/clips-speed.js [ROUNDS] [NAME]

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Environment } from "../src/clips/index.ts";
import { expectAtMost } from "./aims.ts";
import { manners } from "./clips-manners.ts";
import { waltz } from "./clips-waltz.ts";
import { cpuMs, median } from "./measure.ts";

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
  ["8-puzzle depth 20", puzzle("8 1 3 7 2 5 4 0 6", "depth")],
  ["8-puzzle breadth", puzzle("0 1 2 3 4 6 7 8 5", "breadth")],
  ["Manners 64", manners(64)],
  ["Manners 128", manners(128)],
  ["Waltz 25", waltz(25)],
  ["Waltz 50", waltz(50)],
];

/** The number of warm-up runs, and of the runs whose median counts. */
const RUNS = 5;

interface Cost {
  readonly seconds: number;
  readonly megabytes: number;
}

/** CPU time and peak memory of a separate process. */
function cost(command: string[]): Cost {
  const script = 'TIMEFORMAT="%3U %3S"; time /usr/bin/time -f "%M" "$@" >/dev/null';
  const { stderr } = spawnSync("bash", ["-c", script, "bash", ...command], { input: "", encoding: "utf8" });
  const lines = stderr.trim().split("\n");
  const [user, system] = lines.at(-1)!.split(" ").map(Number);
  return { seconds: user + system, megabytes: Number(lines.at(-2)) / 1024 };
}

/** The median CPU seconds of runs in a warm process. */
function secondsWarm(full: string, idle: string): number {
  const options = [fileURLToPath(import.meta.url), "--runs", full, idle];
  return Number(spawnSync(process.execPath, options, { encoding: "utf8" }).stdout);
}

function runSeveral(full: string, idle: string): void {
  const seconds = (program: string) => cpuMs(() => new Environment({}).batch(program)) / 1000;
  const differences = Array.from({ length: 2 * RUNS }, () => -seconds(idle) + seconds(full));
  console.log(median(differences.slice(RUNS)));
}

/** Ours divided by the C program's. */
interface Compared {
  readonly name: string;
  readonly time: number;
  readonly memory: number;
}

function compare(name: string, program: string, rounds: number, folder: string): Compared {
  const full = join(folder, "full.clp");
  const idle = join(folder, "idle.clp");
  writeFileSync(full, program);
  writeFileSync(idle, program.replace("\n(run)\n", "\n(run 0)\n"));
  const contestants = [
    { run: ["clips", "-f2"], seconds: [] as number[], megabytes: [] as number[] },
    {
      run: [process.execPath, "scripts/program.cjs", "clips", "-f2"],
      seconds: [] as number[],
      megabytes: [] as number[],
    },
  ];
  const warm: number[] = [];
  for (let round = 0; round < rounds; round++) {
    warm.push(secondsWarm(full, idle));
    for (const { run, seconds, megabytes } of contestants) {
      const start = cost([...run, idle]);
      const all = cost([...run, full]);
      seconds.push(all.seconds - start.seconds);
      megabytes.push(all.megabytes);
    }
  }
  const [c, command] = contestants.map((contestant) => ({
    seconds: median(contestant.seconds),
    megabytes: median(contestant.megabytes),
  }));
  const ours = median(warm);
  const columns = [
    c.seconds.toFixed(2),
    ours.toFixed(2),
    (ours / c.seconds).toFixed(2),
    command.seconds.toFixed(2),
    (command.seconds / c.seconds).toFixed(2),
    c.megabytes.toFixed(0),
    command.megabytes.toFixed(0),
  ];
  console.log(`${name.padEnd(20)}${columns.map((column) => column.padStart(9)).join("")}`);
  return { name, time: ours / c.seconds, memory: command.megabytes / c.megabytes };
}

if (process.argv[2] === "--runs") {
  const [full, idle] = process.argv.slice(3).map((file) => readFileSync(file, "utf8"));
  runSeveral(full, idle);
} else {
  const rounds = Number(process.argv[2] ?? 5);
  const only = process.argv[3] ?? "";
  const folder = mkdtempSync(join(tmpdir(), "clips-speed-"));
  const titles = ["C s", "ours s", "ratio", "new s", "ratio", "C MB", "ours MB"];
  console.log(`${"program".padEnd(20)}${titles.map((title) => title.padStart(9)).join("")}`);
  const compared = PROGRAMS.filter(([name]) => name.includes(only)).map(([name, program]) =>
    compare(name, program, rounds, folder),
  );
  rmSync(folder, { recursive: true });
  for (const { name, time, memory } of compared) {
    expectAtMost(`time of ${name}, relative to the C program`, time, 1);
    if (name === "8-puzzle breadth")
      expectAtMost(`peak memory of ${name}, relative to the C program`, memory, 1);
  }
}
