/** The sizes of the report's spaces: what it prints, and what a walk over all boards finds. */
import { describe, expect, it } from "vitest";
import { spaceCounts } from "../../../src/domains/eternity2/space-counts.ts";
import { analyseSpace } from "../../../src/run/heuristics/space.ts";
import { countedSpaces, scrambledRuns } from "../../../src/study/eternity2-spaces.ts";

describe("the spaces of the report", () => {
  it("have the sizes that it prints, by its own formula", () => {
    const printed = countedSpaces().filter((space) => space.printed !== null);
    expect(printed.map(({ side }) => side)).toEqual([2, 3, 4]);
    for (const { nominal, printed: text } of printed) expect(nominal).toBe(text);
  });

  it("have fewer boards than that: of 2x2 as many as a walk finds", () => {
    const { states, counts, children } = analyseSpace({ domain: "eternity2", space: "2x2", settings: {} });
    expect(counts).toEqual(spaceCounts(2));
    expect(String(states)).toBe(counts!.boards);
    expect(counts!.paths).toBe("147456");
    const rows = counts!.byDepth;
    const all = rows.reduce((sum, { real, boards }) => sum + real * Number(boards), 0);
    expect(children).toBeCloseTo(all / states, 9);
  });

  it("make a search that never errs generate what the report's tables show", () => {
    const least = countedSpaces().map(({ leastGenerated }) => leastGenerated);
    expect(least).toEqual([121, 1141, 5985, 22_101, 64_825]);
  });
});

describe("a sample of a larger board", () => {
  it("knows dead ends from boards that can be completed", () => {
    const settings = { time: "60s" };
    const request = {
      domain: "eternity2",
      space: "3x3",
      settings,
      heuristics: ["zero", "colours"],
      sample: 120,
    };
    const { states, deadEnds, unknown, meanCost, heuristics } = analyseSpace(request);
    expect(unknown).toBe(0);
    expect(deadEnds).toBeGreaterThan(0);
    expect(deadEnds).toBeLessThan(states);
    // Every placement costs 1.
    expect(meanCost).toBeGreaterThan(0);
    expect(heuristics.zero!.byCost.every(({ cost }) => cost <= 9)).toBe(true);
  });
});

it("the first cost function is run on the pieces as stored and on scrambled ones", () => {
  const runs = scrambledRuns().filter(
    ({ board, heuristic }) => board === "report-4x4" && heuristic === "spiral",
  );
  expect(runs.map(({ seed }) => seed)).toEqual([null, 1, 2]);
  expect(runs.map(({ request }) => request.settings.pieces)).toEqual([
    undefined,
    ...Array(2).fill("scrambled"),
  ]);
});
