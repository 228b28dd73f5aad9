/** Rule programs in studies: which runs there are, what they count, and what is wrong in a file. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseStudy, readStudyFile } from "../../src/node/files/definition-file.ts";
import { definitionNamed } from "../../src/node/files/named-definition.ts";
import { filesBelow } from "../../src/node/files/study-files.ts";
import { outcomeOfRequest } from "../../src/run/outcome.ts";
import { plannedRuns } from "../../src/study/matrix.ts";
import { root } from "../built.ts";

const rules = readFileSync(join(root, "programs/8-puzzle/en/puzampro.clp"), "utf8");
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "frontier-program-"));
  writeFileSync(join(folder, "own.clp"), rules);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function study(lines: string) {
  const file = join(folder, "study.yaml");
  writeFileSync(file, `domain: sliding-tiles\ninstances: clips-2\n${lines}\n`);
  return readStudyFile(file);
}

it("a study crosses a program with strategies of the agenda and options", async () => {
  const definition = study(
    "program: own.clp\nstrategies: [breadth, depth]\noptions: { max-depth: [10, 20] }",
  );
  const runs = plannedRuns(definition);
  expect(runs.map(({ run: { strategy, settings } }) => `${strategy} ${settings["max-depth"]}`)).toEqual([
    "own.clp breadth 10",
    "own.clp depth 10",
    "own.clp breadth 20",
    "own.clp depth 20",
  ]);
  const outcome = await outcomeOfRequest(runs[0]!.request, {});
  expect(outcome).toMatchObject({ outcome: "solved", depth: 9, cost: 9, length: 9, end: "f-444" });
  expect(outcome.metrics).toMatchObject({
    taken: 442,
    generated: 443,
    fired: 443,
    facts: 445,
    goalFact: 444,
    duplicates: 0,
  });
  const { expanded, peakFrontier, frontierLeft } = outcome.metrics!;
  expect(expanded).toBeLessThan(442);
  expect(peakFrontier).toBeGreaterThanOrEqual(frontierLeft);
});

it("limits end a run as they end a search", async () => {
  const [stopped] = plannedRuns(study("program: own.clp\nstrategies: depth\nlimits: { nodes: 50 }"));
  expect(await outcomeOfRequest(stopped!.request, {})).toMatchObject({ outcome: "limit", limit: "nodes" });
  const [shallow] = plannedRuns(study("program: own.clp\noptions: { max-depth: 3 }"));
  expect(await outcomeOfRequest(shallow!.request, {})).toMatchObject({ outcome: "limit", limit: "depth" });
});

it("clips-lab runs the rules, and the search that emulates them counts the same", async () => {
  const runs = plannedRuns(definitionNamed("clips-lab")).filter(
    ({ run }) => run.instance === "clips-2" && run.settings["max-depth"] === "10",
  );
  const taken = new Map<string, number>();
  for (const { run, request } of runs)
    taken.set(
      `${run.strategy} ${run.settings.ties ?? ""}`,
      (await outcomeOfRequest(request, {})).metrics!.taken,
    );
  expect(taken.get("puzampro.clp breadth ")).toBe(
    taken.get("breadth-first newest") ?? taken.get("breadth-first "),
  );
  expect(taken.get("puzdesco.clp depth ")).toBe(taken.get("a-star newest"));
  expect(taken.get("puzdesco.clp breadth ")).toBe(taken.get("a-star oldest"));
});

describe("what is wrong", () => {
  it.each([
    ["program: none.clp", /study\.yaml:3:\d+: .*none\.clp/],
    ["program: own.clp\nstrategies: a-star", /a-star/],
    ["program: own.clp\noptions: { weight: 2 }", /no option "weight"/],
    ["program: own.clp\noptions: { salience: often }", /salience/],
    ["program: own.clp\noptions: { max-depth: deep }", /max-depth/],
    ["program: { file: own.clp, form: own.clp }", /study\.yaml:3:\d+: /],
    ["program: broken.clp", /study\.yaml:3:10: broken\.clp:2:\d+: .*defrule/],
    ["program: plain.clp", /study\.yaml:3:10: The program does not write its states/],
    ["program: { file: plain.clp, form: plain.form }", /study\.yaml:3:10: plain\.clp:1:\d+: /],
    ["program: strict.clp", /study\.yaml:3:10: strict\.clp does not accept the fact \(puzzle 8 1 3 /],
  ])("%s", (lines, message) => {
    writeFileSync(join(folder, "broken.clp"), `; (puzzle 1 level 0 )\n(defrule up (puzzle => )\n`);
    writeFileSync(join(folder, "plain.clp"), "Dear student,\n");
    writeFileSync(join(folder, "plain.form"), "start: (board {board})\nstate: (board {board})\n");
    const template =
      '(deftemplate puzzle (slot level))\n(defrule up (puzzle (level 0)) => (printout t "(puzzle 1 level )"))';
    writeFileSync(join(folder, "strict.clp"), template);
    expect(() => study(lines)).toThrow(message);
  });

  it("options that cross to millions", () => {
    const many = Array.from({ length: 300 }, (_, index) => index + 1).join(", ");
    const options = `{ max-depth: [${many}], salience: [${many}], goal: [${many}] }`;
    expect(() => study(`program: own.clp\noptions: ${options}`)).toThrow(/27,000,000 combinations/);
  });

  it("a board that a program could not be given", () => {
    const file = join(folder, "boards.yaml");
    writeFileSync(file, "domain: sliding-tiles\ninstances:\n  - text: 1 2 3 x 0\nprogram: own.clp\n");
    expect(() => readStudyFile(file)).toThrow(/boards\.yaml:3:5: .*x/);
  });

  it("of a study from a page, the program is not quoted", () => {
    writeFileSync(join(folder, "secret.clp"), "(puzzle 1 level 0 )\nsecret-word\n");
    const text = "domain: sliding-tiles\ninstances: clips-2\nprogram: secret.clp\n";
    expect(() => parseStudy(text, "own", filesBelow(folder))).toThrow(
      /^secret\.clp:1:\d+: this is not a rule program\.$/,
    );
  });

  it("of a study from a page, a pipe is refused, not waited for", () => {
    spawnSync("mkfifo", [join(folder, "pipe")]);
    const instances = "domain: sliding-tiles\ninstances: [{ file: pipe }]\n";
    const refusal = "pipe cannot be read: it is a pipe or a device.";
    expect(() => parseStudy(instances, "own", filesBelow(folder))).toThrow(refusal);
    const program = "domain: sliding-tiles\ninstances: clips-2\nprogram: pipe\n";
    expect(() => parseStudy(program, "own", filesBelow(folder))).toThrow(refusal);
  });

  it("actions without end stop at the time limit and say so", async () => {
    const endless = "(defrule up (puzzle $? level ?) => (while TRUE do (+ 1 1)))";
    writeFileSync(join(folder, "endless.clp"), `; (puzzle 1 level 0 )\n${endless}\n`);
    const form = "start: (puzzle {board} level 0)\nstate: (puzzle {board} level {level})\n";
    writeFileSync(join(folder, "endless.form"), form);
    const lines = "program: { file: endless.clp, form: endless.form }\nlimits: { time: 500ms }";
    const [run] = plannedRuns(study(lines));
    expect(await outcomeOfRequest(run!.request, {})).toMatchObject({ outcome: "limit", limit: "time" });
  });

  it("a program that calculates without end while it is loaded is left to its runs, which have limits", async () => {
    const endless = "(defglobal ?*x* = (while TRUE do (+ 1 1)))\n; (puzzle 1 level 0 )\n";
    writeFileSync(join(folder, "endless.clp"), `${endless}${rules}`);
    const [run] = plannedRuns(study("program: endless.clp\nlimits: { time: 20ms }"));
    expect(await outcomeOfRequest(run!.request, {})).toMatchObject({ outcome: "limit", limit: "time" });
  });
});
