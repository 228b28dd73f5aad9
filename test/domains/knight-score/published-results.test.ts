/** Every number of the two tables of the Lisp knight manual, and the depths that are known to be the least. */
import { describe, expect, it } from "vitest";
import { knightTables } from "../../../src/cli/knight/table.ts";
import { publishedResults } from "../../../src/domains/index.ts";
import { instances } from "../../../src/domains/knight-score/instances.ts";
import { run } from "../../../src/run/run.ts";

function solved(board: string, settings: Record<string, string>) {
  return run({ domain: "knight-score", input: { instance: board }, settings });
}

const algorithms: Record<string, Record<string, string>> = {
  DFS: { strategy: "depth-first" },
  BFS: { strategy: "breadth-first" },
  "A*(base)": { strategy: "a-star", heuristic: "base" },
};

describe.each(["off", "lisp"] as const)("the table with rules %s", (rules) => {
  const rows = publishedResults[rules].filter(({ board, expanded }) => board !== "F" && expanded !== "");

  it.each(rows)("$board $algorithm", ({ board, algorithm, ...printed }) => {
    const settings = { preset: "lisp-manual", rules, ...algorithms[algorithm] };
    const { metrics, depth } = solved(board === "B" ? "B-lisp" : board, settings);
    expect(metrics.expanded).toBe(Number(printed.expanded));
    expect(depth).toBe(Number(printed.depth));
    expect(metrics.branchingFactor).toBe(Number(printed.branchingFactor));
    // The manual cut digits off.
    const digits = Math.min(7, printed.penetrance.length - 2);
    expect(Math.abs(metrics.penetrance! - Number(printed.penetrance))).toBeLessThan(1.1 * 10 ** -digits);
  });
});

it("every cell that differs from the manual has a footnote", { timeout: 60_000 }, () => {
  const tables = knightTables();
  const cells = [...tables.off, ...tables.lisp].flatMap(({ board, ...row }) =>
    (["expanded", "penetrance", "branchingFactor", "depth"] as const).map((column) => ({
      board,
      ...row[column],
    })),
  );
  expect(cells.filter(({ footnote }) => footnote === "unexplained")).toEqual([]);
  expect(cells.filter(({ footnote }) => footnote === "misprint")).toHaveLength(1);
  expect(cells.filter(({ footnote }) => footnote === "impossible")).toHaveLength(4);
  const same = cells.filter(({ board, footnote }) => !/^[BF]$/.test(board) && footnote === null);
  expect(same).toHaveLength(100);
});

/** Expanded, generated, depth, as established for the manual's program. */
const established: [string, string, string, string][] = [
  ["A", "lisp", "nova", "8/9/3"],
  ["B-lisp", "lisp", "nova", "50/50/10"],
  ["C", "lisp", "nova", "37/42/6"],
  ["D", "lisp", "nova", "222/233/10"],
  ["A", "off", "nova", "8/9/3"],
  ["C", "off", "nova", "37/43/6"],
  ["D", "off", "nova", "261/287/10"],
  ["B", "off", "base", "34/39/8"],
  ["B", "lisp", "base", "34/39/8"],
];

it.each(established)("%s with rules %s and %s", (board, rules, heuristic, numbers) => {
  const { metrics, depth } = solved(board, { preset: "lisp-manual", rules, heuristic });
  expect(`${metrics.expanded}/${metrics.generated}/${depth}`).toBe(numbers);
});

const shortest: Record<string, Record<string, number | null>> = {
  off: { A: 3, B: 8, "B-lisp": 10, C: 6, D: 10, E: 19 },
  lisp: { A: 3, B: 8, "B-lisp": 10, C: 6, D: 10, E: null },
  official: { A: 3, B: 8, "B-lisp": 10, C: 6, D: 12, E: null },
};

describe.each(Object.keys(shortest))("shortest games with rules %s", (rules) => {
  const boards = Object.entries(shortest[rules]!);

  it.each(boards)("%s: A*, IDA*, RBFS and SMA* agree with reach", (board, depth) => {
    for (const strategy of ["a-star", "ida-star", "rbfs", "sma-star"]) {
      const result = solved(board, { rules, strategy, heuristic: "reach" });
      expect(result).toMatchObject({ outcome: depth === null ? "unsolvable" : "solved", depth });
    }
  });

  it.each(boards)("%s: breadth-first search, which knows nothing, agrees too", (board, depth) => {
    expect(solved(board, { rules, strategy: "breadth-first" }).depth).toBe(depth);
  });
});

it.each(["off", "lisp"])("reach expands fewer nodes than base on every board, rules %s", (rules) => {
  for (const board of ["A", "B", "C", "D", "E"]) {
    const expanded = (heuristic: string) => solved(board, { rules, heuristic }).metrics.expanded;
    expect(expanded("reach")).toBeLessThan(expanded("base"));
  }
});

it("the expansions with reach have not changed", () => {
  const counts = (rules: string) =>
    ["A", "B", "C", "D", "E"].map((board) => solved(board, { rules }).metrics.expanded).join("/");
  expect(counts("off")).toBe("3/11/7/33/19");
  expect(counts("lisp")).toBe("3/11/7/33/124");
});

it("the best score of E is 311 without rules and 250 with them", () => {
  for (const strategy of ["a-star", "ida-star", "depth-first"]) {
    expect(solved("E", { goal: "best", rules: "off", strategy })).toMatchObject({
      outcome: "solved",
      score: 311,
    });
    expect(solved("E", { goal: "best", rules: "lisp", strategy })).toMatchObject({
      outcome: "solved",
      score: 250,
    });
  }
});

it("no choice of a search makes a lower score the best one", () => {
  const choices = [
    { "goal-test": "generated" },
    { duplicates: "keep-first" },
    { duplicates: "none" },
    { strategy: "weighted-a-star", weight: "5" },
    { "max-depth": "50" },
    { preset: "lisp-manual" },
  ];
  for (const choice of choices)
    expect(solved("C", { goal: "best", rules: "lisp", ...choice })).toMatchObject({
      outcome: "solved",
      score: 282,
    });
});

it("all points of F can be scored without rules, so no further proof is needed", () => {
  const settings = { goal: "best", rules: "off", strategy: "beam", heuristic: "reach", width: "100" };
  expect(solved("F", settings)).toMatchObject({ outcome: "solved", score: 4950, cost: 0 });
});

it("the named boards are those of problems/knight/problemas.dat", () => {
  expect(Object.keys(instances)).toEqual(["A", "B", "C", "D", "E", "F", "B-lisp"]);
});
