/** `study report` and `study compare` as a user sees them; the studies are in memory here. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { afterEach, describe, expect, it, vi } from "vitest";
import { addCompare, addReport } from "../../src/cli/study/report.ts";
import { OptionError } from "../../src/search/index.ts";
import type { StudyResults } from "../../src/study/results.ts";
import { runsOf, studyOf } from "../report/real-results.ts";
import { scratchFolder } from "./command-line.ts";

const folder = scratchFolder();
const runs = runsOf({ instances: ["kotlin-2"], strategies: ["a-star"], heuristics: ["zero", "manhattan"] });
const studies: Readonly<Record<string, StudyResults>> = {
  one: studyOf(runs, { id: "one" }),
  two: studyOf(runs, { id: "two" }),
  less: studyOf(runs.slice(1), { id: "less" }),
  empty: studyOf([], { name: "empty" }),
};

async function study(...args: string[]): Promise<string> {
  const command = new Command("study").exitOverride();
  const source = {
    storeOption: ["--store <ADDRESS>", "where the studies are"],
    resultsOf: async (which: string) => studies[which]!,
  } as const;
  addReport(command, source);
  addCompare(command, source);
  const out: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => out.push(String(text)) > 0);
  vi.spyOn(process.stderr, "write").mockImplementation(() => true);
  await command.parseAsync(args, { from: "user" });
  return out.join("");
}

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

describe("report", () => {
  it("without a format is Markdown on standard output", async () => {
    expect(await study("report", "one")).toMatch(/^# Heuristics for the 8-puzzle\n/);
  });

  it("writes several formats to files", async () => {
    const file = (name: string) => join(folder, name);
    const said = await study(
      "report",
      "one",
      "--html",
      file("a.html"),
      "--pdf",
      file("a.pdf"),
      "--csv",
      file("a.csv"),
    );
    expect(said).toBe("");
    expect(readFileSync(file("a.html"), "utf8")).toMatch(/<\/html>\n$/);
    expect(readFileSync(file("a.pdf"), "latin1")).toMatch(/^%PDF/);
    expect(readFileSync(file("a.csv"), "utf8").split("\r\n")).toHaveLength(4);
  });

  it("is about the counter that is named", async () => {
    expect(await study("report", "one", "--counter", "opened")).toContain(
      "manhattan opens the fewest nodes: 10.",
    );
  });

  it.each([
    [["--html", "--csv"], /^Only one format can go to standard output; give the others a file\.$/],
    [["--html", join(folder, "none", "a.html")], /none\/a\.html cannot be written: ENOENT/],
  ])("refuses %j", async (options, message) => {
    const refused = study("report", "one", ...options);
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.toBeInstanceOf(OptionError);
  });

  it("of a study without results says so and leaves no file", async () => {
    const file = join(folder, "empty.html");
    await expect(study("report", "empty", "--html", file)).rejects.toThrow(
      "The study empty has no results yet.",
    );
    expect(existsSync(file)).toBe(false);
  });
});

describe("compare", () => {
  it("equal studies end with 0", async () => {
    const said = await study("compare", "one", "two");
    expect(said).toContain(
      "Both have 2 runs, repetitions aside: every outcome and every node count compared is equal.",
    );
    expect(process.exitCode).toBe(0);
  });

  it("a missing run is named and ends with 1", async () => {
    expect(await study("compare", "one", "less")).toContain("Only in A: kotlin-2 · a-star · zero.");
    expect(process.exitCode).toBe(1);
  });

  it("as JSON and as Markdown", async () => {
    expect(JSON.parse(await study("compare", "one", "less", "--json"))).toMatchObject({
      matched: 1,
      onlyInB: [],
    });
    expect(await study("compare", "one", "two", "--markdown")).toMatch(/^# heuristics \(one\) against/);
  });
});
