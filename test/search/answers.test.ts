/** Wrong answers of a problem's functions are named with the state, by every strategy that asks them. */
import { describe, expect, it } from "vitest";
import { shown } from "../../src/search/answers.ts";
import {
  analyse,
  checkProblem,
  type Problem,
  ProblemError,
  Search,
  type StrategyName,
  solve,
  strategies,
} from "../../src/search/index.ts";
import { chain } from "./toy-problems.ts";

const names = Object.keys(strategies) as StrategyName[];
const informed = names.filter((name) => strategies[name].needs.includes("heuristic"));
const { problem: sound } = chain(5);

/** The error of a search in which one function returns a wrong answer for the state 2. */
function errorOf(
  name: StrategyName,
  asked: "actions" | "result" | "cost" | "isGoal" | "key" | "heuristic",
  answer: unknown,
): unknown {
  const original = { cost: () => 1, ...sound, heuristic: () => 0 }[asked] as (state: number) => unknown;
  const wrong = (state: number) => (state === 2 ? answer : original(state));
  const problem: Problem<number, 1> = asked === "heuristic" ? sound : { ...sound, [asked]: wrong };
  const heuristic = asked === "heuristic" ? (wrong as (state: number) => number) : () => 0;
  // The halves of a bidirectional search never meet, so that the forward one comes to the state 2.
  const backward = { starts: [100], actions: () => [1] as const, result: (state: number) => state + 1 };
  const apart: Problem<number, 1> = { ...problem, backward };
  try {
    return solve(apart, name, { heuristic, limits: { depth: 9 } }).outcome;
  } catch (error) {
    return error;
  }
}

const wrongAnswers = [
  [
    "cost",
    Number.NaN,
    "cost returned NaN for the state 2 and the action 1; it must return a finite number from 0.",
  ],
  [
    "cost",
    undefined,
    "cost returned undefined for the state 2 and the action 1; it must return a finite number from 0.",
  ],
  ["cost", -1, "cost returned -1 for the state 2 and the action 1; it must return a finite number from 0."],
  ["cost", "1", 'cost returned "1" for the state 2 and the action 1; it must return a finite number from 0.'],
  [
    "cost",
    Number.POSITIVE_INFINITY,
    "cost returned Infinity for the state 2 and the action 1; it must return a finite number from 0.",
  ],
  ["actions", undefined, "actions returned undefined for the state 2; it must return an array."],
  ["actions", new Set([1]), "actions returned [object Set] for the state 2; it must return an array."],
  [
    "actions",
    [1].values(),
    "actions returned [object Array Iterator] for the state 2; it must return an array.",
  ],
  [
    "result",
    undefined,
    "result returned undefined for the state 2 and the action 1; it must return a state.",
  ],
  [
    "result",
    Promise.resolve(3),
    "result returned a promise for the state 2 and the action 1; it must return a state.",
  ],
] as const;

describe.each(wrongAnswers)("%s that returns %s", (asked, answer, message) => {
  it.each(names)("is refused by %s", (name) => {
    const error = errorOf(name, asked, answer);
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({ message, asked, state: 2 });
  });
});

describe.each([Number.NaN, undefined, "3", null])("a heuristic that returns %s", (answer) => {
  it.each(informed)("is refused by %s", (name) => {
    const error = errorOf(name, "heuristic", answer);
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({ asked: "heuristic", state: 2, answer });
  });
});

describe.each([undefined, null, Number.NaN, {}])("a key of %s", (answer) => {
  it.each(names)("is refused by %s", (name) => {
    const error = errorOf(name, "key", answer);
    expect(error).toBeInstanceOf(ProblemError);
    expect((error as Error).message).toMatch(
      /^key returned .* for the state 2; it must return a string or a number\.$/,
    );
  });
});

describe("isGoal that does not answer with a truth value", () => {
  // Bidirectional search begins at the goals, so it need not ask.
  it.each(names.filter((name) => name !== "bidirectional"))("is refused by %s", (name) => {
    for (const [answer, text] of [
      [Promise.resolve(false), "a promise"],
      [undefined, "undefined"],
    ])
      expect(errorOf(name, "isGoal", answer)).toMatchObject({
        message: `isGoal returned ${text} for the state 2; it must return true or false.`,
      });
  });
});

describe.each([false, null, "", Promise.resolve(undefined), 0, {}])(
  "unsolvable that returns %s",
  (answer) => {
    it.each(names)("is refused by %s", (name) => {
      const problem: Problem<number, 1> = { ...sound, unsolvable: () => answer as unknown as string };
      expect(() => solve(problem, name, { heuristic: () => 0, limits: { depth: 9 } })).toThrow(
        `unsolvable returned ${shown(answer)} for the state 0; it must return a sentence, or undefined where there may be a solution.`,
      );
    });
  },
);

/** A state's successor and the one after that; an action is the state it leads to. */
const forwards: Problem<number, number> = {
  starts: [0],
  actions: (state) => [state + 1, state + 2].filter((next) => next <= 5),
  result: (_, next) => next,
  isGoal: (state) => state === 5,
  key: (state) => state,
};

