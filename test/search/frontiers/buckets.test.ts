/** Buckets give back what a heap gives back, whatever the size of the priorities. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Heap } from "../../../src/search/frontiers/heap.ts";
import { priorityFrontier } from "../../../src/search/frontiers/priority-frontier.ts";
import { type Problem, solve, type Ties } from "../../../src/search/index.ts";
import { NONE } from "../../../src/search/nodes/node.ts";

const ties: Ties[] = ["newest", "oldest", "high-g", "low-g"];
const small = fc.nat(20);
const large = fc.constantFrom(4096, 4097, 5000, 1_000_000_000, Number.MAX_SAFE_INTEGER);
const entry = fc.record({ priority: fc.oneof(small, small, large), g: fc.oneof(small, large) });
const other = fc.constantFrom(0.5, 2.25, -1, -0.5, 1e-9, 1 / 3);
const anyEntry = fc.record({ priority: fc.oneof(small, small, other), g: fc.oneof(small, other) });

describe.each(ties)("%s", (rule) => {
  it.each([
    ["whole numbers", entry, true],
    ["any numbers", anyEntry, false],
  ])("%s come out as from a heap", (_, entry, whole) => {
    fc.assert(
      fc.property(fc.array(fc.oneof(entry, entry, fc.constant("pop" as const))), (doings) => {
        const frontier = priorityFrontier(rule, whole);
        const heap = new Heap(rule);
        const popped = () => {
          const node = heap.pop();
          expect(frontier.pop()).toBe(node);
          if (node !== NONE) expect(frontier.poppedPriority).toBe(heap.poppedPriority);
          return node;
        };
        for (const [node, doing] of doings.entries()) {
          if (doing === "pop") popped();
          else {
            frontier.push(node, doing.priority, doing.g);
            heap.push(node, doing.priority, doing.g);
          }
        }
        while (popped() !== NONE);
      }),
    );
  });

  it("a problem with integerCosts of 1e9 is soon solved", () => {
    const problem: Problem<number, number> = {
      starts: [0],
      actions: () => [1, 2, 3],
      result: (state, action) => state + action,
      cost: (_, action) => 1_000_000_000 * action + 1,
      isGoal: (state) => state === 30,
      key: (state) => state,
      integerCosts: true,
    };
    const limits = { time: 5000 };
    const result = solve(problem, "a-star", { heuristic: () => 0, ties: rule, limits });
    expect(result).toMatchObject({ outcome: "solved", cost: 30_000_000_010, depth: 10 });
  });

  it("refuses what is not a whole number", () => {
    const frontier = priorityFrontier(rule, true);
    frontier.push(0, 1e9, 1e9);
    expect(() => frontier.push(1, 0.5, 0)).toThrow(
      "The problem says integerCosts, but 0.5 is not a whole number from 0.",
    );
  });
});
