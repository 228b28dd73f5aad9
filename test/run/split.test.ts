/** A split search counts what the whole one counts, in whatever order its pieces are done. */
import { describe, expect, it } from "vitest";
import { formatPuzzle } from "../../src/domains/eternity2/solver.ts";
import { eternityPuzzle, inMemory, Random, type Settings } from "../../src/domains/index.ts";
import type { RunOutcome } from "../../src/run/outcome.ts";
import { outcomeOf } from "../../src/run/outcome.ts";
import { type RunRequest, searched } from "../../src/run/run.ts";
import { PieceWorker, planFor, walkerFor } from "../../src/run/split/index.ts";
import type { PieceRecord, Split, SplitDetail } from "../../src/run/split/piece.ts";

/** Does all requested pieces, last first or in random order, and returns how many there were. */
function inPieces(
  request: RunRequest,
  way: Split = "first",
  seed = 1,
): { outcome: RunOutcome; pieces: number } {
  const plan = planFor(request, way);
  const worker = new PieceWorker({ keeper: inMemory, progress: () => {} });
  const records = new Map<number, PieceRecord>();
  const random = new Random(seed);
  for (;;) {
    const next = plan.next(records);
    if ("outcome" in next) return { outcome: next, pieces: records.size };
    const { index, piece } = next[random.below(next.length)]!;
    // As it comes back from a process or a database.
    records.set(index, JSON.parse(JSON.stringify(worker.do(request, piece))));
  }
}

/** Two walkers do the pieces in turn; each is interrupted after every slice and resumed by a new one from its record. */
function brokenOff(request: RunRequest, way: Split, detail: SplitDetail) {
  const plan = planFor(request, way, inMemory, detail);
  const finished = new Map<number, PieceRecord>();
  const unfinished = new Map<number, PieceRecord>();
  const walkers = [walkerFor(request, inMemory), walkerFor(request, inMemory)];
  let breaks = 0;
  for (;;) {
    const next = plan.next(finished);
    if ("outcome" in next) return { outcome: next, progress: plan.progress(finished, unfinished), breaks };
    for (const { index, piece } of next) {
      const walker = unfinished.has(index) ? walkerFor(request, inMemory) : walkers[index % 2]!;
      walker.begin(piece, unfinished.get(index));
      const isUnfinished = walker.advance();
      if (isUnfinished) breaks++;
      (isUnfinished ? unfinished : finished).set(index, JSON.parse(JSON.stringify(walker.record())));
    }
  }
}

function withoutTime({ metrics, ...outcome }: RunOutcome): unknown {
  return { ...outcome, metrics: { ...metrics, timeMs: 0, memoryBytes: 0 } };
}

function expectSame(request: RunRequest): void {
  const whole = withoutTime(outcomeOf(searched(request)));
  for (const seed of [1, 2]) expect(withoutTime(inPieces(request, "first", seed).outcome)).toEqual(whole);
}

describe("IDA*", () => {
  const ida = (instance: string, heuristic: string, more: Settings = {}): RunRequest => ({
    domain: "sliding-tiles",
    input: { instance },
    settings: { strategy: "ida-star", heuristic, ...more },
  });

  it.each([
    ["hardest-1", "manhattan"],
    ["hardest-2", "misplaced"],
    ["kotlin-2", "manhattan"],
    ["clips-1", "misplaced"],
    ["hardest-1", "walking-distance"],
    ["hardest-1", "pdb-4-4"],
    ["korf-12", "manhattan"],
    ["korf-79", "walking-distance"],
    ["korf-42", "pdb-5-5-5"],
  ])("%s with %s", { timeout: 60_000 }, (instance, heuristic) => expectSame(ida(instance, heuristic)));

  it("in another order of moves", () =>
    expectSame(ida("hardest-1", "manhattan", { order: "down,right,up,left" })));

  it("answers at once what cannot be solved", () => {
    const { outcome, pieces } = inPieces(ida("kotlin-1", "manhattan"));
    expect(outcome).toMatchObject({ outcome: "unsolvable", metrics: { generated: 0 } });
    expect(pieces).toBe(0);
  });

  it("is refused where it cannot be split", () => {
    expect(() => planFor(ida("hardest-1", "blank"), "first")).toThrow(
      "IDA* cannot be split with this heuristic",
    );
    expect(() => planFor(ida("hardest-1", "manhattan"), "all")).toThrow(
      "split: all does not work for sliding-tiles · ida-star; use first.",
    );
    expect(() => planFor(ida("hardest-1", "manhattan", { nodes: "5" }), "first")).toThrow('no limit "nodes"');
    expect(() => planFor(ida("hardest-1", "manhattan", { strategy: "a-star" }), "first")).toThrow(
      "cannot be split",
    );
  });
});

