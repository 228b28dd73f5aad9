/** What ends a search from outside: limits, an AbortSignal, options that do not fit; and starts and estimates at the edge. */
import { describe, expect, it } from "vitest";
import type { Board, Move } from "../../src/domains/sliding-tiles/board.ts";
import { heuristics, type SlidingHeuristic } from "../../src/domains/sliding-tiles/heuristics/index.ts";
import { SlidingTiles } from "../../src/domains/sliding-tiles/problem.ts";
import {
  type NodeStop,
  nodeStops,
  OptionError,
  type Problem,
  Search,
  type SearchEvent,
  type SolveOptions,
  type StrategyName,
  solve,
  solveAsync,
  strategies,
} from "../../src/search/index.ts";
import { endlessTree, graphProblem } from "./toy-problems.ts";

const names = Object.keys(strategies) as StrategyName[];
const still = () => 0;

/** The limits, and a depth limit for the strategy that needs one. */
function limited(name: StrategyName, limits: SolveOptions<unknown, unknown>["limits"]) {
  return { depth: strategies[name].needs.includes("depth limit") ? 40 : undefined, ...limits };
}

const eight = { rows: 3, columns: 3 };
const fast = new SlidingTiles(eight, [8, 6, 7, 2, 5, 4, 3, 0, 1]);
const manhattan = heuristics.manhattan.create(eight, fast.goal);
/** The same problem without its fast forms. */
const plain: Problem<Board, Move> = Object.assign(Object.create(fast), {
  graph: undefined,
  packed: undefined,
  inPlace: undefined,
});

describe("nodes", () => {
  /** The two that solve the board with fewer. */
  const quick: readonly StrategyName[] = ["greedy", "weighted-a-star"];

  const stops = Object.keys(nodeStops) as NodeStop[];
  const everyStop = names.flatMap((name) => stops.map((nodeStop) => ({ name, nodeStop })));

  it.each(everyStop)(
    "$name, stopped when $nodeStop, expands exactly as many as it may",
    ({ name, nodeStop }) => {
      for (const problem of [fast, plain]) {
        for (const nodes of [0, 1, 2, 3, 60, ...(quick.includes(name) ? [] : [100, 1000])]) {
          const limits = limited(name, { nodes });
          const result = solve(problem, name, { heuristic: manhattan, limits, nodeStop });
          expect(result).toMatchObject({ outcome: "limit", limit: "nodes", cost: null, depth: null });
          expect(result.metrics.expanded).toBe(nodes);
        }
      }
    },
  );

  it.each(names)("%s takes one more node when stopped there, if it has a frontier", (name) => {
    const takenWhen = (nodeStop: NodeStop) =>
      solve(plain, name, { heuristic: manhattan, limits: limited(name, { nodes: 50 }), nodeStop }).metrics
        .taken;
    const holdsOnePath = ["depth-limited", "iterative-deepening", "ida-star"].includes(name);
    expect(takenWhen("taken") - takenWhen("expanded")).toBe(holdsOnePath ? 0 : 1);
  });

  it("sma-star does not make a forgotten node again when it may expand no more", () => {
    for (let nodes = 0; nodes < 300; nodes++) {
      const options = { heuristic: manhattan, capacity: 40, limits: { nodes }, nodeStop: "taken" } as const;
      expect(solve(plain, "sma-star", options).metrics.expanded).toBe(nodes);
    }
  });

  const walked = Object.entries<SlidingHeuristic>(heuristics)
    .filter(([, row]) => row.only?.fits(eight) ?? true)
    .map(([name, row]) => ({ name, heuristic: row.create(eight, fast.goal) }))
    .filter(({ heuristic }) => fast.inPlace(heuristic) !== undefined);

  it.each(walked)("IDA* in place with $name expands exactly as many", ({ heuristic }) => {
    for (const nodes of [1, 2, 50]) {
      const limits = { nodes };
      const { metrics, limit } = solve(fast, "ida-star", { heuristic, limits });
      const observed = solve(plain, "ida-star", { heuristic, limits }).metrics;
      expect(limit).toBe("nodes");
      expect(metrics.expanded).toBe(nodes);
      expect({ ...metrics, timeMs: 0, memoryBytes: 0 }).toEqual({ ...observed, timeMs: 0, memoryBytes: 0 });
    }
  });

  it.each(names)("%s counts alike up to the limit with and without the fast forms", (name) => {
    const counted = (problem: Problem<Board, Move>) => {
      const { metrics } = solve(problem, name, {
        heuristic: manhattan,
        limits: limited(name, { nodes: 60 }),
      });
      return { ...metrics, timeMs: 0, memoryBytes: 0 };
    };
    expect(counted(fast)).toEqual(counted(plain));
  });
});

