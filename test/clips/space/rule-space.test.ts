/** A rule program as a problem: the same searches as the same problem in TypeScript, and what a program must not do. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { RuleSpace, type RuleState, SpaceError, type SpaceProblem } from "../../../src/clips/index.ts";
import { heuristics } from "../../../src/domains/sliding-tiles/heuristics/index.ts";
import { SlidingTiles } from "../../../src/domains/sliding-tiles/problem.ts";
import { type Problem, type StrategyName, solve, strategies } from "../../../src/search/index.ts";
import { root } from "../../built.ts";
import { seededBelow } from "../../domains/sliding-tiles/all-boards.ts";

const puzzle = readFileSync(join(root, "programs/search/8-puzzle.clp"), "utf8");
const shape = { rows: 3, columns: 3 };
const goal = [1, 2, 3, 8, 0, 4, 7, 6, 5];

/** A board this many random moves from the goal. */
function scrambled(moves: number, below: (bound: number) => number): readonly number[] {
  const tiles = new SlidingTiles(shape, goal, { goal });
  let board: readonly number[] = goal;
  for (let i = 0; i < moves; i++) {
    const actions = tiles.actions(board);
    board = tiles.result(board, actions[below(actions.length)]!);
  }
  return board;
}

describe("the 8-puzzle as rules", () => {
  const names = (Object.keys(strategies) as StrategyName[]).filter((name) => name !== "bidirectional");
  it.each(names)("%s makes the nodes of the domain", (name) => {
    for (const seed of [1, 2, 3]) {
      const board = scrambled(8 + seed, seededBelow(seed));
      const space = new RuleSpace(puzzle.replace("(board 2 8 3 1 6 4 7 0 5)", `(board ${board.join(" ")})`));
      const tiles = new SlidingTiles(shape, board, { goal });
      for (const estimate of ["misplaced", "manhattan"] as const) {
        const limits = { depth: 14, nodes: 300 };
        const byRules = solve<RuleState, string>(space, name, {
          heuristic: space.heuristics[estimate]!,
          limits,
        });
        const byDomain = solve(tiles, name, {
          heuristic: heuristics[estimate].create(shape, goal),
          limits,
        });
        const seen = ({
          outcome,
          cost,
          actions,
          metrics: { generated, expanded, duplicates },
        }: typeof byRules) => ({
          ...{ outcome, cost, actions, generated, expanded, duplicates },
        });
        expect(seen(byRules)).toEqual(seen(byDomain as never));
      }
    }
  });
});

