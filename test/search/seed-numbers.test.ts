/**
 * The numbers of the course documents and of the literature on the 8-puzzle, counted by the library: by a preset, and by
 * the same options set one by one.
 */
import { describe, expect, it } from "vitest";
import { domains, inMemory, type Settings } from "../../src/domains/index.ts";
import { type RunResult, run } from "../../src/run/run.ts";
import { type SearchResult, solve } from "../../src/search/index.ts";

function search(text: string, settings: Settings): RunResult {
  return run({ domain: "sliding-tiles", input: { text }, settings });
}

describe("the rule-based 8-puzzle: nodes are activations, taking one is firing it", () => {
  const lab = "2 8 3 1 6 4 7 0 5";
  const evaluated = "8 1 3 7 2 5 4 0 6";
  const heuristic = { strategy: "a-star", heuristic: "misplaced" };
  const rows: [start: string, settings: Settings, maxDepth: number, level: number, taken: number][] = [
    [lab, { strategy: "breadth-first" }, 10, 5, 36],
    [evaluated, { strategy: "breadth-first" }, 10, 9, 442],
    [evaluated, { strategy: "breadth-first" }, 20, 9, 442],
    [evaluated, { strategy: "depth-first" }, 10, 9, 479],
    [evaluated, { strategy: "depth-first" }, 20, 15, 68_318],
    [evaluated, heuristic, 10, 9, 19],
    [evaluated, heuristic, 20, 9, 19],
    [evaluated, { ...heuristic, ties: "oldest" }, 10, 9, 25],
    [lab, heuristic, 10, 5, 6],
  ];
  /** What `--preset clips-lab` stands for, as a user would set it. */
  const oneByOne = {
    goal: "1 2 3 8 0 4 7 6 5",
    duplicates: "parent",
    "goal-test": "taken",
    order: "down,up,right,left",
    "root-order": "up,down,left,right",
  };

  it.each(rows)("%s with %o to depth %d: level %d, %d rules fired", (start, own, maxDepth, level, taken) => {
    const limits = { "max-depth": String(maxDepth) };
    const byPreset = search(start, { preset: "clips-lab", ...own, ...limits });
    expect(byPreset).toMatchObject({ outcome: "solved", depth: level, metrics: { taken } });
    const ties = own.strategy === "a-star" ? { ties: "newest" } : {};
    const set = search(start, { ...oneByOne, ...ties, ...own, ...limits });
    expect(set).toMatchObject({ outcome: "solved", depth: level, metrics: { taken } });
    expect(set.actions).toEqual(byPreset.actions);
  });

  it("is the same on the named boards, which bring their goal", () => {
    const settings = { preset: "clips-lab", strategy: "breadth-first", "max-depth": "10" };
    for (const [instance, taken] of [
      ["clips-1", 36],
      ["clips-2", 442],
    ] as const) {
      expect(run({ domain: "sliding-tiles", input: { instance }, settings }).metrics.taken).toBe(taken);
    }
  });

  it("does not find the solution above its level, and says so", () => {
    const settings = { preset: "clips-lab", strategy: "breadth-first", "max-depth": "8" };
    expect(search(evaluated, settings)).toMatchObject({ outcome: "limit", limit: "depth" });
  });

  it("answers the unsolvable configuration of the lab at once", () => {
    const result = search("2 1 3 8 0 4 7 6 5", { preset: "clips-lab", ...heuristic });
    expect(result).toMatchObject({ outcome: "unsolvable", metrics: { generated: 0 } });
  });

  it("other conventions give other numbers", () => {
    const settings = { goal: oneByOne.goal, strategy: "breadth-first" };
    expect(search(evaluated, settings).metrics.taken).not.toBe(442);
    expect(search(evaluated, { ...settings, duplicates: "parent" }).metrics.taken).not.toBe(442);
  });
});

