/**
 * Korf's hundred 15-puzzles, solved optimally: from scratch with pdb-5-5-5 (tables built in memory), and with pdb-6-6-3
 * from the table cache, the search alone against C++ with the same tables. `--manhattan [N]` instead checks the published node counts of IDA* with Manhattan on the N
 * easiest boards.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { count, duration } from "../src/cli/terminal/print.ts";
import { inMemory, type TableKeeper } from "../src/domains/index.ts";
import { heuristics } from "../src/domains/sliding-tiles/heuristics/index.ts";
import type { PatternSum } from "../src/domains/sliding-tiles/heuristics/pattern-sum.ts";
import { SpreadTables } from "../src/domains/sliding-tiles/heuristics/spread-tables.ts";
import { tableCache } from "../src/node/files/table-cache.ts";
import { solve } from "../src/search/index.ts";
import { expectAtLeast, expectAtMost, expectTrue } from "./aims.ts";
import { easiestFirst, fifteen, korfBoard, korfGoal, korfManhattan, korfProblem } from "./korf-boards.ts";
import { cpuMs, inTurn } from "./measure.ts";
import { yardstick } from "./yardstick.ts";

const REPETITIONS = 7;

if (process.argv.includes("--manhattan"))
  checkManhattan(Number(process.argv[process.argv.indexOf("--manhattan") + 1]) || 20);
else {
  const fromNothing = solveAll("pdb-5-5-5", inMemory);
  expectAtMost("seconds of CPU for all 100 with pdb-5-5-5, tables included", fromNothing, 10);
  const cache = tableCache({ building: () => {}, warning: (sentence) => console.log(sentence) });
  heuristics["pdb-6-6-3"].create(fifteen, korfGoal, cache);
  const freshCache = tableCache({
    building: () => expectTrue("the tables come from the cache", false),
    warning: console.log,
  });
  expectAtMost(
    "seconds of CPU for all 100 with pdb-6-6-3 from the cache",
    solveAll("pdb-6-6-3", freshCache),
    4,
  );
  compareWithCpp(freshCache);
}

/** Seconds of CPU, including the time to make the heuristic. */
function solveAll(name: "pdb-5-5-5" | "pdb-6-6-3", keeper: TableKeeper): number {
  let nodes = 0;
  let wrong = 0;
  const ms = cpuMs(() => {
    const heuristic = heuristics[name].create(fifteen, korfGoal, keeper);
    for (const number of easiestFirst) {
      const { depth, metrics } = solve(korfProblem(number), "ida-star", { heuristic });
      if (depth !== korfBoard(number).optimal) wrong++;
      nodes += metrics.generated;
    }
  });
  console.log(
    `\n${name}: 100 boards in ${duration(ms)} of CPU, ${count(Math.round(nodes / 100))} nodes each on average`,
  );
  expectTrue("every length is optimal", wrong === 0);
  return ms / 1000;
}

/** The same nodes on every board, and the ratio of CPU times. */
function compareWithCpp(keeper: TableKeeper): void {
  const heuristic = heuristics["pdb-6-6-3"].create(fifteen, korfGoal, keeper) as PatternSum;
  const tables = new SpreadTables(heuristic.patterns, fifteen);
  const file = join("dist", "bench", "pdb-6-6-3.tables");
  writeFileSync(file, tables.bytes.subarray(tables.begins[0]));
  const cpp = yardstick("ida-star-patterns", [file, "1,2,3,4,5,6 8,9,10,12,13,14 7,11,15"]);
  const boards = easiestFirst.map((number) => korfBoard(number).start);
  const ours = () =>
    easiestFirst.map((number) => solve(korfProblem(number), "ida-star", { heuristic }).metrics.generated);
  const counted = ours();
  expectTrue(
    "the nodes of C++ on every board",
    cpp(boards).every(({ nodes }, i) => nodes === counted[i]),
  );
  const times = inTurn(
    [
      { name: "C++", once: () => cpp(boards).reduce((sum, answer) => sum + answer.cpuMs, 0) },
      { name: "Frontier", once: () => cpuMs(ours) },
    ],
    REPETITIONS,
  );
  const nodes = counted.reduce((sum, made) => sum + made, 0);
  const rates = Object.entries(times).map(([name, ms]) => `${name} ${(nodes / ms / 1000).toFixed(1)}`);
  console.log(`Million nodes per second: ${rates.join(", ")}`);
  expectAtLeast("share of C++ with the same tables", times["C++"]! / times.Frontier!, 1);
}

function checkManhattan(boards: number): void {
  const heuristic = korfManhattan();
  for (const number of easiestFirst.slice(0, boards)) {
    const { depth, metrics } = solve(korfProblem(number), "ida-star", { heuristic });
    const { optimal, nodes } = korfBoard(number);
    expectTrue(
      `korf-${number}: ${depth} moves, ${count(metrics.generated)} nodes`,
      depth === optimal && metrics.generated === nodes,
    );
  }
}
