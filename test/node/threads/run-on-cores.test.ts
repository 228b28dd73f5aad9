/** A search that other threads join in the middle ends as if it had been alone. */
import { beforeAll, expect, it } from "vitest";
import { quietTableCache } from "../../../src/node/files/table-cache.ts";
import { runOnCores } from "../../../src/node/threads/run-on-cores.ts";
import { type RunRequest, type RunResult, run } from "../../../src/run/run.ts";
import { build } from "../../built.ts";

beforeAll(build, 120_000);

function request(instance: string, heuristic: string, more: Record<string, string> = {}): RunRequest {
  return {
    domain: "sliding-tiles",
    input: { instance },
    settings: { strategy: "ida-star", heuristic, ...more },
  };
}

const withoutTime = ({ metrics, ...result }: RunResult) => ({
  ...result,
  metrics: { ...metrics, timeMs: 0, memoryBytes: 0 },
});

it.each([
  ["Manhattan distance", request("korf-45", "manhattan")],
  [
    "another order and counting",
    request("korf-12", "manhattan", { order: "down,right,up,left", counting: "kept" }),
  ],
  ["pattern databases that the threads share", request("korf-99", "pdb-5-5-5")],
  ["a limit on nodes", request("korf-88", "manhattan", { nodes: "1000000" })],
  ["no walk in place", request("korf-12", "manhattan,linear-conflict", { nodes: "20000" })],
  ["a board without a solution", request("kotlin-1", "manhattan")],
])("%s", { timeout: 120_000 }, async (_, asked) => {
  const onOneThread = run(asked, { keeper: quietTableCache() });
  const shared = await runOnCores(asked, { keeper: quietTableCache(new Map()) }, 3, 0);
  expect(withoutTime(shared)).toEqual(withoutTime(onOneThread));
});

it("keeps a limit on time", { timeout: 60_000 }, async () => {
  const late = await runOnCores(
    request("korf-88", "manhattan", { time: "1" }),
    { keeper: quietTableCache(new Map()) },
    2,
    300,
  );
  expect(late).toMatchObject({ outcome: "limit", limit: "time", actions: [] });
  expect(late.metrics.timeMs).toBeGreaterThanOrEqual(1000);
  expect(late.metrics.generated).toBeGreaterThan(late.metrics.expanded);
});

it("stops when it is asked to, and shows progress until then", { timeout: 60_000 }, async () => {
  let aborted = false;
  const shown: number[] = [];
  const stopped = await runOnCores(
    request("korf-88", "manhattan"),
    {
      keeper: quietTableCache(new Map()),
      signal: {
        get aborted() {
          return aborted;
        },
      },
      progress: (soFar) => {
        shown.push(soFar().metrics.generated);
        aborted = shown.length > 12;
      },
    },
    2,
    50,
  );
  expect(stopped.outcome).toBe("interrupted");
  expect(stopped.metrics.generated).toBeGreaterThanOrEqual(shown.at(-1)!);
});
