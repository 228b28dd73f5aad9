/** Every limit holds in every strategy on problems of a user's own, too: a program in JavaScript, and rules. */
import { describe, expect, it } from "vitest";
import { readOwnProgram } from "../../src/node/own-program.ts";
import { runOwn } from "../../src/run/own-problem/domain.ts";
import { type StrategyName, strategies } from "../../src/search/index.ts";

/** A plane without an end, on which the goal is out of reach. */
const programs = {
  "plane.js": `
    const steps = { actions: () => ["a", "b"], result: ([x, y], to) => (to === "a" ? [x + 1, y] : [x, y + 1]) };
    const isGoal = ([x]) => x === 1e9;
    export const problem = { ...steps, starts: [[0, 0]], isGoal, key: String,
      backward: { starts: [[1e9, 0]], actions: steps.actions, result: ([x, y], to) => (to === "a" ? [x - 1, y] : [x, y - 1]) } };
    export const heuristics = { far: ([x, y]) => 1e9 - x };`,
  "plane.clp": `
    (deffacts start (at 0 0))
    (defrule goal (at 1000000000 ?) =>)
    (defrule right ?at <- (at ?x ?y) => (retract ?at) (assert (at (+ ?x 1) ?y)))
    (defrule down ?at <- (at ?x ?y) => (retract ?at) (assert (at ?x (+ ?y 1))))
    (deffunction h-far () (do-for-fact ((?f at)) TRUE (- 1000000000 (nth$ 1 ?f:implied))))`,
};
type Name = keyof typeof programs;

const names = Object.keys(strategies) as StrategyName[];
const searches = (Object.keys(programs) as Name[]).flatMap((file) =>
  names
    .filter((name) => file === "plane.js" || !strategies[name].needs.includes("backward"))
    .map((strategy) => ({ file, strategy })),
);
const limits = { nodes: "50", time: "20ms", cpu: "20ms", memory: "200kB" };

describe.each(searches)("$file with $strategy", ({ file, strategy }) => {
  const needs = strategies[strategy].needs;
  const settings = {
    strategy,
    ...(needs.includes("heuristic") && { heuristic: "far" }),
    ...(needs.includes("depth limit") && { "max-depth": "1000000000" }),
  };

  it.each(Object.entries(limits))("%s", async (limit, value) => {
    const program = await readOwnProgram({ file, text: programs[file], facts: "" }, () => {});
    const request = { domain: "own-problem", input: { text: "" }, settings: { ...settings, [limit]: value } };
    // Those that hold one path take next to no memory, until it is long.
    const isLate = limit === "memory" && !strategies[strategy].options.duplicates[0]!.startsWith("keep-");
    const result = runOwn(
      program,
      { ...request, settings: { time: isLate ? "300ms" : "20s", ...request.settings } },
      {},
    );
    expect(isLate ? ["memory", "time"] : [limit]).toContain(result.limit);
    expect(result.outcome).toBe("limit");
    if (limit === "nodes") expect(result.metrics.expanded).toBe(50);
  });
});
