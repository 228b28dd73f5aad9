/** The threads of one machine on a split search: whatever it is, it counts what one thread counts. */
import { beforeAll, describe, expect, it } from "vitest";
import { runPieces } from "../../../src/node/threads/run-pieces.ts";
import { outcomeOf } from "../../../src/run/outcome.ts";
import { type RunRequest, searched } from "../../../src/run/run.ts";
import { build } from "../../built.ts";

beforeAll(build, 120_000);

const ida: RunRequest = {
  domain: "sliding-tiles",
  input: { instance: "korf-45" },
  settings: { strategy: "ida-star", heuristic: "manhattan" },
};
const placements: RunRequest = {
  domain: "eternity2",
  input: { instance: "brendan-7x7" },
  settings: {
    strategy: "depth-limited",
    formulation: "matching",
    "max-depth": "49",
    pieces: "scrambled",
    seed: "8",
  },
};

describe.each([
  ["IDA*, round after round", ida],
  ["placements of Eternity II", placements],
])("%s", { timeout: 120_000 }, (_, request) => {
  it("on three threads counts what one walk counts", async () => {
    const { whole, workers, made, outcome } = await runPieces(request, "first", { workers: 3 });
    const { metrics, ...single } = outcomeOf(searched(request));
    expect(workers).toBe(3);
    expect(outcome).toBe("solved");
    expect(made).toBe(metrics!.generated - 1);
    const { timeMs: _time, memoryBytes: _memory, ...counters } = metrics!;
    expect(whole).toMatchObject({ ...single, metrics: counters });
  });
});

describe.each([
  ["IDA*", { ...ida, input: { instance: "korf-88" } }],
  [
    "placements",
    {
      ...placements,
      input: { instance: "brendan-16x16" },
      settings: { ...placements.settings, "max-depth": "256" },
    },
  ],
])("%s without an end in sight", { timeout: 60_000 }, (_, request) => {
  it("stops at a signal, and after a time", async () => {
    const stop = new AbortController();
    const interrupted = runPieces(request, "first", { workers: 2, signal: stop.signal });
    setTimeout(() => stop.abort(), 300);
    expect(await interrupted).toMatchObject({ outcome: "interrupted", limit: null, whole: undefined });
    const late = await runPieces(request, "first", { workers: 2, time: 300 });
    expect(late).toMatchObject({ outcome: "limit", limit: "time", solutions: 0 });
    expect(late.made).toBeGreaterThan(0);
  });
});
