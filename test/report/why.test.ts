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
  expect(spaces.map(({ name, found }) => [name, found?.states, found?.coverage])).toEqual([
    ["3x3", 181_440, "whole"],
  ]);
  const report = markdownOf(documentOf(study, "opened", "es", spaces));
  expect(report).toContain("lo que aquí se dice queda demostrado");
  expect(report).toContain("| Manhattan | Desorden | 181.191 |");
  expect(report).toContain("no de otros tableros");
});

it.each([
  ["one heuristic", runs(["kotlin-2"], ["manhattan"])],
  ["one heuristic for each goal", [...runs(["kotlin-2"], ["manhattan"]), ...runs(["clips-1"], ["zero"])]],
  [
    "a puzzle with too many boards",
    runsOf({
      instances: ["korf-79"],
      strategies: ["ida-star"],
      heuristics: ["zero", "manhattan"],
      settings: [{ nodes: "10" }],
    }),
  ],
])("no space is looked at for %s", (_, some) => {
  const found = spacesOf(studyOf(some)).filter((space) => space.found !== null);
  expect(found).toEqual([]);
});

const reported = (some: ReturnType<typeof runsOf>) => {
  const study = studyOf(some);
  const { sections } = documentOf(study, "expanded", "en", spacesOf(study));
  const { blocks } = sections.find(({ title }) => title.startsWith("Which one is best"))!;
  return {
    said: blocks.flatMap((block) => (block.kind === "sentences" ? block.sentences : [])),
    rows: blocks.flatMap((block) =>
      block.kind === "table" ? block.table.rows.map((row) => row.map(({ text }) => text)) : [],
    ),
  };
};

it("problems of one domain are judged together, each on all of its states", () => {
  const { said, rows } = reported(
    runsOf({
      domain: "knight-score",
      instances: ["A", "C", "E", "F"],
      strategies: ["a-star"],
      heuristics: ["base", "nova"],
      settings: ["off", "lisp"].map((rules) => ({ preset: "lisp-manual", rules, nodes: "20000" })),
    }),
  );
  expect(said).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^All states of 6 problems were looked at/),
      "F has too many states to be looked at.",
      "E · rules=lisp has no solution: none of its states leads to a goal.",
      "nova never overestimates on any of them.",
      expect.stringMatching(/^base is not admissible: it overestimates on \d+ of the \d+ states/),
      // The printed rows of C: 7 moves without the rules, where 6 are enough.
      "With base, A* indeed paid more than needed: 7 instead of 6 on C · rules=off.",
      expect.stringMatching(/ from 5 \(A\) to .* with base and from 8 \(A\) /),
    ]),
  );
  expect(rows.filter(([problem]) => problem === "E · rules=lisp")).toEqual([
    ["E · rules=lisp", "base", "8,763", "8,763", "—", "—", "0", "—", "—"],
    ["E · rules=lisp", "nova", "8,763", "8,763", "—", "—", "0", "—", "—"],
  ]);
});

it("estimates that only put states last are judged by the dead ends that they recognise", () => {
  const { said, rows } = reported(
    runsOf({
      domain: "eternity2",
      instances: ["report-2x2", "report-3x3"],
      strategies: ["a-star"],
      heuristics: ["border-first", "spiral"],
      settings: ["uniform", "rotations"].map((cost) => ({ preset: "java-report", cost })),
    }),
  );
  expect(said).toContain("3x3 has too many states to be looked at.");
  expect(said).toContain("All of them overestimate somewhere, so none guarantees a cheapest solution.");
  expect(said.find((one) => one.includes("no piece is turned"))).toContain("on report-2x2 and report-3x3");
  expect(said.find((one) => one.startsWith("On average"))).toBeUndefined();
  const left = rows.map(([problem, heuristic, , , states]) => [problem, heuristic, states]);
  expect(left).toContainEqual(["2x2 · cost=uniform (F2)", "spiral (H2)", "31"]);
  expect(left).toContainEqual(["2x2 · cost=uniform (F2)", "border-first (H1)", "55"]);
});