describe("depth", () => {
  it.each(names)("%s keeps its counters", (name) => {
    const result = solve(fast, name, { heuristic: manhattan, limits: { depth: 6 } });
    expect(result).toMatchObject({ outcome: "limit", limit: "depth", cost: null, actions: [], states: [] });
    expect(result.metrics.expanded).toBeGreaterThan(0);
    expect(result.metrics.generated).toBeGreaterThan(result.metrics.expanded);
    expect(result.metrics.penetrance).toBeNull();
    expect(result.metrics.branchingFactor).toBeNull();
  });

  it.each(names)("%s with depth 0 looks at the starts only", (name) => {
    const result = solve(fast, name, { heuristic: manhattan, limits: { depth: 0 } });
    expect(result).toMatchObject({ outcome: "limit", limit: "depth" });
    expect(result.metrics.expanded).toBe(0);
    const solved = new SlidingTiles(eight, fast.goal);
    expect(solve(solved, name, { heuristic: manhattan, limits: { depth: 0 } })).toMatchObject({
      outcome: "solved",
      depth: 0,
    });
  });
});

describe("cpu", () => {
  it.each(names)("%s stops in an endless space", (name) => {
    const before = process.cpuUsage();
    const result = solve(endlessTree, name, {
      heuristic: still,
      limits: { depth: name === "depth-limited" ? 1e9 : undefined, cpu: 5, memory: 1e8 },
    });
    expect(result).toMatchObject({ outcome: "limit", limit: "cpu", cost: null });
    const { user, system } = process.cpuUsage(before);
    expect(user + system).toBeGreaterThanOrEqual(5000);
  });

  it("does not count what the process does between two advances in step with others", () => {
    const search = new Search(endlessTree, "breadth-first", { limits: { cpu: 60 } });
    search.advanceBy(10);
    const busy = process.cpuUsage();
    while (process.cpuUsage(busy).user < 80_000);
    expect(search.advanceBy(10)).toBe(true);
  });

  it("is refused where the processor's time cannot be measured", () => {
    const { cpuUsage } = process;
    try {
      Object.assign(process, { cpuUsage: undefined });
      expect(() => solve(endlessTree, "breadth-first", { limits: { cpu: 5 } })).toThrow(OptionError);
    } finally {
      process.cpuUsage = cpuUsage;
    }
  });
});

describe("time", () => {
  it.each(names)("%s stops in an endless space", (name) => {
    const result = solve(endlessTree, name, {
      heuristic: still,
      limits: { depth: name === "depth-limited" ? 1e9 : undefined, time: 5, memory: 1e8 },
    });
    expect(result).toMatchObject({ outcome: "limit", limit: "time", cost: null });
    expect(result.metrics.expanded).toBeGreaterThan(0);
    expect(result.metrics.timeMs).toBeGreaterThanOrEqual(5);
  });

  it("stops soon in a problem that is slow to answer", () => {
    let questions = 0;
    const slow: typeof endlessTree = {
      ...endlessTree,
      isGoal(state) {
        questions++;
        const until = performance.now() + 4;
        while (performance.now() < until);
        return endlessTree.isGoal(state);
      },
    };
    const result = solve(slow, "breadth-first", { goalTest: "taken", limits: { time: 20 } });
    expect(result).toMatchObject({ outcome: "limit", limit: "time" });
    // At 4 ms per question, five fill the time.
    expect(questions).toBeLessThan(20);
  });

  it("time 0 stops at the first check", () => {
    const result = solve(fast, "a-star", { heuristic: manhattan, limits: { time: 0 } });
    expect(result).toMatchObject({ outcome: "limit", limit: "time", metrics: { expanded: 1 } });
  });
});

