/** Sizes of panels: what a handle takes from one panel it gives to the next. */
import { expect, it } from "vitest";
import { moved } from "../../../src/studio/ui/split-sizes.ts";

it("moves the border between two panels and leaves the others alone", () => {
  expect(moved([20, 40, 40], 0, 0.1)).toEqual([30, 30, 40]);
  expect(moved([20, 40, 40], 1, -0.2)).toEqual([20, 20, 60]);
});

it("leaves room for every panel", () => {
  expect(moved([20, 40, 40], 0, 5)).toEqual([50, 10, 40]);
  expect(moved([20, 40, 40], 0, -5)).toEqual([10, 50, 40]);
  // Two panels that share less than twice the least size share it evenly.
  expect(moved([4, 4, 92], 0, 0.5)).toEqual([4, 4, 92]);
});
