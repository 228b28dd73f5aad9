/** Korf's hundred 15-puzzles by IDA*: with Manhattan distance his own node counts, and better heuristics beside them. */
import { korf100 as boards } from "../../domains/sliding-tiles/published-boards.ts";
import type { StudyDefinition } from "../definition.ts";

export const korf100: StudyDefinition = {
  name: "korf-100",
  title: "Korf's hundred 15-puzzles",
  question: "How many nodes does IDA* make with Manhattan distance, and what do better estimates save?",
  parts: [
    {
      domain: "sliding-tiles",
      instances: [{ named: "korf-*" }],
      strategies: ["ida-star"],
      heuristics: ["manhattan", "walking-distance", "pdb-5-5-5", "pdb-6-6-3"],
    },
  ],
  limits: {},
  repetitions: 1,
  table: {
    rows: ["strategy", "heuristic"],
    columns: null,
    cells: ["depth", "generated", "expanded", "timeMs"],
  },
  printed: boards.map(({ optimal, nodes }, index) => ({
    table: "Korf 1985, IDA* with Manhattan distance",
    row: `korf-${index + 1}`,
    run: { instance: `korf-${index + 1}`, strategy: "ida-star", heuristic: "manhattan" },
    cells: [
      { column: "moves", counter: "depth", printed: optimal },
      { column: "nodes", counter: "generated", printed: nodes },
    ],
  })),
  plots: ["nodes", "time", "growth"],
  counter: "generated",
};
