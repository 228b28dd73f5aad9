/**
 * A study on many machines, with a real PostgreSQL: the same counts as on one, whoever dies in the middle.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../../src/node/store/open-store.ts";
import type { StudyResults } from "../../../src/study/results.ts";
import { build } from "../../built.ts";
import { frontier, program, scratchFolder } from "../../cli/command-line.ts";
import { begin, type Running, until } from "../../cli/running.ts";
import { isMissing, PrivatePostgres } from "./postgres.ts";

const folder = scratchFolder();
const postgres = new PrivatePostgres();
const file = join(folder, "many.yaml");
writeFileSync(
  file,
  `name: many
parts:
  - domain: sliding-tiles
    instances: { random: { seed: 1, count: 20 } }
    heuristics: [misplaced, manhattan]
  - domain: knight-score
    instances: [A, B, C, D]
    strategies: [breadth-first, a-star]
    heuristics: [base, reach]
`,
);
const RUNS = 52;

async function resultsOf(address: string, which = "many"): Promise<StudyResults> {
  const store = await openStore(address);
  try {
    return await store.results((await store.find(which))!);
  } finally {
    await store.close();
  }
}

async function doneIn(which: string): Promise<number> {
  const store = await openStore(postgres.address);
  try {
    const study = await store.find(which);
    return study === undefined ? 0 : await store.doneCount(study.id);
  } catch {
    return 0; // the database is away
  } finally {
    await store.close();
  }
}

async function workersAlive(): Promise<number> {
  const store = await openStore(postgres.address);
  try {
    return (await store.workers()).length;
  } finally {
    await store.close();
  }
}

function counts({ runs }: StudyResults): unknown[] {
  return runs.map(({ metrics, origin: _origin, ...run }) => {
    const { timeMs: _time, memoryBytes: _bytes, ...counters } = metrics ?? { timeMs: 0, memoryBytes: 0 };
    return { ...run, counters };
  });
}

const begun = (...args: string[]): Running => begin(process.execPath, [program, ...args]);
/** What a program has said since. */
function saidBy({ child }: Running): () => string {
  let said = "";
  child.stderr!.on("data", (text) => (said += text));
  return () => said;
}

const worker = (...more: string[]) =>
  begun("worker", "--store", postgres.address, "--jobs", "1", "--heartbeat", "0.3", ...more);
const coordinator = (...more: string[]) =>
  begun(
    "study",
    "run",
    file,
    "--store",
    postgres.address,
    "--jobs",
    "0",
    "--heartbeat",
    "0.3",
    "--quiet",
    ...more,
  );

