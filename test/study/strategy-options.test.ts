/** Options in a study of several strategies: each strategy gets those that it has. */
import { expect, it } from "vitest";
import { parseStudy } from "../../src/node/files/definition-file.ts";
import { plannedRuns } from "../../src/study/matrix.ts";

const planned = (strategies: string, width: string) => {
  const text = `domain: sliding-tiles\ninstances: [kotlin-2]\nstrategies: [${strategies}]\noptions:\n  width: ${width}\n`;
  return plannedRuns(parseStudy(text, "test")).map(({ run }) => [run.strategy, run.settings.width]);
};

it("a strategy without the option runs once, whatever its values", () => {
  expect(planned("a-star, beam", "[10, 20]")).toEqual([
    ["a-star", undefined],
    ["beam", "10"],
    ["beam", "20"],
  ]);
});

it("an option that none of the strategies has is refused", () => {
  expect(() => planned("a-star, ida-star", "[10]")).toThrow(
    "a-star has no width: that is an option of beam.",
  );
});
