/** What the page and the worker that looks at heuristics say to each other. */
import type { Fault } from "../../../domains/index.ts";
import type { BoardEstimates } from "../../../run/heuristics/board.ts";
import type { SpaceRequest, SpaceResult } from "../../../run/heuristics/space.ts";
import type { RunRequest } from "../../../run/run.ts";
import type { AnalysisProgress } from "../../../search/index.ts";

export type ToHeuristics =
  | { readonly type: "board"; readonly request: RunRequest }
  | { readonly type: "space"; readonly request: SpaceRequest };

export type FromHeuristics =
  | { readonly type: "board"; readonly estimates: BoardEstimates }
  | { readonly type: "progress"; readonly soFar: AnalysisProgress }
  | { readonly type: "space"; readonly result: SpaceResult }
  | { readonly type: "failed"; readonly fault: Fault };
