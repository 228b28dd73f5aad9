/**
 * A* with Manhattan on packed 15-puzzles, the ten easiest of Korf's, against the plain C++ of bench/cpp/a-star.cpp: the
 * same algorithm, so exactly the same number of expansions, and the ratio of expansions per second.
 */
import { count, table } from "../src/cli/terminal/print.ts";
import { solve } from "../src/search/index.ts";
import { expectAtLeast, expectAtMost, expectTrue } from "./aims.ts";
import { easiestFirst, korfBoard, korfManhattan, korfProblem } from "./korf-boards.ts";
import { cpuMs, inTurn } from "./measure.ts";
import { yardstick } from "./yardstick.ts";

const REPETITIONS = 7;

const numbers = easiestFirst.slice(0, 10);
const boards = numbers.map((number) => korfBoard(number).start);
const cpp = yardstick("a-star");
const heuristic = korfManhattan();
const ours = () => numbers.map((number) => solve(korfProblem(number), "a-star", { heuristic }));

// The first round warms up the kernel and is compared node for node; it is not timed.
const plain = cpp(boards);
const first = ours();
const rows = numbers.map((number, i) => [
  `korf-${number}`,
  String(first[i]!.depth),
  count(first[i]!.metrics.expanded),
  count(plain[i]!.nodes),
]);
console.log(table(["board", "moves", "expanded", "expanded by C++"], rows));

const expanded = plain.reduce((sum, { nodes }) => sum + nodes, 0);
const times = inTurn(
  [
    { name: "C++", once: () => cpp(boards).reduce((sum, answer) => sum + answer.cpuMs, 0) },
    { name: "Frontier", once: () => cpuMs(ours) },
  ],
  REPETITIONS,
);
const rate = (ms: number) => (expanded / ms / 1000).toFixed(2);
console.log(
  `\nMillion expansions per second, median of ${REPETITIONS}: ` +
    `C++ ${rate(times["C++"]!)}, Frontier ${rate(times.Frontier!)}`,
);
expectTrue(
  "the same number of expansions and moves on every board",
  numbers.every(
    (_, i) => first[i]!.metrics.expanded === plain[i]!.nodes && first[i]!.depth === plain[i]!.length,
  ),
);
expectAtLeast("expansions per second, relative to C++", times["C++"]! / times.Frontier!, 1.2);
const bytesPerNode = first.map(({ metrics }) => metrics.memoryBytes / metrics.opened);
expectAtMost("bytes per node, on the board that needs most", Math.max(...bytesPerNode), 32);
