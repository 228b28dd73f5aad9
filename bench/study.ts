/**
 * What a study costs beyond its searches: 500 runs of two lengths on one engine and on two, in turn, each in a new
 * program with a new store; and the overhead per run, measured with runs that have nothing to search. `--runs N` and
 * `--rounds N` change the sizes. For comparison: one process on two cores, where V8 compiles on the second one; and
 * what the two cores can give at that moment: two processes that only count, against one.
 */
import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { count, duration } from "../src/cli/terminal/print.ts";
import { openEmbeddedStore } from "../src/node/store/store-embedded.ts";
import { beginStudy, runStudy } from "../src/node/study-life.ts";
import type { StudyDefinition } from "../src/study/definition.ts";
import { expectAtLeast, expectAtMost } from "./aims.ts";
import { median } from "./measure.ts";

const option = (name: string, otherwise: number) =>
  Number(process.argv[process.argv.indexOf(name) + 1]) || otherwise;
const runs = option("--runs", 500);
const rounds = option("--rounds", 7);

/** A* on random 8-puzzles: about 4 ms per run with misplaced tiles, 25 ms without an estimate, on this kind of machine. */
const lengths = { short: study("misplaced", {}), longer: study("zero", {}) };
/** Solved boards: all the work is in the study itself. */
const studies: Readonly<Record<string, StudyDefinition>> = {
  ...lengths,
  empty: study("manhattan", { moves: "0" }),
};

function study(heuristic: string, options: Readonly<Record<string, string>>): StudyDefinition {
  return {
    name: "bench",
    title: "",
    question: "",
    parts: [
      {
        domain: "sliding-tiles",
        instances: [{ made: "random", first: 1, count: runs, options }],
        heuristics: [heuristic],
      },
    ],
    limits: {},
    repetitions: 1,
    plots: [],
  };
}

/** Milliseconds from an empty store to the last result, including starting the processes. */
async function once(definition: StudyDefinition, jobs: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "frontier-bench-"));
  try {
    const store = await openEmbeddedStore(join(folder, "studies.db"));
    const begun = performance.now();
    const begunStudy = await beginStudy(store, definition);
    await runStudy(store, begunStudy, { jobs }, new AbortController().signal);
    const ms = performance.now() - begun;
    const unsolved = (await store.results(begunStudy)).runs.filter(({ outcome }) => outcome !== "solved");
    await store.close();
    if (unsolved.length > 0) throw new Error(`${unsolved.length} runs were not solved.`);
    return ms;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same in a separate program that is limited to this many cores. */
function onCores(cores: number, which: string, jobs: number): number {
  const self = [fileURLToPath(import.meta.url), "--once", which, String(jobs), "--runs", String(runs)];
  const pinned = ["-c", allowedCores().slice(0, cores).join(","), process.execPath, ...self];
  return Number(execFileSync("taskset", pinned, { encoding: "utf8" }));
}

/** How much faster two processes on two cores count than one process that counts as far as both. */
async function possible(): Promise<number> {
  const count = (most: number, engine: number) =>
    promisify(execFile)("taskset", [
      ...["-c", String(engine), process.execPath, "-e"],
      `let sum = 0; for (let i = 0; i < ${most}; i++) sum = (sum + i * i) % 1000003;`,
    ]);
  const [first = 0, second = 0] = allowedCores();
  const begun = performance.now();
  await count(2 * COUNTED, first);
  const one = performance.now() - begun;
  await Promise.all([count(COUNTED, first), count(COUNTED, second)]);
  return one / (performance.now() - begun - one);
}

/** About a second. */
const COUNTED = 2e8;

/** The numbers of the cores that this process may use. */
function allowedCores(): number[] {
  const [, list = ""] = /^Cpus_allowed_list:\s*(.*)$/m.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
  return list.split(",").flatMap((range) => {
    const [from = 0, to = from] = range.split("-").map(Number);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}

async function measureAll(): Promise<void> {
  for (const length of Object.keys(lengths)) {
    const [one, oneOnTwo, two]: [number[], number[], number[]] = [[], [], []];
    const most: number[] = [];
    for (let round = 0; round < rounds; round++) {
      most.push(await possible());
      one.push(onCores(1, length, 1));
      oneOnTwo.push(onCores(2, length, 1));
      two.push(onCores(2, length, 2));
    }
    const faster = (slow: number[]) => median(slow.map((ms, i) => ms / two[i]!));
    console.log(
      `${count(runs)} ${length} runs: ${duration(median(one))} on one engine, ${duration(median(two))} on two; ` +
        `one process on two cores ${duration(median(oneOnTwo))}, ${faster(oneOnTwo).toFixed(2)} times as long; ` +
        `the cores could give ${median(most).toFixed(2)}`,
    );
    expectAtLeast(`how much faster two cores are, ${length} runs`, faster(one), 1.7);
  }
  const nothing = median(Array.from({ length: rounds }, () => onCores(2, "empty", 1)));
  console.log(`${count(runs)} runs of nothing: ${duration(nothing)}`);
  expectAtMost("milliseconds of overhead per run, including the start of the process", nothing / runs, 5);
}

const asked = process.argv.indexOf("--once");
if (asked < 0) await measureAll();
else console.log(await once(studies[process.argv[asked + 1]!]!, Number(process.argv[asked + 2])));
