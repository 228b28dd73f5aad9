/**
 * What a study costs beside its searches: 500 runs of two lengths on one process and on two, in turn, each with a new store; and
 * the overhead of a run: what runs that take no time at all take in a study. `--runs N` and `--rounds N` change the sizes.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { count, duration } from "../src/cli/print.ts";
import type { StudyDefinition } from "../src/study/definition.ts";
import { environment } from "../src/study/environment.ts";
import { plannedRuns } from "../src/study/matrix.ts";
import { runPlanned } from "../src/study/run-study.ts";
import { openEmbeddedStore } from "../src/study/store-embedded.ts";
import { expectAtLeast, expectAtMost } from "./aims.ts";
import { median } from "./measure.ts";

const option = (name: string, otherwise: number) =>
  Number(process.argv[process.argv.indexOf(name) + 1]) || otherwise;
const runs = option("--runs", 500);
const rounds = option("--rounds", 5);
const folder = mkdtempSync(join(tmpdir(), "frontier-bench-"));

/** A* on random 8-puzzles: about 7 ms a run with misplaced tiles, 40 ms without an estimate, on this kind of machine. */
const lengths = { short: study("misplaced", {}), longer: study("zero", {}) };
/** Boards that are solved: nothing is left to do but the study itself. */
const empty = study("manhattan", { moves: "0" });

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

/** Milliseconds from an empty store to the last result, processes started within. */
async function once(definition: StudyDefinition, jobs: number): Promise<number> {
  const file = join(folder, `${performance.now()}.db`);
  const store = await openEmbeddedStore(file);
  const begun = performance.now();
  const planned = plannedRuns(definition);
  const id = await store.begin(definition, environment(), planned.length);
  const record = async (one: (typeof planned)[number], outcome: Parameters<typeof store.record>[3]) => {
    if (outcome.outcome !== "solved") throw new Error(outcome.reason ?? outcome.outcome);
    await store.record(id, one.number, one.run, outcome);
  };
  await runPlanned(planned, { jobs, record }, new AbortController().signal);
  const ms = performance.now() - begun;
  await store.close();
  return ms;
}

try {
  for (const [length, definition] of Object.entries(lengths)) {
    const one: number[] = [];
    const two: number[] = [];
    for (let round = 0; round < rounds; round++) {
      one.push(await once(definition, 1));
      two.push(await once(definition, 2));
    }
    console.log(
      `${count(runs)} ${length} runs: ${duration(median(one))} on one process, ${duration(median(two))} on two`,
    );
    expectAtLeast(
      `how much faster two processes are, ${length} runs`,
      median(one.map((ms, i) => ms / two[i]!)),
      1.7,
    );
  }
  const empties: number[] = [];
  for (let round = 0; round < rounds; round++) empties.push(await once(empty, 1));
  const nothing = median(empties);
  console.log(`${count(runs)} runs of nothing: ${duration(nothing)}`);
  expectAtMost("milliseconds of overhead a run, the start of the process included", nothing / runs, 5);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
