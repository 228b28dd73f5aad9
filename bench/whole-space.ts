/**
 * Every board of the 4x3 puzzle, counted by depth with two bits for each: the published counts, CPU time and memory a board, beside
 * what breadth-first search with nodes takes for a board of 2x5.
 */
import { defaultGoal } from "../src/domains/sliding-tiles/board.ts";
import { WholeSpace } from "../src/domains/sliding-tiles/fast/whole-space.ts";
import { SlidingTiles } from "../src/domains/sliding-tiles/problem.ts";
import { solve } from "../src/search/index.ts";
import { expectAtLeast, expectAtMost, expectTrue } from "./aims.ts";
import { cpuMs } from "./measure.ts";
import { depthsOf4x3 } from "./published-depths.ts";

class WithoutParity extends SlidingTiles {
  override unsolvable() {
    return undefined;
  }
}

const flat = { rows: 2, columns: 5 };
const problem = new WithoutParity(flat, [2, 1, 3, 4, 5, 6, 7, 8, 9, 0]);
let nodes = 0;
const nodesMs = cpuMs(() => {
  nodes = solve(problem, "breadth-first").metrics.expanded;
});

const tall = { rows: 4, columns: 3 };
const space = new WholeSpace(tall, defaultGoal(tall));
const bitsMs = cpuMs(() => {
  while (space.deepen());
});

const perNode = (nodesMs / nodes) * 1e6;
const perBit = (bitsMs / space.boards) * 1e6;
console.log(
  `4x3 in ${(bitsMs / 1000).toFixed(1)} s of CPU: ${perBit.toFixed(0)} ns a board; 2x5 with nodes: ${perNode.toFixed(0)} ns`,
);
expectTrue("boards of 4x3 at each depth as published", space.counts.join() === depthsOf4x3.join());
expectAtMost("bytes a board", space.bytes / space.boards, 0.26);
expectAtLeast("times as fast as breadth-first search with nodes, a board", perNode / perBit, 5);