describe("the 8-puzzle project with A*", () => {
  const project = (text: string, heuristic: string) => search(text, { preset: "kotlin-project", heuristic });

  it.each([
    ["zero", 0],
    ["manhattan", 10],
    ["misplaced", 5],
    ["blank", 2],
  ])("the estimate %s of its figure is %d", (name, h) => {
    const opened = domains["sliding-tiles"]!.open({ text: "813402765" }, {});
    expect(opened.heuristic(name, inMemory)(opened.problem.starts[0])).toBe(h);
  });

  it.each(["manhattan", "misplaced"])("opens 10 states on its example with %s", (heuristic) => {
    const result = project("0 1 3\n4 2 5\n7 8 6", heuristic);
    expect(result).toMatchObject({ outcome: "solved", cost: 4, metrics: { opened: 10 } });
    expect(result.states).toHaveLength(5);
    expect(result.pictures.at(-1)).toBe("1 2 3\n4 5 6\n7 8 0");
  });

  it.each([
    ["zero", 181_440],
    ["misplaced", 147_639],
    ["manhattan", 9890],
    ["blank", 181_085],
  ])("opens on a board of 31 moves with %s %d states", (heuristic, opened) => {
    expect(project("867254301", heuristic)).toMatchObject({ cost: 31, metrics: { opened } });
  });

  it("opens 128 states on its figure with manhattan", () => {
    expect(project("813402765", "manhattan")).toMatchObject({ cost: 14, metrics: { opened: 128 } });
  });

  it("has no solution for its other example", () => {
    const result = project("1 2 3\n4 5 6\n8 0 7", "zero");
    expect(result).toMatchObject({ outcome: "unsolvable", cost: null, states: [] });
  });
});

describe("A* with manhattan on the two boards of 31 moves", () => {
  it.each([
    ["867254301", 6668, 17_510],
    ["647850321", 6616, 17_373],
  ])("%s: %d expanded, %d generated", (board, expanded, generated) => {
    const counted = { cost: 31, metrics: { expanded, generated, reopened: 0 } };
    expect(search(board, {})).toMatchObject(counted);
    expect(search(board, { ties: "newest", order: "up,left,right,down" })).toMatchObject(counted);
  });

  it("with the oldest first among equals 20,290 expanded", () => {
    const result = search("867254301", { ties: "oldest" });
    expect(result).toMatchObject({ cost: 31, metrics: { expanded: 20_290, generated: 53_572 } });
  });

  it("with the larger g first among equals 6,728 expanded, in any order of moves", () => {
    for (const order of ["up,left,right,down", "right,left,down,up"]) {
      const result = search("867254301", { ties: "high-g", order });
      expect(result).toMatchObject({ cost: 31, metrics: { expanded: 6728, generated: 17_709 } });
    }
  });

  it("the same through `solve`", () => {
    const { problem, heuristic } = domains["sliding-tiles"]!.open({ text: "867254301" }, {});
    const result: SearchResult<unknown, unknown> = solve(problem, "a-star", {
      heuristic: heuristic("manhattan", inMemory),
    });
    expect(result.metrics).toMatchObject({ expanded: 6668, generated: 17_510, opened: 9890 });
    expect(result.metrics.penetrance).toBe(31 / 17_510);
    const b = result.metrics.branchingFactor!;
    const nodes = Array.from({ length: 31 }, (_, i) => b ** (i + 1)).reduce((sum, level) => sum + level);
    expect(nodes).toBeCloseTo(17_510, 6);
  });
});

describe("presets", () => {
  it("leave what the user sets to the user, and a named board its goal", () => {
    const own = { preset: "kotlin-project", goal: "1 2 3 8 0 4 7 6 5", ties: "oldest" };
    expect(search("283164705", own)).toMatchObject({
      cost: 5,
      settings: { goal: "1 2 3 8 0 4 7 6 5", ties: "oldest", duplicates: "keep-cheapest" },
    });
    const instance = { domain: "sliding-tiles", input: { instance: "clips-2" } };
    expect(run({ ...instance, settings: { preset: "kotlin-project" } }).cost).toBe(9);
  });

  it("choose the strategy only where the user has not", () => {
    const settings = { preset: "kotlin-project", strategy: "ida-star" };
    expect(search("813402765", settings)).toMatchObject({ cost: 14, settings: { strategy: "ida-star" } });
    expect(search("813402765", { preset: "kotlin-project" }).settings.strategy).toBe("a-star");
  });

  it("serve every strategy: what one has no choice in is left to it", () => {
    for (const strategy of ["breadth-first", "iterative-deepening", "rbfs", "beam", "bidirectional"]) {
      const result = search("283164705", { preset: "clips-lab", strategy });
      expect(result).toMatchObject({ outcome: "solved", depth: 5 });
    }
  });
});
