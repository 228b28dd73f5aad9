/**
 * All 181,440 8-puzzles: lengths by breadth-first search from the goal, then A* and IDA* with every admissible heuristic that
 * fits. Every length must be the same; averages and largest counts of nodes are shown. `--sample N` takes every Nth. IDA* with
 * `zero` or `blank` walks the same boards again and again, up to a hundred million times: it gets those of up to 14 moves.
 */
import { count, table } from "../src/cli/print.ts";
import { heuristics, type SlidingHeuristic } from "../src/domains/sliding-tiles/heuristics.ts";
import { SlidingTiles } from "../src/domains/sliding-tiles/problem.ts";
import { type Heuristic, solve } from "../src/search/index.ts";
import { expectTrue } from "./aims.ts";

type Board = readonly number[];

interface Sample {
  readonly board: Board;
  readonly depth: number;
}

const eight = { rows: 3, columns: 3 };
const goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];
const every = Number(process.argv[process.argv.indexOf("--sample") + 1]) || 1;

const boards = allBoards().filter((_, i) => i % every === 0);
const rows: string[][] = [];
for (const [name, row] of Object.entries<SlidingHeuristic>(heuristics)) {
  if (!row.admissible || !(row.only?.fits(eight) ?? true)) continue;
  for (const strategy of ["a-star", "ida-star"] as const) {
    const isBlind = strategy === "ida-star" && (name === "zero" || name === "blank");
    const chosen = isBlind ? boards.filter(({ depth }) => depth <= 14) : boards;
    rows.push([strategy, name, count(chosen.length), ...measured(chosen, strategy, row.create(eight, goal))]);
  }
}
console.log(
  table(["strategy", "heuristic", "boards", "expanded", "most", "generated", "most", "lengths"], rows),
);
expectTrue(
  `every length of ${count(boards.length)} boards`,
  rows.every((row) => row.at(-1) === "equal"),
);

function measured(
  chosen: readonly Sample[],
  strategy: "a-star" | "ida-star",
  heuristic: Heuristic<Board>,
): string[] {
  let expanded = 0;
  let mostExpanded = 0;
  let generated = 0;
  let mostGenerated = 0;
  let wrong = 0;
  chosen.forEach(({ board, depth }, i) => {
    const { depth: found, metrics } = solve(new SlidingTiles(eight, board), strategy, { heuristic });
    if (found !== depth) wrong++;
    expanded += metrics.expanded;
    generated += metrics.generated;
    mostExpanded = Math.max(mostExpanded, metrics.expanded);
    mostGenerated = Math.max(mostGenerated, metrics.generated);
    if (process.stderr.isTTY && i % 1000 === 0)
      process.stderr.write(`\r\x1b[K${strategy} ${count(i)} of ${count(chosen.length)}`);
  });
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  const mean = (sum: number) => (sum / chosen.length).toFixed(1);
  return [
    mean(expanded),
    count(mostExpanded),
    mean(generated),
    count(mostGenerated),
    wrong === 0 ? "equal" : `${wrong} wrong`,
  ];
}

/** Level by level from the goal, in a fixed order. */
function allBoards(): Sample[] {
  const problem = new SlidingTiles(eight, goal);
  const all: Sample[] = [{ board: goal, depth: 0 }];
  const seen = new Set([problem.key(goal)]);
  for (const { board, depth } of all) {
    for (const move of problem.actions(board)) {
      const next = problem.result(board, move);
      const key = problem.key(next);
      if (!seen.has(key)) {
        seen.add(key);
        all.push({ board: next, depth: depth + 1 });
      }
    }
  }
  return all;
}
