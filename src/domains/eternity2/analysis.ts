/** What an analysis of heuristics knows of Eternity II. */
import type { AnalysisRow, Space } from "../analysis.ts";
import type { Settings } from "../domain.ts";
import { sizeNumbers } from "../text/numbers.ts";
import { instances } from "./instances.ts";
import { spaceCounts } from "./space-counts.ts";

export const eternityAnalysis: AnalysisRow = {
  space,
  nameOf: (instance) =>
    instance.startsWith(OF_THE_REPORT) ? instance.slice(OF_THE_REPORT.length) : undefined,
  options: ["formulation", "cost", "pieces"],
};

const OF_THE_REPORT = "report-";

/** The boards that the pieces of the report make, by the size of its boards: `2x2` to `6x6`. */
function space(name: string, { cost = "uniform" }: Settings): Space | undefined {
  const [side, other] = sizeNumbers(name) ?? [];
  if (side === undefined || side !== other || !Object.hasOwn(instances, `${OF_THE_REPORT}${name}`))
    return undefined;
  const counts = spaceCounts(side);
  return {
    input: { instance: `${OF_THE_REPORT}${name}` },
    states: Number(counts.boards),
    // Any way to fill the board costs the same, unless a cost tells them apart.
    solver: { strategy: cost === "uniform" ? "depth-first" : "uniform-cost", formulation: "matching" },
    counts,
  };
}
