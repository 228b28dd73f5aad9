/** What every fault needs: the program as a process that is watched, a study whose counts are known, and a table of what happened. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../../src/node/store/open-store.ts";

/** What came of the attempts of one kind. */
export interface Tally {
  attempts: number;
  lost: number;
  doubled: number;
  strangers: number;
  traces: number;
  hangs: number;
}

export const noTally = (): Tally => ({
  attempts: 0,
  lost: 0,
  doubled: 0,
  strangers: 0,
  traces: 0,
  hangs: 0,
});

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

export interface Program {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
}

export const isRunning = ({ child }: Program) => child.exitCode === null && child.signalCode === null;

/** A program that has not ended by then hangs. */
const HANG_MS = 120_000;

/** Starts the program; what it does wrong is counted. `around` is a command that starts it. */
export function frontier(words: readonly string[], tally: Tally, around: readonly string[] = []): Program {
  const [file = "", ...rest] = [...around, process.execPath, "scripts/program.cjs", ...words];
  const child = spawn(file, rest, { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (output += text));
  const late = setTimeout(() => {
    tally.hangs++;
    child.kill("SIGKILL");
  }, HANG_MS);
  const ended = new Promise<Ended>((resolve) => {
    child.on("close", (code, signal) => {
      clearTimeout(late);
      const isTrace = /\n\s+at .*:\d+:\d+|panicked|Segmentation|Unhandled/.test(output);
      if (isTrace || code === 70 || signal === "SIGABRT" || signal === "SIGSEGV") {
        tally.traces++;
        console.log(`  ${words.slice(0, 2).join(" ")}: ${output.slice(0, 300)}`);
      }
      resolve({ code, output });
    });
  });
  return { child, ended };
}

export const folder = mkdtempSync(join(tmpdir(), "frontier-faults-"));

/** A study of short runs, which lasts some seconds. */
const INSTANCES = 40;
export const RUNS = 3 * INSTANCES;
export const studyFile = join(folder, "many.yaml");
writeFileSync(
  studyFile,
  `name: many
domain: sliding-tiles
instances: { random: { seed: 1, count: ${INSTANCES} } }
strategies: [a-star, breadth-first]
heuristics: [misplaced, manhattan]
`,
);

/** The counts of every run of the study, in order. */
async function countsIn(address: string, which: string): Promise<string[]> {
  const store = await openStore(address, "read");
  try {
    const study = await store.find(which);
    if (study === undefined) return [];
    return (await store.results(study)).runs.map(
      ({ instance, heuristic, cost, metrics }) => `${instance} ${heuristic} ${cost} ${metrics?.generated}`,
    );
  } finally {
    await store.close();
  }
}

let undisturbed: readonly string[] | undefined;

/** Compares a study with one that nobody disturbed: a run without its own counts is lost. */
export async function compare(address: string, which: string, tally: Tally): Promise<void> {
  undisturbed ??= await countsAlone();
  const found = await countsIn(address, which);
  const known = new Set(undisturbed);
  tally.lost += undisturbed.filter((run) => !found.includes(run)).length;
  tally.doubled += found.length - new Set(found).size + found.filter((run) => !known.has(run)).length;
}

async function countsAlone(): Promise<string[]> {
  const store = join(folder, "alone.db");
  await frontier(["study", "run", studyFile, "--store", store, "--quiet"], noTally()).ended;
  return countsIn(store, "many");
}
