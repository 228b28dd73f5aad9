/** A claim of a document is decided by the runs, or not at all; the numbers that decide it are shown. */
import { describe, expect, it } from "vitest";
import { documentOf } from "../../src/report/document.ts";
import { builtInStudies } from "../../src/study/built-in/index.ts";
import { partsOf } from "../../src/study/cells.ts";
import { printedNumbers } from "../../src/study/printed.ts";
import { spacesOf } from "../../src/study/spaces.ts";
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
    const shown = telling.map(
      (one) => one.kind === "runs" && [one.instance, ...one.sides.map(({ value }) => value)],
    );
    expect(shown).toEqual([
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

describe("a limit", () => {
  it("decides only what it was meant to decide", () => {
    const late = { strategies: ["iterative-deepening"] };
    expect(told({ kind: "outcome", outcome: "limit", these: late })).toEqual(["holds", 1, 1]);
    expect(told({ kind: "outcome", outcome: "limit", limit: "nodes", these: late })).toEqual(["holds", 1, 1]);
    expect(told({ kind: "outcome", outcome: "limit", limit: "memory", these: late })).toEqual([
      "untold",
      0,
      1,
    ]);
  });

  it("does not keep a cut search from reaching the least that is claimed", () => {
    const late = { strategies: ["iterative-deepening"] };
    const within = { kind: "within", number: "generated", these: late } as const;
    expect(told({ ...within, least: 50 })).toEqual(["holds", 1, 1]);
    expect(told({ ...within, least: 50, most: 1e9 })).toEqual(["untold", 0, 1]);
    expect(told({ ...within, least: 1e9 })).toEqual(["untold", 0, 1]);
  });
});

it("settings and heuristics can be asked to be alike", () => {
  const mixed = runsOf({
    instances: ["kotlin-figure"],
    strategies: ["a-star", "greedy"],
    heuristics: ["misplaced", "zero"],
  });
  const fewer = { kind: "less", number: "expanded", than: aStar, these: { strategies: ["greedy"] } } as const;
  expect(check({ ...fewer }, mixed).cases).toHaveLength(4);
  expect(check({ ...fewer, alike: ["heuristic"] }, mixed).cases).toHaveLength(2);
});

describe("grows", () => {
  const claim = (percent: number): Claim => ({
    kind: "grows",
    number: "taken",
    these: { ...breadth, instances: ["clips-2"] },
    from: { ...breadth, instances: ["clips-1"] },
    percent,
  });
  // 36 and 442 rules: 12.28 times as many, which is 1,128 % more.
  it("is an increase, not a ratio", () => {
    expect(told(claim(1128))).toEqual(["holds", 1, 1]);
    expect(told(claim(1228))).toEqual(["fails", 0, 1]);
  });

  it("is checked against the numbers of the document too, and short times decide nothing", () => {
    const { name, statements, printed, parts } = builtInStudies["java-report"]!;
    expect([name, parts.length]).toEqual(["java-report", 42]);
    const some = runsOf({
      domain: "eternity2",
      instances: ["report-2x2", "report-3x3"],
      strategies: ["greedy"],
      heuristics: ["border-first"],
      settings: [{ preset: "java-report" }],
    }).map((run) => ({
      ...run,
      metrics: { ...run.metrics!, timeMs: run.instance === "report-2x2" ? 2 : 16 },
    }));
    const known = { printed: Object.values(printedNumbers(printed!, some, true)).flat() };
    const [statement] = statements!.filter(({ claim }) => claim.kind === "grows");
    const { verdict, cases } = checkStatement(statement!, partsOf(some), known);
    expect(verdict).toBe("fails");
    expect(cases.map((one) => one.kind === "growth" && [one.isPrinted, Math.round(one.percent)])[0]).toEqual([
      true,
      622,
    ]);
    expect(cases[1]?.isRight).toBeNull();
  });
});

describe("estimates", () => {
  const some = runsOf({
    domain: "knight-score",
    instances: ["A", "C"],
    strategies: ["a-star"],
    heuristics: ["base", "nova"],
  });
  const spaces = spacesOf(studyOf(some));
  const judged = (claim: Claim) => {
    const { verdict, right, cases } = checkStatement({ text: "", source: "", claim }, partsOf(some), {
      spaces,
    });
    return [verdict, right, cases.length];
  };

  it("one counterexample refutes; without one a claim holds for the states looked at", () => {
    expect(judged({ kind: "admissible", is: true, these: {} })).toEqual(["fails", 1, 2]);
    expect(judged({ kind: "admissible", is: false, these: { heuristics: ["base"] } })).toEqual([
      "holds",
      1,
      1,
    ]);
    expect(judged({ kind: "admissible", is: true, these: { heuristics: ["nova"] } })).toEqual([
      "holds",
      1,
      1,
    ]);
    expect(told({ kind: "admissible", is: true, these: {} }, some)).toEqual(["untold", 0, 0]);
  });

  it("states that nobody has looked at yet, or that are too many, are told as such", () => {
    const statements = [
      { text: "", source: "", claim: { kind: "admissible", is: true, these: {} } as const },
    ];
    const evidence = (known: Parameters<typeof documentOf>[3]) => {
      const { sections } = documentOf(studyOf(some, { statements }), "expanded", "en", known);
      const [block] = sections.find(({ title }) => title === "What the document concludes")!.blocks;
      return block?.kind === "table" && block.table.rows[0]!.slice(1).map(({ text }) => text);
    };
    expect(evidence(null)).toEqual(["cannot be told", "the states have not been looked at yet"]);
    expect(evidence([])).toEqual(["cannot be told", expect.stringContaining("few enough states")]);
    expect(evidence(spaces)).toEqual(["does not hold", expect.stringContaining("true cost")]);
  });

  it("the true cost that rises with the estimate, on average", () => {
    const costs = (heuristic: string) =>
      spaces.flatMap(({ found }) =>
        found!.heuristics[heuristic]!.distribution.map(({ h, meanCost }) => [h, meanCost]),
      );
    expect(costs("base")).toContainEqual([0, 0]);
    const rises = (heuristic: string) => judged({ kind: "orders", these: { heuristics: [heuristic] } })[0];
    const isSorted = (heuristic: string) =>
      spaces.every(({ found }) => {
        const rows = found!.heuristics[heuristic]!.distribution;
        return rows.every(({ meanCost }, i) => i === 0 || meanCost! >= rows[i - 1]!.meanCost!);
      });
    for (const heuristic of ["base", "nova"])
      expect(rises(heuristic)).toBe(isSorted(heuristic) ? "holds" : "fails");
  });
});

it("what no run can decide is said to be so, with the reason", () => {
  expect(told({ kind: "untested", these: {}, why: "nobody ran it" })).toEqual(["untold", 0, 0]);
});

it("the report of the rule lab checks what its document says", () => {
  const { statements } = builtInStudies["clips-lab"]!;
  const { sections } = documentOf(studyOf(runs, { statements: statements! }), "taken");
  const section = sections.find(({ title }) => title === "What the document concludes");
  const [block] = section!.blocks;
  if (block?.kind !== "table") throw new Error("no table");
  expect(block.table.rows.map((row) => row.slice(1).map(({ text }) => text))).toEqual([
    ["cannot be told", expect.stringContaining("puzrepet.clp")],
    [
      "holds",
      expect.stringMatching(/^1 of 1 comparison \(nodes taken\); clips-2: a-star .*19, a-star .*25$/),
    ],
  ]);
});
