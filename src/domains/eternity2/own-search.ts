/** What `solve eternity2` does unless a strategy is asked for: the placement search, on as many cores as it needs. */
import type { OwnSearch } from "../domain.ts";

export const placementSearch: OwnSearch = {
  kind: "placements",
  run: {
    strategy: "depth-limited",
    formulation: "matching",
    "max-depth": String(Number.MAX_SAFE_INTEGER),
  },
  settings: ["pieces", "seed", "fill", "nodes", "time", "cpu"],
  flags: {
    all: { summary: "find all solutions, not only the first" },
    list: { value: "[FILE]", summary: "write the solutions as viewer addresses, one per line" },
    best: { summary: "show the board with the most pieces when stopped before a solution" },
    mismatches: {
      value: "<N>",
      summary: "with --best: up to N inner edges may differ; the highest score counts",
    },
    "mismatch-from": {
      value: "<N>",
      summary: "pieces placed before an edge may differ (default: three quarters)",
    },
    workers: { value: "<N>", summary: "threads (default: one per core)" },
    checkpoint: {
      value: "<FILE>",
      summary: "save the state there twice a second and at Ctrl-C; continue from it",
    },
  },
};
