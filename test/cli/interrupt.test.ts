/** A long search: its progress at a terminal, and Ctrl-C, which keeps what was found; exit code 130. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { readTrace } from "../../src/search/index.ts";
import { build } from "../built.ts";
import { execute, program, scratchFolder } from "./command-line.ts";
import { begin, type Running, until, worked } from "./running.ts";

const folder = scratchFolder();
beforeAll(build);

function start(args: readonly string[]): Running {
  return begin(process.execPath, [program, ...args], { FRONTIER_CACHE: join(folder, "cache") });
}

/** A search that would take days; its trace shows when it is under way. */
const endless = (traceFile: string) =>
  ["solve", "sliding-tiles", "korf-88", "--strategy", "ida-star", "--trace", traceFile] as const;
const isUnderWay = (file: string) => existsSync(file) && statSync(file).size > 0;

describe.concurrent("a signal during a long search", { timeout: 120_000 }, () => {
  it.each(["SIGINT", "SIGTERM"] as const)("%s with --json prints what was found", async (signal) => {
    const file = join(folder, `${signal}.jsonl`);
    const { child, ended } = start([...endless(file), "--json"]);
    await until(() => isUnderWay(file));
    child.kill(signal);
    const { code, stdout, stderr } = await ended;
    expect([code, stderr]).toEqual([130, ""]);
    const result = JSON.parse(stdout);
    expect(result).toMatchObject({ outcome: "interrupted", limit: null, cost: null, states: [] });
    expect(result.metrics.expanded).toBeGreaterThan(0);
    // The trace is complete, and says so too.
    const trace = readTrace(readFileSync(file, "utf8"));
    expect(trace.result).toMatchObject({ outcome: "interrupted", metrics: result.metrics });
    expect(trace.events.filter(({ type }) => type === "expand")).toHaveLength(result.metrics.expanded);
  });

  it("in words", async () => {
    const file = join(folder, "words.jsonl");
    const { child, ended } = start(endless(file));
    await until(() => isUnderWay(file));
    child.kill("SIGINT");
    const { code, stdout } = await ended;
    expect(code).toBe(130);
    expect(stdout).toMatch(/^Interrupted after .*\. So far:$/m);
    expect(stdout).toMatch(/expanded +[\d,]+/);
  });

  it("a comparison shows what is done", async () => {
    const args = ["compare", "sliding-tiles", "kotlin-2", "korf-88", "--strategies", "ida-star", "--csv"];
    const { child, ended } = start(args);
    await worked(child, 1);
    child.kill("SIGINT");
    const { code, stdout } = await ended;
    expect(code).toBe(130);
    const rows = stdout.trimEnd().split("\n");
    expect(rows[1]).toMatch(/^kotlin-2,ida-star,manhattan,solved,/);
    if (rows.length > 2) expect(rows[2]).toMatch(/^korf-88,ida-star,manhattan,interrupted,/);
  });

  it("while a table is built", async () => {
    // This table takes half a minute.
    const { child, ended } = start([
      "solve",
      "sliding-tiles",
      "korf24-1",
      "--heuristic",
      "walking-distance",
      "--json",
    ]);
    await worked(child, 1);
    child.kill("SIGINT");
    const { code, stdout, stderr } = await ended;
    expect(code).toBe(130);
    expect(stderr).toMatch(/^Stopped while the table \S+ was built\.$/m);
    expect(JSON.parse(stdout)).toMatchObject({ outcome: "interrupted", metrics: { expanded: 0 } });
  });
});

describe.runIf(process.platform === "linux")("at a terminal", () => {
  const clearLine = `\r${String.fromCharCode(27)}[K`;
  const shown = async (...args: string[]) => {
    const command = [process.execPath, program, "solve", "sliding-tiles", ...args].join(" ");
    return (await begin("script", ["-qec", command, "/dev/null"]).ended).stdout;
  };

  it("progress is shown after two seconds, on one line that is gone at the end", async () => {
    const stdout = await shown("korf-88", "--strategy", "ida-star", "--time", "2600ms");
    const [before, ...progress] = stdout.split(clearLine);
    expect(before).toBe("");
    expect(progress.length).toBeGreaterThan(1);
    for (const line of progress.slice(0, -1))
      expect(line).toMatch(/^korf-88: [\d.]+ m?s · [\d,]+ nodes · [\d,]+\/s · frontier \d+$/);
    expect(progress.at(-1)).toContain("Stopped at the time limit");
    expect(progress.at(-1)).not.toContain("korf-88:");
  });

  it("a quick answer comes without it, in colour", async () => {
    const stdout = await shown("kotlin-2");
    expect(stdout).not.toContain(clearLine);
    expect(stdout).toContain(String.fromCharCode(27));
    expect(stdout).toContain("Solved in 4 moves");
  });
});

// A thread that hangs in the system cannot stop by itself: here it waits for a reader of its trace.
describe.skipIf(process.platform === "win32")("a search that does not answer", () => {
  it("ends at the latest with the third signal", async () => {
    const pipe = join(folder, "pipe");
    execute("mkfifo", [pipe]);
    const { child, ended } = start(endless(pipe));
    let isOver = false;
    const end = ended.then((how) => {
      isOver = true;
      return how;
    });
    // Time to begin, then one after the other.
    await pause(1000);
    for (let sent = 0; sent < 3 && !isOver; sent++) {
      child.kill("SIGINT");
      await pause(300);
    }
    const { code, signal } = await end;
    // Shells report an end by this signal as 130, too.
    expect(code === 130 || signal === "SIGINT").toBe(true);
  });
});
