/** The list of runs: sorted, filtered, and with the columns that say something. */
import { describe, expect, it } from "vitest";
import {
  cellText,
  type RunListView,
  replayHash,
  shownRuns,
  tellingColumns,
} from "../../../src/studio/studies/view/run-list.ts";
import { died, runsOf } from "../../report/real-results.ts";

const runs = runsOf({
  instances: ["kotlin-2", "kotlin-figure", "kotlin-1"],
  strategies: ["a-star", "breadth-first"],
  heuristics: ["manhattan", "misplaced"],
});
const all: RunListView = { text: "", outcome: null, sort: null };
const names = (view: Partial<RunListView>) =>
  shownRuns(runs, { ...all, ...view }).map(({ instance, heuristic }) => `${instance} ${heuristic}`);

describe("the runs", () => {
  it("stand as the study has them until a head is chosen", () => {
    expect(shownRuns(runs, all)).toEqual(runs);
  });

  it("are filtered by words in any order, and by outcome", () => {
    expect(names({ text: "MANHATTAN figure" })).toEqual(["kotlin-figure manhattan"]);
    expect(names({ text: "nothing" })).toEqual([]);
    expect(names({ outcome: "unsolvable" })).toEqual([
      "kotlin-1 manhattan",
      "kotlin-1 misplaced",
      "kotlin-1 null",
    ]);
  });

  it("are sorted by numbers as numbers, without a number at the end both ways", () => {
    const costs = (isDescending: boolean) =>
      shownRuns(runs, { ...all, sort: { column: "cost", isDescending } }).map(({ cost }) => cost);
    expect(costs(false)).toEqual([4, 4, 4, 14, 14, 14, null, null, null]);
    expect(costs(true)).toEqual([14, 14, 14, 4, 4, 4, null, null, null]);
  });

  it("are sorted by names with numbers in them as people do", () => {
    const korf = [10, 9, 1].map((number) => ({ ...runs[0]!, instance: `korf-${number}` }));
    const sorted = shownRuns(korf, { ...all, sort: { column: "instance", isDescending: false } });
    expect(sorted.map(({ instance }) => instance)).toEqual(["korf-1", "korf-9", "korf-10"]);
  });

  it("show no column in which all are the same", () => {
    const columns = tellingColumns(runs);
    expect(columns).toContain("heuristic");
    expect(columns).not.toContain("domain");
    expect(columns).not.toContain("repetition");
    expect(tellingColumns([])).toEqual(["instance", "strategy", "outcome", "expanded", "time"]);
  });

  it("say a dash where there is nothing", () => {
    expect(cellText("expanded", died(runs[0]!, "killed"))).toBe("—");
    expect(cellText("expanded", runs[0]!)).toMatch(/^\d/);
  });
});

it("a run leads to the page that shows it step by step, if its board has a name or can be read", () => {
  const run = {
    domain: "sliding-tiles",
    strategy: "a-star",
    heuristic: "manhattan",
    settings: { ties: "newest" },
  };
  expect(replayHash({ ...run, instance: "korf-1", repetition: 1 })).toBe(
    "#/puzzles?puzzle=sliding-tiles&instance=korf-1&strategy=a-star&heuristic=manhattan&ties=newest",
  );
  const made = { ...run, instance: "random-7", repetition: 1 };
  expect(replayHash({ ...made, start: "3 6 5\n2 0 8\n4 1 7" })).toContain(
    "board=3+6+5%0A2+0+8%0A4+1+7&strategy=a-star",
  );
  expect(replayHash(made)).toBeNull();
  expect(replayHash({ ...made, start: "no board" })).toBeNull();
  expect(
    replayHash({ ...run, instance: "korf-1", repetition: 1, strategy: "puzampro.clp depth" }),
  ).toBeNull();
});
