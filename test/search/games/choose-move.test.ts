/** Every row of the game strategies against plain minimax, written down once more in its simplest form. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseMove, type Game, type GameStrategyName, gameStrategies } from "../../../src/search/index.ts";

const names = Object.keys(gameStrategies) as GameStrategyName[];

interface Tree {
  readonly turn: 0 | 1;
  readonly value: number;
  readonly children: readonly Tree[];
}

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.record({
    turn: fc.constantFrom<0 | 1>(0, 1),
    value: fc.integer({ min: -4, max: 4 }),
    children: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.constant([]),
      fc.array(tie("tree"), { minLength: 1, maxLength: 4 }),
    ),
  }),
}));

function gameOf(start: Tree): Game<Tree, number> {
  return {
    start,
    turn: ({ turn }) => turn,
    moves: ({ children }) => children.map((_, move) => move),
    result: ({ children }, move) => children[move]!,
    value: ({ value }) => value,
  };
}

/** What player 0 reaches: the largest value of the children where it moves, the smallest where the other does. */
function minimax({ turn, value, children }: Tree, depth: number): number {
  if (children.length === 0 || depth === 0) return value;
  const values = children.map((child) => minimax(child, depth - 1));
  return turn === 0 ? Math.max(...values) : Math.min(...values);
}

function sizeOf({ children }: Tree, depth: number): number {
  return depth === 0 ? 1 : children.reduce((sum, child) => sum + sizeOf(child, depth - 1), 1);
}

const forTurn = ({ turn }: Tree, value: number) => (turn === 0 ? value : 0 - value);

describe.each(names)("%s", (name) => {
  it("reaches the value of plain minimax, by the move it chooses", () => {
    fc.assert(
      fc.property(tree, fc.integer({ min: 1, max: 8 }), (start, depth) => {
        const { move, value, line } = chooseMove(gameOf(start), start, name, { limits: { depth } });
        expect(value).toBe(forTurn(start, minimax(start, depth)));
        expect(move === undefined).toBe(start.children.length === 0);
        if (move === undefined) return;
        expect(minimax(start.children[move]!, depth - 1)).toBe(minimax(start, depth));
        const last = line.reduce((state, played) => state.children[played]!, start);
        expect(forTurn(start, last.value)).toBe(value);
      }),
    );
  });

  it("analyses every node if it leaves nothing out, and never more", () => {
    fc.assert(
      fc.property(tree, fc.integer({ min: 1, max: 8 }), (start, depth) => {
        const { counts } = chooseMove(gameOf(start), start, name, { limits: { depth } });
        const all = sizeOf(start, depth);
        if (!gameStrategies[name].prunes) {
          expect(counts).toMatchObject({ nodes: all, cuts: [0, 0] });
        } else expect(counts.nodes).toBeLessThanOrEqual(all);
      }),
    );
  });

  it("keeps to a limit of nodes, and is certain only after the end of every game", () => {
    fc.assert(
      fc.property(tree, fc.integer({ min: 1, max: 60 }), (start, nodes) => {
        const choice = chooseMove(gameOf(start), start, name, { limits: { nodes } });
        expect(choice.counts.nodes).toBeLessThanOrEqual(nodes);
        expect(choice.move === undefined).toBe(start.children.length === 0);
        const whole = chooseMove(gameOf(start), start, name);
        expect(whole.isCertain).toBe(true);
        if (choice.isCertain) expect(choice.value).toBe(whole.value);
      }),
    );
  });
});

it("prunes where it can: more cuts with the better move first", () => {
  const leaf = (value: number): Tree => ({ turn: 0, value, children: [] });
  const reply = (...values: number[]): Tree => ({ turn: 1, value: values[0]!, children: values.map(leaf) });
  const start: Tree = { turn: 0, value: 0, children: [reply(1, 2), reply(3, 5), reply(0, 9)] };
  const counted = (name: GameStrategyName) => chooseMove(gameOf(start), start, name).counts;
  expect(counted("minimax")).toEqual({ nodes: 10, valued: 6, cuts: [0, 0] });
  expect(counted("alpha-beta")).toEqual({ nodes: 9, valued: 5, cuts: [0, 1] });
  expect(counted("sorted-alpha-beta")).toEqual({ nodes: 8, valued: 4, cuts: [0, 2] });
});

it("tells what it knows after each look, and stops when told to", () => {
  const endless: Game<number, string> = {
    start: 0,
    turn: (state) => (state % 2) as 0 | 1,
    moves: () => ["on", "over"],
    result: (state) => state + 1,
    value: (state) => state,
  };
  const depths: number[] = [];
  const signal = { aborted: false };
  const choice = chooseMove(endless, 0, "alpha-beta", {
    signal,
    limits: { time: 60_000 },
    looked: ({ depth }) => {
      depths.push(depth);
      signal.aborted = depth >= 8;
    },
  });
  expect(depths.slice(0, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(choice).toMatchObject({ move: "on", isCertain: false, depth: depths.at(-1) });
});

it.each([
  [{ depth: 0 }, "The depth limit of minimax must be at least 1, not 0."],
  [{ nodes: Number.NaN }, "The node limit of minimax must be at least 1, not NaN."],
  [{ time: -1 }, "The time limit of minimax must be at least 1, not -1."],
])("refuses the limits %o", (limits, message) => {
  const over = gameOf({ turn: 0, value: 0, children: [] });
  expect(() => chooseMove(over, over.start, "minimax", { limits })).toThrow(message);
});
