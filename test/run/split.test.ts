/** A search that is split counts what the whole one counts, in whatever order its pieces are done. */
import { describe, expect, it } from "vitest";
import { inMemory, Random, type Settings } from "../../src/domains/index.ts";
import type { RunOutcome } from "../../src/run/outcome.ts";
import { outcomeOf } from "../../src/run/outcome.ts";
import { type RunRequest, searched } from "../../src/run/run.ts";
import { PieceWorker, planFor } from "../../src/run/split/index.ts";
import type { PieceRecord, Split } from "../../src/run/split/piece.ts";

/** Does all pieces that are asked for, the last first or by chance, and says how many there were. */
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
    expect(() => planFor(ida("hardest-1", "blank"), "first")).toThrow("no walk that can be split");
    expect(() => planFor(ida("hardest-1", "manhattan"), "all")).toThrow("split: all is not for ida-star");
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
});
