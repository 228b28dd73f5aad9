/**
 * Korf's hundred 15-puzzles, solved optimally: from scratch with pdb-5-5-5 (tables built in memory), and with pdb-6-6-3
 * from the table cache. `--manhattan [N]` instead checks the published node counts of IDA* with Manhattan on the N
 * easiest boards.
 */
import { count, duration } from "../src/cli/terminal/print.ts";
import { inMemory, type TableKeeper } from "../src/domains/index.ts";
import { heuristics } from "../src/domains/sliding-tiles/heuristics/index.ts";
import { tableCache } from "../src/node/files/table-cache.ts";
import { solve } from "../src/search/index.ts";
import { expectAtMost, expectTrue } from "./aims.ts";
import { easiestFirst, fifteen, korfBoard, korfGoal, korfManhattan, korfProblem } from "./korf-boards.ts";
import { cpuMs } from "./measure.ts";

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
