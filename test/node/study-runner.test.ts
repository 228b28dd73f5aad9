/**
 * What can go wrong while a study runs on one machine: kills of the program and of its processes, Ctrl-C, a full disk,
 * two programs on one study. Only the runs in progress are lost, nothing is there twice, and a sentence says what
 * happened.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../src/node/store/open-store.ts";
import { openEmbeddedStore } from "../../src/node/store/store-embedded.ts";
import { died } from "../../src/run/outcome.ts";
import { reasonText } from "../../src/run/sentences.ts";
import type { StudyResults } from "../../src/study/results.ts";
import { build } from "../built.ts";
import { environment, frontier, program, scratchFolder } from "../cli/command-line.ts";
import { begin, childrenOf, until } from "../cli/running.ts";

const folder = scratchFolder();
beforeAll(build);

/** 40 runs of some hundredths of a second, whose counts are always the same. */
const manyRuns = `name: many
domain: sliding-tiles
instances: { random: { seed: 1, count: 20 } }
strategies: a-star
heuristics: [misplaced, manhattan]
`;
/** Two endless runs. */
const endless = `name: endless
domain: sliding-tiles
instances: [korf-88, korf-60]
strategies: ida-star
limits: { time: 1h }
`;

let studies = 0;
/** A study file, and a store of its own. */
function newStudy(text: string): { file: string; store: string } {
  const file = join(folder, `study-${++studies}.yaml`);
  writeFileSync(file, text);
  return { file, store: join(folder, `store-${studies}.db`) };
}

async function resultsOf(store: string, name: string): Promise<StudyResults> {
  const opened = await openEmbeddedStore(store);
  try {
    return await opened.results((await opened.find(name))!);
  } finally {
    await opened.close();
  }
}

async function doneIn(store: string): Promise<number> {
  const opened = await openEmbeddedStore(store);
  try {
    return (await opened.summaries()).at(-1)?.done ?? 0;
  } finally {
    await opened.close();
  }
}

function counts({ runs }: StudyResults): unknown[] {
  return runs.map(({ metrics, instance, heuristic, cost }) => [
    instance,
    heuristic,
    cost,
    metrics?.generated,
  ]);
}

const run = (file: string, store: string, ...more: string[]) =>
  begin(process.execPath, [program, "study", "run", file, "--store", store, "--quiet", ...more]);

