/** The record of a lane: the boards it reconstructs are those that were expanded, whatever the search. */
import { describe, expect, it } from "vitest";
import type { ProblemInput, Settings } from "../../../src/domains/index.ts";
import { prepare } from "../../../src/run/run.ts";
import { type SearchEvent, strategies } from "../../../src/search/index.ts";
import { LaneRecord } from "../../../src/studio/puzzles/search/lane-record.ts";

type Case = readonly [domain: string, input: ProblemInput, settings: Settings];

/** What was expanded, as an observer sees it, with the frontier at that moment. */
function expansions([domain, input, settings]: Case, most: number) {
  const seen: (SearchEvent & { frontier: number })[] = [];
  const run = prepare(
    { domain, input, settings },
    {
      observer: {
        event(event) {
          if (event.type === "expand") seen.push({ ...event, frontier: run.search.frontierSize });
        },
      },
    },
  );
  run.search.advanceBy(most);
  return { seen, problem: run.opened.problem };
}

const names = Object.keys(strategies);
const limits = (strategy: string) => ({
  strategy,
  ...(strategy === "depth-limited" && { "max-depth": "25" }),
});
const cases: Case[] = [
  ...names.map((name): Case => ["sliding-tiles", { instance: "kotlin-figure" }, limits(name)]),
  ...names
    .filter((name) => name !== "bidirectional")
    .flatMap((name): Case[] => [
      ["knight-score", { instance: "C" }, limits(name)],
      ["eternity2", { instance: "report-4x4" }, { ...limits(name), formulation: "matching" }],
    ]),
  ["sliding-tiles", { instance: "hardest-1" }, { strategy: "iterative-deepening", duplicates: "keep-first" }],
  ["sliding-tiles", { instance: "hardest-1" }, { strategy: "sma-star", capacity: "60" }],
];

describe("a lane", () => {
  it.each(cases)("of %s %j %j has the board of every step, in any order", (...one) => {
    const most = 700;
    const { seen, problem } = expansions(one, most);
    const [domain, input, settings] = one;
    const lane = new LaneRecord({ domain, input, settings: { ...settings, time: "0.001s" } }, most);
    expect(lane.at(most).step).toBe(seen.length);
    // Every step once, far from the one before.
    for (let i = 0; i < seen.length; i++) {
      const at = (i * 389) % seen.length;
      const { state, depth, f, frontier } = seen[at]!;
      const board = lane.at(at + 1);
      expect(board).toMatchObject({ step: at + 1, depth, frontier, f });
      expect(problem.key(board.state)).toBe(problem.key(state));
    }
    expect(lane.at(0).state).toEqual(problem.starts[0]);
  });

  it("keeps marks on long paths", () => {
    const one: Case = ["sliding-tiles", { instance: "korf-1" }, { strategy: "depth-first" }];
    const { seen, problem } = expansions(one, 5000);
    const lane = new LaneRecord({ domain: one[0], input: one[1], settings: one[2] });
    expect(seen.at(-1)!.depth).toBeGreaterThan(2000);
    for (const step of [5000, 4999, 4998, 2500, 1, 4000])
      expect(problem.key(lane.at(step).state)).toBe(problem.key(seen[step - 1]!.state));
  });

  it("that is full gives its last board and says of which step", () => {
    const [domain, input, settings] = cases[0]!;
    const lane = new LaneRecord({ domain, input, settings }, 50);
    expect(lane.at(80)).toEqual(lane.at(50));
    expect(lane.at(80).step).toBe(50);
    expect(lane.at(20).step).toBe(20);
  });
});
