/** The estimates of a board and the analysis of a space, away from the page, which ends the worker to stop it. */
import { faultOf } from "../../../domains/index.ts";
import { boardEstimates } from "../../../run/heuristics/board.ts";
import { analyseSpace } from "../../../run/heuristics/space.ts";
import { listenToPage, postToPage } from "../../app/worker/scope.ts";
import type { FromHeuristics, ToHeuristics } from "./messages.ts";

/** A tab has less than a process. */
const MEMORY = 400e6;
const PROGRESS_EVERY_MS = 200;

const post = (message: FromHeuristics) => postToPage(message);
let told = 0;

listenToPage<ToHeuristics>((message) => {
  try {
    if (message.type === "board")
      return post({ type: "board", estimates: boardEstimates(message.request, undefined) });
    const result = analyseSpace(message.request, {
      memory: MEMORY,
      progress: (soFar) => {
        if (performance.now() - told < PROGRESS_EVERY_MS) return;
        told = performance.now();
        post({ type: "progress", soFar });
      },
    });
    post({ type: "space", result });
  } catch (error) {
    post({ type: "failed", fault: faultOf(error) });
  }
});
