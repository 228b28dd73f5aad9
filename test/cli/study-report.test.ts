/** `study report` and `study compare` as a user sees them. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { build } from "../built.ts";
import { frontier, scratchFolder } from "./command-line.ts";
import { keepStudy, solved } from "./kept-study.ts";

const folder = scratchFolder();
const store = join(folder, "studies.db");
const definition = (heuristics: string) => `title: Heuristics for the 8-puzzle
domain: sliding-tiles
instances: kotlin-2
strategies: a-star
heuristics: ${heuristics}
`;

beforeAll(async () => {
  build();
  for (const _ of ["heuristics-1", "heuristics-2"])
    await keepStudy(store, "heuristics", definition("[zero, manhattan]"), solved);
  await keepStudy(store, "about-opened", `${definition("[zero, manhattan]")}counter: opened\n`, solved);
  await keepStudy(store, "less", definition("manhattan"), solved);
  await keepStudy(store, "empty", definition("manhattan"), () => undefined);
});

const study = (...args: string[]) => frontier(["study", ...args, "--store", store], { cwd: folder });

describe("report", () => {
  it("without a format is Markdown on standard output", () => {
    const { code, stdout } = study("report", "heuristics-1");
    expect(stdout).toMatch(/^# Heuristics for the 8-puzzle\n/);
    expect(code).toBe(0);
  });

  it("writes several formats to files", () => {
    const files = ["--html", "a.html", "--pdf", "a.pdf", "--csv", "a.csv"];
    expect(study("report", "heuristics", ...files)).toEqual({
      code: 0,
      stdout: "",
      stderr: "Wrote a.html.\nWrote a.pdf.\nWrote a.csv.\n",
    });
    const written = (name: string) => readFileSync(join(folder, name), "latin1");
    expect(written("a.html")).toMatch(/<\/html>\n$/);
    expect(written("a.pdf")).toMatch(/^%PDF/);
    expect(written("a.csv").split("\r\n")).toHaveLength(4);
  });

  it("speaks the language of the terminal", () => {
    const written = frontier(["study", "report", "heuristics-1", "--store", store], {
      env: { LC_ALL: "es_VE.UTF-8" },
    });
    expect(written.stdout).toContain("## Lo que dicen los números");
    expect(written.stdout).toContain("| A\\* · Manhattan |");
    const compared = frontier(["study", "compare", "heuristics-1", "heuristics-2", "--store", store], {
      env: { LC_ALL: "pt_PT.UTF-8" },
    });
    expect(compared.stdout).toContain("Ambos têm 2 execuções");
    expect(compared.code).toBe(0);
  });

  it("of several studies is one, and has the form that is asked for", () => {
    const { stdout, code } = study("report", "heuristics-1", "less", "--template", "informe");
    expect(stdout).toMatch(/^# Heuristics for the 8-puzzle and Heuristics for the 8-puzzle\n/);
    expect(stdout.match(/: Cover\n/g)).toHaveLength(2);
    expect(code).toBe(0);
  });

  it("is about the counter that is named", () => {
    expect(study("report", "heuristics", "--counter", "abertos").stdout).toContain(
      "manhattan opens the fewest nodes: 10.",
    );
  });

  it("is about the counter of its study", () => {
    expect(study("report", "about-opened").stdout).toContain("manhattan opens the fewest nodes: 10.");
    expect(study("report", "about-opened", "--counter", "expanded").stdout).toContain("expands the fewest");
  });

  it.each([
    [["--html", "--csv"], /^Only one format can go to standard output; give the others a file\.\n$/],
    [["--html", "none/a.html"], /^none\/a\.html cannot be written: there is no such folder\.\n$/],
  ])("refuses %j", (options, message) => {
    expect(study("report", "heuristics", ...options)).toEqual({
      code: 2,
      stdout: "",
      stderr: expect.stringMatching(message),
    });
  });

  it("of a study without results says so and leaves no file", () => {
    expect(study("report", "empty", "--html", "empty.html")).toEqual({
      code: 2,
      stdout: "",
      stderr: "The study empty has no results yet.\n",
    });
    expect(existsSync(join(folder, "empty.html"))).toBe(false);
  });
});

describe("compare", () => {
  it("equal studies end with 0", () => {
    const { code, stdout } = study("compare", "heuristics-1", "heuristics-2");
    expect(stdout).toContain(
      "Both have 2 runs, repetitions aside: every outcome and every node count compared is equal.",
    );
    expect(code).toBe(0);
  });

  it("a missing run is named and ends with 1", () => {
    const { code, stdout } = study("compare", "heuristics", "less");
    expect(stdout).toContain("Only in A: kotlin-2 · a-star · zero.");
    expect(code).toBe(1);
  });

  it("as JSON and as Markdown", () => {
    expect(JSON.parse(study("compare", "heuristics", "less", "--json").stdout)).toMatchObject({
      matched: 1,
      onlyInB: [],
    });
    expect(study("compare", "heuristics-1", "heuristics-2", "--markdown").stdout).toMatch(
      /^# heuristics \(heuristics-1\) against/,
    );
  });
});
