/** Why a heuristic is best rests on all states of the space where that is possible, and not on the instances run. */
import { expect, it } from "vitest";
import { documentOf } from "../../src/report/document.ts";
import { markdownOf } from "../../src/report/markdown.ts";
import { spacesOf } from "../../src/study/spaces.ts";
import { runsOf, studyOf } from "./real-results.ts";

const preset = { preset: "kotlin-project" };
const runs = (instances: string[], heuristics: string[]) =>
  runsOf({ instances, strategies: ["a-star"], heuristics, settings: [preset] });

it("the 8-puzzles of one goal are judged on all 181,440 boards, in the words of the report", () => {
  const study = studyOf(runs(["kotlin-2"], ["misplaced", "manhattan"]));
  const spaces = spacesOf(study);
  expect(spaces.map(({ space, states, coverage }) => [space, states, coverage])).toEqual([
    ["3x3", 181_440, "whole"],
  ]);
  const report = markdownOf(documentOf(study, "opened", "es", spaces));
  expect(report).toContain("lo que aquí se dice queda demostrado");
  expect(report).toContain("| Manhattan | Desorden | 181.191 |");
  expect(report).toContain("no de otros tableros");
});

it.each([
  ["one heuristic", runs(["kotlin-2"], ["manhattan"])],
  ["another goal among them", [...runs(["kotlin-2"], ["zero", "manhattan"]), ...runs(["clips-1"], ["zero"])]],
  [
    "a puzzle with too many boards",
    runsOf({
      instances: ["korf-79"],
      strategies: ["ida-star"],
      heuristics: ["zero", "manhattan"],
      settings: [{ nodes: "10" }],
    }),
  ],
  [
    "a domain without named spaces",
    runsOf({
      domain: "knight-score",
      instances: ["A"],
      strategies: ["a-star"],
      heuristics: ["base", "nova"],
    }),
  ],
])("no space is looked at for %s", (_, some) => {
  expect(spacesOf(studyOf(some))).toEqual([]);
});