describe("placements of Eternity II", () => {
  const placed = (instance: string, more: Settings = {}): RunRequest => ({
    domain: "eternity2",
    input: { instance },
    settings: {
      strategy: "depth-limited",
      formulation: "matching",
      "max-depth": "36",
      pieces: "stored",
      ...more,
    },
  });

  it.each(["report-3x3", "report-4x4", "report-5x5", "brendan-5x5"])("%s, the first solution", (instance) => {
    expectSame(placed(instance));
    expectSame(placed(instance, { fill: "spiral" }));
  });

  it("all solutions: as published", () => {
    const { outcome } = inPieces(placed("brendan-5x5"), "all");
    expect(outcome).toMatchObject({
      outcome: "solved",
      reason: { code: "solutions", values: [16] },
      metrics: { generated: 113_212 },
    });
  });

  it("pieces that are interrupted again and again are counted once", () => {
    const { outcome, progress, breaks } = brokenOff(placed("brendan-5x5"), "all", { pieces: 2, list: true });
    expect(breaks).toBeGreaterThan(5);
    expect(outcome).toMatchObject({ metrics: { generated: 113_212 } });
    expect(progress).toMatchObject({ made: 113_211, solutions: 16, share: 1 });
    expect(new Set(progress.boards.map(String)).size).toBe(16);
  });

  it("are cut only if a first walk does not get to the end", () => {
    const whole = searched(placed("report-5x5")).result.metrics.generated - 1;
    for (const quick of [whole - 1, whole, 10 * whole]) {
      const { progress, outcome } = brokenOff(placed("report-5x5"), "first", { quick, best: true });
      expect(progress).toMatchObject({ made: whole, solutions: 1 });
      expect(progress.best).toEqual(progress.boards[0]);
      expect(withoutTime(outcome)).toEqual(withoutTime(outcomeOf(searched(placed("report-5x5")))));
    }
  });

  it("stop at an exact number, with the deepest board", () => {
    const { outcome, progress } = brokenOff(placed("report-6x6"), "first", { most: 12_345, best: true });
    expect(outcome).toMatchObject({ outcome: "limit", limit: "nodes", metrics: { generated: 12_346 } });
    expect(progress).toMatchObject({ made: 12_345, solutions: 0, boards: [] });
    expect(progress.best!.filter((value) => value !== 0).length).toBe(outcome.metrics!.peakFrontier - 1);
  });

  it("the deepest board is the first of its depth in the order of the walk, whatever the pieces", () => {
    // With an inner piece seen in a mirror there is no solution.
    const puzzle = eternityPuzzle({ instance: "report-5x5" }, {});
    const inner = puzzle.pieces.findIndex((sides) => !sides.includes(0) && new Set(sides).size === 4);
    const pieces = puzzle.pieces.map(([up, right, down, left], piece) =>
      piece === inner ? ([up, left, down, right] as const) : ([up, right, down, left] as const),
    );
    const request = { ...placed(""), input: { text: formatPuzzle({ ...puzzle, pieces }) } };
    const best = [1, 40, 4000].map((wanted) => {
      const { outcome, progress } = brokenOff(request, "first", { pieces: wanted, best: true });
      expect(outcome.outcome).toBe("unsolvable");
      return progress.best;
    });
    expect(best[0]!.filter((value) => value !== 0).length).toBeGreaterThan(15);
    expect(best[0]).toEqual(best[1]);
    expect(best[0]).toEqual(best[2]);
  });
});
