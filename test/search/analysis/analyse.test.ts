/** Which heuristic is best: the analysis against plain walks that share no code with it, on puzzles and on a user's own problem. */
import { describe, expect, it } from "vitest";
import { inMemory, slidingTiles } from "../../../src/domains/index.ts";
import { analyse, type Heuristic, latticeLines, type Problem } from "../../../src/search/index.ts";
import { boardsByDepth } from "../../domains/sliding-tiles/all-boards.ts";

const goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];
const eight = slidingTiles.open({ text: goal.join(" ") }, {});
const six = slidingTiles.open({ text: "1 2 3 4 5 0" }, { size: "2x3" });
const named = (opened: typeof eight, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, opened.heuristic(name, inMemory)]));
const blankCell = (board: readonly number[]) => board.indexOf(0);

describe("all boards of the 8-puzzle", () => {
  const { problem } = eight;
  const all = named(eight, "zero", "misplaced", "manhattan", "blank", "linear-conflict", "pdb-4-4");
  const analysis = analyse(problem, all, { kindOf: blankCell });
  const levels = boardsByDepth({ rows: 3, columns: 3 }, goal);

  it("are 181,440, at the costs that a plain walk finds", () => {
    expect(analysis).toMatchObject({ outcome: "complete", coverage: "whole", states: 181_440, maxCost: 31 });
    const { byCost } = analysis.heuristics.zero!;
    expect(byCost.map(({ states }) => states)).toEqual(levels.map(({ length }) => length));
  });

  it.each(["misplaced", "manhattan", "pdb-4-4"])("have the errors of %s that a plain walk finds", (name) => {
    const estimate = all[name]!;
    const errors = levels.flatMap((boards, cost) => boards.map((board) => cost - estimate(board)));
    const sum = errors.reduce((total, error) => total + error, 0);
    expect(analysis.heuristics[name]).toMatchObject({
      meanError: sum / errors.length,
      maxError: Math.max(...errors),
      exactShare: errors.filter((error) => error === 0).length / errors.length,
      overestimated: 0,
      standardErrors: null,
    });
  });

  it("prove what is admissible and consistent, or refute it by the nearest board", () => {
    const { manhattan, "pdb-4-4": patterns } = analysis.heuristics;
    expect(manhattan).toMatchObject({ admissible: true, consistent: true, counterexample: null });
    expect(patterns).toMatchObject({ admissible: true, consistent: false });
    const { refutes, state, h, cost, step } = patterns!.counterexample!;
    expect(refutes).toBe("consistent");
    expect(h).toBe(all["pdb-4-4"]!(state));
    expect(step!.h).toBe(all["pdb-4-4"]!(problem.result(state, step!.action)));
    expect(h).toBeGreaterThan(step!.h + step!.cost);
    const nearer = levels.slice(0, cost!).flat();
    const falls = nearer.filter((board) =>
      problem
        .actions(board)
        .some((move) => all["pdb-4-4"]!(board) > 1 + all["pdb-4-4"]!(problem.result(board, move))),
    );
    expect(falls).toEqual([]);
  });

  it("make a lattice", () => {
    const on = (better: string, worse: string) =>
      analysis.dominates.find((one) => one.better === better && one.worse === worse)?.strictlyOn;
    const above = levels.flat().filter((board) => all.manhattan!(board) > all.misplaced!(board)).length;
    expect(on("manhattan", "misplaced")).toBe(above);
    expect(on("misplaced", "manhattan")).toBeUndefined();
    expect(on("misplaced", "blank")).toBeUndefined();
    const lines = latticeLines(analysis).map(({ better, worse }) => `${better} > ${worse}`);
    expect(lines).toContain("linear-conflict > manhattan");
    expect(lines).not.toContain("linear-conflict > zero");
  });

  it("have a tree that grows by the root of 3, and nodes as predicted where the estimate is consistent", () => {
    expect(analysis.treeBranching).toBeCloseTo(Math.sqrt(3), 5);
    for (const { predicted, measured } of analysis.heuristics.manhattan!.nodes)
      expect(predicted / measured!).toBeCloseTo(1, 9);
    const { predicted, measured } = analysis.heuristics["pdb-4-4"]!.nodes[22]!;
    expect(predicted).toBeGreaterThan(measured!);
  });
});

/** The nodes that an iteration of IDA* expands, by a plain walk. */
function walked(
  problem: typeof six.problem,
  h: Heuristic<readonly number[]>,
  board: readonly number[],
  bound: number,
  parent = "",
): number {
  if (h(board) > bound) return 0;
  const children = problem.actions(board).map((move) => problem.result(board, move));
  return children
    .filter((child) => child.join() !== parent)
    .reduce((sum, child) => sum + walked(problem, h, child, bound - 1, board.join()), 1);
}

