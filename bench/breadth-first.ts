/**
 * Breadth-first search over all 181,440 boards of the 8-puzzle that can be reached from one, against the plain C++ of
 * bench/cpp/breadth-first.cpp: the same nodes, and the ratio of CPU times.
 */
import { SlidingTiles } from "../src/domains/sliding-tiles/problem.ts";
import { solve } from "../src/search/index.ts";
import { expectAtLeast, expectTrue } from "./aims.ts";
import { cpuMs, inTurn } from "./measure.ts";
import { yardstick } from "./yardstick.ts";

const REPETITIONS = 15;
const BOARDS = 181_440;

const start = [8, 6, 7, 2, 5, 4, 3, 0, 1];
/** Cannot be reached, and is not known to be so: every board is searched. */
class WithoutParity extends SlidingTiles {
  override unsolvable() {
    return undefined;
  }
}
const problem = new WithoutParity({ rows: 3, columns: 3 }, start, { goal: [2, 1, 3, 4, 5, 6, 7, 8, 0] });
const cpp = yardstick("breadth-first");
const ours = () => solve(problem, "breadth-first");

const { outcome, metrics } = ours();
const [theirs] = cpp([start]);
expectTrue(
  "every board once, in C++ and here",
  outcome === "unsolvable" && metrics.expanded === BOARDS && theirs!.nodes === BOARDS,
);
for (let i = 0; i < 5; i++) ours();
const times = inTurn(
  [
    { name: "C++", once: () => cpp([start])[0]!.cpuMs },
    { name: "Frontier", once: () => cpuMs(ours) },
  ],
  REPETITIONS,
);
console.log(
  `Milliseconds, median of ${REPETITIONS}: C++ ${times["C++"]!.toFixed(1)}, Frontier ${times.Frontier!.toFixed(1)}`,
);
expectAtLeast("share of C++", times["C++"]! / times.Frontier!, 0.7);
