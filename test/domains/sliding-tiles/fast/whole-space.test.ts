/** Counting all boards with bits: the counts of a breadth-first search, and of the published tables. */
import { describe, expect, it } from "vitest";
import { type Board, defaultGoal, type Shape } from "../../../../src/domains/sliding-tiles/board.ts";
import { WholeSpace } from "../../../../src/domains/sliding-tiles/fast/whole-space.ts";
import { SlidingTiles } from "../../../../src/domains/sliding-tiles/problem.ts";
import { solve } from "../../../../src/search/index.ts";

/** Boards at each depth by the plain form of the problem and a Map. */
function plainCounts(shape: Shape, goal: Board, mostDepth = Number.POSITIVE_INFINITY): number[] {
  const problem = new SlidingTiles(shape, goal, { goal });
  const known = new Set([goal.join()]);
  const counts: number[] = [];
  for (let boards: Board[] = [goal]; boards.length > 0 && counts.length <= mostDepth; ) {
    counts.push(boards.length);
    const next: Board[] = [];
    for (const board of boards)
      for (const move of problem.actions(board)) {
        const child = problem.result(board, move);
        const key = child.join();
        if (known.has(key)) continue;
        known.add(key);
        next.push(child);
      }
    boards = next;
  }
  return counts;
}

function wholeOf(shape: Shape, goal: Board): WholeSpace {
  const space = new WholeSpace(shape, goal);
  while (space.deepen());
  return space;
}

const shapes: Shape[] = [
  { rows: 2, columns: 2 },
  { rows: 2, columns: 3 },
  { rows: 3, columns: 2 },
  { rows: 2, columns: 4 },
  { rows: 4, columns: 2 },
  { rows: 3, columns: 3 },
];

describe.each(shapes)("every board of $rows x $columns", (shape) => {
  it.each([
    ["the usual goal", defaultGoal(shape)],
    ["the blank second", [defaultGoal(shape)[0]!, 0, ...defaultGoal(shape).slice(1, -1)]],
    ["tiles in reverse", defaultGoal(shape).toReversed()],
  ])("%s", (_, goal) => {
    const space = wholeOf(shape, goal);
    expect(space.counts).toEqual(plainCounts(shape, goal));
    expect(space.boards).toBe(space.counts.reduce((a, b) => a + b));
  });

  it("the deepest boards need as many moves as there are depths", () => {
    const goal = [defaultGoal(shape)[0]!, 0, ...defaultGoal(shape).slice(1, -1)];
    const space = wholeOf(shape, goal);
    const deepest = space.deepest(5);
    expect(deepest).toHaveLength(Math.min(5, space.counts.at(-1)!));
    for (const board of deepest)
      expect(solve(new SlidingTiles(shape, board, { goal }), "breadth-first").depth).toBe(
        space.counts.length - 1,
      );
  });
});

describe("larger boards", () => {
  it("2x5 and 5x2, where bits move in runs, against Karlemo and Östergård: 55 moves", () => {
    const lying = wholeOf({ rows: 2, columns: 5 }, defaultGoal({ rows: 2, columns: 5 }));
    const standing = wholeOf({ rows: 5, columns: 2 }, defaultGoal({ rows: 5, columns: 2 }));
    expect(lying.counts).toEqual(standing.counts);
    expect([lying.counts.length - 1, lying.boards]).toEqual([55, 1_814_400]);
    expect(lying.counts.reduce((a, b) => a + b)).toBe(1_814_400);
  });

  it.each([
    { rows: 4, columns: 3 },
    { rows: 3, columns: 4 },
  ])("$rows x $columns begins as the plain form does, from any goal", (shape) => {
    const goal = [5, 2, 9, 1, 7, 0, 11, 3, 10, 8, 4, 6];
    const space = new WholeSpace(shape, goal);
    for (let depth = 0; depth < 14; depth++) space.deepen();
    expect(space.counts).toEqual(plainCounts(shape, goal, 14));
  });

  it("goes on from a state, and refuses one that does not hold what it counted", () => {
    const shape = { rows: 3, columns: 3 };
    const first = new WholeSpace(shape, defaultGoal(shape));
    for (let depth = 0; depth < 12; depth++) first.deepen();
    const { counts, reached, last } = first.state();
    const second = new WholeSpace(shape, defaultGoal(shape));
    const damaged = reached.map((bits) => bits.slice());
    damaged[3]![7]! ^= 1 << 5;
    expect(second.restore({ counts, reached: damaged, last })).toBe(false);
    expect(second.counts).toEqual([1]);
    expect(second.restore({ counts, reached, last })).toBe(true);
    while (second.deepen());
    expect(second.counts).toEqual(plainCounts(shape, defaultGoal(shape)));
  });
});
