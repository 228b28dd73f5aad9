/** The game of two players: its rules, and the machine that plays it. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { KnightGame } from "../../../src/domains/knight-score/game.ts";
import { KnightScore } from "../../../src/domains/knight-score/problem.ts";
import { randomCells } from "../../../src/domains/knight-score/random-board.ts";
import { takenOff } from "../../../src/domains/knight-score/rules.ts";
import { chooseMove, type GameStrategyName, gameStrategies } from "../../../src/search/index.ts";

const board = (rows: number, columns: number, cells: readonly (number | null)[]) => ({
  shape: { rows, columns },
  cells,
  knight: -1,
});

/** Small boards of numbers that have mirror images and doubles among them. */
const boards = fc
  .record({ rows: fc.integer({ min: 2, max: 4 }), columns: fc.integer({ min: 2, max: 4 }) })
  .chain(({ rows, columns }) =>
    fc
      .array(fc.constantFrom(1, 10, 12, 21, 11, 22, 33, 0, 7, 70, 99, null), {
        minLength: rows * columns,
        maxLength: rows * columns,
      })
      .map((cells) => board(rows, columns, cells)),
  );

const ruleOptions = fc.constantFrom(
  { rules: "off" } as const,
  { rules: "lisp" } as const,
  { rules: "official" } as const,
  { rules: "official", double: "choose" } as const,
);

describe("two players", () => {
  // 1 2 3 / 4 5 6 / 7 8 9 with rules off: the middle cannot be reached.
  const game = new KnightGame(board(3, 3, [1, 2, 3, 4, 5, 6, 7, 8, 9]), { rules: "off" });

  it("place their knights on the first and on the last row, and jump in turn", () => {
    expect(game.moves(game.start)).toEqual(["A1", "B1", "C1"]);
    const placed = game.result(game.start, "C1");
    expect(placed).toMatchObject({ knights: [2, -1], scores: [3, 0], turn: 1 });
    expect(game.moves(placed)).toEqual(["A3", "B3", "C3"]);
    const both = game.result(placed, "A3");
    expect(both).toMatchObject({ knights: [2, 6], scores: [3, 7], turn: 0 });
    expect(game.moves(both)).toEqual(["B3", "A2"]);
  });

  it("are passed over when they cannot move, until neither can", () => {
    // 9 . . / . . 5 / 8 . . / 1 . .: from A4 there is no jump, from A1 there is one to C2, and from there to A3.
    const pass = new KnightGame(board(4, 3, [9, null, null, null, null, 5, 8, null, null, 1, null, null]), {
      rules: "off",
    });
    let state = pass.start;
    for (const jump of ["A1", "A4"]) state = pass.result(state, jump);
    expect(state.turn).toBe(0);
    expect(pass.moves(state)).toEqual(["C2"]);
    state = pass.result(state, "C2");
    expect(state.turn).toBe(0);
    expect(pass.moves(state)).toEqual(["A3"]);
    state = pass.result(state, "A3");
    expect(pass.moves(state)).toEqual([]);
    expect(state.scores).toEqual([22, 1]);
  });

  it("score each number once, and lose those that a jump takes off", () => {
    fc.assert(
      fc.property(boards, ruleOptions, fc.infiniteStream(fc.nat()), (own, options, random) => {
        const game = new KnightGame(own, options);
        let state = game.start;
        for (let moves = game.moves(state); moves.length > 0; moves = game.moves(state)) {
          const jump = moves[random.next().value! % moves.length]!;
          const { turn } = state;
          const next = game.result(state, jump);
          const cell = next.knights[turn];
          expect(next.scores[turn]).toBe(state.scores[turn] + state.cells[cell]!);
          expect(next.scores[1 - turn]).toBe(state.scores[1 - turn]);
          const gone = takenOff(state.cells, next.cells, cell);
          expect(gone.length).toBeLessThanOrEqual(options.rules === "off" ? 0 : 2);
          const numbers = (cells: readonly (number | null)[]) =>
            cells.filter((value) => value !== null).length;
          expect(numbers(next.cells)).toBe(numbers(state.cells) - 1 - gone.length);
          state = next;
        }
        // The game is over only when the other knight cannot jump, either.
        const turned = { ...state, turn: (1 - state.turn) as 0 | 1 };
        expect(game.moves(turned)).toEqual([]);
      }),
    );
  });
});

it("alone, the jumps and their results are those of the problem", () => {
  fc.assert(
    fc.property(boards, ruleOptions, fc.infiniteStream(fc.nat()), (own, options, random) => {
      const problem = new KnightScore({ ...own, name: "own", target: 1000 }, options);
      const game = new KnightGame(own, { ...options, players: 1 });
      let state = game.start;
      let searched = problem.starts[0]!;
      for (let moves = game.moves(state); moves.length > 0; moves = game.moves(state)) {
        expect(moves).toEqual(problem.actions(searched));
        const jump = moves[random.next().value! % moves.length]!;
        state = game.result(state, jump);
        searched = problem.result(searched, jump);
        expect(state.cells).toEqual(searched.cells);
        expect(state.scores).toEqual([searched.score, 0]);
      }
      expect(problem.actions(searched)).toEqual([]);
    }),
  );
});

describe("the machine", () => {
  const names = Object.keys(gameStrategies) as GameStrategyName[];

  it.each(names)("%s finds the value of the game on small boards", (name) => {
    fc.assert(
      fc.property(boards, ruleOptions, (own, options) => {
        const game = new KnightGame(own, options);
        const state = game.start;
        const sure = chooseMove(game, state, "minimax", { limits: { depth: 6 } });
        const choice = chooseMove(game, state, name, { limits: { depth: 6 } });
        expect(choice.value).toBe(sure.value);
        // What is left out may have hidden the depth limit, never the other way round.
        if (sure.isCertain) expect(choice.isCertain).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it("looks further ahead on a full board by leaving out and sorting", () => {
    const full = new KnightGame({
      shape: { rows: 10, columns: 10 },
      cells: randomCells({ rows: 10, columns: 10 }, 7),
      knight: -1,
    });
    let state = full.start;
    for (const jump of [full.moves(state)[4]!]) state = full.result(state, jump);
    state = full.result(state, full.moves(state)[5]!);
    const nodes = names.map((name) => chooseMove(full, state, name, { limits: { depth: 5 } }).counts.nodes);
    expect(nodes[1]).toBeLessThan(nodes[0]! / 3);
    expect(nodes[2]).toBeLessThan(nodes[1]!);
  });
});