describe("a study on one machine", { timeout: 120_000 }, () => {
  let undisturbed: unknown[];
  beforeAll(async () => {
    const { file, store } = newStudy(manyRuns);
    expect(frontier(["study", "run", file, "--store", store, "--jobs", "1"]).code).toBe(0);
    undisturbed = counts(await resultsOf(store, "many"));
    expect(undisturbed).toHaveLength(40);
  });

  it("survives kill -9 of the program: --resume does what is left, and no process stays behind", async () => {
    const { file, store } = newStudy(manyRuns);
    const { child, ended } = run(file, store, "--jobs", "2");
    await until(async () => (await doneIn(store)) >= 5);
    const workers = childrenOf(child.pid!);
    child.kill("SIGKILL");
    await ended;
    const before = await doneIn(store);
    expect(before).toBeLessThan(40);
    await until(() => workers.every((pid) => spawnSync("kill", ["-0", String(pid)]).status !== 0));
    expect(frontier(["study", "status", "many", "--store", store]).stdout).toBe(
      `many-1: ${before} of 40 runs done, ${40 - before} left.\n`,
    );
    expect(frontier(["study", "run", file, "--store", store, "--resume", "--quiet"]).code).toBe(0);
    const results = await resultsOf(store, "many");
    expect(results).toMatchObject({ id: "many-1", left: 0 });
    expect(counts(results)).toEqual(undisturbed);
  });

  it("records a run whose process is killed as died, and goes on", async () => {
    const { file, store } = newStudy(manyRuns.replace("count: 20", "count: 300"));
    const { child, ended } = run(file, store, "--jobs", "2");
    await until(async () => (await doneIn(store)) >= 3);
    // A process that stands still keeps its run, or is given one: it dies with it.
    const [victim] = childrenOf(child.pid!);
    process.kill(victim!, "SIGSTOP");
    const before = await doneIn(store);
    await until(async () => (await doneIn(store)) > before + 3);
    process.kill(victim!, "SIGKILL");
    const { code, stderr } = await ended;
    expect([code, stderr]).toEqual([4, expect.stringContaining("`study run many --retry-died`")]);
    const { runs, left } = await resultsOf(store, "many");
    expect(left).toBe(0);
    const dead = runs.filter(({ outcome }) => outcome === "died");
    expect(dead.map(({ reason }) => reason)).toEqual([{ code: "killed-by", values: ["SIGKILL"] }]);
    expect(runs.filter(({ outcome }) => outcome === "solved")).toHaveLength(599);
    expect(dead[0]!.origin).toMatchObject({ cpuMs: null, exitStatus: "SIGKILL" });
    expect(runs.find(({ outcome }) => outcome === "solved")!.origin!.cpuMs).toBeGreaterThan(0);

    // Two earlier tries: with this one there are as many as --retry-died makes.
    const opened = await openStore(store);
    const { id } = (await opened.find("many"))!;
    await opened.retryDied(id, 2);
    const { number } = await opened.db.selectFrom("deaths").select("number").executeTakeFirstOrThrow();
    await opened.record(id, number, dead[0]!, died("again"));
    await opened.retryDied(id, 3);
    await opened.record(id, number, dead[0]!, died("again"));
    await opened.close();
    expect(await run(file, store, "--retry-died").ended).toMatchObject({
      code: 4,
      stderr: expect.stringContaining("`study run many --retry-died 4`"),
    });
    expect(await run(file, store, "--retry-died", "4").ended).toMatchObject({
      code: 0,
      stderr: expect.stringContaining("One run that died is tried again."),
    });
    const whole = await resultsOf(store, "many");
    expect(whole.runs.filter(({ outcome }) => outcome === "solved")).toHaveLength(600);
  });

  it("kills a process that ignores its time limit", async () => {
    const { file, store } = newStudy(`${endless.replace("1h", "1s")}options: { nodes: "100000000000" }\n`);
    const { child, ended } = run(file, store, "--jobs", "1");
    await until(() => childrenOf(child.pid!).length > 0);
    // A stopped process ignores everything.
    process.kill(childrenOf(child.pid!)[0]!, "SIGSTOP");
    expect((await ended).code).toBe(4);
    const { runs } = await resultsOf(store, "endless");
    expect(runs.map(({ outcome }) => outcome).sort()).toEqual(["died", "limit"]);
    const { reason } = runs.find(({ outcome }) => outcome === "died")!;
    expect(reasonText(reason!)).toMatch(
      /^It did not stop at its time limit and was killed after \d\.\d s\.$/,
    );
  });

  it("kills a process that takes more memory than it may", async () => {
    const text = `name: large
domain: sliding-tiles
instances: { random: { seed: 1, count: 1, size: 5x5 } }
strategies: ida-star
heuristics: [pdb-6-6-6-6, manhattan]
limits: { memory: 1MB, nodes: 1000 }
`;
    const { file, store } = newStudy(text);
    const env = { FRONTIER_CACHE: join(folder, "no-cache") };
    const args = [program, "study", "run", file, "--store", store, "--quiet"];
    expect((await begin(process.execPath, args, env).ended).code).toBe(4);
    const { runs } = await resultsOf(store, "large");
    expect(runs.map(({ heuristic, outcome }) => [heuristic, outcome])).toEqual([
      ["pdb-6-6-6-6", "died"],
      ["manhattan", "limit"],
    ]);
    expect(reasonText(runs[0]!.reason!)).toMatch(/^It used \d+ MB, with a limit of 1 MB, and was killed\.$/);
  });

  it.each(["SIGINT", "SIGTERM"] as const)(
    "ends at %s with code 130 and says how to go on",
    async (signal) => {
      const { file, store } = newStudy(endless);
      const { child, ended } = run(file, store);
      await until(() => childrenOf(child.pid!).length === 2);
      child.kill(signal);
      const { code, stderr } = await ended;
      expect(code).toBe(130);
      expect(stderr).toContain(
        "Interrupted: 2 of 2 runs are left; continue with `study run endless --resume`.\n",
      );
      expect(stderr).not.toContain("fault");
    },
  );

  it("records nothing as died when Ctrl-C at a terminal reaches its processes too, as they start", async () => {
    const { file, store } = newStudy(endless);
    const words = [program, "study", "run", file, "--store", store, "--quiet"];
    // Its own process group, as a command at a terminal has.
    const child = spawn(process.execPath, words, { env: environment(), detached: true, stdio: "ignore" });
    const ended = new Promise((resolve) => child.on("close", resolve));
    await until(() => childrenOf(child.pid!).length > 0);
    process.kill(-child.pid!, "SIGINT");
    expect(await ended).toBe(130);
    expect(await resultsOf(store, "endless")).toMatchObject({ left: 2, runs: [] });
  });

  it("is run by one program at a time", async () => {
    const { file, store } = newStudy(endless);
    const { child, ended } = run(file, store);
    await until(() => childrenOf(child.pid!).length === 2);
    const second = frontier(["study", "run", file, "--store", store, "--resume"]);
    expect([second.code, second.stderr]).toEqual([
      2,
      "endless-1 is being run by another process; `study status` shows how far it has got.\n",
    ]);
    // Another study in the same store does not matter.
    writeFileSync(join(folder, "small.yaml"), manyRuns.replace("20", "2"));
    expect(frontier(["study", "run", join(folder, "small.yaml"), "--store", store]).code).toBe(0);
    child.kill("SIGINT");
    await ended;
  });

  it("refuses --resume for a file that was changed since, and for nothing", () => {
    const { file, store } = newStudy(manyRuns.replace("20", "2"));
    expect(frontier(["study", "run", file, "--store", store, "--quiet"]).code).toBe(0);
    writeFileSync(file, manyRuns.replace("20", "3"));
    const changed = frontier(["study", "run", file, "--store", store, "--resume"]);
    expect([changed.code, changed.stderr]).toEqual([
      2,
      `${file} has changed since many-1 was started: start it again without --resume.\n`,
    ]);
    const none = frontier(["study", "run", "other", "--store", store, "--resume"]);
    expect(none.stderr).toBe(`There is no study "other" in ${store} that can be resumed.\n`);
  });

  it("says that the disk is full, and goes on when there is room", async () => {
    const { file, store } = newStudy(manyRuns.replace("20", "60"));
    // The shell's limit on the size of files stands for the disk; in blocks of 1,024 bytes.
    const command = `ulimit -f 200; exec "${process.execPath}" "${program}" study run "${file}" --store "${store}" --quiet`;
    const full = spawnSync("bash", ["-c", command], { encoding: "utf8", env: environment() });
    expect(full.stderr).toMatch(/The store .* cannot be (read or )?written: the disk is full/);
    expect(full.stderr).not.toContain("bug in Frontier");
    expect(full.status).toBe(2);
    const before = await doneIn(store);
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(120);
    expect(frontier(["study", "run", file, "--store", store, "--resume", "--quiet"]).code).toBe(0);
    expect((await resultsOf(store, "many")).left).toBe(0);
  });

  it.each(["studies", "results"])(
    "says so if the store has lost its %s while they were made",
    async (table) => {
      const { file, store } = newStudy(manyRuns);
      const made = await openEmbeddedStore(store);
      // What a damaged index does by accident.
      await sql`create trigger loses after insert on results begin delete from ${sql.table(table)}; end`.execute(
        made.db,
      );
      await made.close();
      const { code, stderr } = frontier(["study", "run", file, "--store", store, "--quiet", "--jobs", "1"]);
      expect([code, stderr]).toEqual([2, expect.stringContaining("is damaged")]);
    },
  );

  it("says that a store is damaged", () => {
    const { file, store } = newStudy(manyRuns);
    writeFileSync(store, "x".repeat(10_000));
    const { code, stderr } = frontier(["study", "run", file, "--store", store]);
    expect(code).toBe(2);
    expect(stderr).toBe(
      `The store ${store} is damaged or is not a store; it was left unchanged. Move it away to start a new one.\n`,
    );
    expect(execFileSync("head", ["-c", "3", store], { encoding: "utf8" })).toBe("xxx");
  });
});