describe("nodes", () => {
  const { problem } = six;
  const all = named(six, "misplaced", "walking-distance");
  const boards = boardsByDepth({ rows: 2, columns: 3 }, [1, 2, 3, 4, 5, 0]).flat();

  it.each(Object.keys(all))("of %s are counted as a plain walk counts them", (name) => {
    const { nodes } = analyse(problem, all, { kindOf: blankCell }).heuristics[name]!;
    for (const bound of [0, 3, 8, 13]) {
      const sum = boards.reduce((total, board) => total + walked(problem, all[name]!, board, bound), 0);
      expect(nodes[bound]!.measured).toBeCloseTo(sum / boards.length, 9);
    }
  });

  it("are predicted from the distribution of h: the more states it is taken from, the better", () => {
    const predictedBy = (
      sample: { states: readonly (readonly number[])[]; more?: typeof boards } | undefined,
    ) =>
      analyse(problem, all, {
        kindOf: blankCell,
        ...(sample && { sample: { ...sample, trueCost: () => 21 } }),
      }).heuristics.misplaced!.nodes.map(({ predicted }) => predicted);
    // A sample of everything is as good as everything.
    const whole = predictedBy(undefined);
    const sampled = predictedBy({ states: boards });
    for (const [bound, nodes] of whole.entries()) expect(sampled[bound]).toBeCloseTo(nodes, 6);
    // One start with the blank in its place: among the boards like it, one has the estimate 0.
    const [goal, ...others] = boards;
    const alike = boards.filter((board) => blankCell(board) === blankCell(goal!));
    expect(predictedBy({ states: [goal!] })[0]).toBe(1);
    expect(predictedBy({ states: [goal!], more: others })[0]).toBeCloseTo(1 / alike.length, 9);
  });

  it("of a sample are walked", () => {
    const sample = { states: boards.slice(100, 130), trueCost: () => 9 };
    const { nodes } = analyse(problem, all, { kindOf: blankCell, sample }).heuristics.misplaced!;
    const sum = sample.states.reduce((total, board) => total + walked(problem, all.misplaced!, board, 9), 0);
    expect(nodes[9]!.measured).toBeCloseTo(sum / 30, 9);
    expect(nodes[9]!.standardError).toBeGreaterThan(0);
  });
});

describe("a sample", () => {
  it("proves nothing, refutes what it can, and says how sure its means are", () => {
    const states = boardsByDepth({ rows: 3, columns: 3 }, goal, 8)[8]!;
    const trueCost = (board: readonly number[]) => (board === states[0] ? undefined : 8);
    const manhattan = eight.heuristic("manhattan", inMemory);
    const twice = (board: readonly number[]) => 2 * manhattan(board);
    const found = analyse(eight.problem, { manhattan, twice }, { sample: { states, trueCost } });
    expect(found).toMatchObject({ coverage: "sample", states: states.length, unknown: 1, meanCost: 8 });
    const { manhattan: kept, twice: refuted } = found.heuristics;
    expect(kept).toMatchObject({ admissible: null, consistent: null, counterexample: null });
    expect(refuted).toMatchObject({ admissible: false, counterexample: { refutes: "admissible", cost: 8 } });
    const errors = states.slice(1).map((board) => 8 - manhattan(board));
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    const variance = errors.reduce((sum, error) => sum + (error - mean) ** 2, 0) / (errors.length - 1);
    expect(kept!.meanError).toBeCloseTo(mean, 9);
    expect(kept!.standardErrors!.meanError).toBeCloseTo(Math.sqrt(variance / errors.length), 9);
  });

  it("keeps what it had found when it is stopped, and says nothing of nothing", () => {
    const states = boardsByDepth({ rows: 3, columns: 3 }, goal, 8)[8]!;
    const manhattan = eight.heuristic("manhattan", inMemory);
    const stoppedAfter = (most: number) => {
      const signal = { aborted: most === 0 };
      let asked = 0;
      const trueCost = () => {
        signal.aborted = ++asked === most;
        return 8;
      };
      return analyse(eight.problem, { manhattan }, { sample: { states, trueCost }, signal });
    };
    const found = stoppedAfter(5);
    expect(found).toMatchObject({ outcome: "interrupted", coverage: "sample", states: 5, meanCost: 8 });
    const errors = states.slice(0, 5).map((board) => 8 - manhattan(board));
    expect(found.heuristics.manhattan!.meanError).toBeCloseTo(errors.reduce((a, b) => a + b) / 5, 9);
    expect(stoppedAfter(0)).toMatchObject({ outcome: "interrupted", states: 0, heuristics: {}, equal: [] });
  });
});

