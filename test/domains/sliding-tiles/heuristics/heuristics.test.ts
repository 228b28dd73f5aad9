/** Every heuristic of the sliding puzzles keeps what its row promises, and its walk in place makes the same nodes. */
import { describe, expect, test } from "vitest";
import {
  type Board,
  defaultGoal,
  distance,
  type Move,
  moved,
  moves,
  type Shape,
  target,
} from "../../../../src/domains/sliding-tiles/board.ts";
import { LargePatternWalk } from "../../../../src/domains/sliding-tiles/fast/in-place-large-patterns.ts";
import { heuristics, type SlidingHeuristic } from "../../../../src/domains/sliding-tiles/heuristics/index.ts";
import { LineCounts } from "../../../../src/domains/sliding-tiles/heuristics/line-counts.ts";
import { type PatternSum, patternSum } from "../../../../src/domains/sliding-tiles/heuristics/pattern-sum.ts";
import { SlidingTiles } from "../../../../src/domains/sliding-tiles/problem.ts";
import { inMemory, type TableKeeper } from "../../../../src/domains/table-keeper.ts";
import { type Heuristic, type InPlaceForm, type SearchResult, solve } from "../../../../src/search/index.ts";

const eight: Shape = { rows: 3, columns: 3 };
const fifteen: Shape = { rows: 4, columns: 4 };
const blankFirst = (shape: Shape) => defaultGoal(shape).map((_, cell) => cell);
const blankInMiddle: Board = [1, 2, 3, 8, 0, 4, 7, 6, 5];
/** No corner and not on the diagonal: patterns row by row, no mirror image. */
const blankOnEdge: Board = [1, 2, 0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/** All rows but those that take a minute or more to build. */
const rows = Object.entries<SlidingHeuristic>(heuristics).filter(
  ([name]) => name !== "pdb-7-8" && name !== "pdb-6-6-6-6",
);
const rowsFor = (shape: Shape) => rows.filter(([, row]) => row.only?.fits(shape) ?? true);

describe.each<[string, Shape, Board]>([
  ["8-puzzle, blank last", eight, defaultGoal(eight)],
  ["8-puzzle, blank first", eight, blankFirst(eight)],
  ["8-puzzle, blank in the middle", eight, blankInMiddle],
  ["2x3", { rows: 2, columns: 3 }, defaultGoal({ rows: 2, columns: 3 })],
  ["3x2, blank inside an edge", { rows: 3, columns: 2 }, [1, 2, 0, 3, 4, 5]],
  ["2x4", { rows: 2, columns: 4 }, defaultGoal({ rows: 2, columns: 4 })],
])("every board of the %s", (_, shape, goal) => {
  const { boards, distances, edges } = wholeSpace(shape, goal);

  test.each(rowsFor(shape))("%s is what its row says", (_, row) => {
    const heuristic = row.create(shape, goal);
    const h = boards.map(heuristic);
    expect(h[0]).toBe(0);
    expect(h.every((estimate, i) => estimate <= distances[i]!)).toBe(row.admissible);
    expect(edges.every(([a, b]) => Math.abs(h[a]! - h[b]!) <= 1)).toBe(row.consistent);
    // A walk in place knows the goal by its estimate.
    const walk = new SlidingTiles(shape, goal, { goal }).inPlace(heuristic);
    if (walk !== undefined) expect(h.lastIndexOf(0)).toBe(0);
  });
});

describe("against a plain search for each pattern", () => {
  const goal = blankFirst(eight);
  const { boards } = wholeSpace(eight, goal);
  const mirrored = (cell: number) => (cell % 3) * 3 + Math.floor(cell / 3);

  test("pdb-4-4", () => {
    const patterns = [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ];
    const tables = patterns.map((pattern) => patternMoves(eight, goal, pattern));
    const sum = (cellOf: (tile: number) => number) =>
      patterns.reduce((total, pattern, i) => total + tables[i]!.get(pattern.map(cellOf).join())!, 0);
    const heuristic = patternSum(eight, goal, patterns);
    const wrong = boards.filter((board) => {
      const plain = sum((tile) => board.indexOf(tile));
      const mirror = sum((tile) => mirrored(board.indexOf(mirrored(tile))));
      return heuristic(board) !== Math.max(plain, mirror);
    });
    expect(wrong).toEqual([]);
  });

  test("walking-distance", () => {
    const table = lineMoves([2, 3, 3]);
    const heuristic = heuristics["walking-distance"].create(eight, goal);
    const line = (board: Board, lineOf: (cell: number) => number) => {
      const lines = [0, 1, 2].map(() => [0, 0, 0]);
      board.forEach((tile, cell) => {
        if (tile !== 0) lines[lineOf(cell)]![lineOf(tile)]!++;
      });
      return table.get(lines.join(";"))!;
    };
    const wrong = boards.filter((board) => {
      const vertical = line(board, (cell) => Math.floor(cell / 3));
      return heuristic(board) !== vertical + line(board, (cell) => cell % 3);
    });
    expect(wrong).toEqual([]);
  });

  test("walking distance has as many states as published", () => {
    expect(new LineCounts(4, 4, 0).count).toBe(24_964);
  });
});

describe("15-puzzle", () => {
  test.each(rowsFor(fifteen).filter(([, row]) => row.consistent))(
    "%s is consistent on random walks",
    (_, row) => {
      for (const goal of [defaultGoal(fifteen), blankFirst(fifteen), blankOnEdge]) {
        const heuristic = row.create(fifteen, goal);
        const walk = randomWalk(fifteen, goal, 3000, 1);
        const h = walk.map(heuristic);
        expect(h.every((estimate, step) => estimate <= step)).toBe(true);
        expect(h.every((estimate, i) => i === 0 || Math.abs(estimate - h[i - 1]!) <= 1)).toBe(true);
      }
    },
  );

  test.each(["walking-distance", "pdb-5-5-5", "pdb-6-6-3"] as const)(
    "goals that mirror each other have one table for %s",
    (name) => {
      const ids: string[] = [];
      const keeper: TableKeeper = {
        table: (id, bytes, build) => {
          ids.push(id);
          const table = inMemory.table(id, bytes, build);
          expect(table.length).toBe(bytes);
          return table;
        },
      };
      const last = heuristics[name].create(fifteen, defaultGoal(fifteen), keeper);
      const first = heuristics[name].create(fifteen, blankFirst(fifteen), keeper);
      expect(new Set(ids).size).toBe(1);
      for (const board of randomWalk(fifteen, blankFirst(fifteen), 1000, 2)) {
        const turned = board.map((_, cell) => (16 - board[15 - cell]!) % 16);
        expect(last(turned)).toBe(first(board));
      }
    },
  );

  test("the four patterns of the 24-puzzle have two tables", () => {
    const bytes: number[] = [];
    const keeper: TableKeeper = {
      table: (_id, size) => {
        bytes.push(size);
        return new Uint8Array(0);
      },
    };
    const five = { rows: 5, columns: 5 };
    for (const goal of [defaultGoal(five), blankFirst(five)])
      heuristics["pdb-6-6-6-6"].create(five, goal, keeper);
    const placements = 25 * 24 * 23 * 22 * 21 * 20;
    expect(bytes).toEqual([2 * placements, 2 * placements]);
  });

  test("a table is reported as it grows", () => {
    const shares: number[] = [];
    const keeper: TableKeeper = { table: (_id, _bytes, build) => build((share) => shares.push(share)) };
    heuristics["pdb-5-5-5"].create(fifteen, blankOnEdge, keeper);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  test.each([
    [12, 45, [14, 1, 9, 6, 4, 8, 12, 5, 7, 2, 3, 0, 10, 11, 13, 15]],
    [79, 42, [0, 1, 9, 7, 11, 13, 5, 3, 14, 12, 4, 2, 8, 6, 10, 15]],
    [5, 56, [4, 7, 14, 13, 10, 3, 9, 12, 11, 5, 6, 15, 1, 2, 8, 0]],
    [55, 41, [13, 8, 14, 3, 9, 1, 0, 7, 15, 5, 4, 10, 12, 2, 6, 11]],
  ])("Korf's board %i takes %i moves", (_, optimal, start) => {
    const problem = new SlidingTiles(fifteen, start, { goal: blankFirst(fifteen) });
    for (const name of ["pdb-5-5-5", "pdb-6-6-3"] as const) {
      const heuristic = heuristics[name].create(fifteen, problem.goal);
      expect(heuristic(start)).toBeLessThanOrEqual(optimal);
      expect(solve(problem, "ida-star", { heuristic }).cost).toBe(optimal);
    }
  });
});

describe("walks in place make the nodes of the plain search", () => {
  /** As PatternWalk, but with the look-ups of large tables. */
  class WithLargePatterns extends SlidingTiles {
    override inPlace(heuristic: Heuristic<Board>): InPlaceForm<Board> {
      return new LargePatternWalk(this, (heuristic as PatternSum).patterns);
    }
  }
  const forms: [string, SlidingHeuristic, typeof SlidingTiles, number][] = [
    ["walking-distance", heuristics["walking-distance"], SlidingTiles, 34],
    ["pdb-5-5-5", heuristics["pdb-5-5-5"], SlidingTiles, 44],
    ["pdb-5-5-5 as if it were large", heuristics["pdb-5-5-5"], WithLargePatterns, 44],
  ];
  const goals = [defaultGoal(fifteen), blankFirst(fifteen), blankOnEdge];

  test.each(forms)("%s on 30 boards", (_, row, Tiles, steps) => {
    for (let seed = 1; seed <= 30; seed++) {
      const goal = goals[seed % goals.length]!;
      const order = seed % 2 === 0 ? moves : moves.toReversed();
      const heuristic = row.create(fifteen, goal);
      const problem = new Tiles(fifteen, randomWalk(fifteen, goal, steps, seed).at(-1)!, { goal, order });
      expectSameNodes(problem, heuristic);
    }
  });

  test.each(forms)("%s, however often it is paused", (_, row, Tiles) => {
    const [goal] = goals;
    const heuristic = row.create(fifteen, goal!);
    const start = randomWalk(fifteen, goal!, 60, 5).at(-1)!;
    const run = (expansions: number) => {
      const form = new Tiles(fifteen, start, { goal: goal! }).inPlace(heuristic)!;
      const rounds = [form.place(start)];
      for (;;) {
        form.begin(rounds.at(-1)!);
        let ended = form.walk(expansions);
        while (ended === "paused") ended = form.walk(expansions);
        if (ended === "goal") return { rounds, path: form.path(), made: form.made, expanded: form.expanded };
        rounds.push(form.nextBound);
      }
    };
    const whole = run(1_000_000);
    expect(whole.rounds.length).toBeGreaterThan(1);
    expect(run(1)).toEqual(whole);
    expect(run(7)).toEqual(whole);
  });

  test.each<[string, Shape, Board]>([
    ["8-puzzles", eight, defaultGoal(eight)],
    ["8-puzzles, blank in the middle", eight, blankInMiddle],
    ["2x4 boards", { rows: 2, columns: 4 }, defaultGoal({ rows: 2, columns: 4 })],
    ["5x2 boards", { rows: 5, columns: 2 }, blankFirst({ rows: 5, columns: 2 })],
  ])("every row that has one, on %s", (_, shape, goal) => {
    const problem = new SlidingTiles(shape, randomWalk(shape, goal, 20, 3).at(-1)!, { goal });
    for (const [, row] of rowsFor(shape)) {
      const heuristic = row.create(shape, goal);
      if (problem.inPlace(heuristic)) expectSameNodes(problem, heuristic);
    }
  });
});

function expectSameNodes(problem: SlidingTiles, heuristic: Heuristic<Board>): void {
  const inPlace = solve(problem, "ida-star", { heuristic });
  const plain = solve(problem, "ida-star", { heuristic, observer: { event() {} } });
  expect(inPlace.actions).toEqual(plain.actions);
  expect(counts(inPlace)).toEqual(counts(plain));
}

function counts({ cost, metrics }: SearchResult<Board, Move>) {
  const { generated, expanded, taken, opened, peakFrontier } = metrics;
  return { cost, generated, expanded, taken, opened, peakFrontier };
}

/** All boards that can be reached from a goal, nearest first, their distances, and the moves between them once each. */
function wholeSpace(shape: Shape, goal: Board) {
  const digits = (board: Board) => board.reduce((number, tile) => number * 10 + tile, 0);
  const numberOf = new Map([[digits(goal), 0]]);
  const boards = [goal];
  const distances = [0];
  const edges: [number, number][] = [];
  for (let number = 0; number < boards.length; number++) {
    for (const next of neighbours(shape, boards[number]!)) {
      const key = digits(next);
      let other = numberOf.get(key);
      if (other === undefined) {
        other = boards.push(next) - 1;
        numberOf.set(key, other);
        distances.push(distances[number]! + 1);
      }
      if (other > number) edges.push([number, other]);
    }
  }
  return { boards, distances, edges };
}

function neighbours(shape: Shape, board: Board): Board[] {
  const blank = board.indexOf(0);
  const targets = moves.map((move) => target(shape, blank, move)).filter((to) => to >= 0);
  return targets.map((to) => moved(board, blank, to));
}

/** Boards on a walk from a start that never undoes its last step; the same for the same seed. */
function randomWalk(shape: Shape, start: Board, steps: number, seed: number): Board[] {
  let state = seed * 2_654_435_761;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const boards = [start];
  while (boards.length <= steps) {
    const undo = boards.at(-2)?.join();
    const next = neighbours(shape, boards.at(-1)!).filter((board) => board.join() !== undo);
    boards.push(next[Math.floor(random() * next.length)]!);
  }
  return boards;
}

/** The fewest moves of a pattern's tiles for each list of their cells, wherever the blank is: state by state. */
function patternMoves(shape: Shape, goal: Board, pattern: readonly number[]): Map<string, number> {
  const goalCells = goal.map((_, cell) => cell);
  const best = new Map<string, number>();
  const reached = new Set<string>();
  let level = [{ cells: [...pattern], blank: goal.indexOf(0) }];
  for (let cost = 0; level.length > 0; cost++) {
    const nextLevel: typeof level = [];
    for (let i = 0; i < level.length; i++) {
      const { cells, blank } = level[i]!;
      if (reached.has(`${cells}/${blank}`)) continue;
      reached.add(`${cells}/${blank}`);
      if (!best.has(cells.join())) best.set(cells.join(), cost);
      for (const to of goalCells.filter((cell) => distance(shape, cell, blank) === 1)) {
        const tile = cells.indexOf(to);
        if (tile === -1) level.push({ cells, blank: to });
        else nextLevel.push({ cells: cells.with(tile, blank), blank: to });
      }
    }
    level = nextLevel;
  }
  return best;
}

/** Walking distances for three lines with these numbers of home tiles, by what the lines hold. */
function lineMoves(tilesAtHome: readonly number[]): Map<string, number> {
  const goal = tilesAtHome.map((tiles, line) => tilesAtHome.map((_, home) => (home === line ? tiles : 0)));
  const distances = new Map([[goal.join(";"), 0]]);
  const queue = [{ lines: goal, blank: tilesAtHome.indexOf(Math.min(...tilesAtHome)) }];
  for (const { lines, blank } of queue) {
    for (const other of [blank - 1, blank + 1]) {
      (lines[other] ?? []).forEach((tiles, home) => {
        if (tiles === 0) return;
        const next = lines.map((line, number) => {
          if (number === blank) return line.with(home, line[home]! + 1);
          return number === other ? line.with(home, tiles - 1) : line;
        });
        if (distances.has(next.join(";"))) return;
        distances.set(next.join(";"), distances.get(lines.join(";"))! + 1);
        queue.push({ lines: next, blank: other });
      });
    }
  }
  return distances;
}
