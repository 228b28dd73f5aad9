/** The table of costs of a placement, for the formulation of the report (its section 7). */
import type { Named } from "../../../search/index.ts";
import { rotationOn } from "../board.ts";
import { centreDistance } from "../cell-orders.ts";
import type { Puzzle } from "../pieces.ts";

export interface CostRow extends Named {
  readonly summary: string;
  create(puzzle: Puzzle): (cell: number, value: number) => number;
}

export const costs = {
  uniform: {
    aliases: ["F2"],
    summary: "1 for every piece (F2 of the report)",
    create: () => () => 1,
  },
  rotations: {
    aliases: ["F1", "rotaciones"],
    summary: "1 for a piece that is turned, 0 for one that lies as stored (F1)",
    create: () => (_, value) => (rotationOn(value) === 0 ? 0 : 1),
  },
  centre: {
    aliases: ["F3", "center", "centro"],
    summary: "more for a piece nearer to the centre, 0 in the first corner (F3)",
    create: (puzzle) => {
      const farthest = centreDistance(puzzle, 0);
      return (cell) => farthest - centreDistance(puzzle, cell);
    },
  },
} satisfies Record<string, CostRow>;
