/**
 * What a cluster on one PostgreSQL does: runs of nothing per second with 1, 2 and 4 workers (`--runs N`), and a simulation
 * of many workers that are killed and frozen (`--simulate WORKERS,RUNS`; 1000,1000000 is the size that docs/studies.md
 * speaks of).
 */
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { count } from "../src/cli/terminal/print.ts";
import { putRuns } from "../src/node/cluster/worker.ts";
import { RunsToDo } from "../src/node/runs-to-do.ts";
import { openStore } from "../src/node/store/open-store.ts";
import { beginStudy } from "../src/node/study-life.ts";
import type { StudyDefinition } from "../src/study/definition.ts";
import { StudyPlan } from "../src/study/matrix.ts";
import { expectAtLeast, expectTrue } from "./aims.ts";
import { simulate } from "./cluster-simulation.ts";
import { privatePostgres } from "./private-postgres.ts";

const option = (name: string) => process.argv[process.argv.indexOf(name) + 1];
const runs = Number(process.argv.includes("--runs") ? option("--runs") : 10_000);
const simulated = (process.argv.includes("--simulate") ? option("--simulate")! : "200,20000").split(",");

/** Solved boards: all the work is in the cluster itself. */
const definition: StudyDefinition = {
  name: "nothing",
  title: "",
  question: "",
  parts: [
    {
      domain: "sliding-tiles",
      instances: [{ made: "random", first: 1, count: runs, options: { moves: "0" } }],
      heuristics: ["manhattan"],
    },
  ],
  limits: {},
  repetitions: 1,
  plots: [],
};

/** Results per second from the first to the last, with this many workers of one process each. */
async function throughput(address: string, workers: number): Promise<number> {
  const store = await openStore(address);
  const study = await beginStudy(store, definition);
  const todo = new RunsToDo(new StudyPlan(definition), new Set());
  await putRuns(store, study.id, todo, new AbortController().signal, {});
  const words = ["scripts/program.cjs", "worker", "--store", address, "--jobs", "1", "--until-idle"];
  const ended = Array.from({ length: workers }, () => {
    const child = spawn(process.execPath, words, { stdio: "ignore" });
    return new Promise((resolve) => child.on("close", resolve));
  });
  await Promise.all(ended);
  const { first, last, done } = await store.db
    .selectFrom("results")
    .select(({ fn }) => [
      fn.min("recorded_at").as("first"),
      fn.max("recorded_at").as("last"),
      fn.countAll<string>().as("done"),
    ])
    .where("study", "=", study.id)
    .executeTakeFirstOrThrow();
  await store.close();
  if (Number(done) !== runs) throw new Error(`${done} of ${runs} runs have a result.`);
  return (1000 * runs) / (Date.parse(last) - Date.parse(first));
}

const postgres = privatePostgres();
try {
  const rates: number[] = [];
  for (const workers of [1, 2, 4]) {
    const rate = await throughput(postgres.address, workers);
    rates.push(rate);
    console.log(
      `${workers} ${workers === 1 ? "worker" : "workers"} of one process: ${count(Math.round(rate))} runs of nothing per second`,
    );
  }
  expectAtLeast("runs of nothing per second with one worker", rates[0]!, 1000);
  expectAtLeast("runs of nothing per second, at best", Math.max(...rates), 1000);
  console.log(
    `The limit is this machine's ${availableParallelism()} cores, which workers and database share: a run of nothing ` +
      "takes a message to a process and back, two texts of JSON and its part of two statements.",
  );
  const [workers = 200, many = 20_000] = simulated.map(Number);
  const found = await simulate(postgres.address, workers, many);
  console.log(
    `${count(found.workers)} simulated workers, ${count(found.runs)} runs: ${found.seconds.toFixed(0)} s, ` +
      `${found.putSeconds.toFixed(0)} of them to put the runs in, ` +
      `${count(found.kills)} killed with what they had, ${count(found.freezes)} frozen past their lease`,
  );
  expectTrue(
    `${found.lost} lost, ${found.doubled} doubled, ${found.wrong} wrong, ${found.leftInQueue} left in the queue`,
    found.lost + found.doubled + found.wrong + found.leftInQueue === 0,
  );
} finally {
  postgres.end();
}
