/** `frontier study` as a user sees it: files, tables, exit codes. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";
import { beforeAll, describe, expect, it } from "vitest";
import { parseStudy } from "../../src/node/files/definition-file.ts";
import { plannedRuns } from "../../src/study/matrix.ts";
import { build, root } from "../built.ts";
import { frontier, scratchFolder } from "./command-line.ts";

const folder = scratchFolder();
beforeAll(build);

const study = (...args: string[]) =>
  frontier(["study", ...args], { cwd: folder, env: { FRONTIER_DATA: folder } });
const written = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return name;
};

describe("the documents", { timeout: 180_000 }, () => {
  it.each([
    ["clips-lab", "32 runs: 32 solved. All 36 reproducible printed numbers are equal."],
    ["lisp-manual", "All 107 reproducible printed numbers are equal."],
    ["kotlin-project", "20 runs: 16 solved, 4 unsolvable. All 2 reproducible printed numbers"],
    ["java-report", "42 runs: 39 solved, 3 limit. All 210 reproducible printed numbers are equal."],
  ])("%s comes out again", (name, sentence) => {
    const { code, stdout } = study("run", name);
    expect(stdout).toContain(sentence);
    expect(stdout).not.toContain("differs");
    expect(code).toBe(0);
  });

  it("a printed number that is not reproduced gives exit code 1", () => {
    const file = written(
      "wrong.yaml",
      `domain: sliding-tiles
instances: kotlin-2
printed:
  - table: A table
    row: the example
    run: { instance: kotlin-2, strategy: a-star }
    cells:
      - { column: moves, counter: cost, printed: 4 }
      - { column: states, counter: opened, printed: 11 }
      - { column: seconds, counter: seconds, printed: 9, note: Another machine. }
`,
    );
    const { code, stdout } = study("run", file);
    expect(stdout).toMatch(/the example +4 \/ 4 +10 \/ 11 +0\.\d{3} \/ 9 +differs/);
    expect(stdout).toContain("1 of 2 printed numbers differ.");
    expect(code).toBe(1);
  });
});

describe("a user's own study", { timeout: 120_000 }, () => {
  it("begins with `study new`, which overwrites nothing", () => {
    expect(study("new", "mine.yaml").stdout).toBe(
      "Wrote mine.yaml. Change it as you like, then: ./frontier study run mine.yaml\n",
    );
    expect(plannedRuns(parseStudy(readFileSync(join(folder, "mine.yaml"), "utf8"), "x"))).toHaveLength(66);
    expect(study("new", "mine.yaml")).toMatchObject({
      code: 2,
      stderr: "mine.yaml already exists and was left unchanged.\n",
    });
  });

  it("gives a table, is kept, and is shown again", () => {
    const file = written(
      "small.yaml",
      `title: A small study
domain: sliding-tiles
instances: [clips-1, kotlin-1]
strategies: [a-star, breadth-first]
heuristics: [misplaced, manhattan]
table: { rows: [instance, strategy, cost], columns: heuristic, cells: [expanded] }
`,
    );
    const ran = study("run", file);
    expect(ran.code).toBe(0);
    const lines = ran.stdout.split("\n");
    expect(lines[0]).toBe("A small study (small-1)");
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^instance +strategy +cost +expanded misplaced +expanded manhattan +expanded \(no heuristic\)$/,
      ),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^clips-1 +a-star +5 +6 +5 +—$/));
    expect(study("show", "small").stdout).toBe(ran.stdout);
    expect(study("show", "small-1").stdout).toBe(ran.stdout);
    expect(study("status", "small").stdout).toBe("small-1: 6 of 6 runs done, finished.\n");
    expect(study("list").stdout).toMatch(/small-1 +6 of 6 +\d{4}-\d\d-\d\d \d\d:\d\d +finished/);
    expect(existsSync(join(folder, "studies.db"))).toBe(true);
    expect(study("run", file, "--quiet").stdout).toBe("");
    expect(study("list").stdout).toContain("small-2");
  });

  it("takes a sample that is always the same", () => {
    const boards = (id: string) =>
      study("show", id)
        .stdout.split("\n")
        .slice(1)
        .join("\n")
        .replaceAll(/ +[\d.]+ m?s$/gm, "");
    for (const _ of [1, 2])
      expect(study("run", "eight-puzzle-complete", "--sample", "2", "--quiet").code).toBe(0);
    expect(boards("eight-puzzle-complete-1")).toBe(boards("eight-puzzle-complete-2"));
    expect(boards("eight-puzzle-complete-1")).toContain("14 runs: 14 solved.");
  });

  it.each([
    [["run", "nothing"], 'There is no study or file "nothing"; the built-in studies are clips-lab,'],
    [["run", "no/file.yaml"], "no/file.yaml cannot be read: there is no such file."],
    [["run", "clips-lab", "--jobs", "0"], '--jobs takes a whole number from 1 to 256, not "0".'],
    [["run", "clips-lab", "--jobs", "999999"], '--jobs takes a whole number from 1 to 256, not "999999".'],
    [["show", "clips"], `There is no study "clips" in ${join(folder, "studies.db")}.`],
    [["show", "clips-lab", "--store", "mistyped.db"], "There is no store mistyped.db."],
    [["import", "studies.db"], "studies.db is not an exported study."],
    [["run", "clips-lab", "--store", "/dev/null/x.db"], "The store /dev/null/x.db cannot be opened"],
  ])("%j is answered in a sentence", (args, sentence) => {
    const { code, stderr } = study(...args);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(code).toBe(2);
  });

  it("is verified, exported and imported; a result that was changed is found", () => {
    const file = written("moved.yaml", "domain: sliding-tiles\ninstances: clips-1\nstrategies: a-star\n");
    // A file like any other, though the database knows this name as one that is forgotten.
    const [from, to] = ["--store=from.db", "--store=:memory:"];
    expect(study("run", file, from, "--quiet").code).toBe(0);
    expect(study("export", "moved", "moved.study", from)).toMatchObject({
      code: 0,
      stderr: "Wrote moved.study.\n",
    });
    expect(study("export", "moved", "moved.study", from).code).toBe(2);
    expect(study("import", "moved.study", to)).toMatchObject({
      code: 0,
      stdout: "moved-1 is in :memory:.\n",
    });
    expect(study("import", "moved.study", to)).toMatchObject({
      code: 2,
      stderr: "moved-1 is in :memory: already.\n",
    });
    expect(study("show", "moved", to).stdout).toBe(study("show", "moved", from).stdout);
    expect(study("check", to)).toMatchObject({
      code: 0,
      stdout: ":memory:: 1 study, 1 result. All is whole.\n",
    });
    const database = new Database(join(folder, ":memory:"));
    database.exec("UPDATE results SET cost = 1");
    database.close();
    expect(study("check", to)).toMatchObject({ code: 1, stdout: expect.stringContaining("1 damaged.") });
    expect(study("show", "moved", to)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^The result of run 0 of moved-1 is not as it was written/),
    });
    // No store would take it.
    expect(study("export", "moved", "damaged.study", to)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^The result of run 0 of moved-1 is not as it was written/),
    });
    expect(existsSync(join(folder, "damaged.study"))).toBe(false);
  });

  it("is not resumed in a store that is not there, which is not made", () => {
    for (const flag of ["--resume", "--retry-died"])
      expect(study("run", "clips-lab", "--store", "mistyped.db", flag)).toMatchObject({
        code: 2,
        stderr: "There is no store mistyped.db.\n",
      });
    expect(existsSync(join(folder, "mistyped.db"))).toBe(false);
  });

  it("has its mistakes reported with file, line and column", () => {
    const file = written(
      "mistake.yaml",
      "domain: sliding-tiles\ninstances: clips-1\nstrategies: [a-star, b]\n",
    );
    expect(study("run", file)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^mistake\.yaml:3:22: This must be one of breadth-first, /),
    });
  });

  it("as the documentation shows it can be run", () => {
    const page = readFileSync(join(root, "docs/studies.md"), "utf8");
    const [whole, ...others] = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text]) => text!);
    // What begins with another key is a piece that goes into a study such as the first.
    const texts = others.map((text) => (/^(name|domain|parts):/m.test(text) ? text : whole + text));
    const runs = [whole!, ...texts].map((text) => plannedRuns(parseStudy(text, "x")).length);
    const ofTheFirst = 3 * 5 * 2 * (2 + 2 + 1);
    expect(runs).toEqual([ofTheFirst, ofTheFirst, 2 * 2 * 2, 2]);
  });
});

it("a worker needs a store that others can reach", () => {
  expect(frontier(["worker", "--store", join(folder, "studies.db")])).toMatchObject({
    code: 2,
    stderr: "A worker needs --store postgres://…; a store in a file works on one machine only.\n",
  });
});
