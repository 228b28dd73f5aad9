/** The inside of a thread that shares in a split search: takes pieces of each round it is sent. */
import { parentPort, workerData } from "node:worker_threads";
import { walkerFor } from "../../run/split/index.ts";
import { quietTableCache } from "../files/table-cache.ts";
import type { PieceThreadData, ToPieceThread } from "./piece-messages.ts";
import { PieceTaker } from "./piece-taker.ts";

const shared = workerData as PieceThreadData;
const walker = walkerFor(shared.request, quietTableCache(shared.tables));
const taker = new PieceTaker(walker, shared, (message) => parentPort!.postMessage(message));
parentPort!.on("message", (pieces: ToPieceThread) => {
  taker.begin(pieces);
  while (taker.advance());
});
