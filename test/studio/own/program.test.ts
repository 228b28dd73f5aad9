/** Programs of users: what they export is read, their errors name function and state, and heuristics are examined. */
import { describe, expect, it } from "vitest";
import { faultOf } from "../../../src/domains/index.ts";
import { domainOf } from "../../../src/run/own-problem/domain.ts";
import { examine } from "../../../src/run/own-problem/examine.ts";
import { readProgram } from "../../../src/run/own-problem/program.ts";
import { prepareIn } from "../../../src/run/run.ts";
import { solve, strategies } from "../../../src/search/index.ts";
import * as grid from "../../../src/studio/own/examples/grid.ts";
import * as missionaries from "../../../src/studio/own/examples/missionaries.ts";
import * as pancakes from "../../../src/studio/own/examples/pancakes.ts";
import * as queens from "../../../src/studio/own/examples/queens.ts";
import { withDrawings } from "../../../src/studio/own/sandbox/drawings.ts";
import { ca } from "../../../src/words/faults/ca.ts";
import { es } from "../../../src/words/faults/es.ts";
import { pt } from "../../../src/words/faults/pt.ts";
import { asFlag, faultText } from "../../../src/words/faults/words.ts";

const counting = {
  starts: [0],
  actions: () => ["more"],
  result: (state: number) => state + 1,
  isGoal: (state: number) => state === 3,
  key: (state: number) => state,
};
const limits = { states: 20_000, timeMs: 20_000 };

function faultIn(work: () => unknown) {
  try {
    work();
  } catch (error) {
    return faultOf(error);
  }
  throw new Error("Nothing was wrong.");
}

describe("what a program exports", () => {
  it.each([
    [{}, "program-no-problem"],
    [{ problem: { ...counting, starts: [] } }, "program-no-starts"],
    [{ problem: { ...counting, key: "state" } }, "program-no-function"],
    [{ problem: { ...counting, cost: 1 } }, "program-no-function"],
    [{ problem: counting, heuristics: 3 }, "program-no-heuristics"],
    [{ problm: counting }, "program-misnamed"],
    [{ problem: counting, heuristic: () => 0 }, "program-misnamed"],
    [{ problem: counting, heuristics: { left: 3 } }, "program-no-function"],
    [{ problem: counting, draw: "x" }, "program-no-function"],
  ])("is refused if it is %j", (exported, code) => {
    expect(faultIn(() => readProgram(exported)).said?.code).toBe(code);
  });

  it("may be more than is read, if it is called something else", () => {
    expect(Object.keys(readProgram({ problem: counting, drawCell: 3, helper: 1 }).heuristics)).toEqual([
      "zero",
    ]);
  });

  it("may be a class whose functions use this", () => {
    class Counting {
      starts = [0];
      goal = 2;
      actions = () => ["more"];
      result = (state: number) => state + 1;
      isGoal(state: number) {
        return state === this.goal;
      }
      key(state: number) {
        return state;
      }
    }
    expect(solve(readProgram({ problem: new Counting() }).problem, "breadth-first").cost).toBe(2);
  });
});

describe("an error in a function of a program", () => {
  it("names the function and the state, and has its place", () => {
    const isGoal = (state: number) => {
      if (state === 2) throw new TypeError("no such thing");
      return false;
    };
    const read = readProgram(
      { problem: { ...counting, isGoal } },
      { positionOf: () => ({ line: 7, column: 4 }) },
    );
    expect(faultIn(() => solve(read.problem, "breadth-first"))).toEqual({
      message: "isGoal ends with an error for the state 2: TypeError: no such thing",
      said: { code: "program-threw", values: ["isGoal", "TypeError: no such thing", "2"] },
      line: 7,
      column: 4,
    });
  });

  it("is told too if the answer is wrong", () => {
    const read = readProgram({ problem: { ...counting, cost: () => Number.NaN } });
    expect(faultIn(() => solve(read.problem, "uniform-cost")).said).toEqual({
      code: "program-answer",
      values: ["cost", "NaN", "0"],
    });
  });
});

