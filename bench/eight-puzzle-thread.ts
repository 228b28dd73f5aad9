/** A thread of eight-puzzle-all: measures the share of a row that it is sent. */
import { parentPort } from "node:worker_threads";
import { allBoards, type Counts, measured, type Row } from "./eight-puzzle-rows.ts";

export interface Share {
  readonly row: Row;
  readonly from: number;
  readonly end: number;
}

const boards = allBoards();
parentPort!.on("message", ({ row, from, end }: Share) => {
  parentPort!.postMessage(measured(row, boards, from, end) satisfies Counts);
});
