/** Which boards can be solved: the parity test against walks through whole spaces, and how far their boards are. */
import { describe, expect, it } from "vitest";
import { type Board, isReachable, type Shape } from "../../../src/domains/sliding-tiles/board.ts";
import { heuristics } from "../../../src/domains/sliding-tiles/heuristics/index.ts";
import { SlidingTiles } from "../../../src/domains/sliding-tiles/problem.ts";
import { type Problem, type SearchEvent, solve } from "../../../src/search/index.ts";
import { boardsByDepth, seededBelow, shuffled } from "./all-boards.ts";

function permutations(tiles: readonly number[]): number[][] {
  if (tiles.length === 0) return [[]];
  return tiles.flatMap((tile, i) =>
    permutations([...tiles.slice(0, i), ...tiles.slice(i + 1)]).map((rest) => [tile, ...rest]),
  );
}

function randomBoard({ rows, columns }: Shape, below: (bound: number) => number): number[] {
  return shuffled(
    Array.from({ length: rows * columns }, (_, tile) => tile),
    below,
  );
}

/** After this many random moves. */
function walkedFrom(problem: SlidingTiles, from: Board, steps: number, below: (bound: number) => number) {
  let board = from;
  for (let step = 0; step < steps; step++) {
    const actions = problem.actions(board);
    board = problem.result(board, actions[below(actions.length)]!);
  }
  return board;
}

describe("the parity test", () => {
  it.each([
    [2, 2, 12],
    [2, 3, 6],
    [3, 2, 6],
  ])("is right for every board of %dx%d and %d random goals", (rows, columns, goals) => {
    const shape = { rows, columns };
    const below = seededBelow(rows * 10 + columns);
    const boards = permutations(Array.from({ length: rows * columns }, (_, tile) => tile));
    for (let i = 0; i < goals; i++) {
      const goal = randomBoard(shape, below);
      const reachable = new Set(
        boardsByDepth(shape, goal)
          .flat()
          .map((board) => board.join()),
      );
      expect(reachable.size).toBe(boards.length / 2);
      const wrong = boards.filter((board) => isReachable(shape, board, goal) !== reachable.has(board.join()));
      expect(wrong).toEqual([]);
    }
  });

  it("finds 181,440 of the 362,880 boards of 3x3 solvable", () => {
    const shape = { rows: 3, columns: 3 };
    const boards = permutations([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(boards).toHaveLength(362_880);
    const goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];
    expect(boards.filter((board) => isReachable(shape, board, goal))).toHaveLength(181_440);
  });

  it.each([
    [3, 3],
    [4, 4],
    [3, 4],
    [4, 3],
    [2, 5],
    [5, 2],
    [3, 5],
    [4, 5],
    [5, 5],
  ])("on %dx%d knows random walks from swapped tiles, whatever the goal", (rows, columns) => {
    const shape = { rows, columns };
    const below = seededBelow(rows * 100 + columns);
    for (let i = 0; i < 60; i++) {
      const goal = randomBoard(shape, below);
      const problem = new SlidingTiles(shape, goal, { goal });
      const start = walkedFrom(problem, goal, below(200), below);
      expect(isReachable(shape, start, goal)).toBe(true);
      expect(new SlidingTiles(shape, start, { goal }).unsolvable()).toBeUndefined();
      // Two tiles, not the blank, in each other's place.
      const [a, b] = shuffled(
        start.flatMap((tile, cell) => (tile === 0 ? [] : [cell])),
        below,
      );
      const swapped = start.with(a!, start[b!]!).with(b!, start[a!]!);
      expect(isReachable(shape, swapped, goal)).toBe(false);
      expect(new SlidingTiles(shape, swapped, { goal }).unsolvable()?.text).toContain("parity");
      // And so is all of that half from all of the other.
      const further = walkedFrom(problem, swapped, below(200), below);
      expect(isReachable(shape, further, start)).toBe(false);
      expect(isReachable(shape, further, swapped)).toBe(true);
    }
  });

  it("gives the examples of the A* project", () => {
    const shape = { rows: 3, columns: 3 };
    const goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];
    const solvable = (digits: string) => isReachable(shape, [...digits].map(Number), goal);
    expect(["243106758", "158023467", "207854361", "876543210"].map(solvable)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(["123457680", "518023467", "123456807"].map(solvable)).toEqual([false, false, false]);
  });

  it("answers before any search, whatever the strategy and the limits", () => {
    const problem = new SlidingTiles({ rows: 5, columns: 5 }, [
      ...Array.from({ length: 22 }, (_, i) => i + 1),
      24,
      23,
      0,
    ]);
    for (const strategy of ["breadth-first", "ida-star", "bidirectional"] as const) {
      const result = solve(problem, strategy, { heuristic: () => 0, limits: { nodes: 0 } });
      expect(result).toMatchObject({ outcome: "unsolvable", metrics: { generated: 0 } });
    }
  });
});

describe("the 8-puzzle", () => {
  const depths = [
    1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878, 16993,
    17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
  ];
  const shape = { rows: 3, columns: 3 };
  const goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];

  it("has the known number of boards at every depth, as the library finds them", () => {
    const problem: Problem<Board, string> = Object.assign(Object.create(new SlidingTiles(shape, goal)), {
      isGoal: () => false,
      graph: undefined,
      packed: undefined,
    });
    const counts: number[] = [];
    const hardest: string[] = [];
    const observer = {
      event({ type, depth, state }: SearchEvent<Board, string>) {
        if (type !== "start" && type !== "generate") return;
        counts[depth] = (counts[depth] ?? 0) + 1;
        if (depth === 31) hardest.push(state.join(""));
      },
    };
    const result = solve(problem, "breadth-first", { observer });
    expect(counts).toEqual(depths);
    expect(hardest.sort()).toEqual(["647850321", "867254301"]);
    expect(result).toMatchObject({ outcome: "unsolvable", metrics: { opened: 181_440, expanded: 181_440 } });
  });

  it("has them also with packed boards and with an independent walk", () => {
    const levels = boardsByDepth(shape, goal);
    expect(levels.map((level) => level.length)).toEqual(depths);
    const problem = new SlidingTiles(shape, levels[31]![0]!);
    const blind = { heuristic: heuristics.zero.create() };
    expect(solve(problem, "a-star", blind)).toMatchObject({ cost: 31, metrics: { opened: 181_440 } });
    expect(solve(problem, "breadth-first").depth).toBe(31);
  });
});