describe("a drawing", () => {
  const drawn = (draw: unknown, state: unknown = { large: 4, small: 3 }) =>
    readProgram({ problem: counting, draw }).draw(state);

  it("is a line for each field, a text, rows of texts or cells", () => {
    expect(drawn(undefined)).toEqual({ lines: ["large: 4", "small: 3"] });
    expect(drawn(undefined, [1, [2, 3]])).toEqual({ lines: ["[1, [2, 3]]"] });
    expect(drawn(() => "a\nb")).toEqual({ lines: ["a", "b"] });
    expect(drawn(() => ["a", "b"])).toEqual({ lines: ["a", "b"] });
    expect(
      drawn(() => [
        ["a", 1],
        [{ text: "b", fill: "wall" }, null],
      ]),
    ).toEqual({
      rows: [
        [{ text: "a" }, { text: "1" }],
        [{ text: "b", fill: "wall" }, { text: "" }],
      ],
    });
  });

  it("that is something else is refused", () => {
    expect(faultIn(() => drawn(() => 3)).said?.code).toBe("program-drawing");
    expect(faultIn(() => drawn(() => [[1], 2])).said?.code).toBe("program-drawing");
  });

  it("takes the place of every state in a message, and of nothing else", () => {
    const columns = new Int32Array([1]);
    const message = { type: "x", frame: { state: () => 1, path: [{ state: 2 }] }, states: [3], columns };
    const draw = () => ({ lines: ["drawn"] });
    expect(withDrawings(message, draw)).toEqual({
      type: "x",
      frame: { state: draw(), path: [{ state: draw() }] },
      states: [draw()],
      columns,
    });
  });
});

describe("the examples", () => {
  const examples = { grid, queens, missionaries, pancakes };
  const costs = { grid: 16, queens: 6, missionaries: 11, pancakes: 6 };

  it.each(Object.entries(examples))("%s is solved by every strategy that can", (name, exported) => {
    const program = readProgram(exported);
    const domain = domainOf(program);
    const input = { text: "" };
    for (const { needs, optimal, name: strategy } of Object.values(strategies)) {
      if (needs.includes("backward")) continue;
      const settings = {
        strategy,
        nodes: "50000",
        ...(needs.includes("depth limit") && { "max-depth": "20" }),
      };
      const { search } = prepareIn(domain, { domain: "own-problem", input, settings });
      while (search.advance());
      const { outcome, cost } = search.result();
      expect(["solved", "limit"]).toContain(outcome);
      if (optimal === "always") expect(cost).toBe(costs[name as keyof typeof costs]);
    }
  });

  it("have heuristics of both kinds, and the examination tells them apart", () => {
    const promises = Object.entries(examples).map(([name, exported]) => {
      const { space, findings } = examine(readProgram(exported), limits);
      expect(findings).toEqual([]);
      expect(space?.isWhole).toBe(true);
      return [name, Object.entries(space!.heuristics).map(([one, { admissible }]) => [one, admissible])];
    });
    expect(promises).toEqual([
      [
        "grid",
        [
          ["manhattan", true],
          ["straight", true],
          ["doubled", false],
        ],
      ],
      [
        "queens",
        [
          ["missing", true],
          ["looking-ahead", true],
        ],
      ],
      [
        "missionaries",
        [
          ["boats", true],
          ["one-returns", true],
        ],
      ],
      [
        "pancakes",
        [
          ["gaps", true],
          ["misplaced", false],
        ],
      ],
    ]);
  });

  it("what refutes a heuristic is shown with its cost", () => {
    const { space } = examine(readProgram(pancakes), limits);
    const { counterexample } = space!.heuristics.misplaced!;
    expect(counterexample).toMatchObject({ state: "[5,4,3,2,1,6]", h: 4, cost: 1 });
    expect(counterexample!.drawn).toHaveProperty("rows");
  });
});

it.each(Object.entries({ es, ca, pt }))("what an examination finds is said in %s too", (_, words) => {
  const clashing = readProgram({ problem: { ...counting, key: (state: number) => Math.min(state, 2) } });
  const wrong = readProgram({ problem: counting, heuristics: { text: () => "1" } });
  for (const program of [clashing, wrong]) {
    const [finding] = examine(program, { ...limits, states: 10 }).findings;
    const text = faultText(words(asFlag), finding!.message, finding!.said);
    expect(text).not.toBe(finding!.message);
    expect(text).not.toBe("");
  }
});

it("an examination finds what is wrong before the space is looked at", () => {
  const clashing = { ...counting, key: (state: number) => Math.min(state, 2) };
  expect(examine(readProgram({ problem: clashing }), limits)).toMatchObject({
    findings: [{ kind: "key clash" }],
    space: null,
  });
  const wrong = readProgram({ problem: counting, heuristics: { text: () => "1" } });
  expect(examine(wrong, { ...limits, states: 10 }).findings).toMatchObject([
    { kind: "wrong answer", heuristic: "text" },
  ]);
});