describe("states", () => {
  it("are their facts, in any order", () => {
    const space = new RuleSpace(`
      (deffacts start (a) (b))
      (defrule swap-a ?a <- (a) => (retract ?a) (assert (a)))
      (defrule swap-b ?b <- (b) => (retract ?b) (assert (b)))
      (defrule goal (c) =>)`);
    const [start] = space.starts as [RuleState];
    const other = space.result(start, "swap-a");
    expect(other.key).toBe(start.key);
    expect(other.facts.map(({ text }) => text)).not.toEqual(start.facts.map(({ text }) => text));
    expect(solve<RuleState, string>(space, "breadth-first").outcome).toBe("unsolvable");
  });

  it("differ where facts are printed alike", () => {
    const space = new RuleSpace(`
      (deffacts start (x 0.3))
      (defrule add ?x <- (x ?v&:(= ?v 0.3)) => (retract ?x) (assert (x (+ 0.1 0.2))))
      (defrule goal (y) =>)`);
    const [start] = space.starts as [RuleState];
    const next = space.result(start, "add");
    expect(next.toJSON()).toBe(start.toJSON());
    expect(next.key).not.toBe(start.key);
  });

  it("hold what depends on other facts by `logical` only as long as these are there", () => {
    const space = new RuleSpace(`
      (deffacts start (at 0))
      (defrule even (declare (salience 1)) (logical (at ?n&:(evenp ?n))) => (assert (even)))
      (defrule step ?at <- (at ?n&:(< ?n 9)) => (retract ?at) (assert (at (+ ?n 1))))
      (defrule jump (even) ?at <- (at ?n&:(< ?n 7)) => (retract ?at) (assert (at (+ ?n 3))))
      (defrule goal (at 9) =>)`);
    const { cost, states } = solve<RuleState, string>(space, "breadth-first");
    // 0 jumps to 3, steps to 4, jumps to 7: jumps begin at even numbers only.
    expect(cost).toBe(5);
    expect(states.map((state) => state.toJSON())).not.toContainEqual(expect.stringContaining("even"));
  });

  it("do not remember what has fired", () => {
    const space = new RuleSpace(`
      (deffacts start (n 0) (more))
      (defrule count (more) ?n <- (n ?v&:(< ?v 3)) => (retract ?n) (assert (n (+ ?v 1))))
      (defrule note (more) => (assert (noted)))
      (defrule goal (n 3) (noted) =>)`);
    expect(solve<RuleState, string>(space, "depth-first").outcome).toBe("solved");
    const [start] = space.starts as [RuleState];
    const noted = space.result(start, "note");
    expect(space.actions(noted)).toEqual(["count", "note"]);
    expect(space.result(noted, "note").key).toBe(noted.key);
  });

  it("show the facts that steps change", () => {
    const space = new RuleSpace(`
      (deffacts map (road a b) (road b c))
      (deffacts start (at a))
      (defrule go ?at <- (at ?from) (road ?from ?to) => (retract ?at) (assert (at ?to)))
      (defrule goal (at c) =>)`);
    expect(space.changingFacts(space.starts[0]!)).toHaveLength(3);
    const { states } = solve<RuleState, string>(space, "breadth-first");
    expect(states.map((state) => space.changingFacts(state))).toEqual([["(at a)"], ["(at b)"], ["(at c)"]]);
  });
});

describe("actions", () => {
  const taking = (conditions: string) =>
    new RuleSpace(`
      (deffacts start (heap left 3) (heap right 5))
      (defrule take ${conditions} => (retract ?heap))
      (defrule goal (not (heap $?)) =>)`);
  const namesOf = (space: RuleSpace) => space.actions(space.starts[0]!);

  it("are named by the variables in which the matches of a rule differ", () => {
    expect(namesOf(taking("?heap <- (heap ?side ?count)"))).toEqual([
      "take ?side=left ?count=3",
      "take ?side=right ?count=5",
    ]);
    expect(namesOf(taking("?heap <- (heap ?side&left ?)"))).toEqual(["take"]);
  });

  it("are named by their facts where no variable tells", () => {
    expect(namesOf(taking("?heap <- (heap $?)"))).toEqual(["take", "take (heap right 5)"]);
  });

  it("are those of the highest salience, and none of positive salience", () => {
    const space = new RuleSpace(`
      (deffacts start (at 0))
      (defrule forced (declare (salience 5)) ?at <- (at 1) => (retract ?at) (assert (at 2)))
      (defrule step ?at <- (at 0) => (retract ?at) (assert (at 1)))
      (defrule last-way (declare (salience -1)) ?at <- (at ?n) => (retract ?at) (assert (at (- ?n 1))))
      (defrule goal (at 9) =>)`);
    expect(namesOf(space)).toEqual(["step"]);
    const next = space.result(space.starts[0]!, "step");
    expect(next.toJSON()).toBe("(initial-fact) (at 2)");
    expect(space.actions(next)).toEqual(["last-way"]);
  });

  it("cost what they leave in ?*cost*", () => {
    const below = seededBelow(5);
    const edges = Array.from({ length: 60 }, () => [below(12), below(12), 1 + below(9)] as const);
    const space = new RuleSpace(`
      (defglobal ?*cost* = 1)
      (deffacts start (at 0) ${edges.map((edge) => `(edge ${edge.join(" ")})`).join(" ")})
      (defrule go ?at <- (at ?a) (edge ?a ?b ?c) => (bind ?*cost* ?c) (retract ?at) (assert (at ?b)))
      (defrule goal (at 11) =>)`);
    const graph: Problem<number, number> = {
      starts: [0],
      actions: (from) => edges.flatMap((edge, i) => (edge[0] === from ? [i] : [])),
      result: (_, i) => edges[i]![1],
      cost: (_, i) => edges[i]![2],
      isGoal: (node) => node === 11,
      key: (node) => node,
    };
    for (const strategy of ["uniform-cost", "ida-star", "a-star"] as const)
      expect(solve<RuleState, string>(space, strategy, { heuristic: () => 0 }).cost).toBe(
        solve(graph, "uniform-cost").cost,
      );
  });

  it("lead to the same states whatever was looked at before", () => {
    const below = seededBelow(9);
    const walked = new RuleSpace(puzzle);
    const seen = [walked.starts[0]!];
    for (let i = 0; i < 60; i++) {
      const state = seen[below(seen.length)]!;
      const actions = walked.actions(state);
      const action = actions[below(actions.length)]!;
      const fresh = new RuleSpace(
        puzzle.replace("(board 2 8 3 1 6 4 7 0 5)", state.toJSON().replace("(initial-fact)", "")),
      );
      expect(fresh.actions(fresh.starts[0]!)).toEqual(actions);
      const next = walked.result(state, action);
      expect(fresh.result(fresh.starts[0]!, action).facts.at(-1)!.text).toBe(next.facts.at(-1)!.text);
      seen.push(next);
    }
  });
});

