/** The kernel gives way while it writes many nodes into a larger table: limits are looked at in between. */
import { expect, it } from "vitest";
import { instances } from "../../../../src/domains/sliding-tiles/instances.ts";
import { SlidingTiles } from "../../../../src/domains/sliding-tiles/problem.ts";
import { solve, zero } from "../../../../src/search/index.ts";

const fifteen = { rows: 4, columns: 4 };
const goal = Array.from({ length: 16 }, (_, cell) => cell);
const problem = new SlidingTiles(fifteen, instances["korf-88"]!.start, { goal });
const MOST_BYTES = 1e9;
const EXPANSIONS = 20_000;

it("pauses without an expansion, and stops exactly where it is told", { timeout: 60_000 }, () => {
  const form = problem.graph(zero, "f")!;
  form.place(problem.starts[0]!, 0);
  let waiting: number | undefined;
  for (let expanded = 0; waiting === undefined && expanded < 2_000_000; ) {
    expect(form.search(EXPANSIONS, MOST_BYTES)).toBe("paused");
    const now = form.counts().expanded;
    if (now - expanded < EXPANSIONS) waiting = now;
    expanded = now;
  }
  expect(waiting).toBeDefined();
  expect(form.search(0, MOST_BYTES)).toBe("paused");
  expect(form.counts()).toMatchObject({ expanded: waiting, taken: waiting! });
  form.end();
  const { metrics } = solve(problem, "uniform-cost", { limits: { nodes: waiting! + 1000 } });
  expect(metrics.expanded).toBe(waiting! + 1000);
});
