/** Every heuristic on every solvable board of the 8-puzzle; `--sample` takes some of them. */
import type { StudyDefinition } from "../definition.ts";

export const eightPuzzleComplete: StudyDefinition = {
  name: "eight-puzzle-complete",
  title: "All 181,440 boards of the 8-puzzle",
  question: "How much does each heuristic save over all boards, and how does the work grow with the depth?",
  parts: [
    {
      domain: "sliding-tiles",
      instances: [{ made: "every", first: 0, count: 181_440, options: { size: "3x3" } }],
      strategies: ["a-star"],
      heuristics: [
        "zero",
        "misplaced",
        "manhattan",
        "blank",
        "linear-conflict",
        "walking-distance",
        "pdb-4-4",
      ],
    },
  ],
  limits: {},
  repetitions: 1,
  table: {
    rows: ["strategy", "heuristic"],
    columns: null,
    cells: ["depth", "generated", "expanded", "penetrance", "timeMs"],
  },
  plots: ["nodes", "time", "growth", "penetrance"],
};