describe("memory", () => {
  /** Those whose memory grows; the others hold one path. */
  const growing = names.filter((name) => strategies[name].options.duplicates[0]!.startsWith("keep-"));
  const wide = (name: StrategyName) => (name === "beam" ? { width: 50_000 } : {});
  const forms: [string, Problem<Board, Move>][] = [
    ["packed", fast],
    ["object", plain],
  ];

  describe.each(forms)("%s nodes", (_, problem) => {
    it.each(growing)("%s stops before it exceeds the limit", (name) => {
      for (const memory of [60_000, 100_000, 1_000_000]) {
        const options = { heuristic: still, limits: { memory, nodes: 100_000 }, ...wide(name) };
        const result = solve(problem, name, options);
        expect(result).toMatchObject({ outcome: "limit", limit: "memory", cost: null });
        expect(result.metrics.memoryBytes).toBeLessThanOrEqual(memory * 1.05);
        if (memory > 100_000) expect(result.metrics.expanded).toBeGreaterThan(100);
      }
    });

    it.each(growing)("%s without any memory ends at once, with a sound result", (name) => {
      const result = solve(problem, name, { heuristic: still, limits: { memory: 0 } });
      expect(result).toMatchObject({ outcome: "limit", limit: "memory" });
      expect(result.metrics).toMatchObject({ expanded: 0 });
      expect(result.metrics.memoryBytes).toBeLessThan(50_000);
    });
  });

  it.each(growing)("%s without duplicates dropped stops too", (name) => {
    const policy = strategies[name].options.duplicates.find((duplicates) => duplicates === "none");
    if (policy === undefined) return;
    const limits = { memory: 2_000_000 };
    const result = solve(fast, name, { heuristic: still, duplicates: policy, limits, ...wide(name) });
    expect(result).toMatchObject({ outcome: "limit", limit: "memory" });
    expect(result.metrics.memoryBytes).toBeLessThanOrEqual(2_100_000);
  });

  it.each(["depth-limited", "iterative-deepening", "ida-star"] as const)(
    "%s, which holds one path, stops on a path that is too long",
    (name) => {
      const endless: Problem<number, 1> = {
        starts: [0],
        actions: () => [1],
        result: (state) => state + 1,
        isGoal: () => false,
        key: (state) => state,
      };
      const result = solve(endless, name, { heuristic: still, limits: { memory: 30_000, depth: 1e6 } });
      expect(result).toMatchObject({ outcome: "limit", limit: "memory" });
    },
  );

  it("what the host measures counts, where it can measure", () => {
    let inUse = 0;
    const result = solve(fast, "ida-star", {
      heuristic: still,
      limits: { memory: 1000 },
      memoryInUse: () => (inUse += 10),
    });
    expect(result).toMatchObject({ outcome: "limit", limit: "memory" });
    expect(result.metrics.expanded).toBeGreaterThan(0);
  });

  it("enough memory changes nothing", () => {
    const options = { heuristic: manhattan };
    const { metrics } = solve(fast, "a-star", options);
    const bounded = solve(fast, "a-star", { ...options, limits: { memory: 1e9 } }).metrics;
    expect({ ...bounded, timeMs: 0, memoryBytes: 0 }).toEqual({ ...metrics, timeMs: 0, memoryBytes: 0 });
  });
});

