/** The frontiers that behave like a list, against the list itself; and the numbers of the Lisp counting. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ReversedList } from "../../../src/search/frontiers/reversed-list.ts";
import { branchingFactor, solve } from "../../../src/search/index.ts";
import { NONE } from "../../../src/search/nodes/node.ts";
import { graphProblem } from "../toy-problems.ts";

/** A push of a priority, or a pop. */
const work = fc.array(fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constant("pop" as const)), {
  maxLength: 200,
});

describe("ties reversed-list", () => {
  it("takes what a list takes that every insertion reverses and sorts", () => {
    fc.assert(
      fc.property(work, (steps) => {
        const frontier = new ReversedList();
        let list: { node: number; priority: number }[] = [];
        steps.forEach((step, node) => {
          if (step === "pop") {
            const first = list.shift();
            expect(frontier.pop()).toBe(first?.node ?? NONE);
            if (first !== undefined) expect(frontier.poppedPriority).toBe(first.priority);
          } else {
            frontier.push(node, step);
            list = [{ node, priority: step }, ...list].reverse().sort((a, b) => a.priority - b.priority);
          }
        });
      }),
      { numRuns: 1000 },
    );
  });
});

/** A tree of two levels: 0 has 1 and 2, 1 has 3 and 4, 2 has 5 and 6; node 6 is the goal. */
const tree = graphProblem({
  nodes: 7,
  starts: [0],
  goals: [6],
  edges: [1, 2, 3, 4, 5, 6].map((to) => ({ from: Math.floor((to - 1) / 2), to, cost: 1 })),
});

describe("ties in-order", () => {
  it("explores the first child first", () => {
    const taken: number[] = [];
    solve(tree, "depth-first", {
      ties: "in-order",
      duplicates: "none",
      observer: { event: ({ type, state }) => type === "take" && taken.push(state) },
    });
    expect(taken).toEqual([0, 1, 3, 4, 2, 5, 6]);
  });
});

describe("precision single", () => {
  it("rounds h and then f to 32 bits", () => {
    const seen: number[] = [];
    solve(tree, "a-star", {
      heuristic: (node) => (node === 6 ? 0 : 1 / 3),
      precision: "single",
      observer: { event: ({ type, f }) => type === "take" && seen.push(f) },
    });
    expect(seen[0]).toBe(Math.fround(1 / 3));
    expect(seen[1]).toBe(Math.fround(1 + Math.fround(1 / 3)));
  });

  it("is refused where it means nothing", () => {
    expect(() => solve(tree, "breadth-first", { precision: "single" })).toThrow(
      'breadth-first has no precision "single"; it has double.',
    );
  });
});

describe("counting lisp", () => {
  it("counts what waits and what was expanded, the solution only in searches by age", () => {
    const options = { duplicates: "none", goalTest: "taken", counting: "lisp" } as const;
    const breadth = solve(tree, "breadth-first", options).metrics;
    expect(breadth).toMatchObject({ expanded: 6, frontierLeft: 0, generated: 7, penetrance: 0.2857143 });
    const best = solve(tree, "uniform-cost", { ...options, ties: "oldest" }).metrics;
    expect(best).toMatchObject({ expanded: 6, frontierLeft: 0, generated: 6, penetrance: 0.33333334 });
  });

  it("has no penetrance without a solution", () => {
    const none = { ...tree, isGoal: () => false };
    const { metrics } = solve(none, "breadth-first", { counting: "lisp" });
    expect(metrics).toMatchObject({ generated: 7, penetrance: null, branchingFactor: null });
  });

  it("stops the bisection at an interval below the tolerance", () => {
    expect(branchingFactor(3, 7, 0.1)).toBe(1.50390625);
    expect(branchingFactor(3, 7)).toBeCloseTo(1.4883, 4);
  });

  it("is refused under another name", () => {
    expect(() => solve(tree, "breadth-first", { counting: "c" as "lisp" })).toThrow('no counting "c"');
  });
});
