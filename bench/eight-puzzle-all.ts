/**
 * All 181,440 8-puzzles: lengths by breadth-first search from the goal, then A* and IDA* with every admissible
 * heuristic that fits, on all cores. Every length must agree; average and largest node counts are shown. `--sample N`
 * takes every Nth board. `zero` and `blank` are exceptions, because they say almost nothing: A* gets every 20th board
 * (`--whole`: all, which takes hours), IDA* those of up to 14 moves.
 */
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { count, duration, table } from "../src/cli/terminal/print.ts";
import { expectTrue } from "./aims.ts";
import { allBoards, type Counts, type Row, rowsFor, together } from "./eight-puzzle-rows.ts";
import type { Share } from "./eight-puzzle-thread.ts";

const BOARDS_PER_SHARE = 5000;

const { argv } = process;
const every = Number(argv[argv.indexOf("--sample") + 1]) || 1;
const rows = rowsFor(every, argv.includes("--whole"));
const boards = allBoards();
const deepest = boards.filter(({ depth }) => depth === 31).length;
expectTrue("181,440 boards, two of them 31 moves from the goal", boards.length === 181_440 && deepest === 2);

const begun = performance.now();
const shares = rows.flatMap((row) =>
  Array.from({ length: Math.ceil(boards.length / BOARDS_PER_SHARE) }, (_, i): Share => {
    const from = i * BOARDS_PER_SHARE;
    return { row, from, end: Math.min(from + BOARDS_PER_SHARE, boards.length) };
  }),
);
const results = new Map<Row, Counts>();
let next = 0;
await Promise.all(Array.from({ length: availableParallelism() }, inThread));

async function inThread(): Promise<void> {
  const worker = new Worker(new URL("./eight-puzzle-thread.js", import.meta.url));
  for (let share = shares[next++]; share !== undefined; share = shares[next++]) {
    worker.postMessage(share);
    const [counts] = (await once(worker, "message")) as [Counts];
    const before = results.get(share.row);
    results.set(share.row, before === undefined ? counts : together(before, counts));
    if (process.stderr.isTTY)
      process.stderr.write(
        `\r\x1b[K${share.row.strategy} ${share.row.heuristic}: ${next} of ${shares.length}`,
      );
  }
  await worker.terminate();
}

if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
const lines = rows.map((row) => {
  const { boards, wrong, expanded, mostExpanded, generated, mostGenerated } = results.get(row)!;
  const mean = (sum: number) => (sum / boards).toFixed(1);
  const which =
    row.mostMoves < 31 ? `up to ${row.mostMoves} moves` : row.every > 1 ? `every ${row.every}th` : "all";
  return [
    row.strategy,
    row.heuristic,
    count(boards),
    which,
    mean(expanded),
    count(mostExpanded),
    mean(generated),
    count(mostGenerated),
    wrong === 0 ? "equal" : `${wrong} wrong`,
  ];
});
const head = ["strategy", "heuristic", "boards", "", "expanded", "most", "generated", "most", "lengths"];
console.log(table(head, lines));
console.log(`\nWall-clock time: ${duration(performance.now() - begun)}.`);
expectTrue(
  "every length equals that of breadth-first search",
  rows.every((row) => results.get(row)!.wrong === 0),
);
