/** The search for a high score with late mismatches, in this thread, giving way to signals and progress. */
import { bestScore, MismatchSearch, type Puzzle } from "../../domains/eternity2/solver.ts";
import type { PlacementOptions, PlacementResult } from "./placement-solver.ts";

const SLICE = 2000;

export async function searchMismatches(
  puzzle: Puzzle,
  order: readonly number[],
  options: { readonly mismatches: number; readonly from: number },
  { limits, signal, onProgress }: Pick<PlacementOptions, "limits" | "signal" | "onProgress">,
): Promise<PlacementResult> {
  const begun = performance.now();
  const search = new MismatchSearch(puzzle, order, options);
  const most = limits?.placements ?? Number.POSITIVE_INFINITY;
  const result = (outcome: PlacementResult["outcome"], limit: PlacementResult["limit"] = null) => {
    const isSolution = search.bestScore === bestScore(puzzle);
    return {
      outcome: isSolution ? ("solved" as const) : outcome,
      limit: isSolution ? null : limit,
      solutions: isSolution ? 1 : 0,
      boards: isSolution ? [search.best.cells] : [],
      best: search.best.cells,
      placements: search.placements,
      timeMs: performance.now() - begun,
      workers: 1,
    };
  };
  for (;;) {
    search.advance(Math.min(SLICE, most - search.placements));
    if (search.isEnded) return result("unsolvable");
    if (search.placements >= most) return result("limit", "nodes");
    if (performance.now() - begun >= (limits?.time ?? Number.POSITIVE_INFINITY))
      return result("limit", "time");
    await new Promise<void>((resume) => setImmediate(resume));
    if (signal?.aborted) return result("interrupted");
    onProgress?.({ ...result("limit"), share: 0 });
  }
}
