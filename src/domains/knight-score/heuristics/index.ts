/** The table of heuristics for the knight score game, and what each guarantees. */
import { type Heuristic, zero } from "../../../search/index.ts";
import type { HeuristicRow } from "../../domain.ts";
import type { KnightScore, KnightState } from "../problem.ts";
import { plannedJumps } from "./plan.ts";
import { fewestJumps, pointsLostAtLeast } from "./reach.ts";

export interface KnightHeuristic extends HeuristicRow {
  create(problem: KnightScore): Heuristic<KnightState>;
  /** The same for the goal `best`, where it estimates the points lost; undefined if there is none. */
  createForBest?(problem: KnightScore): Heuristic<KnightState>;
}

export const heuristics = {
  zero: {
    summary: "0 for every board",
    admissible: true,
    consistent: true,
    create: () => zero,
    createForBest: () => zero,
  },
  base: {
    aliases: ["heurística base"],
    summary: "missing points divided by the mean of the numbers left, as in the manual; guarantees nothing",
    admissible: false,
    consistent: false,
    create: base,
  },
  nova: {
    aliases: ["nova heurística", "heurística nova"],
    summary:
      "missing points times possible jumps, divided by 8 times the highest number left; guarantees nothing",
    admissible: false,
    consistent: false,
    create: nova,
  },
  reach: {
    summary:
      "fewest jumps that could score the missing points; guarantees the fewest jumps, or the best score",
    admissible: true,
    consistent: true,
    create: fewestJumps,
    createForBest: pointsLostAtLeast,
  },
  plan: {
    summary:
      "length of a game found by a small beam search; guarantees nothing, but gives short games on full boards",
    admissible: false,
    consistent: false,
    create: plannedJumps,
  },
} as const satisfies Record<string, KnightHeuristic>;

function base({ target }: KnightScore): Heuristic<KnightState> {
  return ({ cells, score }) => {
    let sum = 0;
    let count = 0;
    for (const value of cells) {
      if (value === null) continue;
      sum += value;
      count++;
    }
    return sum === 0 ? 0 : ((target - score) * count) / sum;
  };
}

function nova(problem: KnightScore): Heuristic<KnightState> {
  return (state) => {
    let highest = 0;
    for (const value of state.cells) if (value !== null && value > highest) highest = value;
    return highest === 0
      ? 0
      : ((problem.target - state.score) * problem.targets(state).length) / (8 * highest);
  };
}
