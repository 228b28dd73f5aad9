/** One test for each numbered rule of docs/search-rules.md, under its number. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { heuristics } from "../../src/domains/sliding-tiles/heuristics/index.ts";
import { SlidingTiles } from "../../src/domains/sliding-tiles/problem.ts";
import {
  branchingFactor,
  type NumberName,
  type Problem,
  penetrance,
  type SearchEvent,
  type SolveOptions,
  type StrategyName,
  solve,
  strategies,
  strategiesWith,
} from "../../src/search/index.ts";

/** A graph by its edges: from each name to others, with costs. The goals are in capitals. */
function graph(
  edges: Readonly<Record<string, Readonly<Record<string, number>>>>,
  ...starts: string[]
): Problem<string, string> {
  return {
    starts,
    actions: (state) => Object.keys(edges[state] ?? {}),
    result: (_, action) => action,
    cost: (state, action) => edges[state]![action]!,
    isGoal: (state) => state === state.toUpperCase(),
    key: (state) => state,
  };
}

function events(
  problem: Problem<string, string>,
  strategy: StrategyName,
  options: SolveOptions<string, string> = {},
): SearchEvent<string, string>[] {
  const seen: SearchEvent<string, string>[] = [];
  solve(problem, strategy, { ...options, observer: { event: (event) => seen.push(event) } });
  return seen;
}

function named(seen: readonly SearchEvent<string, string>[], ...types: string[]): string {
  return seen
    .filter(({ type }) => types.includes(type))
    .map(({ state }) => state)
    .join(" ");
}

const tree = graph({ a: { b: 1, c: 1 }, b: { d: 1, e: 1 }, c: { f: 1, G: 1 } }, "a");
const still = () => 0;
const board = (digits: string) => [...digits].map(Number);
const eight = { rows: 3, columns: 3 };
const puzzle = new SlidingTiles(eight, board("867254301"));
const manhattan = heuristics.manhattan.create(eight, puzzle.goal);