describe("an AbortSignal", () => {
  it.each(names)("%s aborted by what its observer sees keeps its counters", (name) => {
    const controller = new AbortController();
    let expansions = 0;
    const observer = {
      event: ({ type }: SearchEvent) => {
        if (type === "expand" && ++expansions === 100) controller.abort();
      },
    };
    const limits = { depth: name === "depth-limited" ? 1e9 : undefined, memory: 1e9 };
    const { signal } = controller;
    const result = solve(endlessTree, name, { heuristic: still, observer, signal, limits });
    expect(result).toMatchObject({ outcome: "interrupted", limit: null, cost: null, actions: [] });
    expect(result.metrics.expanded).toBe(expansions);
    expect(result.metrics.expanded).toBeGreaterThanOrEqual(100);
    expect(result.metrics.generated).toBeGreaterThan(100);
  });

  it("aborted before the beginning", () => {
    const signal = AbortSignal.abort();
    const result = solve(endlessTree, "breadth-first", { signal });
    expect(result).toMatchObject({ outcome: "interrupted" });
    expect(result.metrics.expanded).toBeLessThanOrEqual(1);
  });

  it("aborted by a timer while solveAsync yields", async () => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), 30);
    const { signal } = controller;
    const result = await solveAsync(endlessTree, "iterative-deepening", { signal });
    clearTimeout(timer);
    expect(result).toMatchObject({ outcome: "interrupted" });
    expect(result.metrics.expanded).toBeGreaterThan(0);
  });

  it("aborted after the end changes nothing", () => {
    const controller = new AbortController();
    const search = new Search(fast, "a-star", { heuristic: manhattan, signal: controller.signal });
    while (search.advance());
    controller.abort();
    expect(search.advance()).toBe(false);
    expect(search.result()).toMatchObject({ outcome: "solved", cost: 31 });
  });
});

describe("a search in pieces", () => {
  it("solveAsync lets timers run", async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    const ends = { ...endlessTree, isGoal: () => ticks > 1 };
    const result = await solveAsync(ends, "iterative-deepening", { limits: { time: 20_000 } });
    clearInterval(timer);
    expect(result).toMatchObject({ outcome: "solved" });
  });

  it("solveAsync gives what solve gives", async () => {
    const options = { limits: { nodes: 20_000 } };
    const result = await solveAsync(plain, "breadth-first", options);
    const { metrics, ...answer } = solve(plain, "breadth-first", options);
    expect(result).toMatchObject(answer);
    const unmeasured = { timeMs: 0, memoryBytes: 0 };
    expect({ ...result.metrics, ...unmeasured }).toEqual({ ...metrics, ...unmeasured });
  });

  it("solveAsync refuses like solve", async () => {
    await expect(solveAsync(fast, "a-star")).rejects.toThrow(OptionError);
  });

  it("says between two pieces what is known so far", () => {
    const search = new Search(endlessTree, "breadth-first");
    expect(search.advance()).toBe(true);
    const first = search.result();
    expect(first).toMatchObject({ outcome: "interrupted", limit: null, cost: null, states: [] });
    expect(first.metrics.frontierLeft).toBeGreaterThan(0);
    expect(search.advance()).toBe(true);
    expect(search.result().metrics.expanded).toBeGreaterThan(first.metrics.expanded);
    expect(search.result().metrics.timeMs).toBeGreaterThan(first.metrics.timeMs);
  });
});

