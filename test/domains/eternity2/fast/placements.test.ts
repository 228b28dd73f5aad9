/**
 * The placement walk: known counts, the same nodes in every form, prefixes that add up, places from which a walk
 * resumes.
 */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isValid, score } from "../../../../src/domains/eternity2/board.ts";
import { cellOrder, cellOrders } from "../../../../src/domains/eternity2/cell-orders.ts";
import { MismatchSearch } from "../../../../src/domains/eternity2/fast/mismatch-search.ts";
import { PlacementSearch, type WalkForm } from "../../../../src/domains/eternity2/fast/placement-search.ts";
import { splitAt, splitTree } from "../../../../src/domains/eternity2/fast/tree-split.ts";
import { generate } from "../../../../src/domains/eternity2/generate.ts";
import { instances } from "../../../../src/domains/eternity2/instances.ts";
import { differentTurns, type Puzzle, turnlessName } from "../../../../src/domains/eternity2/pieces.ts";
import { PlaceMatching } from "../../../../src/domains/eternity2/placement-problem.ts";
import { solve } from "../../../../src/search/index.ts";

const forms: readonly WalkForm[] = ["script", "webassembly"];
const orders = Object.keys(cellOrders);

/** Walks to the end, or to the first solution. */
function walk(
  search: PlacementSearch,
  first = false,
  piece = 1_000_000,
): { solutions: number; placements: number } {
  let solutions = 0;
  for (;;) {
    const pause = search.advance(piece);
    if (pause === "solution") solutions++;
    if (pause === "ended" || (first && pause === "solution"))
      return { solutions, placements: search.placements };
  }
}

/** Without the in-place form. */
const plainForm = (problem: PlaceMatching) =>
  Object.assign(Object.create(problem), { inPlaceTree: undefined }) as PlaceMatching;
const named = (name: string) => instances[name]!.puzzle;
const searchOf = (puzzle: Puzzle, order = "row", form?: WalkForm) =>
  new PlacementSearch(puzzle, cellOrder(puzzle, order), form);

describe.each(forms)("the walk as %s", (form) => {
  it.each([
    ["brendan-4x4", 4470, 36],
    ["brendan-5x5", 113_211, 16],
  ])("scans %s: %i placements, %i solutions", (name, placements, solutions) => {
    expect(walk(searchOf(named(name), "row", form))).toEqual({ placements, solutions });
    // In pieces of any size.
    expect(walk(searchOf(named(name), "row", form), false, 97)).toEqual({ placements, solutions });
  });

  it("finds the first solution after the known number of placements", () => {
    expect(walk(searchOf(named("brendan-6x6"), "row", form), true).placements).toBe(696_095);
    expect(walk(searchOf(named("report-6x6"), "row", form), true).placements).toBe(1_377_496);
  });

  it.each(orders)("visits the nodes of the plain form, filling by %s", (order) => {
    for (const name of ["brendan-3x3", "brendan-4x4", "report-4x4", "report-5x5"]) {
      const puzzle = named(name);
      const problem = new PlaceMatching(puzzle, cellOrder(puzzle, order));
      const plain = solve(plainForm(problem), "depth-limited", {
        duplicates: "none",
        limits: { depth: puzzle.pieces.length },
      });
      const search = searchOf(puzzle, order, form);
      const { solutions, placements } = walk(search, true);
      expect(placements).toBe(plain.metrics.generated - 1);
      expect(solutions).toBe(plain.outcome === "solved" ? 1 : 0);
      if (solutions === 1) expect(search.board().cells).toEqual(plain.states.at(-1)!.cells);
    }
  });

  it.each(orders)("finds all solutions, filling by %s", (order) => {
    expect(walk(searchOf(named("brendan-4x4"), order, form)).solutions).toBe(36);
    expect(walk(searchOf(named("brendan-5x5"), order, form)).solutions).toBe(16);
  });
});

describe("depth-limited search in place", () => {
  it.each(orders)("counts as on the plain form, filling by %s", (order) => {
    for (const name of ["brendan-3x3", "brendan-4x4", "report-5x5"]) {
      const problem = new PlaceMatching(named(name), cellOrder(named(name), order));
      for (const nodes of [undefined, 1, 2, 100]) {
        const options = { limits: { depth: problem.order.length, nodes } };
        const [inPlace, expected] = [problem, plainForm(problem)].map((one) =>
          solve(one, "depth-limited", options),
        );
        const { timeMs, memoryBytes, ...metrics } = expected!.metrics;
        expect(inPlace).toMatchObject({ ...expected, metrics });
        expect(problem.inPlaceTree(problem.order.length)).toBeDefined();
      }
    }
  });
});

describe("prefixes", () => {
  it.each([1, 2, 5, 9])("at depth %i add up to the whole tree", (depth) => {
    const search = searchOf(named("brendan-4x4"));
    const split = splitAt(search, depth);
    let { above: placements } = split;
    let solutions = 0;
    for (const { place } of split.prefixes) {
      search.goTo(place, depth);
      const below = walk(search);
      placements += below.placements;
      solutions += below.solutions;
    }
    expect({ placements, solutions }).toEqual({ placements: 4470, solutions: 36 });
  });

  it("are enough for many workers", () => {
    expect(splitTree(searchOf(named("brendan-6x6"))).prefixes.length).toBeGreaterThan(1000);
  });
});