describe("the rules of a search", () => {
  test("S1 starts and children enter in their order", () => {
    const seen = events(graph({ a: { c: 1, d: 1 }, b: { e: 1 } }, "a", "b"), "breadth-first");
    expect(named(seen, "start", "generate")).toBe("a b c d e");
  });

  test("S2 breadth-first takes the oldest node, depth-first the newest", () => {
    expect(named(events(tree, "breadth-first", { goalTest: "taken" }), "take")).toBe("a b c d e f G");
    expect(named(events(tree, "depth-first"), "take")).toBe("a c G");
  });

  test("S3 ties go to the newest; a cheaper path makes a node new", () => {
    const flat = graph({ a: { b: 1, c: 1, d: 1 }, d: { G: 1 } }, "a");
    expect(named(events(flat, "uniform-cost"), "take")).toBe("a d c b G");
    expect(named(events(flat, "uniform-cost", { ties: "oldest" }), "take")).toBe("a b c d G");
    const shortcut = graph({ a: { b: 3, c: 1, d: 2 }, c: { b: 1 }, b: { G: 9 } }, "a");
    expect(named(events(shortcut, "uniform-cost"), "take")).toBe("a c b d G");
    expect(named(events(shortcut, "uniform-cost"), "update")).toBe("b");
  });

  test("S4 a path search goes below each child at once, the first first", () => {
    const seen = events(tree, "depth-limited", { limits: { depth: 2 } });
    expect(named(seen, "generate", "take")).toBe("a b b d d e e c c f f G G");
  });

  test("S5 the goal is tested when generated or when taken", () => {
    const goalFirst = graph({ a: { G: 1, b: 1 } }, "a");
    expect(solve(goalFirst, "breadth-first").metrics.generated).toBe(2);
    expect(solve(goalFirst, "breadth-first", { goalTest: "taken" }).metrics.generated).toBe(3);
    expect(solve(graph({}, "A"), "breadth-first").metrics.taken).toBe(0);
    const testsGenerated = Object.values(strategies).filter(
      ({ options }) => options.goalTest[0] === "generated",
    );
    expect(testsGenerated.map(({ name }) => name)).toEqual(["breadth-first", "beam"]);
  });

  test("S6 the duplicate policies", () => {
    const square = graph({ a: { b: 1, c: 5 }, b: { a: 1, c: 1 }, c: { d: 1, b: 1 }, d: { a: 1, G: 9 } }, "a");
    const made = (duplicates: SolveOptions<string, string>["duplicates"]) => {
      const seen = events(square, "uniform-cost", { duplicates, limits: { depth: 2 } });
      return [named(seen, "generate"), named(seen, "duplicate"), named(seen, "update")];
    };
    expect(made("none")).toEqual(["b c a c d b", "", ""]);
    expect(made("parent")[0]).toBe("b c c d b");
    expect(made("path")).toEqual(["b c c d b", "a", ""]);
    expect(made("keep-first")).toEqual(["b c d", "a c b", ""]);
    expect(made("keep-cheapest")).toEqual(["b c c d", "a b", ""]);
    const seen = events(square, "uniform-cost", { duplicates: "keep-cheapest" });
    expect(["generate", "duplicate", "update"].map((type) => named(seen, type))).toEqual([
      "b c d G",
      "a b a",
      "c",
    ]);
  });

  test("S7 generated counts all nodes made, the starts once over all rounds", () => {
    const result = solve(puzzle, "a-star", { heuristic: manhattan });
    const kept = result.metrics.generated - result.metrics.duplicates;
    expect(kept).toBeGreaterThan(result.metrics.opened);
    const line = graph({ a: { b: 1 }, b: { c: 1 }, c: { D: 1 } }, "a");
    expect(solve(line, "iterative-deepening").metrics.generated).toBe(1 + 0 + 1 + 2 + 3);
  });

  test("S8 expanded, duplicates and reopened", () => {
    const { metrics } = solve(graph({ a: { b: 1, c: 1 }, b: { a: 1, c: 1 } }, "a"), "breadth-first");
    expect(metrics).toMatchObject({ expanded: 3, duplicates: 2, reopened: 0 });
    const inconsistent = graph({ a: { b: 1, c: 3 }, b: { c: 1 }, c: { d: 3 }, d: { G: 3 } }, "a");
    const heuristic = (state: string) => (state === "b" ? 6 : 0);
    expect(solve(inconsistent, "a-star", { heuristic }).metrics.reopened).toBe(2);
  });

  test("S9 taken leaves out the starts, opened counts different states", () => {
    const { metrics } = solve(graph({ a: { c: 1 }, b: { c: 1 }, c: {} }, "a", "b"), "uniform-cost");
    expect(metrics).toMatchObject({ taken: 1, opened: 3, generated: 4 });
  });

  test("S10 penetrance and branching factor", () => {
    expect(penetrance(3, 12)).toBe(0.25);
    expect(branchingFactor(3, 2 + 4 + 8)).toBeCloseTo(2, 12);
    expect(branchingFactor(1, 7)).toBeCloseTo(7, 12);
    expect(branchingFactor(0, 1)).toBeNull();
  });

  test("S11 the same counts again, with and without an observer", () => {
    const {
      timeMs: _,
      memoryBytes: __,
      ...first
    } = solve(puzzle, "a-star", { heuristic: manhattan }).metrics;
    const observer = { event: () => {} };
    expect(solve(puzzle, "a-star", { heuristic: manhattan }).metrics).toMatchObject(first);
    expect(solve(puzzle, "a-star", { heuristic: manhattan, observer }).metrics).toMatchObject(first);
  });

  test("S12 a limit is an outcome, and nodes is exact", () => {
    const result = solve(puzzle, "a-star", { heuristic: manhattan, limits: { nodes: 1234 } });
    expect(result).toMatchObject({
      outcome: "limit",
      limit: "nodes",
      cost: null,
      metrics: { expanded: 1234 },
    });
  });

  test("S13 nodes at the depth limit are tested but not expanded", () => {
    expect(solve(tree, "uniform-cost", { limits: { depth: 2 } }).outcome).toBe("solved");
    expect(solve(tree, "uniform-cost", { limits: { depth: 1 } })).toMatchObject({
      outcome: "limit",
      limit: "depth",
    });
    expect(solve(graph({ a: { b: 1 } }, "a"), "uniform-cost", { limits: { depth: 2 } }).outcome).toBe(
      "unsolvable",
    );
  });

  test("S14 a node without hope never enters the frontier", () => {
    const heuristic = (state: string) => (state === "c" ? Number.POSITIVE_INFINITY : 0);
    const result = solve(tree, "a-star", { heuristic });
    expect(result).toMatchObject({ outcome: "unsolvable", metrics: { opened: 4, generated: 5 } });
    const blind = solve(tree, "uniform-cost", { heuristic });
    expect(blind.metrics).toEqual({ ...solve(tree, "uniform-cost").metrics, timeMs: blind.metrics.timeMs });
  });

  test("S15 a problem known to be unsolvable is not searched", () => {
    const result = solve(new SlidingTiles(eight, board("123456807")), "a-star", { heuristic: still });
    expect(result).toMatchObject({ outcome: "unsolvable", metrics: { generated: 0, expanded: 0 } });
    expect(result.reason).toContain("parity");
  });

  test("S16 the fast forms visit the nodes of the plain form", () => {
    const {
      timeMs: _,
      memoryBytes: __,
      ...packed
    } = solve(puzzle, "a-star", { heuristic: manhattan }).metrics;
    const plain: Problem<readonly number[], string> = Object.assign(Object.create(puzzle), {
      graph: undefined,
      packed: undefined,
      inPlace: undefined,
    });
    expect(solve(plain, "a-star", { heuristic: manhattan }).metrics).toMatchObject(packed);
    const walk = solve(puzzle, "ida-star", { heuristic: manhattan });
    const { timeMs: ___, memoryBytes: ____, ...inPlace } = walk.metrics;
    const objects = solve(plain, "ida-star", { heuristic: manhattan });
    expect(objects.metrics).toMatchObject(inPlace);
    expect(objects.actions).toEqual(walk.actions);
  });

  test("S17 a strategy refuses the options of others", () => {
    const problem = { ...graph({ a: { G: 1 } }, "a"), backward: graph({ G: { a: 1 } }, "G") };
    const values: Record<NumberName, number> = { weight: 3, width: 10, capacity: 10 };
    for (const option of Object.keys(values) as NumberName[]) {
      const owners = strategiesWith(option).map(({ name }) => name);
      for (const name of Object.keys(strategies) as StrategyName[]) {
        const options = { heuristic: still, [option]: values[option], limits: { depth: 3 } };
        if (owners.includes(name)) expect(solve(problem, name, options).outcome).toBe("solved");
        else
          expect(() => solve(problem, name, options)).toThrow(
            `${name} has no ${option}: that is an option of ${owners.join(", ")}.`,
          );
      }
    }
  });

  test("S18 ida-star ends on every finite graph, after a few rounds", () => {
    const free = { a: { b: 0 }, b: { c: 0 }, c: { a: 0 } };
    const limits = { nodes: 10_000 };
    expect(solve(graph(free, "a"), "ida-star", { heuristic: still, limits })).toMatchObject({
      outcome: "unsolvable",
      metrics: { duplicates: 1 },
    });
    const paid = { a: { b: 1 }, b: { c: 2 }, c: { a: 3, d: 1 } };
    expect(solve(graph(paid, "a"), "ida-star", { heuristic: still, limits }).outcome).toBe("unsolvable");
    // 2000 ways out of the start, each with a cost of its own: one round for each would be two million expansions.
    const ways = Object.fromEntries(Array.from({ length: 2000 }, (_, way) => [`way ${way}`, 1 + way / 4096]));
    const star = graph({ a: ways, "way 1999": { G: 1 } }, "a");
    const result = solve(star, "ida-star", { heuristic: still });
    expect(result).toMatchObject({ outcome: "solved", cost: 2 + 1999 / 4096 });
    expect(result.metrics.expanded).toBeLessThan(20_000);
  });

  test("S19 a wrong answer of the problem ends the search with its name and state", () => {
    expect(() => solve(graph({ a: { b: Number.NaN }, b: {} }, "a"), "uniform-cost")).toThrow(
      'cost returned NaN for the state "a" and the action "b"; it must return a finite number from 0.',
    );
  });

  test("S20 a path within the depth limit is found", () => {
    // The cheap way to d, on which depth-first comes to it, is too long.
    const detour = graph({ a: { e: 5, b: 1 }, b: { c: 1 }, c: { d: 1 }, e: { d: 1 }, d: { G: 1 } }, "a");
    for (const [name, row] of Object.entries(strategies)) {
      if (row.needs.includes("backward")) continue;
      const result = solve(detour, name as StrategyName, { heuristic: still, limits: { depth: 3 } });
      expect(result).toMatchObject({ outcome: "solved", cost: 7, states: ["a", "e", "d", "G"] });
    }
    expect(solve(detour, "depth-first", { limits: { depth: 3 } }).metrics).toMatchObject({
      generated: 8,
      duplicates: 1,
    });
  });

  test("S21 costs that cannot be added exactly are compared as if they could", () => {
    // Of equal cost are 0.1 + 0.2 + 0.3 and 0.3 + 0.2 + 0.1, which differ in their last digit, and six steps of 0.1.
    const ways = {
      a: { b: 1, c: 3, d: 1 },
      b: { e: 2 },
      c: { f: 2 },
      d: { g: 1 },
      g: { h: 1 },
      h: { i: 1 },
      i: { f: 1 },
    };
    const edges = { ...ways, e: { G: 3 }, f: { G: 1 } };
    const tenth = Object.fromEntries(
      Object.entries(edges).map(([from, to]) => [
        from,
        Object.fromEntries(Object.entries(to).map(([name, cost]) => [name, cost / 10])),
      ]),
    );
    for (const strategy of ["ida-star", "rbfs", "sma-star"] as const) {
      const whole = solve(graph(edges, "a"), strategy, { heuristic: still });
      const real = solve(graph(tenth, "a"), strategy, { heuristic: still });
      expect(real.states).toEqual(whole.states);
      expect(real.metrics.generated).toBe(whole.metrics.generated);
      expect(real.cost).toBeCloseTo(0.6, 12);
    }
  });

  test("every rule has its test", () => {
    const rules = readFileSync(new URL("../../docs/search-rules.md", import.meta.url), "utf8").match(
      /\*\*S\d+\*\*/g,
    )!;
    const tests = readFileSync(new URL(import.meta.url), "utf8").match(/test\("S\d+/g)!;
    expect(tests.map((text) => text.slice(6))).toEqual(rules.map((text) => text.slice(2, -2)));
  });
});
