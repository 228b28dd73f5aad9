/** The crossing of the lists of a study: which runs there are, in which order, with which settings. */
import { describe, expect, it } from "vitest";
import { builtInStudies } from "../../src/study/built-in/index.ts";
import type { StudyDefinition } from "../../src/study/definition.ts";
import { PartError, plannedRuns, StudyPlan } from "../../src/study/matrix.ts";

const ring = "1 2 3 8 0 4 7 6 5";
const kotlinGoal = "1 2 3 4 5 6 7 8 0";
const text = "8 1 3 4 0 2 7 6 5";

const study = (...parts: StudyDefinition["parts"]): StudyDefinition => ({
  name: "test",
  title: "",
  question: "",
  parts,
  limits: {},
  repetitions: 1,
  plots: [],
});

const tiles = { domain: "sliding-tiles", strategies: ["a-star"], heuristics: ["manhattan"] };

describe("the runs of a study", () => {
  it("go by repetition, part, instance, option, strategy and heuristic", () => {
    const first = {
      domain: "sliding-tiles",
      instances: [{ named: "clips-1" }, { named: "clips-2" }],
      strategies: ["breadth-first", "a-star"],
      heuristics: ["misplaced", "manhattan"],
    };
    const second = { domain: "knight-score", instances: [{ named: "A" }], strategies: ["breadth-first"] };
    const runs = plannedRuns({ ...study(first, second), repetitions: 2 });
    expect(
      runs.map(({ number, run: { instance, strategy, heuristic, repetition } }) =>
        [number, repetition, instance, strategy, heuristic].join(" "),
      ),
    ).toEqual([
      "0 1 clips-1 breadth-first ",
      "1 1 clips-1 a-star misplaced",
      "2 1 clips-1 a-star manhattan",
      "3 1 clips-2 breadth-first ",
      "4 1 clips-2 a-star misplaced",
      "5 1 clips-2 a-star manhattan",
      "6 1 A breadth-first ",
      "7 2 clips-1 breadth-first ",
      "8 2 clips-1 a-star misplaced",
      "9 2 clips-1 a-star manhattan",
      "10 2 clips-2 breadth-first ",
      "11 2 clips-2 a-star misplaced",
      "12 2 clips-2 a-star manhattan",
      "13 2 A breadth-first ",
    ]);
  });

  it("have the settings of their own instance, whatever comes before and after them", () => {
    const plain = { name: "plain", text };
    const another = { name: "another", text };
    const goals = (...instances: StudyDefinition["parts"][number]["instances"]) =>
      plannedRuns(study({ ...tiles, instances })).map(({ run }) => run.settings.goal);
    expect(goals(plain, { named: "clips-1" }, another, { named: "kotlin-2" })).toEqual([
      undefined,
      ring,
      undefined,
      kotlinGoal,
    ]);
    expect(goals({ named: "clips-1" }, plain, { named: "clips-2" }, another)).toEqual([
      ring,
      undefined,
      ring,
      undefined,
    ]);
  });

  it("share one object of settings where their instances bring none: there may be a million", () => {
    const runs = plannedRuns(
      study({ ...tiles, instances: [{ made: "random", first: 1, count: 3, options: {} }] }),
    );
    expect(new Set(runs.map(({ run }) => run.settings)).size).toBe(1);
    expect(new Set(runs.map(({ request }) => request.settings)).size).toBe(1);
  });

  it("are made one by one: a study of a million is planned at once", () => {
    const plan = new StudyPlan(builtInStudies["eight-puzzle-complete"]!);
    expect(plan.total).toBeGreaterThan(1_000_000);
    const last = plan.at(plan.total - 1);
    expect(last.number).toBe(plan.total - 1);
    expect(plan.at(0).run).not.toEqual(last.run);
    expect(plan.at(plan.total - 1)).toEqual(last);
  });

  it("too many instances are refused with a sentence", () => {
    const instances = [{ made: "random", first: 1, count: 1e9, options: {} }];
    expect(() => new StudyPlan(study({ ...tiles, instances }))).toThrow(
      /^There are 1,000,000,000 instances, but a part of a study can have at most 10,000,000/,
    );
  });

  it("a mistake says in which part it is", () => {
    const instances = [{ named: "clips-1" }];
    const wrong = study({ ...tiles, instances }, { ...tiles, instances, options: { nodes: ["many"] } });
    expect(() => new StudyPlan(wrong)).toThrow(PartError);
    expect(() => new StudyPlan(wrong)).toThrow(expect.objectContaining({ part: 1 }));
  });
});
