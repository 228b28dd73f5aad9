/** Conventions of other programs as choices by name: ties of a Java heap, ways of counting, where a limit stops. */
import { describe, expect, it } from "vitest";
import { JavaHeap } from "../../src/search/frontiers/java-heap.ts";
import { type Problem, type SearchEvent, solve } from "../../src/search/index.ts";

/** All words of a and b up to three letters; those with the same letters are the same state. The goal is bbb. */
const words: Problem<string, string> = {
  starts: [""],
  actions: (word) => (word.length < 3 ? ["a", "b"] : []),
  result: (word, letter) => word + letter,
  isGoal: (word) => word === "bbb",
  key: (word) => [...word].toSorted().join(""),
};
const never: Problem<string, string> = { ...words, isGoal: () => false };

describe("java-heap", () => {
  it("gives equal priorities in the order of java.util.PriorityQueue", () => {
    const heap = new JavaHeap();
    for (let node = 0; node < 8; node++) heap.push(node, 1);
    const order = Array.from({ length: 8 }, () => heap.pop());
    // The last one goes to the top, and among equals it stays there.
    expect(order).toEqual([0, 7, 6, 5, 4, 3, 2, 1]);
    expect(heap.pop()).toBe(-1);
  });

  it("gives smaller priorities first, whatever was inserted before", () => {
    const heap = new JavaHeap();
    const priorities = Array.from({ length: 500 }, (_, node) => (node * 7919) % 101);
    priorities.forEach((priority, node) => {
      heap.push(node, priority);
    });
    const popped = priorities.map(() => {
      const node = heap.pop();
      expect(heap.poppedPriority).toBe(priorities[node]);
      return heap.poppedPriority;
    });
    expect(popped).toEqual(priorities.toSorted((a, b) => a - b));
  });
});

describe("counting", () => {
  it("kept leaves out duplicates", () => {
    const made = solve(never, "breadth-first").metrics;
    const kept = solve(never, "breadth-first", { counting: "kept" }).metrics;
    expect(made.generated).toBe(13);
    expect(made.duplicates).toBe(3);
    expect(kept).toMatchObject({ generated: 10, duplicates: 3 });
  });

  it.each(["keep-first", "none"] as const)("kept counts the start in every round, with %s", (duplicates) => {
    const made = solve(words, "iterative-deepening", { duplicates }).metrics;
    const kept = solve(words, "iterative-deepening", { duplicates, counting: "kept" }).metrics;
    // Rounds to depth 0, 1, 2 and 3.
    expect(kept.generated).toBe(made.generated - made.duplicates + 3);
  });
});

describe("nodes at the limit", () => {
  it.each(["depth-first", "breadth-first", "depth-limited"] as const)(
    "count as expanded in %s if asked",
    (name) => {
      const options = { duplicates: "none", limits: { depth: 2 } } as const;
      expect(solve(never, name, options).metrics.expanded).toBe(3);
      expect(solve(never, name, { ...options, limitNodes: "expanded" }).metrics.expanded).toBe(7);
    },
  );
});

describe("a limit of nodes", () => {
  it("stops right after the last expansion, or when one more node was taken", () => {
    const limits = { nodes: 2 };
    const after = solve(never, "breadth-first", { limits });
    const taken = solve(never, "breadth-first", { limits, nodeStop: "taken" });
    expect(after).toMatchObject({ outcome: "limit", metrics: { expanded: 2, frontierLeft: 3, depth: 1 } });
    expect(taken).toMatchObject({ outcome: "limit", metrics: { expanded: 2, frontierLeft: 2, depth: 1 } });
  });

  it("that takes a goal has solved the problem", () => {
    const options = { goalTest: "taken", nodeStop: "taken", limits: { nodes: 3 } } as const;
    expect(solve(words, "depth-first", options)).toMatchObject({ outcome: "solved", depth: 3 });
  });
});

describe("deepening that remembers states within a round", () => {
  it("adds up its rounds and ends when all was searched", () => {
    const result = solve(never, "iterative-deepening", { duplicates: "keep-first" });
    expect(result.outcome).toBe("unsolvable");
    expect(result.metrics.expanded).toBe(0 + 1 + 3 + 6 + 10);
  });

  it("stops at the depth limit", () => {
    const options = { duplicates: "keep-first", limits: { depth: 2 } } as const;
    expect(solve(never, "iterative-deepening", options)).toMatchObject({ outcome: "limit", limit: "depth" });
  });

  it("gives every node of every round a number of its own, the start once", () => {
    const seen: SearchEvent<string, string>[] = [];
    const observer = { event: (event: SearchEvent<string, string>) => seen.push(event) };
    solve(words, "iterative-deepening", { duplicates: "keep-first", observer });
    const made = seen.filter(({ type }) => type === "start" || type === "generate").map(({ id }) => id);
    expect(new Set(made).size).toBe(made.length);
    expect(seen.filter(({ type }) => type === "bound")).toHaveLength(4);
  });
});
