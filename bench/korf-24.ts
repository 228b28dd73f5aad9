/**
 * The twelve easiest of Korf and Felner's 24-puzzles with pdb-6-6-6-6 from the table cache (built first if need be), on one
 * core: every length as published, each within two minutes. `--first N` takes the N easiest.
 */
import { count, duration } from "../src/cli/terminal/print.ts";
import { heuristics } from "../src/domains/sliding-tiles/heuristics/index.ts";
import { SlidingTiles } from "../src/domains/sliding-tiles/problem.ts";
import { korf24 } from "../src/domains/sliding-tiles/published-boards.ts";
import { tableCache } from "../src/node/files/table-cache.ts";
import { solve } from "../src/search/index.ts";
import { expectAtMost, expectTrue } from "./aims.ts";
import { cpuMs } from "./measure.ts";

const MOST_SECONDS = 120;
/** By the nodes they need. */
const easiest = [38, 40, 25, 32, 44, 37, 30, 13, 1, 28, 36, 5];

const { argv } = process;
const numbers = easiest.slice(0, Number(argv[argv.indexOf("--first") + 1]) || easiest.length);
const shape = { rows: 5, columns: 5 };
const goal = Array.from({ length: 25 }, (_, cell) => cell);
const keeper = tableCache({ building: () => {}, warning: console.log });
const heuristic = heuristics["pdb-6-6-6-6"].create(shape, goal, keeper);

let slowest = 0;
for (const number of numbers) {
  const { start, optimal } = korf24[number - 1]!;
  let text = "";
  let isOptimal = false;
  const ms = cpuMs(() => {
    const { depth, metrics } = solve(new SlidingTiles(shape, start, { goal }), "ida-star", { heuristic });
    isOptimal = depth === optimal;
    text = `${depth} moves, ${count(metrics.generated)} nodes`;
  });
  expectTrue(`korf24-${number}: ${text}, ${duration(ms)} of CPU`, isOptimal);
  slowest = Math.max(slowest, ms / 1000);
}
expectAtMost("seconds of CPU for the slowest", slowest, MOST_SECONDS);
