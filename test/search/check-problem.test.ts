/** The checker finds each kind of fault, and nothing in sound problems. */
import { describe, expect, it } from "vitest";
import { heuristics } from "../../src/domains/sliding-tiles/heuristics/index.ts";
import { SlidingTiles } from "../../src/domains/sliding-tiles/problem.ts";
import { checkProblem, type FindingKind, type Problem } from "../../src/search/index.ts";
import { chain, graphProblem, toys } from "./toy-problems.ts";

const { problem: sound, heuristic } = chain(5);
const kinds = (
  problem: Problem<number, number>,
  estimate: ((state: number) => number) | undefined = undefined,
) => checkProblem(problem, { heuristic: estimate }).map(({ kind }) => kind);

describe("a sound problem", () => {
  it("has no findings", () => {
    expect(checkProblem(sound, { heuristic })).toEqual([]);
    // Some of the toys have inconsistent estimates, which is allowed.
    for (const toy of Object.values(toys))
      expect(kinds(graphProblem(toy.graph), toy.heuristic).filter((kind) => kind !== "inconsistent")).toEqual(
        [],
      );
  });

  it("has none as an 8-puzzle", () => {
    const size = { rows: 3, columns: 3 };
    const puzzle = new SlidingTiles(size, [8, 6, 7, 2, 5, 4, 3, 0, 1]);
    const manhattan = heuristics.manhattan.create(size, puzzle.goal);
    expect(checkProblem(puzzle, { heuristic: manhattan, states: 500 })).toEqual([]);
  });

  it("may be endless", () => {
    const endless: Problem<number, number> = { ...sound, actions: () => [1], isGoal: () => false };
    expect(kinds({ ...endless, backward: undefined! })).toEqual([]);
  });
});

describe("a fault is found", () => {
  const faults: [FindingKind, string, Problem<number, number>, ((state: number) => number)?][] = [
    [
      "wrong answer",
      "cost returned NaN for the state 3 and the action 1; it must return a finite number from 0.",
      { ...sound, cost: (state) => (state === 3 ? Number.NaN : 1) },
    ],
    [
      "wrong answer",
      "heuristic returned undefined for the state 2; it must return a number, or Infinity where no goal can be reached.",
      sound,
      (state) => (state === 2 ? undefined! : 0),
    ],
    [
      "key clash",
      "The states 4 and 5 have the same key 4, but differ in what follows from them.",
      { ...sound, key: (state) => Math.min(state, 4) },
    ],
    [
      "inadmissible",
      "The estimate of 4 is 3, but a goal can be reached for 1.",
      sound,
      (state) => (state === 4 ? 3 : 0),
    ],
    [
      "inconsistent",
      "The estimate falls from 5 in 0 to 0 in 1 by a step that costs 1.",
      sound,
      (state) => (state === 0 ? 5 : 0),
    ],
    [
      "no whole number",
      "The problem says integerCosts, but not all numbers of 0 are whole and from 0.",
      { ...sound, integerCosts: true, cost: () => 0.5 },
    ],
    [
      "backward",
      "backward.starts has 4, which is not a goal.",
      { ...sound, backward: { ...sound.backward!, starts: [4, 5] } },
    ],
    [
      "backward",
      "backward.result leads from 5 by 1 to 3, from which no action leads back.",
      { ...sound, backward: { ...sound.backward!, result: (state) => Math.max(0, state - 2) } },
    ],
    [
      "backward",
      "1 leads from 0 to 1, but no action of backward leads back.",
      { ...sound, backward: { ...sound.backward!, actions: (state) => (state > 1 ? [1] : []) } },
    ],
    [
      "backward",
      "backward.result leads from 5 by 2 to 4, from which that action leads elsewhere.",
      {
        ...sound,
        actions: (state) => (state < 5 ? [1, 2] : []),
        result: (state, action) => (action === 1 ? state + 1 : 0),
        backward: { ...sound.backward!, actions: (state) => (state > 0 ? [2] : []) },
      },
    ],
    [
      "wrong answer",
      "backward.result returned undefined for the state 3 and the action 1; it must return a state from which the action leads back.",
      {
        ...sound,
        backward: { ...sound.backward!, result: (state) => (state === 3 ? undefined! : state - 1) },
      },
    ],
    [
      "wrong answer",
      "unsolvable returned a promise for the state 0; it must return a sentence, or undefined where there may be a solution.",
      { ...sound, unsolvable: () => Promise.resolve("no way") as never },
    ],
  ];

  it.each(faults)("%s: %s", (kind, message, problem, estimate) => {
    const findings = checkProblem(problem, { heuristic: estimate });
    expect(findings.map((finding) => finding.kind)).toContain(kind);
    expect(findings.find((finding) => finding.kind === kind)).toMatchObject({ message });
    expect(findings.find((finding) => finding.kind === kind)!.count).toBeGreaterThan(0);
  });

  it("state changed: by a result that works on the state it is given", () => {
    const problem: Problem<number[], number> = {
      starts: [[0]],
      actions: ([number]) => (number! < 3 ? [1] : []),
      result: (state) => {
        state[0]!++;
        return [...state];
      },
      isGoal: ([number]) => number === 3,
      key: ([number]) => number!,
    };
    expect(checkProblem(problem)[0]).toMatchObject({
      kind: "state changed",
      message: "Asking about the state [0] changed it to [1].",
    });
  });

  it("answer changed: by actions that come in a new order every time", () => {
    let asked = 0;
    const problem: Problem<number, number> = {
      starts: [0],
      actions: () => (asked++ % 2 === 0 ? [1, 2] : [2, 1]),
      result: (_, action) => action,
      isGoal: () => false,
      key: (state) => state,
    };
    expect(kinds(problem)).toContain("answer changed");
  });
});