describe.skipIf(isMissing)("a study on many machines", { timeout: 180_000 }, () => {
  let onOneThread: unknown[];
  beforeAll(() => {
    build();
    postgres.start();
  }, 120_000);
  afterAll(() => postgres.end());

  it("gives the same counts with one process and with two", async () => {
    for (const jobs of ["1", "2"]) {
      const store = join(folder, `${jobs}.db`);
      expect(frontier(["study", "run", file, "--store", store, "--jobs", jobs, "--quiet"]).code).toBe(0);
      const found = counts(await resultsOf(store));
      expect(found).toHaveLength(RUNS);
      onOneThread ??= found;
      expect(found).toEqual(onOneThread);
    }
  });

  it("gives the same counts with three workers, one of them killed in the middle", async () => {
    const workers = [worker(), worker(), worker()];
    const study = coordinator();
    await until(async () => (await doneIn("many")) >= 5);
    workers[0]!.child.kill("SIGKILL");
    expect(await study.ended).toMatchObject({ code: 0, stderr: expect.not.stringContaining("fault") });
    const results = await resultsOf(postgres.address);
    expect(results).toMatchObject({ left: 0, finishedAt: expect.any(String) });
    expect(counts(results)).toEqual(onOneThread);
    for (const { child } of workers.slice(1)) child.kill("SIGTERM");
    for (const { ended } of workers.slice(1)) {
      const { code, stderr } = await ended;
      expect(code).toBe(0);
      expect(stderr).toMatch(/Finishing the runs in progress…\n\d+ runs? done\.\n$/);
    }
  });

  it("goes on when PostgreSQL was killed and has come back", async () => {
    const workers = [worker(), worker()];
    const study = coordinator();
    const said = saidBy(study);
    await until(async () => (await doneIn("many-2")) >= 5);
    postgres.kill();
    await until(() => said().includes("Waiting for it…") || study.child.exitCode !== null);
    postgres.start();
    expect(await study.ended).toMatchObject({ code: 0 });
    expect(counts(await resultsOf(postgres.address, "many-2"))).toEqual(onOneThread);
    for (const { child } of workers) child.kill("SIGTERM");
    for (const { ended } of workers) expect(await ended).toMatchObject({ code: 0 });
  });

  it("goes on with --resume after kill -9 of the program that began it", async () => {
    const first = coordinator();
    await until(async () => {
      if (first.child.exitCode !== null) throw new Error((await first.ended).stderr);
      return (await resultsOf(postgres.address).catch(() => undefined))?.id === "many-3";
    });
    first.child.kill("SIGKILL");
    await first.ended;
    const again = begun(
      "study",
      "run",
      file,
      "--store",
      postgres.address,
      "--resume",
      "--quiet",
      "--heartbeat",
      "0.3",
    );
    expect((await again.ended).code).toBe(0);
    expect(counts(await resultsOf(postgres.address, "many-3"))).toEqual(onOneThread);
  });

  it("splits big searches: the same counts as in one piece, here and on workers", async () => {
    const split = join(folder, "split.yaml");
    writeFileSync(
      split,
      `name: split
parts:
  - { domain: sliding-tiles, instances: korf-12, strategies: ida-star, split: first }
  - domain: eternity2
    instances: report-6x6
    strategies: depth-limited
    options: { formulation: matching, max-depth: 36, pieces: stored }
    split: first
`,
    );
    const here = join(folder, "split.db");
    expect(frontier(["study", "run", split, "--store", here, "--quiet"]).code).toBe(0);
    const workers = [worker(), worker()];
    const args = ["--store", postgres.address, "--jobs", "0", "--heartbeat", "0.3", "--quiet"];
    expect(await begun("study", "run", split, ...args).ended).toMatchObject({ code: 0 });
    for (const address of [here, postgres.address]) {
      const { runs } = await resultsOf(address, "split");
      // Korf's own number, and the published one of the board and one for the start.
      expect(runs.map(({ metrics }) => metrics?.generated)).toEqual([546_344, 1_377_497]);
      expect(runs.map(({ depth }) => depth)).toEqual([45, 36]);
    }
    for (const { child } of workers) child.kill("SIGTERM");
    for (const { ended } of workers) expect(await ended).toMatchObject({ code: 0 });
  });

  it("leaves a study of another version to workers of that version", async () => {
    const store = await openStore(postgres.address);
    const study = (await store.find("many"))!;
    const environment = JSON.stringify({ ...JSON.parse(study.environment), signature: "1" });
    await store.db
      .insertInto("studies")
      .values({ ...study, id: "other-1", name: "other", environment, finished_at: null })
      .execute();
    await store.close();
    const { stderr, code } = await worker("--until-idle").ended;
    expect(code).toBe(0);
    expect(stderr).toContain(
      "other-1 was started with Frontier 0.1.0, signature 1: its runs are left to workers of that version.",
    );
    const resumed = frontier(["study", "run", "other", "--store", postgres.address, "--resume"]);
    expect([resumed.code, resumed.stderr]).toEqual([
      2,
      expect.stringContaining("other-1 was started with Frontier"),
    ]);
  });

  it("waits for a database that is not there yet, and ends at SIGTERM, frozen or away", async () => {
    postgres.kill();
    const early = worker();
    const leaving = worker();
    const [saidEarly, saidLeaving] = [saidBy(early), saidBy(leaving)];
    await until(() => [saidEarly, saidLeaving].every((said) => said().includes("Waiting for it…")));
    leaving.child.kill("SIGTERM");
    expect(await leaving.ended).toMatchObject({ signal: "SIGTERM" });
    postgres.start();
    await until(() => saidEarly().includes("takes runs from"));
    await until(async () => (await workersAlive()) === 1);
    postgres.freeze();
    try {
      early.child.kill("SIGTERM");
      expect(await early.ended).toMatchObject({
        code: 130,
        stderr: expect.stringContaining("does not answer"),
      });
    } finally {
      postgres.thaw();
    }
  });

  it("says for whom it waits when no worker can take its runs, and ends at SIGTERM, frozen or not", async () => {
    const waiting = async () => {
      const study = coordinator();
      const said = saidBy(study);
      await until(() => /52 runs have waited for \d+ s, and no worker can take them/.test(said()));
      return study;
    };
    const study = await waiting();
    study.child.kill("SIGTERM");
    expect(await study.ended).toMatchObject({ code: 130 });
    const frozen = await waiting();
    postgres.freeze();
    try {
      frozen.child.kill("SIGTERM");
      expect(await frozen.ended).toMatchObject({
        code: 130,
        stderr: expect.stringMatching(/The store does not answer\.\n$/),
      });
    } finally {
      postgres.thaw();
    }
  });

  it("says that a store cannot be reached, without its password", () => {
    const { code, stderr } = frontier(["study", "list", "--store", "postgres://me:secret@127.0.0.1:1/x"]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^The store postgres:\/\/me@127\.0\.0\.1:1\/x cannot be reached: /);
    expect(stderr).not.toContain("secret");
  });
});
