/** Searches of a problem that a user states plainly, a grid of 512 x 512: microseconds of CPU per expansion, one strategy after the other. */
import { table } from "../src/cli/terminal/print.ts";
import { type Problem, type StrategyName, solve } from "../src/search/index.ts";
import { expectAtMost } from "./aims.ts";
import { cpuMs, median } from "./measure.ts";

const SIDE = 512;
const EXPANSIONS = 500_000;
const REPETITIONS = 5;
/** In microseconds. */
const IDA_AIM = 0.3;

/** From corner to corner; the goal is never reached within the expansions, so each search does the same work every time. */
const grid: Problem<number, number> = {
  starts: [0],
  actions: (field) => {
    const steps: number[] = [];
    if (field % SIDE > 0) steps.push(-1);
    if (field % SIDE < SIDE - 1) steps.push(1);
    if (field >= SIDE) steps.push(-SIDE);
    if (field < SIDE * (SIDE - 1)) steps.push(SIDE);
    return steps;
  },
  result: (field, step) => field + step,
  isGoal: () => false,
  key: (field) => field,
};
const heuristic = (field: number) => 2 * (SIDE - 1) - (field % SIDE) - Math.floor(field / SIDE);

const names: StrategyName[] = [
  "ida-star",
  "iterative-deepening",
  "depth-limited",
  "rbfs",
  "a-star",
  "breadth-first",
];
const costs = names.map((name) => {
  const times = Array.from({ length: REPETITIONS }, () => {
    let expanded = 0;
    const limits = { nodes: EXPANSIONS, depth: name === "depth-limited" ? 2 * SIDE : undefined };
    const time = cpuMs(() => {
      expanded = solve(grid, name, { heuristic, limits }).metrics.expanded;
    });
    return (1000 * time) / expanded;
  });
  return { name, cost: median(times) };
});
console.log(
  table(
    ["strategy", "µs per expansion"],
    costs.map(({ name, cost }) => [name, cost.toFixed(3)]),
  ),
);
expectAtMost("µs per expansion of IDA* on a plain grid", costs[0]!.cost, IDA_AIM);
