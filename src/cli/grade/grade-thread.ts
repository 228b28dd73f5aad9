/** The inside of the thread that grades: one board after the other, each result sent as soon as it is known. */
import { parentPort, workerData } from "node:worker_threads";
import { type GradedRun, type GradeRequest, gradeBoard } from "../../run/rules/grade.ts";

/** What the thread is given. */
export interface ToGrader {
  readonly request: GradeRequest;
  /** The first board to grade. */
  readonly from: number;
  /** Not 0 at index 0: stop. */
  readonly stop: Int32Array;
}

/** What the thread says, once for each board in order. */
export type FromGrader = GradedRun;

const { request, from, stop } = workerData as ToGrader;
const signal = {
  get aborted() {
    return Atomics.load(stop, 0) !== 0;
  },
};

for (const board of request.boards.slice(from)) {
  const graded: FromGrader = gradeBoard(request, board, signal);
  if (signal.aborted) break;
  parentPort!.postMessage(graded);
}
