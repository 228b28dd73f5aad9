/** The kernel of IDA* visits exactly the nodes of the plain walk, wherever it is paused. */
import { describe, expect, it } from "vitest";
import { type Board, moved, type Shape, target } from "../../../../src/domains/sliding-tiles/board.ts";
import { kernelWalk, TileSumWalk } from "../../../../src/domains/sliding-tiles/fast/in-place.ts";
import { heuristics } from "../../../../src/domains/sliding-tiles/heuristics/index.ts";
import type { TileSum } from "../../../../src/domains/sliding-tiles/heuristics/tile-sum.ts";
import { SlidingTiles } from "../../../../src/domains/sliding-tiles/problem.ts";
import type { InPlaceForm } from "../../../../src/search/index.ts";
import { seededBelow, shuffled } from "../all-boards.ts";

const orders = [
  ["up", "left", "right", "down"],
  ["down", "right", "up", "left"],
  ["left", "down", "right", "up"],
] as const;

/** A board this many random moves from the goal. */
function scrambled(shape: Shape, goal: Board, moves: number, below: (limit: number) => number): Board {
  let board = goal;
  for (let i = 0; i < moves; i++) {
    const blank = board.indexOf(0);
    const targets = orders[0].map((move) => target(shape, blank, move)).filter((cell) => cell >= 0);
    board = moved(board, blank, targets[below(targets.length)]!);
  }
  return board;
}

/** Everything that a walk shows after each pause, until the goal or until this many rounds are done. */
function story(
  form: InPlaceForm<Board>,
  start: Board,
  pauses: () => number,
  rounds: number,
  more: number,
): unknown[] {
  const log: unknown[] = [];
  let bound = form.place(start) + more;
  for (let round = 0; round < rounds; round++) {
    form.begin(bound);
    for (;;) {
      const ended = form.walk(pauses());
      const { made, expanded, depth, deepest } = form;
      log.push([ended, made, expanded, depth, deepest, form.path().join("")]);
      if (ended === "goal") return log;
      if (ended === "end") break;
    }
    log.push((bound = form.nextBound));
  }
  return log;
}

const sizes: [number, number][] = [
  [2, 2],
  [2, 3],
  [3, 2],
  [3, 3],
  [2, 5],
  [3, 4],
  [4, 4],
  [2, 8],
];

describe.each(sizes)("%d x %d", (rows, columns) => {
  const shape = { rows, columns };
  const below = seededBelow(rows * 10 + columns);
  const boards = Array.from({ length: 12 }, (_, i) => {
    const goal = shuffled(
      Array.from({ length: rows * columns }, (_, tile) => tile),
      below,
    );
    return { goal, start: scrambled(shape, goal, 4 + 6 * i, below), order: orders[i % 3]!, seed: i };
  });

  it.each(["steps of every size", "one node at a time", "without a pause"])("%s", (pauses) => {
    for (const { goal, start, order, seed } of boards) {
      const problem = new SlidingTiles(shape, start, { goal, order });
      const { table } = heuristics.manhattan.create(shape, goal) as TileSum;
      const stories = [new TileSumWalk(problem, table), kernelWalk(problem, table)!].map((form) => {
        const random = seededBelow(seed);
        const size =
          pauses === "one node at a time"
            ? () => 1
            : pauses === "without a pause"
              ? () => 1e9
              : () => 1 + random(90);
        // A first bound that no path has exactly is one round more.
        return story(form, start, size, pauses === "without a pause" ? 6 : 4, seed % 4 === 3 ? 1 : 0);
      });
      expect(stories[1]).toEqual(stories[0]);
    }
  });
});

it("there is a kernel only where a move changes the sum by exactly 1", () => {
  const goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];
  const shape = { rows: 3, columns: 3 };
  const { table } = heuristics.misplaced.create(shape, goal) as TileSum;
  expect(kernelWalk(new SlidingTiles(shape, goal, { goal }), table)).toBeUndefined();
});
