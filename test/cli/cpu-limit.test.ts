/** A limit on processor time, in everything that runs a search or a rule program. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { build, root } from "../built.ts";
import { frontier, scratchFolder } from "./command-line.ts";

const folder = scratchFolder();
const boards = join(folder, "boards.txt");
writeFileSync(boards, "5 6 7 4 0 8 3 2 1\n");
/** Makes new boards for a long time, and goes in circles if it goes into the depth. */
const program = join(root, "programs/8-puzzle/en/puzampro.clp");

beforeAll(build, 300_000);

const json = (...words: string[]) => {
  const { code, stdout, stderr } = frontier([...words, "--json"]);
  expect(stderr).toBe("");
  return { code, ...JSON.parse(stdout) };
};

describe("--cpu", { timeout: 60_000 }, () => {
  it.each([
    ["one thread", "sliding-tiles", "korf-88", "--strategy", "a-star", "--cpu", "200ms"],
    ["several threads", "sliding-tiles", "korf-88", "--strategy", "ida-star", "--cpu", "1500ms"],
    ["placements", "eternity2", "brendan-10x10", "--cpu", "200ms"],
    ["mismatches", "eternity2", "brendan-10x10", "--best", "--mismatches", "2", "--cpu", "200ms"],
  ])("stops a search in %s", (_what, ...words) => {
    expect(json("solve", ...words)).toMatchObject({ code: 3, outcome: "limit", limit: "cpu" });
  });

  it("is named where people read why a search stopped", () => {
    const { stdout } = frontier(["solve", "sliding-tiles", "korf-88", "--cpu", "100ms", "--lang", "es"]);
    expect(stdout).toContain("límite de tiempo de procesador");
  });

  it("stops a rule program that is graded", () => {
    const words = ["grade", program, "--boards", boards, "--strategy", "breadth", "--firings", "1000000000"];
    const { stdout } = frontier([...words, "--cpu", "200ms", "--json"]);
    expect(JSON.parse(stdout)).toMatchObject({
      runs: [{ outcome: "limit", reason: expect.stringContaining("Stopped by the processor time limit") }],
    });
  });

  it("is a limit of a study, and its name stands in the report", () => {
    const file = join(folder, "limited.yaml");
    const store = join(folder, "limited.db");
    writeFileSync(
      file,
      `name: limited
limits: { cpu: 200ms }
parts:
  - { domain: sliding-tiles, instances: korf-88, strategies: a-star }
  - { domain: sliding-tiles, instances: clips-1, program: ${program}, options: { max-depth: 1000000 } }
`,
    );
    expect(frontier(["study", "run", file, "--store", store, "--quiet"]).code).toBe(0);
    const report = (form: string) => frontier(["study", "report", "limited", "--store", store, form]).stdout;
    const { runs } = JSON.parse(report("--json"));
    expect(runs.map(({ limit }: { limit: string }) => limit)).toEqual(["cpu", "cpu"]);
    expect(report("--markdown")).toContain("processor time limit");
  });

  it("takes a time, and says so", () => {
    const { code, stderr } = frontier(["solve", "sliding-tiles", "hardest-1", "--cpu", "soon"]);
    expect([code, stderr]).toEqual([2, expect.stringContaining("--cpu takes a number with a unit")]);
  });
});
