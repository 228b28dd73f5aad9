// Speed against Debian's clips: CPU seconds (user and system) and peak memory of both on the same files, in turn, medians.
// "New" is the command in a new process, as people start it, less the CPU time of Node with an empty file. "Warm" is a
// process that has run the program five times, as the studio, a server or a study has. Speeds are C divided by ours: above
// 1, ours is faster. Programs that C ends in less than 0.1 s stand apart, without a claim.
// Usage: npm run bench -- clips-speed [--only NAME,NAME…] [--rounds N] [--new]

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { Environment } from "../src/clips/index.ts";
import { expectAtLeast, expectAtMost, expectTrue } from "./aims.ts";
import { PROGRAMS, type RuleProgram } from "./clips-programs/index.ts";
import { cpuMs, median } from "./measure.ts";
import { C, type Cost, cost, middle, OURS } from "./process-cost.ts";

/** The number of warm-up runs, and of the runs whose median counts. */
const RUNS = 5;
/** What C does in less cannot be reached by a process that starts Node. */
const SHORT = 0.1;

function printed([command, ...options]: string[]): string {
  return spawnSync(command!, options, { input: "", encoding: "utf8", maxBuffer: 1 << 28 }).stdout;
}

/** The median CPU seconds of runs in a warm process. */
function secondsWarm(file: string): number {
  const options = [fileURLToPath(import.meta.url), "--runs", file];
  return Number(spawnSync(process.execPath, options, { encoding: "utf8" }).stdout);
}

/** What such a process does. */
function runAgain(file: string): void {
  const text = readFileSync(file, "utf8");
  const times = Array.from({ length: 2 * RUNS }, () => cpuMs(() => new Environment({}).batch(text)) / 1000);
  console.log(median(times.slice(RUNS)));
}

interface Compared {
  readonly name: string;
  readonly inMean: boolean;
  readonly isShort: boolean;
  readonly samePrinted: boolean;
  readonly speed: number;
  readonly warm: number;
  /** Ours divided by the C program's. */
  readonly memory: number;
}

function compare(
  { name, inMean = false, long }: RuleProgram,
  file: string,
  options: { rounds: number; empty: string; isWarm: boolean },
): Compared {
  const { empty } = options;
  const rounds = long ? 1 : options.rounds;
  const isWarm = options.isWarm && !long;
  const samePrinted = printed([...C, file]) === printed([...OURS, file]);
  const [c, ours, node, warm]: [Cost[], Cost[], Cost[], number[]] = [[], [], [], []];
  for (let round = 0; round < rounds; round++) {
    c.push(cost([...C, file]));
    ours.push(cost([...OURS, file]));
    node.push(cost([process.execPath, empty]));
    if (isWarm) warm.push(secondsWarm(file));
  }
  const [cCost, oursCost, start] = [middle(c), middle(ours), middle(node)];
  const added = oursCost.seconds - start.seconds;
  const warmSeconds = isWarm ? median(warm) : Number.NaN;
  const columns = [
    cCost.seconds.toFixed(3),
    oursCost.seconds.toFixed(3),
    start.seconds.toFixed(3),
    (cCost.seconds / added).toFixed(2),
    isWarm ? warmSeconds.toFixed(3) : "",
    isWarm ? (cCost.seconds / warmSeconds).toFixed(2) : "",
    cCost.megabytes.toFixed(0),
    oursCost.megabytes.toFixed(0),
  ];
  console.log(`${name.padEnd(18)}${columns.map((column) => column.padStart(8)).join("")}`);
  return {
    name,
    inMean,
    isShort: cCost.seconds < SHORT,
    samePrinted,
    speed: cCost.seconds / added,
    warm: cCost.seconds / warmSeconds,
    memory: oursCost.megabytes / cCost.megabytes,
  };
}

function geometricMean(values: readonly number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}

function judge(compared: readonly Compared[], isWarm: boolean): void {
  const short = compared.filter(({ isShort }) => isShort);
  const counted = compared.filter(({ isShort }) => !isShort);
  const wrong = compared.filter(({ samePrinted }) => !samePrinted).map(({ name }) => name);
  expectTrue(
    `every program prints what the C program prints${wrong.map((name) => `, not ${name}`)}`,
    wrong.length === 0,
  );
  for (const { name, speed } of short)
    console.log(
      `       ${name}: ${speed.toFixed(2)} of the speed of the C program, which ends in less than ${SHORT} s`,
    );
  for (const { name, speed, memory } of counted) {
    expectAtLeast(`speed of ${name} in a new process, C = 1`, speed, 1);
    if (name === "8-puzzle breadth") expectAtMost(`peak memory of ${name}, C = 1`, memory, 1);
  }
  const mean = compared.filter(({ inMean }) => inMean);
  if (mean.length < 2) return;
  const all = geometricMean(counted.map(({ speed }) => speed));
  console.log(`       geometric mean of all ${counted.length} in a new process: ${all.toFixed(2)}`);
  const which = `geometric mean of ${mean.map(({ name }) => name).join(", ")}`;
  expectAtLeast(`${which} in a new process`, geometricMean(mean.map(({ speed }) => speed)), 2);
  if (isWarm) expectAtLeast(`${which} when warm`, geometricMean(mean.map(({ warm }) => warm)), 3);
}

function isNamed({ name }: RuleProgram, part: string): boolean {
  return name.toLowerCase().includes(part.toLowerCase());
}

/** The programs with one of these parts in their names, all without any; null when a part is in no name, which is told. */
function programsNamed(parts: readonly string[]): readonly RuleProgram[] | null {
  if (parts.length === 0) return PROGRAMS;
  const unknown = parts.filter((part) => !PROGRAMS.some((program) => isNamed(program, part)));
  if (unknown.length === 0) return PROGRAMS.filter((program) => parts.some((part) => isNamed(program, part)));
  const names = PROGRAMS.map(({ name }) => name).join(", ");
  console.error(`No program is named ${unknown.join(" or ")}. There are ${names}.`);
  process.exitCode = 2;
  return null;
}

function main(): void {
  const { values } = parseArgs({
    options: {
      only: { type: "string", default: "" },
      rounds: { type: "string", default: "3" },
      new: { type: "boolean", default: false },
    },
  });
  const chosen = programsNamed(values.only.split(",").filter((name) => name !== ""));
  if (chosen === null) return;
  const folder = mkdtempSync(join(tmpdir(), "clips-speed-"));
  const empty = join(folder, "empty.cjs");
  writeFileSync(empty, "");
  const titles = ["C s", "ours s", "Node s", "speed", "warm s", "speed", "C MB", "ours MB"];
  console.log(`${"program".padEnd(18)}${titles.map((title) => title.padStart(8)).join("")}`);
  const options = { rounds: Number(values.rounds), empty, isWarm: !values.new };
  const compared = chosen.map((program) => {
    const file = join(folder, "program.clp");
    writeFileSync(file, program.text());
    return compare(program, file, options);
  });
  rmSync(folder, { recursive: true });
  judge(compared, !values.new);
}

if (process.argv[2] === "--runs") runAgain(process.argv[3]!);
else if (import.meta.url === pathToFileURL(process.argv[1]!).href) main();
