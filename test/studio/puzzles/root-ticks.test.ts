/** Ticks of the race's charts: round, within the axis, and never so near that their labels overlap. */
import { expect, it } from "vitest";
import { rootTicks } from "../../../src/studio/puzzles/compare/root-ticks.ts";

it("chooses round numbers that stand apart", () => {
  expect(rootTicks(54_315, 4)).toEqual([0, 2000, 10_000, 20_000, 50_000]);
  expect(rootTicks(0, 4)).toEqual([0]);
  expect(rootTicks(3, 5)).toEqual([0, 1, 2]);
});

it("keeps more than half of the even distance between any two", () => {
  for (let last = 1; last < 2e6; last = Math.ceil(last * 1.4))
    for (const most of [2, 3, 4, 5]) {
      const ticks = rootTicks(last, most);
      expect(ticks.at(-1)).toBeLessThanOrEqual(last);
      for (const [i, tick] of ticks.slice(1).entries())
        expect((Math.sqrt(tick) - Math.sqrt(ticks[i]!)) / Math.sqrt(last)).toBeGreaterThan(0.5 / most);
    }
});
