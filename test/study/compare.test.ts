/** Two runs of a study: node counts exactly, times with tests, what is missing. */
import { describe, expect, it } from "vitest";
import { areEqual, comparisonDocument } from "../../src/report/comparison.ts";
import { markdownOf } from "../../src/report/markdown.ts";
import { compareStudies } from "../../src/study/compare.ts";
import type { StudyRunResult } from "../../src/study/results.ts";
import { runsOf, studyOf } from "../report/real-results.ts";

const eight = [
  "kotlin-2",
  "kotlin-figure",
  "hardest-1",
  "clips-1",
  "clips-2",
  "8 1 3 4 0 2 7 6 5",
  "1 2 3 4 5 6 0 7 8",
];
const matrix = { instances: eight, strategies: ["a-star"], heuristics: ["manhattan"] };
const before = runsOf(matrix);
const after = runsOf(matrix);
const compared = (a: readonly StudyRunResult[], b: readonly StudyRunResult[]) =>
  compareStudies(studyOf(a, { id: "a" }), studyOf(b, { id: "b" }));
const said = (...sides: Parameters<typeof compared>) => markdownOf(comparisonDocument(compared(...sides)));

/** The same runs with another time. */
const slowed = (runs: readonly StudyRunResult[], factor: number) =>
  runs.map((run) => ({ ...run, metrics: { ...run.metrics!, timeMs: run.metrics!.timeMs * factor } }));

describe("counts", () => {
  it("the same study run twice is equal", () => {
    const comparison = compared(before, after);
    expect(comparison).toMatchObject({ matched: 7, counted: 7, differences: [], onlyInA: [], onlyInB: [] });
    expect(areEqual(comparison)).toBe(true);
    expect(said(before, after)).toContain("every outcome and every node count compared is equal");
  });

  it("another order among equals is found, number by number", () => {
    const [other] = runsOf({ ...matrix, instances: ["hardest-1"], settings: [{ ties: "oldest" }] });
    const changed = after.map((run) =>
      run.instance === "hardest-1" ? { ...other!, settings: run.settings } : run,
    );
    const comparison = compared(before, changed);
    const [mine] = before.filter(({ instance }) => instance === "hardest-1");
    expect(comparison.differences).toContainEqual({
      cell: "hardest-1 · a-star · manhattan",
      what: "expanded",
      a: mine!.metrics!.expanded,
      b: other!.metrics!.expanded,
    });
    expect(mine!.metrics!.expanded).not.toBe(other!.metrics!.expanded);
    expect(areEqual(comparison)).toBe(false);
    expect(said(before, changed)).toContain("1 of them differs in outcome or node counts");
  });

  it("runs that only one side has are named", () => {
    const comparison = compared(before.slice(1), after.slice(0, -1));
    expect(comparison.onlyInA).toEqual(["1 2 3 4 5 6 0 7 8 · a-star · manhattan"]);
    expect(comparison.onlyInB).toEqual(["kotlin-2 · a-star · manhattan"]);
    expect(areEqual(comparison)).toBe(false);
  });

  it("counts at a time limit are chance and not compared; at a node limit they are not", () => {
    const cut = (limit: string) => (run: StudyRunResult) => ({ ...run, outcome: "limit" as const, limit });
    const counts = (limit: string) => compared(before.map(cut(limit)), after.map(cut(limit))).counted;
    expect([counts("time"), counts("memory"), counts("nodes")]).toEqual([0, 0, 7]);
    expect(said(before.map(cut("time")), after.map(cut("time")))).toContain(
      "Node counts of 7 runs are not compared",
    );
  });

  it("another outcome is a difference", () => {
    const died = after.map((run, i) => (i === 0 ? { ...run, outcome: "died" as const, metrics: null } : run));
    expect(compared(before, died).differences).toEqual([
      { cell: "kotlin-2 · a-star · manhattan", what: "outcome", a: "solved", b: "died" },
    ]);
  });
});

describe("times", () => {
  it("the same times differ nowhere", () => {
    const { methodTimes } = compared(before, before);
    expect(methodTimes).toEqual([
      { name: "a-star · manhattan", n: 7, ratio: 1, interval: [1, 1], p: 1, correctedP: 1 },
    ]);
  });

  it("twice the time on seven instances is significant", () => {
    const [time] = compared(before, slowed(before, 2)).methodTimes;
    expect(time).toMatchObject({ ratio: 2, p: 2 / 2 ** 7 });
    expect(said(before, slowed(before, 2))).toContain("1 slower, 0 faster");
  });

  it("what one test of six instances shows, two tests do not: 3 % corrected for two is 6 %", () => {
    const one = runsOf({ ...matrix, instances: eight.slice(0, 6) });
    const both = runsOf({ ...matrix, instances: eight.slice(0, 6), heuristics: ["manhattan", "misplaced"] });
    const times = (runs: typeof one) =>
      compared(runs, slowed(runs, 2)).methodTimes.map(({ p, correctedP }) => [p, correctedP]);
    expect(times(one)).toEqual([[2 / 2 ** 6, 2 / 2 ** 6]]);
    expect(said(one, slowed(one, 2))).toContain("Times of B differ significantly in 1 of 1 test: 1 slower");
    expect(times(both)).toEqual([
      [2 / 2 ** 6, 4 / 2 ** 6],
      [2 / 2 ** 6, 4 / 2 ** 6],
    ]);
    expect(said(both, slowed(both, 2))).toContain("No difference in time is significant (2 tests");
    expect(said(both, slowed(both, 2))).toContain("no difference shown");
  });

  it("on five instances nothing can be", () => {
    const five = before.slice(0, 5);
    expect(compared(five, slowed(five, 9)).methodTimes[0]).toMatchObject({ n: 5, p: null, correctedP: null });
    expect(said(five, slowed(five, 9))).toContain(
      "that takes 6 instances of a method, or 4 repetitions of a run",
    );
  });

  it("repetitions are tested run by run, corrected for their number", () => {
    const measured = runsOf({ ...matrix, instances: ["kotlin-2", "clips-1"], repetitions: 5 });
    // Made-up times: a first run that had to be compiled can take a thousand times as long as the next.
    const repeated = measured.map((run, i) => ({ ...run, metrics: { ...run.metrics!, timeMs: 1 + i } }));
    const { cellTimes } = compared(repeated, slowed(repeated, 1000));
    expect(cellTimes.map(({ n, p, correctedP }) => [n, p, correctedP])).toEqual([
      [10, 2 / 252, 4 / 252],
      [10, 2 / 252, 4 / 252],
    ]);
    for (const { ratio, interval } of cellTimes) {
      expect(ratio).toBeCloseTo(1000, 6);
      expect(interval[0]).toBeLessThanOrEqual(1000.0001);
      expect(interval[1]).toBeGreaterThanOrEqual(999.9999);
    }
  });
});