describe("options that do not fit", () => {
  const refusal = (name: string, options: object = {}, problem: Problem<Board, Move> = plain) => {
    try {
      solve(problem, name as StrategyName, { heuristic: manhattan, ...options });
      return undefined;
    } catch (error) {
      expect(error).toBeInstanceOf(OptionError);
      return (error as Error).message;
    }
  };

  it.each([
    ["a-star", { heuristic: undefined }, "a-star needs a heuristic."],
    ["depth-limited", {}, "depth-limited needs a depth limit (--max-depth)."],
    [
      "a-star",
      { duplicates: "some" },
      'a-star has no duplicates "some"; it has keep-cheapest, keep-first, none, parent, path.',
    ],
    [
      "ida-star",
      { duplicates: "keep-first" },
      'ida-star has no duplicates "keep-first"; it has parent, path, none.',
    ],
    ["a-star", { goalTest: "never" }, 'a-star has no goal test "never"; it has taken, generated.'],
    ["ida-star", { goalTest: "generated" }, 'ida-star has no goal test "generated"; it has taken.'],
    [
      "a-star",
      { ties: "random" },
      `a-star has no tie-breaking "random"; it has ${strategies["a-star"].options.ties.join(", ")}.`,
    ],
    ["breadth-first", { ties: "newest" }, 'breadth-first has no tie-breaking "newest"; it has oldest.'],
    ["a-star", { limits: { depth: -1 } }, "The depth limit of a-star must be at least 0, not -1."],
    ["a-star", { limits: { depth: Number.NaN } }, "The depth limit of a-star must be at least 0, not NaN."],
    ["beam", { width: 0 }, "The width of beam must be at least 1, not 0."],
    ["sma-star", { capacity: 1 }, "The capacity of sma-star must be at least 2, not 1."],
    ["weighted-a-star", { weight: -2 }, "The weight of weighted-a-star must be at least 0, not -2."],
    ["a-star", { weight: 3 }, "a-star has no weight: that is an option of weighted-a-star."],
    ["ida-star", { weight: 1 }, "ida-star has no weight: that is an option of weighted-a-star."],
    ["breadth-first", { width: 5 }, "breadth-first has no width: that is an option of beam."],
    ["rbfs", { capacity: 5 }, "rbfs has no capacity: that is an option of sma-star."],
    ["beam", { width: 2.5 }, "The width of beam must be a whole number, not 2.5."],
    ["beam", { limitNodes: "expanded" }, 'beam has no count of nodes at the limit "expanded"; it has left.'],
    ["rbfs", { precision: "single" }, 'rbfs has no precision "single"; it has double.'],
    ["a-star", { limits: { nodes: Number.NaN } }, "The node limit of a-star must be at least 0, not NaN."],
    ["a-star", { limits: { time: -1 } }, "The time limit of a-star must be at least 0, not -1."],
    ["a-star", { limits: { memory: -1 } }, "The memory limit of a-star must be at least 0, not -1."],
    ["a-star", { nodeStop: "later" }, 'There is no node stop "later"; there are expanded, taken.'],
  ])("%s with %o", (name, options, message) => {
    expect(refusal(name, options)).toBe(message);
  });

  it("a strategy that does not exist", () => {
    expect(refusal("a-start")).toContain('There is no strategy "a-start"');
  });

  it("bidirectional search of a problem without goals to begin at", () => {
    const oneWay: Problem<Board, Move> = Object.assign(Object.create(plain), { backward: undefined });
    expect(refusal("bidirectional", {}, oneWay)).toBe(
      "bidirectional needs a problem that can be searched from its goals.",
    );
  });

  it("are refused before an unsolvable problem is answered", () => {
    const unsolvable = new SlidingTiles(eight, [1, 2, 3, 4, 5, 6, 8, 7, 0]);
    expect(refusal("a-star", { ties: "random" }, unsolvable)).toContain("tie-breaking");
  });

  it("duplicates `all` is what the strategy understands by it, if it remembers states", () => {
    const { metrics } = solve(fast, "a-star", { heuristic: manhattan, duplicates: "all" });
    expect(metrics.expanded).toBe(6668);
    expect(refusal("ida-star", { duplicates: "all" })).toBe(
      'ida-star has no duplicates "all"; it has parent, path, none.',
    );
  });
});

