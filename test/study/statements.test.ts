/** A claim of a document is decided by the runs, or not at all; the numbers that decide it are shown. */
import { describe, expect, it } from "vitest";
import { documentOf } from "../../src/report/document.ts";
import { builtInStudies } from "../../src/study/built-in/index.ts";
import { partsOf } from "../../src/study/cells.ts";
import { type Claim, checkStatement } from "../../src/study/statements.ts";
import { died, runsOf, studyOf } from "../report/real-results.ts";

const preset = { preset: "clips-lab" };
const blind = runsOf({
  instances: ["clips-1", "clips-2"],
  strategies: ["breadth-first", "depth-first"],
  settings: [{ ...preset, "max-depth": "10" }],
});
const informed = runsOf({
  instances: ["clips-2"],
  strategies: ["a-star"],
  heuristics: ["misplaced"],
  settings: ["newest", "oldest"].map((ties) => ({ ...preset, "max-depth": "10", ties })),
});
const cut = runsOf({
  instances: ["clips-2"],
  strategies: ["iterative-deepening"],
  settings: [{ nodes: "100" }],
});
const runs = [...blind, ...informed, ...cut];
const check = (claim: Claim, some = runs) => checkStatement({ text: "", source: "", claim }, partsOf(some));
const told = (claim: Claim, some = runs) => {
  const { verdict, right, cases } = check(claim, some);
  return [verdict, right, cases.length];
};

const breadth = { strategies: ["breadth-first"] };
const depth = { strategies: ["depth-first"] };
const aStar = { strategies: ["a-star"] };

describe("less", () => {
  const fewer = { kind: "less", number: "taken" } as const;

  it("is decided on each instance that both have", () => {
    expect(told({ ...fewer, these: breadth, than: depth })).toEqual(["holds", 2, 2]);
    expect(told({ ...fewer, these: depth, than: breadth })).toEqual(["fails", 0, 2]);
    expect(told({ ...fewer, these: aStar, than: breadth })).toEqual(["holds", 2, 2]);
    expect(told({ ...fewer, these: breadth, than: breadth })).toEqual(["fails", 0, 2]);
  });

  it("shows the closest pairs, of a claim that fails those against it", () => {
    const { telling } = check({ ...fewer, these: depth, than: breadth });
    expect(telling.map(({ instance, sides }) => [instance, ...sides.map(({ value }) => value)])).toEqual([
      ["clips-2", 479, 442],
      ["clips-1", expect.any(Number), 36],
    ]);
  });

  it("a search that was cut can lose a comparison, but not win one", () => {
    const late = { strategies: ["iterative-deepening"] };
    expect(told({ ...fewer, these: aStar, than: late })).toEqual(["holds", 2, 2]);
    expect(told({ ...fewer, these: late, than: breadth })).toEqual(["untold", 0, 1]);
    expect(told({ ...fewer, these: late, than: aStar })).toEqual(["fails", 0, 2]);
    expect(told({ ...fewer, these: late, than: late })).toEqual(["untold", 0, 1]);
  });

  it("times close to each other decide nothing", () => {
    expect(told({ kind: "less", number: "timeMs", these: breadth, than: breadth })).toEqual(["untold", 0, 2]);
  });

  it("without runs nothing can be told", () => {
    expect(told({ ...fewer, these: { strategies: ["greedy"] }, than: depth })).toEqual(["untold", 0, 0]);
    const dead = runs.map((run) => died(run, "killed"));
    expect(told({ ...fewer, these: breadth, than: depth }, dead)).toEqual(["untold", 0, 0]);
  });

  it("mostly and sometimes need more than half, and one", () => {
    const mixed = { these: { strategies: ["a-star", "depth-first"] }, than: breadth };
    expect(told({ ...fewer, ...mixed, often: "always" })).toEqual(["fails", 2, 4]);
    expect(told({ ...fewer, ...mixed, often: "mostly" })).toEqual(["fails", 2, 4]);
    expect(told({ ...fewer, ...mixed, often: "sometimes" })).toEqual(["holds", 2, 4]);
  });
});

it("other kinds of claim: bounds, outcomes, least costs, what a setting changes", () => {
  expect(told({ kind: "within", number: "taken", these: aStar, least: 19, most: 25 })).toEqual([
    "holds",
    2,
    2,
  ]);
  expect(told({ kind: "within", number: "taken", these: aStar, most: 24 })).toEqual(["fails", 1, 2]);
  expect(told({ kind: "outcome", outcome: "limit", these: breadth })).toEqual(["fails", 0, 2]);
  expect(told({ kind: "cheapest", these: aStar })).toEqual(["holds", 2, 2]);
  expect(told({ kind: "cheapest", these: depth })).toEqual(["fails", 1, 2]);
  expect(told({ kind: "varies", number: "taken", these: aStar, by: "ties" })).toEqual(["holds", 1, 1]);
  expect(told({ kind: "varies", number: "depth", these: aStar, by: "ties" })).toEqual(["fails", 0, 1]);
});

it("the report of the rule lab checks what its document says", () => {
  const { statements } = builtInStudies["clips-lab"]!;
  const { sections } = documentOf(studyOf(runs, { statements: statements! }), "taken");
  const section = sections.find(({ title }) => title === "What the document concludes");
  const [block] = section!.blocks;
  if (block?.kind !== "table") throw new Error("no table");
  expect(block.table.rows.map((row) => row.slice(1).map(({ text }) => text))).toEqual([
    [
      "holds",
      expect.stringMatching(/^1 of 1 comparison \(nodes taken\); clips-2: a-star .*19, a-star .*25$/),
    ],
  ]);
});