describe("what a program must not do is told", () => {
  function problemOf(program: string): SpaceProblem | undefined {
    try {
      solve<RuleState, string>(new RuleSpace(program, { file: "own.clp" }), "breadth-first", {
        limits: { nodes: 50 },
      });
    } catch (error) {
      if (error instanceof SpaceError) return error.problem;
      throw error;
    }
    return undefined;
  }
  const goalRule = "(defrule goal (never) =>)";

  it("errors, with their place", () => {
    expect(problemOf(`${goalRule}\n(defrule broken (a) => (no-such-function))`)).toMatchObject({
      kind: "error",
      error: { file: "own.clp", line: 2 },
    });
    expect(problemOf(`${goalRule}\n(defrule one =>\n  (+ a 1))`)).toMatchObject({
      kind: "error",
      error: { file: "own.clp", line: 3 },
    });
    expect(problemOf(`${goalRule} (defrule one => (exit))`)).toEqual({ kind: "exit" });
  });

  it("no goal, and rules without an end", () => {
    expect(problemOf("(defrule one => (assert (a)))")).toEqual({ kind: "no-goal" });
    expect(
      problemOf(`${goalRule} (defrule on (declare (salience 1)) ?n <- (n ?v) => (retract ?n) (assert (n (+ ?v 1))))
        (deffacts start (n 0))`),
    ).toEqual({ kind: "endless", rule: "on" });
    expect(problemOf(`${goalRule} (defrule on => (while TRUE do))`)).toEqual({ kind: "endless", rule: "on" });
  });

  it("changes of what is no part of a state", () => {
    expect(
      problemOf(`(defglobal ?*seen* = 0) ${goalRule} (defrule one => (bind ?*seen* (+ ?*seen* 1)))`),
    ).toEqual({ kind: "outside", rule: "one", what: "?*seen*" });
    expect(problemOf(`(defclass A (is-a USER)) ${goalRule} (defrule one => (make-instance a of A))`)).toEqual(
      { kind: "outside", rule: "one", what: "[a]" },
    );
    expect(problemOf(`${goalRule} (defrule one ?f <- (initial-fact) => (assert (at ?f)))`)).toMatchObject({
      kind: "address",
    });
  });

  it("consequences that change a state again", () => {
    const program = `${goalRule} (deffacts start (a) (n 0))
      (defrule mark (declare (salience 1)) (a) => (assert (b)))
      (defrule drop ?b <- (b) => (retract ?b))
      (defrule away ?a <- (a) => (retract ?a))
      (defrule back (not (a)) => (assert (a)))`;
    expect(problemOf(program)).toEqual({ kind: "unstable", rule: "mark" });
  });
});