describe("the share of the tree", () => {
  it("grows from 0 to 1", () => {
    const search = searchOf(named("brendan-5x5"));
    const shares: number[] = [];
    while (search.advance(1000) !== "ended") shares.push(search.share(0));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares[0]).toBeLessThan(0.05);
    expect(shares.at(-1)).toBeGreaterThan(0.9);
  });
});

describe("places", () => {
  it("are resumed by another search, in any form, without loss", () => {
    fc.assert(
      fc.property(fc.nat(4400), fc.constantFrom(...forms), fc.constantFrom(...forms), (stop, from, to) => {
        const first = searchOf(named("brendan-4x4"), "row", from);
        let solutions = 0;
        while (first.placements < stop) {
          if (first.advance(stop - first.placements) === "solution") solutions++;
        }
        const second = searchOf(named("brendan-4x4"), "row", to);
        second.goTo(first.place(), 0, first.known);
        const rest = walk(second);
        expect(first.placements + rest.placements).toBe(4470);
        expect(solutions + rest.solutions).toBe(36);
      }),
      { numRuns: 40 },
    );
  });
});

describe("puzzles", () => {
  it("may be rectangles, have hints, and be filled in a custom order", () => {
    const puzzle = generate({ width: 5, height: 3, frameColours: 4, innerColours: 5, seed: 2 });
    const search = searchOf(puzzle);
    const { solutions } = walk(search);
    expect(solutions).toBeGreaterThanOrEqual(2);
    const first = searchOf(puzzle);
    walk(first, true);
    const { cells } = first.board();
    const hints = [0, 7].map((cell) => ({
      cell,
      piece: (cells[cell]! - 1) >> 2,
      rotation: (cells[cell]! - 1) & 3,
    }));
    const own = "14,13,12,11,10,0,1,2,3,4,5,6,7,8,9";
    const hinted = searchOf({ ...puzzle, hints }, own);
    const found = walk(hinted, true);
    expect(found.solutions).toBe(1);
    expect(isValid(puzzle, hinted.board().cells)).toBe(true);
    expect(hinted.board().cells[7]).toBe(cells[7]);
    expect(walk(searchOf({ ...puzzle, hints })).solutions).toBeLessThanOrEqual(solutions);
  });

  it("are generated alike for the same seed, without equal or symmetric pieces, and can be solved", () => {
    fc.assert(
      fc.property(
        fc.nat(1e6),
        fc.integer({ min: 2, max: 6 }),
        fc.integer({ min: 2, max: 6 }),
        (seed, width, height) => {
          const options = { width, height, frameColours: 4, innerColours: 6, seed };
          const puzzle = generate(options);
          expect(generate(options)).toEqual(puzzle);
          expect(new Set(puzzle.pieces.map(turnlessName)).size).toBe(width * height);
          expect(puzzle.pieces.every((piece) => differentTurns(piece) === 4)).toBe(true);
          const search = searchOf(puzzle);
          expect(walk(search, true).solutions).toBe(1);
          expect(isValid(puzzle, search.board().cells)).toBe(true);
        },
      ),
      { numRuns: 25 },
    );
  });

  it("have a single solution on request", () => {
    const puzzle = generate({
      width: 5,
      height: 5,
      frameColours: 4,
      innerColours: 6,
      seed: 5,
      isUnique: true,
    });
    expect(walk(searchOf(puzzle)).solutions).toBe(4);
  });

  it("of 7x7 with 3 frame and 6 inner colours are all solved", { timeout: 300_000 }, () => {
    for (let seed = 1; seed <= 20; seed++) {
      const puzzle = generate({ width: 7, height: 7, frameColours: 3, innerColours: 6, seed });
      expect(walk(searchOf(puzzle), true).solutions).toBe(1);
    }
  });
});

describe("late mismatches", () => {
  it("give a higher score than an exact walk of the same length", () => {
    const puzzle = named("brendan-8x8");
    const order = cellOrder(puzzle, "row");
    const search = new MismatchSearch(puzzle, order, { mismatches: 6, from: 40 });
    search.advance(20_000);
    const exact = new MismatchSearch(puzzle, order, { mismatches: 0, from: 0 });
    exact.advance(20_000);
    expect(search.placements).toBe(20_000);
    expect(search.bestScore).toBeGreaterThan(exact.bestScore);
    expect(search.bestScore).toBe(score(puzzle, search.best.cells));
  });

  it("without any allowed are the placement walk", () => {
    const puzzle = named("brendan-4x4");
    const search = new MismatchSearch(puzzle, cellOrder(puzzle, "row"), { mismatches: 0, from: 0 });
    while (!search.isEnded) search.advance(1000);
    expect(search.placements).toBe(walk(searchOf(puzzle), true).placements);
    expect(search.bestScore).toBe(24);
  });
});