/** Roads with tolls: from a to d for 4 by b, for 6 by c; e leads nowhere. */
const roads: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  a: { b: 1, c: 2, e: 1 },
  b: { d: 3, a: 1 },
  c: { d: 4 },
  d: {},
  e: {},
};
const journey: Problem<string, string> = {
  starts: ["a"],
  actions: (place) => Object.keys(roads[place]!),
  result: (_, to) => to,
  cost: (from, _, to) => roads[from]![to]!,
  isGoal: (place) => place === "d",
  key: (place) => place,
};

describe("a problem of one's own", () => {
  const table = (values: Readonly<Record<string, number>>) => (place: string) => values[place]!;
  const never = Number.POSITIVE_INFINITY;

  it("with costs and a dead end", () => {
    const exact = table({ a: 4, b: 3, c: 4, d: 0, e: never });
    const low = table({ a: 1.5, b: 2, c: 4, d: 0, e: 0.5 });
    const high = table({ a: 4, b: 3, c: 4.5, d: 0, e: 0 });
    const found = analyse(journey, { low, exact, same: exact, high });
    expect(found).toMatchObject({
      states: 5,
      goals: 1,
      deadEnds: 1,
      unknown: 0,
      meanCost: 11 / 4,
      maxCost: 4,
    });
    expect(found.heuristics.exact).toMatchObject({ meanError: 0, exactShare: 1, deadEndsSeen: 1, nodes: [] });
    expect(found.heuristics.low).toMatchObject({
      admissible: true,
      consistent: true,
      maxError: 2.5,
      exactShare: 0.5,
    });
    expect(found.heuristics.high).toMatchObject({
      admissible: false,
      overestimated: 1,
      counterexample: { refutes: "admissible", state: "c", h: 4.5, cost: 4, step: null },
    });
    // Nothing is said of one that overestimates.
    expect(found.dominates).toEqual([
      { better: "exact", worse: "low", strictlyOn: 3 },
      { better: "same", worse: "low", strictlyOn: 3 },
    ]);
    expect(found.equal).toEqual([["exact", "same"]]);
    expect(latticeLines(found)).toHaveLength(1);
  });

  it("with an estimate that falls too fast", () => {
    const jumpy = table({ a: 4, b: 0, c: 0, d: 0, e: 0 });
    expect(analyse(journey, { jumpy }).heuristics.jumpy).toMatchObject({
      admissible: true,
      consistent: false,
      counterexample: {
        refutes: "consistent",
        state: "a",
        h: 4,
        cost: 4,
        step: { next: "b", cost: 1, h: 0 },
      },
    });
  });
});

describe("an end before the end", () => {
  const all = named(eight, "zero", "manhattan");

  it.each([
    [{ limits: { nodes: 2000 } }, "limit", "nodes"],
    [{ limits: { memory: 100_000 } }, "limit", "memory"],
    [{ limits: { time: 0 } }, "limit", "time"],
    [{ limits: { cpu: 0 } }, "limit", "cpu"],
    [{ signal: { aborted: true } }, "interrupted", null],
  ] as const)("%j keeps what was found", (options, outcome, limit) => {
    const found = analyse(eight.problem, all, options);
    expect(found).toMatchObject({ outcome, limit, coverage: "part", meanCost: null });
    expect(found.states).toBeGreaterThan(0);
    expect(found.states).toBeLessThan(181_440);
    expect(found.unknown).toBe(found.states);
    expect(found.heuristics.manhattan).toMatchObject({ meanError: null, admissible: null });
    expect(found.heuristics.manhattan!.mean).toBeGreaterThan(0);
    expect(found.dominates).toMatchObject([{ better: "manhattan", worse: "zero" }]);
  });

  it("among the heuristics keeps the first ones", () => {
    const signal = { aborted: false };
    const progress = ({ stage, done }: { stage: string; done: number }) => {
      if (stage === "heuristics" && done === 1) signal.aborted = true;
    };
    const found = analyse(six.problem, named(six, "zero", "manhattan"), { signal, progress });
    expect(found).toMatchObject({ outcome: "interrupted", coverage: "whole", states: 360 });
    expect(Object.keys(found.heuristics)).toEqual(["zero"]);
  });
});
