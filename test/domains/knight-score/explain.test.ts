/** The terms of every estimate, joined in order, give the estimate: on boards, in the middle of games, for both goals. */
import { describe, expect, it } from "vitest";
import { inMemory } from "../../../src/domains/index.ts";
import { knightScore } from "../../../src/domains/knight-score/index.ts";

/** The states along a game that always takes the last jump. */
function statesOf(instance: string, goal: string) {
  const opened = knightScore.open({ instance }, { goal });
  const { problem } = opened;
  const states = [problem.starts[0]];
  for (let at = 0; at < 12; at++) {
    const action = problem.actions(states[at]!).at(-1);
    if (action === undefined || problem.isGoal(states[at]!)) break;
    states.push(problem.result(states[at]!, action));
  }
  return { opened, states };
}

describe.each(["A", "B", "C", "D", "E", "F"])("board %s", (instance) => {
  it.each(["target", "best"])("goal %s", (goal) => {
    const { opened, states } = statesOf(instance, goal);
    for (const name of opened.readyHeuristics()) {
      const heuristic = opened.heuristic(name, inMemory);
      for (const state of states) {
        const parts = opened.explain!(name, state, inMemory)!;
        const joined = parts.reduce(
          (before, { value, by }) =>
            by === "times" ? before * value : by === "divided" ? before / value : before + value,
          0,
        );
        if (heuristic(state) === Number.POSITIVE_INFINITY) expect(joined).toBe(Number.POSITIVE_INFINITY);
        else expect(joined).toBeCloseTo(heuristic(state), 9);
      }
    }
  });
});

it("shows the manual's formula, and the jumps counted on", () => {
  const { problem, explain } = knightScore.open({ instance: "A" }, {});
  const terms = (name: string) =>
    explain!(name, problem.starts[0]!, inMemory)!.map(({ kind, name: which, value, by }) =>
      [by ?? "", kind, which, Number(value.toFixed(3))].join(" ").trim(),
    );
  expect(terms("base")).toEqual(["missing  70", "divided mean  20.167"]);
  expect(terms("nova")).toEqual([
    ...["missing  70", "times ways  3", "divided directions  8", "divided highest  44"],
  ]);
  expect(terms("plan")).toEqual(["jump B1: 20 1", "jump C3: 30 1", "jump D5: 22 1", "spare 2 -0.002"]);
  expect(terms("reach").map((text) => text.split(" ")[0])).toEqual(["jump", "jump", "jump"]);
});
