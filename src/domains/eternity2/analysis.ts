/** What an analysis of heuristics knows of Eternity II. */
import type { AnalysisRow, Space } from "../analysis.ts";
import type { Settings } from "../domain.ts";
import { sizeNumbers } from "../text/numbers.ts";
import { instances } from "./instances.ts";
import { spaceCounts } from "./space-counts.ts";

export const eternityAnalysis: AnalysisRow = { space };

/** The boards that the pieces of the report make, by the size of its boards: `2x2` to `6x6`. */
function space(name: string, { cost = "uniform" }: Settings): Space | undefined {
  const [side, other] = sizeNumbers(name) ?? [];
  if (side === undefined || side !== other || !Object.hasOwn(instances, `report-${name}`)) return undefined;
  const counts = spaceCounts(side);
  return {
    input: { instance: `report-${name}` },
    states: Number(counts.boards),
    // Any way to fill the board costs the same, unless a cost tells them apart.
    solver: { strategy: cost === "uniform" ? "depth-first" : "uniform-cost", formulation: "matching" },
    counts,
  };
}
