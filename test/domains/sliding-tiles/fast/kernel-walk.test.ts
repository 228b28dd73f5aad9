/** The kernels of IDA* visit exactly the nodes of the plain walks, wherever they are paused. */
import { describe, expect, it } from "vitest";
import { type Board, moved, type Shape, target } from "../../../../src/domains/sliding-tiles/board.ts";
import { kernelWalk, TileSumWalk } from "../../../../src/domains/sliding-tiles/fast/in-place.ts";
import {
  PatternWalk,
  patternKernelWalk,
} from "../../../../src/domains/sliding-tiles/fast/in-place-patterns.ts";
import { heuristics } from "../../../../src/domains/sliding-tiles/heuristics/index.ts";
import { type Partition, patternSum } from "../../../../src/domains/sliding-tiles/heuristics/pattern-sum.ts";
import { SpreadTables } from "../../../../src/domains/sliding-tiles/heuristics/spread-tables.ts";
import type { TileSum } from "../../../../src/domains/sliding-tiles/heuristics/tile-sum.ts";
import { SlidingTiles } from "../../../../src/domains/sliding-tiles/problem.ts";
import { inMemory } from "../../../../src/domains/table-keeper.ts";
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

const pauseSizes = ["steps of every size", "one node at a time", "without a pause"] as const;

/** Tells the stories of two walks, paused at the same places. */
function bothStories(
  forms: readonly InPlaceForm<Board>[],
  start: Board,
  pauses: (typeof pauseSizes)[number],
  seed: number,
): unknown[][] {
  return forms.map((form) => {
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

  it.each(pauseSizes)("%s", (pauses) => {
    for (const { goal, start, order, seed } of boards) {
      const problem = new SlidingTiles(shape, start, { goal, order });
      const sum = heuristics.manhattan.create(shape, goal) as TileSum;
      const forms = [new TileSumWalk(problem, sum.table), kernelWalk(problem, sum)!];
      const stories = bothStories(forms, start, pauses, seed);
      expect(stories[1]).toEqual(stories[0]);
    }
  });
});

it("there is a kernel only where a move changes the sum by exactly 1", () => {
  const goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];
  const shape = { rows: 3, columns: 3 };
  const sum = heuristics.misplaced.create(shape, goal) as TileSum;
  expect(kernelWalk(new SlidingTiles(shape, goal, { goal }), sum)).toBeUndefined();
});

const square = (side: number, blank: number): Board => {
  const tiles = Array.from({ length: side * side - 1 }, (_, tile) => tile + 1);
  return tiles.toSpliced(blank, 0, 0);
};

/** Squares with small patterns, goals with the blank in a corner, on the diagonal and elsewhere; on 5x5 two share a table. */
const patternBoards: [string, number, Partition, readonly number[]][] = [
  [
    "3x3",
    3,
    [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ],
    [0, 8, 4, 1],
  ],
  [
    "4x4",
    4,
    [
      [1, 2, 3, 4, 5],
      [8, 9, 12, 13, 14],
      [6, 7, 10, 11, 15],
    ],
    [0, 15, 3, 5, 6],
  ],
  [
    "5x5",
    5,
    [
      [1, 2, 5],
      [3, 4, 9],
      [6, 7, 11],
      [8, 13, 14],
      [15, 20, 21],
      [10, 12, 16],
      [17, 18, 22],
      [19, 23, 24],
    ],
    [0, 24, 12, 7],
  ],
];

describe.each(patternBoards)("pattern databases on %s", (_, side, partition, blanks) => {
  const shape = { rows: side, columns: side };
  const below = seededBelow(side);

  it.each(pauseSizes)("%s", (pauses) => {
    blanks.forEach((blank, seed) => {
      const goal = square(side, blank);
      const { patterns } = patternSum(shape, goal, partition);
      const tables = new SpreadTables(patterns, shape);
      for (const [i, order] of orders.entries()) {
        const start = scrambled(shape, goal, 12 + 20 * i, below);
        expect(tables.estimate(start)).toBe(patterns.estimate(start));
        const problem = new SlidingTiles(shape, start, { goal, order });
        const forms = [new PatternWalk(problem, tables), patternKernelWalk(problem, tables)!];
        const stories = bothStories(forms, start, pauses, seed + i);
        expect(stories[1]).toEqual(stories[0]);
      }
    });
  });
});

it("patterns that turn into each other share a table, which gives the values of their own", () => {
  const [, side, partition] = patternBoards[2]!;
  const shape = { rows: side, columns: side };
  const goal = square(side, 0);
  const { patterns } = patternSum(shape, goal, partition);
  expect(new Set(patterns.begins).size).toBeLessThan(partition.length);
  // The first pattern always has a table of its own.
  const firsts = partition.map(
    (part) => patternSum(shape, goal, [part, ...partition.filter((other) => other !== part)]).patterns,
  );
  const below = seededBelow(1);
  for (let i = 0; i < 200; i++) {
    const board = scrambled(shape, goal, 3 * i, below);
    patterns.locate(board);
    partition.forEach((part, pattern) => {
      firsts[pattern]!.locate(board);
      expect(patterns.value(pattern), `${part} of ${board}`).toBe(firsts[pattern]!.value(0));
    });
  }
});

it("threads that share tables work in parts of their own", () => {
  const shape = { rows: 3, columns: 3 };
  const goal = square(3, 0);
  const shared = new Map();
  const partition = patternBoards[0]![2];
  const kept = { ...inMemory, shared };
  const { patterns } = patternSum(shape, goal, partition, kept);
  const tables = new SpreadTables(patterns, shape);
  expect(tables.isShared).toBe(true);
  const memory = shared.get(`${patterns.id} spread`)!;
  expect(memory.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect(new SpreadTables(patterns, shape).memory).toBe(memory);
  const problem = new SlidingTiles(shape, [8, 0, 6, 5, 4, 7, 2, 3, 1], { goal });
  const forms = [new PatternWalk(problem, tables), patternKernelWalk(problem, tables)!];
  const stories = bothStories(forms, problem.start, "without a pause", 0);
  expect(stories[1]).toEqual(stories[0]);
});