describe("starts", () => {
  const edges = [
    { from: 0, to: 3, cost: 5 },
    { from: 1, to: 3, cost: 2 },
    { from: 2, to: 4, cost: 9 },
    { from: 3, to: 4, cost: 1 },
  ];
  const graph = { nodes: 5, edges, goals: [4] };
  const optimal = names.filter((name) =>
    ["always", "admissible heuristic"].includes(strategies[name].optimal),
  );

  it.each(optimal)("%s begins at the best of several", (name) => {
    const problem = graphProblem({ ...graph, starts: [0, 1, 2] });
    const result = solve(problem, name, { heuristic: still });
    expect(result).toMatchObject({ outcome: "solved", cost: 3, depth: 2, states: [1, 3, 4] });
  });

  it.each(names)("%s finds a goal among the starts", (name) => {
    const problem = graphProblem({ ...graph, starts: [0, 4, 1] });
    const result = solve(problem, name, { heuristic: (node) => (node === 4 ? 0 : 1), limits: { depth: 9 } });
    expect(result.outcome).toBe("solved");
    if (optimal.includes(name)) expect(result).toMatchObject({ cost: 0, states: [4], actions: [] });
  });

  it.each(names)("%s copes with the same start given twice", (name) => {
    const problem = graphProblem({ ...graph, starts: [1, 1] });
    const result = solve(problem, name, { heuristic: still, limits: { depth: 9 } });
    expect(result).toMatchObject({ outcome: "solved", cost: 3 });
  });

  it.each(names)("%s without a start has no solution", (name) => {
    const problem = graphProblem({ ...graph, starts: [] });
    const result = solve(problem, name, { heuristic: still, limits: { depth: 9 } });
    expect(result).toMatchObject({ outcome: "unsolvable", metrics: { expanded: 0 } });
  });

  it("packed boards may begin at several, too", () => {
    const [near, far] = [
      [1, 2, 3, 4, 5, 6, 0, 7, 8],
      [8, 6, 7, 2, 5, 4, 3, 0, 1],
    ];
    for (const problem of [fast, plain]) {
      const twoStarts: Problem<Board, Move> = Object.assign(Object.create(problem), { starts: [far, near] });
      for (const name of ["breadth-first", "a-star", "ida-star", "beam"] as const) {
        const result = solve(twoStarts, name, { heuristic: manhattan });
        expect(result).toMatchObject({ cost: 2 });
        expect(result.states[0]).toEqual(near);
      }
    }
  });
});

describe("an estimate of Infinity", () => {
  const endless = Number.POSITIVE_INFINITY;
  /** From 0 to 3 by a cheap path that looks hopeless and by an expensive one. */
  const problem = graphProblem({
    nodes: 4,
    edges: [
      { from: 0, to: 1, cost: 1 },
      { from: 1, to: 3, cost: 1 },
      { from: 0, to: 2, cost: 5 },
      { from: 2, to: 3, cost: 5 },
    ],
    starts: [0],
    goals: [3],
  });
  const informed = names.filter((name) => strategies[name].needs.includes("heuristic"));

  it.each(informed)("%s does not go there", (name) => {
    const result = solve(problem, name, { heuristic: (node) => (node === 1 ? endless : 0) });
    expect(result).toMatchObject({ outcome: "solved", cost: 10, states: [0, 2, 3] });
  });

  const blind = names.filter((name) => !informed.includes(name) && name !== "depth-first");

  it.each(blind)("%s never asks for an estimate, so it goes there", (name) => {
    const heuristic = () => {
      throw new Error("asked");
    };
    const result = solve(problem, name, { heuristic, limits: { depth: 9 } });
    expect(result).toMatchObject({ outcome: "solved", cost: 2, states: [0, 1, 3] });
  });

  it.each(informed)("%s ends when it is everywhere", (name) => {
    const result = solve(problem, name, { heuristic: () => endless });
    expect(result).toMatchObject({ outcome: "unsolvable", metrics: { expanded: 0 } });
  });
});
