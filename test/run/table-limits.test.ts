/** Limits hold while tables of heuristics are built, as long as a run does not share them with others. */
import { describe, expect, it } from "vitest";
import type { TableKeeper } from "../../src/domains/index.ts";
import { analyseSpace } from "../../src/run/heuristics/space.ts";
import { prepare, type RunRequest, run } from "../../src/run/run.ts";

/** Builds every table afresh, and none in less than 100 ms. */
function slowKeeper(): TableKeeper & { readonly built: string[] } {
  const built: string[] = [];
  return {
    built,
    table(id, _bytes, build) {
      const table = build(() => {
        const until = performance.now() + 10;
        while (performance.now() < until);
      });
      built.push(id);
      return table;
    },
  };
}

const request = (limit: Record<string, string>): RunRequest => ({
  domain: "sliding-tiles",
  input: { text: "14 15 8 12 10 11 9 13 2 6 5 1 3 7 4 0" },
  settings: { strategy: "ida-star", heuristic: "pdb-5-5-5", ...limit },
});

describe("a run alone", () => {
  it.each([
    ["time", { time: "30ms" }, {}],
    ["cpu", { cpu: "30ms" }, {}],
    ["memory", { memory: "1MB" }, { memoryInUse: () => 2e6 }],
  ])("stops at its limit of %s", (limit, settings, host) => {
    const keeper = slowKeeper();
    const abandoned: string[] = [];
    const result = run(request(settings), { keeper, abandoned: (table) => abandoned.push(table), ...host });
    expect(result).toMatchObject({ outcome: "limit", limit, states: [], metrics: { expanded: 0 } });
    expect(result.metrics.timeMs).toBeGreaterThan(0);
    expect([keeper.built, abandoned]).toEqual([[], [expect.stringContaining("patterns-4x4")]]);
  });

  it("has what its tables leave of a limit", () => {
    const { options, isReady } = prepare(request({ time: "60s" }), { keeper: slowKeeper() });
    expect(isReady).toBe(true);
    expect(options.limits.time).toBeGreaterThan(0);
    expect(options.limits.time).toBeLessThan(60_000 - 100);
  });

  it("in a study has its limits for itself", () => {
    const keeper = slowKeeper();
    const result = run(request({ time: "30ms" }), { keeper, sharesTables: true });
    expect(keeper.built).toHaveLength(1);
    expect(result.metrics.expanded).toBeGreaterThan(0);
  });
});

describe("an analysis", () => {
  it.each([undefined, 3])("stops while tables are built (sample of %s)", (sample) => {
    const keeper = slowKeeper();
    const result = analyseSpace(
      {
        domain: "sliding-tiles",
        space: "4x4",
        settings: { time: "30ms", ...(sample === undefined && { nodes: "1000000000" }) },
        heuristics: sample === undefined ? ["pdb-5-5-5"] : ["manhattan"],
        sample,
      },
      { keeper },
    );
    expect(result).toMatchObject({ outcome: "limit", limit: "time" });
    expect(keeper.built).toEqual([]);
  });
});
