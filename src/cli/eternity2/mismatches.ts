/** The search for a high score with late mismatches, in this thread, pausing for signals and progress. */
import { bestScore, MismatchSearch, type Puzzle } from "../../domains/eternity2/solver.ts";
import { cpuSince, type PiecesOptions, type PiecesResult } from "../../node/threads/run-pieces.ts";

const PLACEMENTS_PER_SLICE = 2000;

export async function searchMismatches(
  puzzle: Puzzle,
  order: readonly number[],
  options: { readonly mismatches: number; readonly from: number },
  {
    nodes,
    time,
    cpu,
    signal,
    onProgress,
  }: Pick<PiecesOptions, "nodes" | "time" | "cpu" | "signal" | "onProgress">,
): Promise<Omit<PiecesResult, "whole">> {
  const begun = performance.now();
  const cpuBegun = process.cpuUsage();
  const search = new MismatchSearch(puzzle, order, options);
  const most = nodes ?? Number.POSITIVE_INFINITY;
  const result = (outcome: PiecesResult["outcome"], limit: PiecesResult["limit"] = null) => {
    const isSolution = search.bestScore === bestScore(puzzle);
    return {
      outcome: isSolution ? ("solved" as const) : outcome,
      limit: isSolution ? null : limit,
      solutions: isSolution ? 1 : 0,
      boards: isSolution ? [search.best.cells] : [],
      best: search.best.cells,
      made: search.placements,
      share: 0,
      timeMs: performance.now() - begun,
      workers: 1,
    };
  };
  for (;;) {
    search.advance(Math.min(PLACEMENTS_PER_SLICE, most - search.placements));
    if (search.isEnded) return result("unsolvable");
    if (search.placements >= most) return result("limit", "nodes");
    if (performance.now() - begun >= (time ?? Number.POSITIVE_INFINITY)) return result("limit", "time");
    if (cpu !== undefined && cpuSince(cpuBegun) >= cpu) return result("limit", "cpu");
    await new Promise<void>((resume) => setImmediate(resume));
    if (signal?.aborted) return result("interrupted");
    onProgress?.(result("limit"));
  }
}