describe("backward.result", () => {
  const expected = "it must return a state from which the action leads back.";

  it("that returns a promise is refused", () => {
    const backward = { starts: [5], actions: () => [5], result: () => Promise.resolve(4) as never };
    expect(() => solve({ ...forwards, backward }, "bidirectional")).toThrow(
      `backward.result returned a promise for the state 5 and the action 5; ${expected}`,
    );
  });

  it("from a start that is no goal is refused once it is the end of the solution", () => {
    const actions = (state: number) => [state];
    const backward = { starts: [4], actions, result: (state: number) => state - 1 };
    expect(() => solve({ ...forwards, backward }, "bidirectional")).toThrow(
      "isGoal returned false for the state 4; it must return true for the starts of backward.",
    );
  });

  it("by an action that leads elsewhere is refused once such a step is part of the solution", () => {
    // Its actions are the states before, not those that lead to the state.
    const actions = (state: number) => [state - 1, state - 2].filter((before) => before >= 0);
    const backward = { starts: [5], actions, result: (_: number, before: number) => before };
    expect(() => solve({ ...forwards, backward }, "bidirectional")).toThrow(
      /^backward\.result returned \d for the state \d and the action \d; it must return a state from which/,
    );
  });
});

describe("costs too large to be added", () => {
  const backward = { starts: [5], actions: (state: number) => [state], result: (state: number) => state - 1 };

  it.each(names)("are refused by %s", (name) => {
    const problem = { ...forwards, cost: () => 1e308, backward };
    expect(() => solve(problem, name, { heuristic: () => 0, limits: { depth: 9 } })).toThrow(
      /^cost returned 1e\+308 for .*; it must return at most 1e\+290, so that costs can be added\.$/,
    );
  });

  it.each(names)("are not the largest: %s", (name) => {
    const problem = { ...forwards, actions: (state: number) => (state < 5 ? [state + 1] : []), backward };
    const dear = { ...problem, cost: () => 1e290 };
    const { outcome, cost } = solve(dear, name, { heuristic: () => 0, limits: { depth: 9 } });
    expect(outcome).toBe("solved");
    expect(cost! / 5e290).toBeCloseTo(1, 12);
  });
});

describe("a search whose problem has thrown", () => {
  it.each(names)("is over, whatever is asked of it: %s", (name) => {
    for (const ask of ["advance", "advanceBy"] as const) {
      let isFirst = true;
      const failing = {
        ...forwards,
        result: (state: number, next: number) => {
          if (state === 2 && isFirst) {
            isFirst = false;
            throw new RangeError("only once");
          }
          return next;
        },
        backward: { starts: [100], actions: () => [1], result: (state: number) => state + 1 },
      };
      const search = new Search(failing, name, { heuristic: () => 0, limits: { depth: 9 } });
      expect(() => {
        while (search[ask](3));
      }).toThrow("only once");
      expect(search[ask](3)).toBe(false);
      expect(search.result()).toMatchObject({ outcome: "interrupted", cost: null });
    }
  });
});

it("a start whose estimate is NaN is refused too", () => {
  for (const name of informed)
    expect(() => solve(sound, name, { heuristic: () => Number.NaN })).toThrow(
      "heuristic returned NaN for the state 0",
    );
});

it("long and circular values are shown as far as they can be", () => {
  const circular: unknown[] = [];
  circular.push(circular);
  expect(shown(circular)).toBe("[object Array]");
  expect(shown({ cells: Array.from({ length: 500 }, () => 1) })).toBe(`{"cells":[${"1,".repeat(95)}…`);
  expect(shown(12n)).toBe("12n");
  expect(shown(new Map())).toBe("[object Map]");
  expect(shown(new Uint8Array([1, 2]))).toBe('{"0":1,"1":2}');
});

describe.each([
  ["and returns it", (state: number[]) => state],
  ["and returns a copy", (state: number[]) => [...state]],
])("result that changes its state %s", (_, returned) => {
  const counting: Problem<number[], number> = {
    starts: [[0]],
    actions: () => [1, 2],
    result: (state, step) => {
      state[0]! += step;
      return returned(state);
    },
    isGoal: ([count]) => count === 9,
    key: ([count]) => count!,
    backward: { starts: [[9]], actions: ([count]) => [count!], result: ([count]) => [count! - 1] },
  };

  it.each(names)("is refused by %s", (name) => {
    const problem = { ...counting, starts: [[0]] };
    expect(() => solve(problem, name, { heuristic: () => 0, limits: { depth: 9, nodes: 1000 } })).toThrow(
      /^result changed the state with the key \d to \[\d\]; it must return a new state and leave the one it is given as it is\.$/,
    );
  });
});

describe("a problem without types", () => {
  const wrong = [
    [{ starts: new Set([0]) }, "problem.starts must be an array with at least one state."],
    [{ starts: undefined }, "problem.starts must be an array with at least one state."],
    [{ isGoal: undefined }, "problem.isGoal must be a function."],
    [{ key: "name" }, "problem.key must be a function."],
    [{ cost: 1 }, "problem.cost must be a function."],
    [{ unsolvable: "never" }, "problem.unsolvable must be a function."],
    [
      { backward: { starts: new Set([5]) } },
      "problem.backward.starts must be an array with at least one state.",
    ],
    [{ backward: { starts: [5] } }, "problem.backward.actions must be a function."],
    [{ backward: { starts: [5], actions: () => [] } }, "problem.backward.result must be a function."],
  ] as const;

  it.each(wrong)("%o: %s", (part, message) => {
    const problem = { ...sound, ...part } as unknown as Problem<number, 1>;
    expect(() => solve(problem, "uniform-cost")).toThrow(message);
    expect(() => checkProblem(problem)).toThrow(message);
    expect(() => analyse(problem, {})).toThrow(message);
  });

  it("has a heuristic that is a function", () => {
    const heuristic = 5 as unknown as () => number;
    expect(() => solve(sound, "a-star", { heuristic })).toThrow("heuristic must be a function.");
  });
});
