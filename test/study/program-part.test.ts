/** Rule programs in studies: which runs there are, what they count, and what is wrong in a file. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readStudyFile } from "../../src/node/files/definition-file.ts";
import { definitionNamed } from "../../src/node/files/named-definition.ts";
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
  ])("%s", (lines, message) => {
    expect(() => study(lines)).toThrow(message);
  });
});
