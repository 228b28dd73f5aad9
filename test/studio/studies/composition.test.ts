/** A study composed in the page: its file is read as the definition that the page itself runs. */
import { expect, it } from "vitest";
import { domains } from "../../../src/domains/index.ts";
import { parseStudy } from "../../../src/node/files/definition-file.ts";
import {
  definitionOf,
  familiesOf,
  fileOf,
  newComposition,
} from "../../../src/studio/studies/compose/composition.ts";
import { plannedRuns, StudyPlan } from "../../../src/study/matrix.ts";

it.each(Object.keys(domains))("begins with a study that can be run: %s", (domain) => {
  const composition = newComposition(domain);
  expect(new StudyPlan(definitionOf(composition)).total).toBe(10 * composition.strategies.length);
  expect(parseStudy(fileOf(composition), "x")).toEqual(definitionOf(composition));
});

it("is the same in the page and as a file, with everything chosen", () => {
  const composition = {
    ...newComposition("sliding-tiles"),
    name: "mine",
    question: "Which is best: this, or that?",
    named: ["kotlin-*", "hardest-1"],
    random: { count: 3, seed: 7, size: "3x3" },
    strategies: ["breadth-first", "a-star", "weighted-a-star"],
    heuristics: ["misplaced", "manhattan"],
    options: { duplicates: "keep-first, parent", weight: "2,3", ties: " " },
    limits: { time: "5s", cpu: "3s", memory: "", nodes: "1000", depth: "30" },
    repetitions: 2,
  };
  const definition = definitionOf(composition);
  expect(parseStudy(fileOf(composition), "x")).toEqual(definition);
  expect(plannedRuns(definition).length).toBe(new StudyPlan(definition).total);
});

it("names boards in families", () => {
  const korf = familiesOf("sliding-tiles").find(({ word }) => word === "korf-*");
  expect(korf).toEqual({ word: "korf-*", count: 100 });
  const total = familiesOf("sliding-tiles").reduce((sum, { count }) => sum + count, 0);
  expect(total).toBe(Object.keys(domains["sliding-tiles"]!.instances).length);
});
